"""A review's work shared between processes of this machine.

Each has a pipe of its own and ends when its other end is gone, so nobody works on for a process that was killed.
"""

from __future__ import annotations

import json
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Iterator, Optional, Sequence

import quayside
from quayside.coach.work import Desk, Piece, Plan, Sharing
from quayside.kernel.state import State


def _help(pipe: Connection, dump: str, plan: Plan, seed: int) -> None:
    """Do pieces until there are no more."""
    desk = Desk(quayside.load(json.loads(dump)), plan, seed)
    with suppress(EOFError, OSError):
        while True:
            number, piece = pipe.recv()
            pipe.send((number, desk.do(piece)))


class Helpers:
    """So many processes at the same desk."""

    def __init__(self, g: State, plan: Plan, seed: int, count: int) -> None:
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        dump = json.dumps(g.dump())
        for _number in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_help, args=(theirs, dump, plan, seed), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def share(self, pieces: Sequence[Piece]) -> Iterator[Any]:
        """What came of the pieces, in their order; whoever is done with one gets the next."""
        left = iter(enumerate(pieces))
        found: dict[int, Any] = {}
        busy = {pipe for pipe in self._pipes if self._handed(pipe, left)}
        for number in range(len(pieces)):
            while number not in found:
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    done, came = pipe.recv()
                    found[done] = came
                    if not self._handed(pipe, left):
                        busy.remove(pipe)
            yield found.pop(number)

    @staticmethod
    def _handed(pipe: Connection, left: Iterator[tuple[int, Piece]]) -> bool:
        """Whether there was another piece to do."""
        piece = next(left, None)
        if piece is not None:
            pipe.send(piece)
        return piece is not None

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
            process.join()


@contextmanager
def shared(g: State, plan: Plan, seed: int, processes: int) -> Iterator[Optional[Sharing]]:
    """Something that does pieces in so many processes; None, which is this one, for a single one."""
    if processes < 2:
        yield None
        return
    helpers = Helpers(g, plan, seed, processes)
    try:
        yield helpers.share
    finally:
        helpers.close()
