"""A review's work shared between processes of this machine: this one, and some that help it.

Each has a pipe of its own and ends when its other end is gone, so nobody works on for a process that was killed. What
is to be done is begun here at once, and helpers join in as soon as they are there.
"""

from __future__ import annotations

import json
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Callable, Final, Iterator, Optional, Sequence

import quayside
from quayside.coach.work import Desk, Piece, Plan, Sharing

Prepare = Callable[[], None]  # what a helper does before anything else; it has to be a function of a module
AHEAD: Final = 2  # pieces that a helper has, so that it never waits for another while this process does one
READY: Final = -1  # what a helper says when it is there, in the place of a piece's number


def _help(pipe: Connection, dump: str, plan: Plan, seed: int, prepare: Optional[Prepare]) -> None:
    """Do pieces until there are no more."""
    if prepare is not None:
        prepare()
    desk = Desk(quayside.load(json.loads(dump)), plan, seed)
    with suppress(EOFError, OSError):
        pipe.send((READY, None))
        while True:
            number, piece = pipe.recv()
            pipe.send((number, desk.do(piece)))


class Helpers:
    """So many processes beside this one at the same desk."""

    def __init__(self, desk: Desk, count: int, prepare: Optional[Prepare]) -> None:
        self._desk = desk
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._room: dict[Connection, int] = {}  # for how many pieces more each has room; of those that are there
        context = get_context("spawn")
        dump = json.dumps(desk.g.dump())
        for _number in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_help, args=(theirs, dump, desk.plan, desk.seed, prepare), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def share(self, pieces: Sequence[Piece]) -> Iterator[Any]:
        """What came of the pieces, in their order."""
        left = iter(enumerate(pieces))
        found: dict[int, Any] = {}
        for number in range(len(pieces)):
            while number not in found:
                self._hand_out(left)
                own = next(left, None)
                if own is not None:
                    found[own[0]] = self._desk.do(own[1])
                self._hear(found, wait_for_it=own is None)
            yield found.pop(number)

    def _hand_out(self, left: Iterator[tuple[int, Piece]]) -> None:
        """Whoever has room gets a piece; then whoever has room for another."""
        for least in range(AHEAD, 0, -1):
            for pipe, room in self._room.items():
                if room >= least and (piece := next(left, None)) is not None:
                    pipe.send(piece)
                    self._room[pipe] -= 1

    def _hear(self, found: dict[int, Any], wait_for_it: bool) -> None:
        """What the others have done meanwhile."""
        for pipe in wait(self._pipes, None if wait_for_it else 0):
            assert isinstance(pipe, Connection)
            number, came = pipe.recv()
            if number == READY:
                self._room[pipe] = AHEAD
            else:
                found[number] = came
                self._room[pipe] += 1

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
            process.join()


@contextmanager
def shared(desk: Desk, processes: int, prepare: Optional[Prepare] = None) -> Iterator[Optional[Sharing]]:
    """Something that does pieces in so many processes, this one among them; None for this one alone."""
    if processes < 2:
        yield None
        return
    helpers = Helpers(desk, processes - 1, prepare)
    try:
        yield helpers.share
    finally:
        helpers.close()
