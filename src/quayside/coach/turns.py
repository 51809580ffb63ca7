"""A finished game in turns, and the positions inside it."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any, Final

from quayside.deals import turn_begins
from quayside.kernel.errors import IllegalAction, QuaysideError
from quayside.kernel.state import State

STRANGE: Final = "the log of this game does not lead to its end, so it is not the log of this game"


class NotOver(QuaysideError):
    """Only a finished game is reviewed: a review tells secrets."""


class NoPast(QuaysideError):
    """A game is reviewed by its log, so it needs one that begins where the game did."""


class NothingThere(QuaysideError):
    """A place in the log that does not exist, or at which there was nothing to choose."""


@dataclass(frozen=True)
class ReviewedTurn:
    """A stretch of the log between two beginnings of turns."""

    seat: int
    first: int  # entry of the log
    last: int


def checked(g: State) -> State:
    """A game that can be reviewed."""
    if not g.over or g.result is None:
        raise NotOver("only a finished game can be reviewed, because a review tells secrets")
    if not g.log:
        raise NoPast("this game has no log, so there is nothing to review")
    return g


def turns_of(g: State) -> list[ReviewedTurn]:
    """The turns of a finished game; what happens before the first one belongs to it."""
    again = g.replayed(0)
    found: list[ReviewedTurn] = []
    start, seat = 0, _active(again)
    for number, entry in enumerate(g.log):
        try:
            events = again.enter(entry)
        except IllegalAction:
            raise NoPast(STRANGE) from None
        if turn_begins(g.game, events) and number + 1 < len(g.log):
            found.append(ReviewedTurn(seat, start, number))
            start, seat = number + 1, _active(again)
    if start < len(g.log):
        found.append(ReviewedTurn(seat, start, len(g.log) - 1))
    if not again.over or again.score().to_dict() != g.score().to_dict():
        raise NoPast(STRANGE)
    return found


def _active(g: State) -> int:
    """Whose turn it is; of a turn that belongs to nobody, such as one in which all decide at once, the first asked."""
    turn: Any = g.view(None).get("turn")
    if isinstance(turn, dict) and "active" in turn:
        return int(turn["active"])
    return max(0, int(g.first_waiting()))


class Positions:
    """The positions of a game by how many entries of its log led to them. Beginnings of turns are kept."""

    def __init__(self, g: State, turns: list[ReviewedTurn]) -> None:
        self._log = g.log
        self._starts = [turn.first for turn in turns]
        self._kept: list[State] = []
        again = g.replayed(0)
        done = 0
        for start in self._starts:
            for entry in self._log[done:start]:
                again.enter(entry)
            done = start
            self._kept.append(again.clone())

    def at(self, length: int) -> State:
        """A copy of the position after so many entries."""
        near = max(0, bisect_right(self._starts, length) - 1)
        g = self._kept[near].clone()
        for entry in self._log[self._starts[near] : length]:
            g.enter(entry)
        return g
