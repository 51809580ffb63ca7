"""What a player needs to know about a game: which actions are worth a look, and how a position stands."""

from __future__ import annotations

import math
from typing import Final, Mapping

from quayside.kernel.actions import Catalogue
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64, mypyc_attr, vec, zeros
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

STEEP: Final = 0.6  # how fast a weight grows with an action's worth
FINE: Final = 400.0  # the weight of what is worth nothing: enough that hundredths of a point are told apart
HIGHEST: Final = 24.0
LOWEST: Final = -3.0
NEVER: Final = -99.0  # what is out of the question


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """One per game and player. The only place where a player meets knowledge of a game.

    Weights are asked for on a deal that the seat holds possible, or on the true table: they may look at nothing that
    the seat does not see. Values are asked for at the end of a line that was played out, and may look at everything.
    """

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        """How often a sensible player would take a legal action, relative to the others; 0 for never."""
        return 1

    def lean(self, leanings: Mapping[str, float]) -> None:
        """Take on a character: how far it differs from the plain player, by the names that the game has for that."""
        raise AssertionError("a judge that has no characters cannot take one on")

    def prepare(self, g: State, seat: i64) -> None:
        """Called before the weights of one decision are asked for."""

    def totals(self, g: State) -> list[float]:
        """For every player, one without a seat included, the points that can be expected in the end."""
        raise AssertionError("a judge says what can be expected")

    def values(self, g: State) -> list[float]:
        """For every seat, how likely it looks to win, from 0 to 1."""
        raise AssertionError("a judge says how a position stands")

    def best(self, g: State, seat: i64, o: Offers, rng: Quick) -> i64:
        """The heaviest of the legal actions, chance deciding between equals: play that looks no further."""
        found: i64 = o.items[0]
        if o.n == 1:
            return found
        self.prepare(g, seat)
        heaviest: i64 = -1
        equals: i64 = 0
        for i in range(o.n):
            weight = self.weight(g, seat, o.items[i])
            if weight > heaviest:
                heaviest = weight
                found = o.items[i]
                equals = 1
            elif weight == heaviest:
                equals += 1
                if rng.below(equals) == 0:
                    found = o.items[i]
        return found


class Kinds:
    """For every action of a catalogue its kind, as a number."""

    def __init__(self, actions: Catalogue) -> None:
        self.names: list[str] = [kind.name for kind in actions.kinds]
        self.kind: vec[i64] = zeros(actions.size)
        for number, kind in enumerate(actions.kinds):
            for action in range(kind.first, kind.first + kind.count):
                self.kind[action] = number


def weight_of(worth: float) -> i64:
    """A weight for what an action is worth in points: a point more, nearly twice the weight."""
    if worth <= NEVER:
        return 0
    return i64(FINE * math.exp(STEEP * min(HIGHEST, max(LOWEST, worth))) + 0.5)


def chances(totals: list[float], scale: float) -> list[float]:
    """How likely each seat looks to win, from the totals expected; `scale` points make a lead clear."""
    found: list[float] = []
    for seat in range(len(totals)):
        best = -1000.0
        for rival in range(len(totals)):
            if rival != seat and totals[rival] > best:
                best = totals[rival]
        found.append(1.0 / (1.0 + math.exp((best - totals[seat]) / scale)))
    return found
