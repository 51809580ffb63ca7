"""Random play inside the engine: as fast as the rules allow, with full legal lists."""

from __future__ import annotations

from quayside.kernel.agenda import first_waiting, walk
from quayside.kernel.packed import i64
from quayside.kernel.rng import Quick
from quayside.kernel.state import State


def random_playout(g: State, rng: Quick, limit: int = 1_000_000) -> int:
    """Play random legal actions to the end, or until `limit` decisions; return how many were taken."""
    count: i64 = 0
    most: i64 = limit
    g.recording = False
    while not g.over and count < most:
        seat = first_waiting(g)
        o = walk(g, seat, -1)
        g.play(seat, o.items[rng.below(o.n)])
        count += 1
    return count
