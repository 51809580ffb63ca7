"""The one interface of all bots: they are shown what their seat may know, and answer with an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Optional

from quayside.games.registry import entry
from quayside.kernel.rng import Quick
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State


class Situation:
    """A decision as its seat sees it. Nothing in here tells more than the seat's own view.

    `deal` is for bots that look ahead: one full state that the seat holds possible. Determinising it again gives
    others; the true state is never handed over.
    """

    def __init__(
        self,
        game: str,
        seat: int,
        view: dict[str, Any],
        step: str,
        context: dict[str, Any],
        legal: list[int],
        deal: Optional[State] = None,
    ) -> None:
        self.deal = deal
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
    """A player. `rng` is its own; the game's dice are out of reach. `looks_ahead` asks for a deal to search on."""

    looks_ahead = False

    def __init__(self, seed: int = 0) -> None:
        self.rng = Quick(seed)

    @abstractmethod
    def choose(self, situation: Situation) -> int:
        """One of the legal actions."""


def situation_of(g: State, seat: int, deal_with: Optional[Quick] = None) -> Situation:
    """What a pending seat is shown; with a generator, also a deal that the seat holds possible."""
    decision = g.decision_of(seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    deal = None if deal_with is None else g.determinize(seat, deal_with)
    return Situation(g.game, seat, g.view(seat), decision.step, decision.context, g.legal(seat), deal)


def answer(g: State, seat: int, bot: Bot) -> int:
    """What the bot does in its seat."""
    return bot.choose(situation_of(g, seat, bot.rng if bot.looks_ahead else None))


def bot_turn(g: State, bots: dict[int, Bot]) -> tuple[int, int]:
    """Let the first pending bot decide; return its seat and action."""
    for seat in g.pending():
        if seat in bots:
            return seat, answer(g, seat, bots[seat])
    raise AssertionError("no bot has anything to decide")
