"""A review's work shared between processes of this machine."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Iterator, Optional

import quayside
from quayside.coach.work import Desk, Piece, Plan, Sharing
from quayside.kernel.state import State

_desk: Optional[Desk] = None


def _begin(dump: str, plan: Plan, seed: int) -> None:
    global _desk
    _desk = Desk(quayside.load(json.loads(dump)), plan, seed)


def _do(piece: Piece) -> Any:
    assert _desk is not None
    return _desk.do(piece)


@contextmanager
def shared(g: State, plan: Plan, seed: int, processes: int) -> Iterator[Optional[Sharing]]:
    """Something that does pieces in so many processes; None, which is this one, for a single one."""
    if processes < 2:
        yield None
        return
    settings = (json.dumps(g.dump()), plan, seed)
    with ProcessPoolExecutor(processes, get_context("spawn"), _begin, settings) as pool:
        yield lambda pieces: pool.map(_do, pieces)
