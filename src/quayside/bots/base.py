"""The one interface of all bots: they are shown what their seat may know, and answer with an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from quayside.games.registry import entry
from quayside.kernel.rng import Quick
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State


class Situation:
    """A decision as its seat sees it. Nothing in here comes from anywhere but the seat's own view."""

    def __init__(
        self, game: str, seat: int, view: dict[str, Any], step: str, context: dict[str, Any], legal: list[int]
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.step = step
        self.context = context
        self.legal = legal

    @property
    def book(self) -> Rulebook:
        return entry(self.game).book


class Bot(ABC):
    """A player. `rng` is its own; the game's dice are out of reach."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Quick(seed)

    @abstractmethod
    def choose(self, situation: Situation) -> int:
        """One of the legal actions."""


def situation_of(g: State, seat: int) -> Situation:
    """What a pending seat is shown."""
    decision = g.decision_of(seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    return Situation(g.game, seat, g.view(seat), decision.step, decision.context, g.legal(seat))


def bot_turn(g: State, bots: dict[int, Bot]) -> tuple[int, int]:
    """Let the first pending bot decide; return its seat and action."""
    for seat in g.pending():
        if seat in bots:
            return seat, bots[seat].choose(situation_of(g, seat))
    raise AssertionError("no bot has anything to decide")
