"""What a search needs to know about a game: which actions are worth a look, and how a position stands."""

from __future__ import annotations

from quayside.kernel.packed import i64
from quayside.kernel.state import State


class Judge:
    """One per game, stateless. The only place where a search meets knowledge of a game."""

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        """How often a sensible player would take a legal action, relative to the others; 0 for never."""
        return 1

    def prepare(self, g: State, seat: i64) -> None:
        """Called before the weights of one decision are asked for."""

    def values(self, g: State) -> list[float]:
        """For every seat, how likely it looks to win, from 0 to 1."""
        raise AssertionError("a judge says how a position stands")
