"""Hints during play: first what to look at, then what to do, then how it may go on.

They know what the seat knows and no more.
"""

from __future__ import annotations

from dataclasses import dataclass

from quayside.bots.base import answer
from quayside.bots.registry import make_bot
from quayside.coach.lines import Lines, fate_of
from quayside.coach.telling import Told, line_of
from quayside.coach.turns import NothingThere
from quayside.kernel.state import State


@dataclass(frozen=True)
class Hint:
    """What a player of some level would answer. `kind` and `looks` point, `action` tells, `line` shows."""

    kind: str  # of the action
    looks: tuple[int, ...]  # the legal answers of that kind
    action: int
    line: Told


def hint(g: State, seat: int, bot: str, seed: int = 0) -> Hint:
    """For a seat that has to decide something."""
    if seat not in g.pending():
        raise NothingThere(f"seat {seat} has nothing to decide")
    action = answer(g, seat, make_bot(bot, g.game, seed))
    kind = g.book.actions.kind_of(action)
    looks = tuple(each for each in g.legal(seat) if g.book.actions.kind_of(each) is kind)
    line = line_of(g, Lines(g.game), seat, action, fate_of("hint", seed))
    return Hint(kind.name, looks, action, line)
