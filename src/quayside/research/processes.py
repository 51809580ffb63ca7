"""A batch in several processes: each has a part of the tables and writes into arrays that all share.

`send` hands out actions and `recv` waits for the part that is ready first, so that a learner can think about one part
while another is played; `step` does both for all. The processes end with the one that made them, however it ends.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import time
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
from quayside.research.batch import (
    Arrays,
    Batch,
    BatchArrays,
    IllegalAnswer,
    Seeds,
    Setting,
    lists_of_legal,
    picked,
    seeds_of,
)
from quayside.research.tables import OutOfOrder

AWAKE: Final = 0.001  # seconds that a process looks out for the next word before it falls asleep


class WorkerFailed(QuaysideError):
    """A process of a batch has failed or ended; what it said is in the message."""


class SharedArrays:
    """All arrays of a batch, the lists of legal actions and the chosen ones, in memory that processes share."""

    def __init__(self, setting: Setting, name: Optional[str] = None) -> None:
        beside = {"action": ((setting.tables,), np.dtype(np.int64)), "legal": lists_of_legal(setting)}
        shapes = {**Arrays.shapes(setting), **beside}
        sizes = [int(np.prod(shape)) * kind.itemsize for shape, kind in shapes.values()]
        starts = np.cumsum([0, *((size + 63) // 64 * 64 for size in sizes)])
        self.memory = SharedMemory(name, create=name is None, size=int(starts[-1]))
        made: dict[str, NDArray[Any]] = {
            field: np.ndarray(shape, kind, self.memory.buf, int(start))
            for (field, (shape, kind)), start in zip(shapes.items(), starts[:-1], strict=True)
        }
        self.action: NDArray[np.int64] = made.pop("action")
        self.legal: NDArray[np.int16] = made.pop("legal")
        self.arrays = Arrays(**made)

    def close(self) -> None:
        """Let go of the arrays: after that nobody may look at them."""
        del self.arrays, self.action, self.legal
        with contextlib.suppress(BufferError):  # somebody holds an array still; the system frees it with the process
            self.memory.close()


class Share:
    """What a process has of a batch: its tables, and the rows of the shared arrays that are theirs."""

    def __init__(self, setting: Setting, rows: slice, shared: SharedArrays, line: Connection) -> None:
        mine = replace(setting, tables=rows.stop - rows.start)
        self._batch = Batch(mine, shared.arrays.rows(rows), rows.start, shared.legal[rows])
        self._action = shared.action[rows]
        self._line = line

    def step(self) -> None:
        self._batch.play(self._action)  # who sent the actions has looked at them

    def reset(self) -> None:
        self._batch.reset(self._line.recv())

    def deal_again(self) -> None:
        self._batch.deal_again(self._line.recv())


_WORDS: Final[dict[bytes, Callable[[Share], None]]] = {
    b"step": Share.step,
    b"reset": Share.reset,
    b"deal_again": Share.deal_again,
}


def _stay_awake(line: Connection) -> None:
    """Look out for the next word for a moment: to fall asleep and be woken takes a tenth of a step."""
    end = time.perf_counter() + AWAKE
    while not line.poll() and time.perf_counter() < end:
        pass


def _work(setting: Setting, first: int, end: int, name: str, line: Connection) -> None:
    """What a process does: wait for a word, do it to its tables, and answer with nothing, or with the problem."""
    shared = SharedArrays(setting, name)
    try:
        share = Share(setting, slice(first, end), shared, line)
        line.send_bytes(b"")
        while True:
            _stay_awake(line)
            word = _WORDS[line.recv_bytes()]
            try:
                word(share)
            except QuaysideError as problem:
                line.send_bytes(str(problem).encode())
            else:
                line.send_bytes(b"")
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
        self._starts = np.arange(self.tables) * self.mask.shape[1]  # of each mask, if they were one row
        context = multiprocessing.get_context("spawn")
        edges = [setting.tables * at // processes for at in range(processes + 1)]
        self.parts = [slice(start, end) for start, end in pairwise(edges)]
        self._lines: list[Connection] = []
        self._busy: set[int] = set()
        self._processes = []
        for part in self.parts:
            here, there = context.Pipe()
            task = (setting, part.start, part.stop, self._shared.memory.name, there)
            process = context.Process(target=_work, args=task, daemon=True)
            process.start()
            there.close()
            self._processes.append(process)
            self._lines.append(here)
        self._busy = set(range(processes))
        self._all()

    def send(self, actions: NDArray[np.integer[Any]], part: Optional[int] = None) -> None:
        """Begin a step of one part, or of all: an action for each of its tables."""
        chosen = list(self._chosen(part))
        answers = np.asarray(actions)
        rows = self._rows(chosen, answers)
        self._check(answers, rows)
        self._shared.action[rows] = answers
        for at, _rows in chosen:
            self._say(at, b"step")

    def recv(self) -> int:
        """Wait for a part that has finished its step, and say which: `parts` has its tables."""
        if not self._busy:
            raise OutOfOrder("no part is at work: send() comes before recv()")
        ready = wait([self._lines[at] for at in self._busy])
        at = next(at for at in sorted(self._busy) if self._lines[at] in ready)
        self._hear(at)
        return at

    def ready(self) -> bool:
        """Whether recv() would not have to wait."""
        return bool(wait([self._lines[at] for at in self._busy], 0))

    def rests(self) -> bool:
        """Take in every part that has finished its step; whether none is in the middle of one."""
        if self._busy:
            ready = wait([self._lines[at] for at in self._busy], 0)
            for at in [at for at in self._busy if self._lines[at] in ready]:
                self._hear(at)
        return not self._busy

    @property
    def memory(self) -> NDArray[np.uint8]:
        """All that the processes share, as bytes; nobody may hold it when the batch is closed."""
        shared = self._shared.memory
        return np.ndarray((shared.size,), np.uint8, shared.buf)

    def step(self, actions: NDArray[np.integer[Any]]) -> Arrays:
        """A step of all tables."""
        self.send(actions)
        return self._all()

    def pick(self, places: NDArray[np.floating[Any]], part: Optional[int] = None) -> NDArray[np.int64]:
        """A legal action for each table of one part, or of all: that at a place from 0 to 1 of its list, so that even
        chances pick evenly."""
        rows = self._rows(list(self._chosen(part)), places)
        return picked(self._shared.legal[rows], self.legal_count[rows], np.asarray(places))

    def reset(self, seed: Seeds = None) -> Arrays:
        """Deal a game at every table; with a seed, or one for each, new sequences of deals, else the next of each."""
        seeds = None if seed is None else seeds_of(seed, self.tables)
        for at, rows in self._chosen(None):
            self._say(at, b"reset", None if seeds is None else seeds[rows])
        return self._all()

    def deal_again(self, tables: NDArray[np.bool_]) -> Arrays:
        """Deal the next game at the tables marked, finished or not."""
        for at, rows in self._chosen(None):
            self._say(at, b"deal_again", tables[rows])
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

    def _rows(self, chosen: list[tuple[int, slice]], given: NDArray[Any]) -> slice:
        """The tables of these parts, each of which is given a number."""
        rows = slice(chosen[0][1].start, chosen[-1][1].stop)
        if np.shape(given) != (rows.stop - rows.start,):
            raise BadOptions(f"a number for each of {rows.stop - rows.start} tables is needed, not {np.shape(given)}")
        return rows

    def _check(self, answers: NDArray[np.integer[Any]], rows: slice) -> None:
        """By the masks, before any process begins: an action that is illegal stops all."""
        if self._all_marked(answers, rows):
            return
        inside = (answers >= 0) & (answers < self.actions)
        legal = inside & self._marked(np.where(inside, answers, 0), rows)
        asked = self.seat[rows] != NOBODY
        wrong = asked & ~legal
        if self.setting.autoreset == "disabled":
            wrong |= ~asked
        if wrong.any():
            table = int(np.flatnonzero(wrong)[0])
            told = f"action {int(answers[table])} is not legal" if asked[table] else "the game is over"
            raise IllegalAnswer(f"table {rows.start + table}: {told}; nothing was done at any table")

    def _all_marked(self, answers: NDArray[np.integer[Any]], rows: slice) -> bool:
        """Whether every table asks somebody and allows the answer: mostly that is so, and quickly seen."""
        inside = answers.min() >= 0 and answers.max() < self.actions and self.seat[rows].min() != NOBODY
        return bool(inside and self._marked(answers, rows).all())

    def _marked(self, answers: NDArray[np.integer[Any]], rows: slice) -> NDArray[np.bool_]:
        """Whether the masks have a 1 there. To take from one long row is several times as quick as from many."""
        bits = self.setting.mask == "bits"
        found = self.mask.reshape(-1).take(self._starts[rows] + (answers >> 3 if bits else answers))
        marked: NDArray[np.bool_] = (found >> (7 - (answers & 7)) & 1 if bits else found) != 0
        return marked

    def _chosen(self, part: Optional[int]) -> Iterator[tuple[int, slice]]:
        for at, rows in enumerate(self.parts):
            if part is None or part == at:
                if at in self._busy:
                    raise OutOfOrder(f"part {at} is at work: recv() comes before the next send()")
                yield at, rows

    def _say(self, at: int, word: bytes, *given: object) -> None:
        try:
            self._lines[at].send_bytes(word)
            for each in given:
                self._lines[at].send(each)
        except OSError:
            raise self._ended(at) from None
        self._busy.add(at)

    def _hear(self, at: int) -> None:
        self._busy.discard(at)
        try:
            problem = self._lines[at].recv_bytes()
        except (EOFError, OSError):
            raise self._ended(at) from None
        if problem:
            raise WorkerFailed(f"process {at} of the batch: {problem.decode()}")

    def _ended(self, at: int) -> WorkerFailed:
        self.close()
        return WorkerFailed(f"process {at} of the batch has ended; the batch is closed")

    def _all(self) -> Arrays:
        for at in sorted(self._busy):
            self._hear(at)
        return self.arrays
