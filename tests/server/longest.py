"""Games as long as anybody wants them: two actions that take each other back, again and again."""

from __future__ import annotations

import random

import quayside
from quayside.kernel.state import State
from quayside.table.table import PLAYING, Header, Seat, Table

GAME, THERE, BACK = "shipyard", "load(piece=captain)", "unload(piece=captain)"


def long_game(actions: int, seed: int = 1) -> State:
    """A running game with that many actions."""
    g = quayside.new(GAME, 2, str(seed))
    rng = random.Random(seed)
    there = g.index(THERE)
    while there not in g.legal():
        g.apply(rng.choice(g.legal()))
    while len(g.log) < actions:
        g.apply(there)
        g.apply(BACK)
    return g


def table_of(g: State) -> Table:
    """A running table of that game, with a person p0, p1 ... at each seat."""
    header = Header(
        id="long",
        owner="p0",
        name="",
        game=g.game,
        options=dict(g.options),
        rules=g.book.version,
        seed=str(g.dump()["seed"]),
        origin=None,
        public=True,
        mode="live",
        spectators=True,
        confirm=False,
        clock=None,
        absence=60.0,
        created_at=0.0,
        status=PLAYING,
        started_at=0.0,
    )
    return Table(header, [Seat(seat, person=f"p{seat}") for seat in range(int(g.seats))], g)
