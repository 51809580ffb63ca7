"""Self-play data: whole games in shards, no shard played twice, and batches that say what was seen and done."""

from __future__ import annotations

import importlib.util
import json
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
def test_pytorch_reads_them(shards: Path) -> None:
    from torch.utils.data import DataLoader

    from quayside.research.torch_data import Decisions

    loaded = list(DataLoader(Decisions(shards, batch_size=16), batch_size=None))
    total = sum(pq.read_metadata(path).num_rows for path in shards.glob("*.parquet"))
    assert sum(len(batch["action"]) for batch in loaded) == total
    assert all(batch["action_mask"].gather(1, batch["action"][:, None]).all() for batch in loaded)
