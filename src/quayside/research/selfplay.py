"""Self-play data: what seats saw, what they might do, what they did and how it ended, as Parquet files.

A file is a shard of whole games. Shards that are there already are not played again, so a run can be stopped and go on.
"""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Callable, Final, Iterator, Optional, Sequence, Union

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

import quayside
from quayside.arena.match import Match
from quayside.arena.workers import local, on_ray, processors
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.games.registry import entry
from quayside.kernel.errors import QuaysideError
from quayside.research.observation import observation_size, tensor
from quayside.research.tables import utilities

LONGEST: Final = 200_000  # decisions of a game
_RUN: Final = b"quayside.selfplay"
WRONG: Final = (OSError, pa.ArrowException)  # a file that is cut off or damaged

log = logging.getLogger("quayside.research")


class WrongShards(QuaysideError):
    """The folder holds shards of another run."""


@dataclass(frozen=True)
class Run:
    """What makes the data what it is; more games may be added later."""

    game: str
    bots: tuple[str, ...]  # one per seat; seats rotate from game to game
    seed: int
    games_per_shard: int = 20
    options: dict[str, object] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        book = entry(self.game).book
        numbers = observation_size(self.game)
        return {**asdict(self), "bots": list(self.bots), "rules": book.version, "numbers": numbers}

    def check(self) -> None:
        Match(self.game, self.bots, self.seed, self.options).check()


def schema_of(run: Run) -> Any:
    """One row per decision."""
    columns = [
        ("game_number", pa.int64()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", pa.list_(pa.float32(), observation_size(run.game))),
        ("legal", pa.list_(pa.int16())),
        ("action", pa.int16()),
        ("utility", pa.float32()),
        ("score", pa.int32()),
        ("rank", pa.int8()),
    ]
    return pa.schema(columns, metadata={_RUN: json.dumps(run.to_dict(), sort_keys=True).encode()})


def play(run: Run, number: int) -> list[dict[str, Any]]:
    """The decisions of one game. Those that leave no choice teach nothing and are left out."""
    match = Match(run.game, run.bots, run.seed, run.options)
    seating = match.seating(number)
    g = quayside.new(run.game, len(seating), f"selfplay:{run.seed}:{match.deal_of(number)}", run.options)
    g.recording = False
    bots = {seat: make_bot(run.bots[at], run.game, match.bot_seed(number, seat)) for seat, at in enumerate(seating)}
    rows: list[dict[str, Any]] = []
    count = 0
    while not g.over and count < LONGEST:
        seat, action = bot_turn(g, bots)
        legal = g.legal(seat)
        if len(legal) > 1:
            rows.append(
                {
                    "game_number": number,
                    "decision": count,
                    "seat": seat,
                    "bot": run.bots[seating[seat]],
                    "observation": tensor(g, seat),
                    "legal": legal,
                    "action": action,
                }
            )
        g.play(seat, action)
        count += 1
    result = g.result
    assert result is not None, f"game {number} has no end"
    worth = utilities(result)
    for row in rows:
        seat = row["seat"]
        row |= {"utility": worth[seat], "score": result.scores[seat], "rank": result.ranks[seat]}
    return rows


def shard_path(folder: Path, shard: int) -> Path:
    return folder / f"shard-{shard:06}.parquet"


def write_shard(run: Run, folder: Path, shard: int) -> int:
    """Play and write one shard, whole or not at all; the number of its decisions."""
    first = shard * run.games_per_shard
    rows = [row for number in range(first, first + run.games_per_shard) for row in play(run, number)]
    partial_path = shard_path(folder, shard).with_suffix(".partial")
    pq.write_table(pa.Table.from_pylist(rows, schema_of(run)), partial_path, compression="zstd")
    partial_path.replace(shard_path(folder, shard))
    return len(rows)


def write(
    run: Run,
    folder: Union[Path, str],
    shards: int,
    workers: Optional[int] = None,
    ray: Optional[str] = None,
    progress: Callable[[], None] = lambda: None,
) -> int:
    """Write the shards that are missing or broken; the number of decisions written."""
    run.check()
    there = Path(folder)
    there.mkdir(parents=True, exist_ok=True)
    whole = {path for path in sorted(there.glob("shard-*.parquet")) if _belongs(path, run)}
    missing = [shard for shard in range(shards) if shard_path(there, shard) not in whole]
    task = partial(write_shard, run, there)
    total = 0
    for count in local(task, missing, workers or processors()) if ray is None else on_ray(task, missing, ray):
        total += count
        progress()
    return total


def _belongs(path: Path, run: Run) -> bool:
    """Whether a shard of this run is whole; one of another run is an error, a broken one is told and made again."""
    try:
        written = _run_of(pq.read_schema(path))
    except WRONG as error:
        log.warning("%s is broken and made again: %s", path, error)
        return False
    if written != json.loads(json.dumps(run.to_dict())):
        raise WrongShards(f"{path} belongs to another run: {written}")
    return True


def _run_of(schema: Any) -> dict[str, Any]:
    """The run that a shard says it belongs to."""
    found: dict[str, Any] = json.loads((schema.metadata or {}).get(_RUN, b"{}"))
    return found


@dataclass(frozen=True)
class Batch:
    """Decisions as arrays, one row each."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.bool_]
    action: NDArray[np.int64]
    utility: NDArray[np.float32]


def batches(
    folder: Union[Path, str], size: int, seed: Union[int, Sequence[int]] = 0, part: int = 0, parts: int = 1
) -> Iterator[Batch]:
    """All decisions once, shuffled within each shard, the shards in random order.

    With `parts` it is only every so many shards, from `part` on: all parts of one seed together are all decisions.
    """
    paths = sorted(Path(folder).glob("shard-*.parquet"))
    if not paths:
        raise WrongShards(f"there are no shards in {folder}")
    rng = np.random.default_rng(seed)
    for at in rng.permutation(len(paths))[part::parts]:
        yield from _batches_of(paths[at], size, rng)


def _batches_of(path: Path, size: int, rng: np.random.Generator) -> Iterator[Batch]:
    try:
        table = pq.read_table(path)
    except WRONG as error:
        told = f"{path} is broken ({error}); the command that wrote these shards makes it again"
        raise WrongShards(told) from None
    run = _run_of(table.schema)
    if not run:
        raise WrongShards(f"{path} was not written by a run of self-play")
    actions = entry(run["game"]).book.actions.size
    seen = np.asarray(table["observation"].combine_chunks().flatten()).reshape(len(table), run["numbers"])
    legal = table["legal"].combine_chunks()
    ends, items = np.asarray(legal.offsets), np.asarray(legal.values)
    action = np.asarray(table["action"]).astype(np.int64)
    utility = np.asarray(table["utility"])
    order = rng.permutation(len(table))
    for start in range(0, len(order), size):
        rows = order[start : start + size]
        masks = np.zeros((len(rows), actions), np.bool_)
        for place, row in enumerate(rows):
            masks[place, items[ends[row] : ends[row + 1]]] = True
        yield Batch(seen[rows], masks, action[rows], utility[rows])
