"""A batch in several processes: each has a part of the tables and writes into arrays that all share.

`send` hands out actions and `recv` waits for the part that is ready first, so that a learner can think about one part
while another is played; `step` does both for all. The processes end with the one that made them, however it ends.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from dataclasses import replace
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Callable, Final, Iterator, Optional

import numpy as np
from numpy.typing import NDArray

from quayside.batch.tables import NOBODY
from quayside.games.registry import entry
from quayside.kernel.errors import BadOptions, QuaysideError
from quayside.research.batch import Arrays, Batch, BatchArrays, IllegalAnswer, Seeds, Setting, seeds_of
from quayside.research.tables import OutOfOrder


class WorkerFailed(QuaysideError):
    """A process of a batch has failed or ended; what it said is in the message."""


class SharedArrays:
    """All arrays of a batch, and the actions, in memory that processes share."""

    def __init__(self, setting: Setting, name: Optional[str] = None) -> None:
        row = (setting.tables,)
        told = {"action": (row, np.dtype(np.int64)), "place": (row, np.dtype(np.float64))}
        shapes = {**Arrays.shapes(setting), **told}
        sizes = [int(np.prod(shape)) * kind.itemsize for shape, kind in shapes.values()]
        starts = np.cumsum([0, *((size + 63) // 64 * 64 for size in sizes)])
        self.memory = SharedMemory(name, create=name is None, size=int(starts[-1]))
        made: dict[str, NDArray[Any]] = {
            field: np.ndarray(shape, kind, self.memory.buf, int(start))
            for (field, (shape, kind)), start in zip(shapes.items(), starts[:-1], strict=True)
        }
        self.action: NDArray[np.int64] = made.pop("action")
        self.place: NDArray[np.float64] = made.pop("place")
        self.arrays = Arrays(**made)

    def close(self) -> None:
        """Let go of the arrays: after that nobody may look at them."""
        del self.arrays, self.action, self.place
        with contextlib.suppress(BufferError):  # somebody holds an array still; the system frees it with the process
            self.memory.close()


def _step(batch: Batch, shared: SharedArrays, rows: slice, _given: Any) -> None:
    batch.step(shared.action[rows])


def _pick(batch: Batch, shared: SharedArrays, rows: slice, _given: Any) -> None:
    shared.action[rows] = batch.pick(shared.place[rows])


def _reset(batch: Batch, _shared: SharedArrays, _rows: slice, given: Any) -> None:
    batch.reset(given)


def _deal_again(batch: Batch, _shared: SharedArrays, _rows: slice, given: Any) -> None:
    batch.deal_again(given)


_WORDS: Final[dict[str, Callable[[Batch, SharedArrays, slice, Any], None]]] = {
    "step": _step,
    "pick": _pick,
    "reset": _reset,
    "deal_again": _deal_again,
}


def _work(setting: Setting, first: int, count: int, name: str, line: Connection) -> None:
    """What a process does: wait for a word, do it to its tables, say so."""
    shared = SharedArrays(setting, name)
    rows = slice(first, first + count)
    try:
        batch = Batch(replace(setting, tables=count), shared.arrays.rows(rows), first)
        line.send(None)
        while True:
            word, given = line.recv()
            try:
                _WORDS[word](batch, shared, rows, given)
            except QuaysideError as problem:
                line.send(str(problem))
            else:
                line.send(None)
    except (EOFError, OSError, KeyboardInterrupt):
        return  # whoever asked is gone
    finally:
        shared.close()


class ProcessBatch(BatchArrays):
    """The same as a batch, in several processes."""

    def __init__(self, setting: Setting, processes: int) -> None:
        setting.check()
        if not 1 <= processes <= setting.tables:
            raise BadOptions(f"{setting.tables} tables can be shared among 1 to {setting.tables} processes")
        self.setting = setting
        self.tables = setting.tables
        self.players = setting.players
        self.actions = int(entry(setting.game).book.actions.size)
        self._shared = SharedArrays(setting)
        self.arrays = self._shared.arrays
        context = multiprocessing.get_context("spawn")
        edges = [setting.tables * at // processes for at in range(processes + 1)]
        self.parts = [slice(start, end) for start, end in pairwise(edges)]
        self._lines: list[Connection] = []
        self._busy: set[int] = set()
        self._processes = []
        for part in self.parts:
            here, there = context.Pipe()
            task = (setting, part.start, part.stop - part.start, self._shared.memory.name, there)
            process = context.Process(target=_work, args=task, daemon=True)
            process.start()
            there.close()
            self._processes.append(process)
            self._lines.append(here)
        self._busy = set(range(processes))
        while self._busy:
            self.recv()

    def send(self, actions: NDArray[np.integer[Any]], part: Optional[int] = None) -> None:
        """Begin a step of one part, or of all: an action for each of its tables."""
        chosen = list(self._chosen(part))
        rows = slice(chosen[0][1].start, chosen[-1][1].stop)
        answers = np.asarray(actions)
        if answers.shape != (rows.stop - rows.start,):
            raise BadOptions(f"an action for each of {rows.stop - rows.start} tables is needed, not {answers.shape}")
        self._check(answers, rows)
        self._shared.action[rows] = answers
        for at, _rows in chosen:
            self._say(at, "step", None)

    def recv(self) -> int:
        """Wait for a part that has finished its step, and say which: `parts` has its tables."""
        if not self._busy:
            raise OutOfOrder("no part is at work: send() comes before recv()")
        ready = wait([self._lines[at] for at in self._busy])
        at = next(at for at in sorted(self._busy) if self._lines[at] in ready)
        self._busy.discard(at)
        try:
            problem = self._lines[at].recv()
        except (EOFError, OSError):
            raise self._ended(at) from None
        if problem is not None:
            raise WorkerFailed(f"process {at} of the batch: {problem}")
        return at

    def ready(self) -> bool:
        """Whether recv() would not have to wait."""
        return bool(wait([self._lines[at] for at in self._busy], 0))

    def step(self, actions: NDArray[np.integer[Any]]) -> Arrays:
        """A step of all tables."""
        self.send(actions)
        return self._all()

    def pick(self, places: NDArray[np.floating[Any]]) -> NDArray[np.int64]:
        """A legal action per table: that at a place from 0 to 1 of its list, so that even chances pick evenly."""
        self._shared.place[:] = places
        for at, _rows in self._chosen(None):
            self._say(at, "pick", None)
        self._all()
        return self._shared.action.copy()

    def reset(self, seed: Seeds = None) -> Arrays:
        """Deal a game at every table; with a seed, or one for each, new sequences of deals, else the next of each."""
        seeds = None if seed is None else seeds_of(seed, self.tables)
        for at, rows in self._chosen(None):
            self._say(at, "reset", None if seeds is None else seeds[rows])
        return self._all()

    def deal_again(self, tables: NDArray[np.bool_]) -> Arrays:
        """Deal the next game at the tables marked, finished or not."""
        for at, rows in self._chosen(None):
            self._say(at, "deal_again", tables[rows])
        return self._all()

    def close(self) -> None:
        """End the processes. The arrays are gone with them."""
        if not self._lines:
            return
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()
        self._lines = []
        self._busy = set()
        memory = self._shared.memory
        self._shared.close()
        with contextlib.suppress(FileNotFoundError):
            memory.unlink()

    def _check(self, answers: NDArray[np.integer[Any]], rows: slice) -> None:
        """By the masks, before any process begins: an action that is illegal stops all."""
        masks = self.mask[rows]
        inside = (answers >= 0) & (answers < self.actions)
        at = np.where(inside, answers, 0)
        row = np.arange(len(at))
        bits = self.setting.mask == "bits"
        marks = masks[row, at >> 3] >> (7 - (at & 7)) & 1 if bits else masks[row, at]
        asked = self.seat[rows] != NOBODY
        wrong = asked & ~(inside & (marks != 0))
        if self.setting.autoreset == "disabled":
            wrong |= ~asked
        if wrong.any():
            table = int(np.flatnonzero(wrong)[0])
            told = f"action {int(answers[table])} is not legal" if asked[table] else "the game is over"
            raise IllegalAnswer(f"table {rows.start + table}: {told}; nothing was done at any table")

    def _chosen(self, part: Optional[int]) -> Iterator[tuple[int, slice]]:
        for at, rows in enumerate(self.parts):
            if part is None or part == at:
                if at in self._busy:
                    raise OutOfOrder(f"part {at} is at work: recv() comes before the next send()")
                yield at, rows

    def _say(self, at: int, word: str, given: object) -> None:
        try:
            self._lines[at].send((word, given))
        except OSError:
            raise self._ended(at) from None
        self._busy.add(at)

    def _ended(self, at: int) -> WorkerFailed:
        self.close()
        return WorkerFailed(f"process {at} of the batch has ended; the batch is closed")

    def _all(self) -> Arrays:
        while self._busy:
            self.recv()
        return self.arrays
