"""Moves in an environment: an answer that may be wrong, and those of players who do anything."""

from __future__ import annotations

from quayside.kernel.agenda import first_waiting, walk
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64
from quayside.kernel.rng import Quick
from quayside.kernel.sets import has
from quayside.kernel.state import State


def move(g: State, seat: i64, action: i64) -> bool:
    """Carry an action out if it is legal; False, and nothing done, if it is not. Nothing is logged."""
    if not 0 <= action < g.book.actions.size or walk(g, seat, action).reason != LEGAL:
        return False
    g.play(seat, action)
    return True


def waits_for(g: State, seat: i64) -> bool:
    """Whether that seat has to decide something, or nobody has any more."""
    return g.over != 0 or has(g.waiting(), seat)


def play_at_random(g: State, seat: i64, rng: Quick) -> None:
    """Let the other seats do anything legal until `seat` has to decide, or the game is over."""
    while not waits_for(g, seat):
        who = first_waiting(g)
        o = walk(g, who, -1)
        g.play(who, o.items[rng.below(o.n)])
