"""Self-play data: whole games in shards, no shard played twice, and batches that say what was seen and done."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from quayside.research.observation import observation_size
from quayside.research.selfplay import Run, WrongShards, batches, play, write

RUN = Run("container", ("random", "random", "random"), 3, games_per_shard=2, options={"round_limit": 2})
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def shards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shards")
    write(RUN, folder, 2, workers=1)
    return folder


def test_only_missing_shards_are_played(tmp_path: Path) -> None:
    assert write(RUN, tmp_path, 1, workers=1) > 0
    first = (tmp_path / "shard-000000.parquet").stat().st_mtime_ns
    done: list[int] = []
    assert write(RUN, tmp_path, 2, workers=1, progress=lambda: done.append(1)) > 0
    assert len(done) == 1
    assert (tmp_path / "shard-000000.parquet").stat().st_mtime_ns == first
    assert write(RUN, tmp_path, 2, workers=1) == 0
    assert not list(tmp_path.glob("*.partial"))
    with pytest.raises(WrongShards, match="another run"):
        write(Run("container", RUN.bots, 4, 2, RUN.options), tmp_path, 2, workers=1)


def test_rows_are_what_happened(shards: Path) -> None:
    rows = pq.read_table(shards / "shard-000000.parquet").to_pylist()
    assert {row["game_number"] for row in rows} == {0, 1}
    assert len(rows) == len(play(RUN, 0)) + len(play(RUN, 1))
    for row in rows:
        assert row["action"] in row["legal"]
        assert len(row["legal"]) > 1
        assert len(row["observation"]) == observation_size("container")
        assert (row["rank"] == 1) == (row["utility"] > 0)
    by_game = {(row["game_number"], row["seat"]): row["utility"] for row in rows}
    assert sum(worth for (game, _seat), worth in by_game.items() if game == 0) == pytest.approx(0)


def test_batches_hold_every_decision_once(shards: Path) -> None:
    found = list(batches(shards, 32, seed=1))
    total = sum(pq.read_metadata(path).num_rows for path in shards.glob("*.parquet"))
    assert sum(len(batch.action) for batch in found) == total
    for batch in found:
        assert batch.observation.shape == (len(batch.action), observation_size("container"))
        assert batch.action_mask[np.arange(len(batch.action)), batch.action].all()
        assert (batch.action_mask.sum(axis=1) > 1).all()
    again = next(iter(batches(shards, 32, seed=1)))
    other = next(iter(batches(shards, 32, seed=2)))
    assert (again.action == found[0].action).all()
    assert not (other.observation[: len(again.action)] == again.observation[: len(other.action)]).all()


def test_a_folder_without_shards_is_told(tmp_path: Path) -> None:
    with pytest.raises(WrongShards, match="no shards"):
        next(batches(tmp_path, 8))


def test_paths_may_be_text(tmp_path: Path) -> None:
    folder = str(tmp_path / "below")
    assert write(RUN, folder, 1, workers=1) == sum(len(batch.action) for batch in batches(folder, 64))


@pytest.mark.parametrize("left", [0, 100, 5000])
def test_a_truncated_shard_names_itself_and_is_made_again(
    tmp_path: Path, shards: Path, left: int, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copytree(shards, tmp_path, dirs_exist_ok=True)
    broken = tmp_path / "shard-000001.parquet"
    whole = broken.read_bytes()
    broken.write_bytes(whole[:left])
    with pytest.raises(WrongShards, match=r"shard-000001\.parquet is broken"):
        list(batches(tmp_path, 64))
    made: list[int] = []
    write(RUN, tmp_path, 2, workers=1, progress=lambda: made.append(1))
    assert len(made) == 1
    assert "shard-000001.parquet is broken and made again" in caplog.text
    assert pq.read_table(broken).equals(pq.read_table(shards / broken.name))


def test_parts_are_all_decisions_together(shards: Path) -> None:
    whole = sorted(batch.observation.tobytes() for batch in batches(shards, 1, (3, 1)))
    parts = [[batch.observation.tobytes() for batch in batches(shards, 1, (3, 1), part, 2)] for part in range(2)]
    assert all(parts)
    assert sorted(parts[0] + parts[1]) == whole


def test_command(tmp_path: Path) -> None:
    code = "from quayside.cli.main import run; run()"
    arguments = ["selfplay", "shipyard", "--out", str(tmp_path), "--bots", "random", "--games", "3", "--shard", "2"]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments, "--workers", "1", "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["game"], told["games"], told["shards"]) == ("shipyard", 4, 2)
    assert sum(pq.read_metadata(path).num_rows for path in tmp_path.glob("*.parquet")) == told["new_decisions"]


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed: quayside[train]")
@pytest.mark.parametrize(("workers", "persist"), [(0, False), (2, False), (2, True), (3, False)])
def test_pytorch_reads_every_decision_once_in_each_pass_and_in_another_order(
    shards: Path, workers: int, persist: bool
) -> None:
    import torch
    from torch.utils.data import DataLoader

    from quayside.research.torch_data import Decisions

    def passes() -> list[list[bytes]]:
        torch.manual_seed(1)
        data = Decisions(str(shards), batch_size=16)
        loader = DataLoader(data, batch_size=None, num_workers=workers, persistent_workers=persist)
        return [[row.numpy().tobytes() for batch in loader for row in batch["observation"]] for _pass in range(3)]

    found = passes()
    rows = sorted(batch.observation.tobytes() for batch in batches(shards, 1))
    assert all(sorted(one) == rows for one in found)
    assert found[0] != found[1] != found[2] != found[0]
    assert passes() == found
    for batch in DataLoader(Decisions(shards, batch_size=16), batch_size=None):
        assert batch["action_mask"].gather(1, batch["action"][:, None]).all()
