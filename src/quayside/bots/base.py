"""The one interface of all bots: they are shown what their seat may know, and answer with an action."""

from __future__ import annotations

import copyreg
import inspect
from abc import ABC, abstractmethod
from functools import wraps
from typing import Any, Callable, Final, Optional

from quayside.games.registry import entry
from quayside.kernel.rng import Quick
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.search.players import Opponent


class Budget:
    """How long a bot may think about one decision. Nothing given means as long as it is made for."""

    def __init__(self, seconds: Optional[float] = None) -> None:
        self.seconds = seconds


NO_LIMIT: Final = Budget()

_FORMERLY: Final = ("view", "decision", "legal", "budget")  # what `decide` was told in the first version


def _spread(decide: Callable[..., int]) -> Callable[..., int]:
    """A `decide` that wants view and legal actions beside the situation which has them."""

    @wraps(decide)
    def told(self: Bot, situation: Situation, budget: Budget) -> int:
        return decide(self, situation.view, situation, situation.legal, budget)

    return told


class Situation:
    """A decision as its seat sees it: its view, the question and the legal answers. Nothing tells more than the view.

    `deal` is for bots that look ahead: one full state that the seat holds possible; `imagine` makes others from it.
    The true state is never handed over.
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

    def name(self, action: int) -> str:
        """An action in readable form, such as `sail(to=island)`."""
        return self.book.actions.name(action)

    def imagine(self, rng: Quick) -> State:
        """A random full state that the seat holds possible, for a bot that looks ahead."""
        assert self.deal is not None, "only a bot with `looks_ahead = True` is given deals"
        return self.deal.imagine(self.seat, rng)


class Bot(ABC):
    """A player of one seat in one game. `rng` is its own; the game's dice are out of reach."""

    looks_ahead = False  # True asks for a deal to search on

    def __init_subclass__(cls, **given: Any) -> None:
        """Bots of other packages may still be written for `decide(view, decision, legal, budget)`."""
        super().__init_subclass__(**given)
        own = cls.__dict__.get("decide")
        if own is not None and len(inspect.signature(own).parameters) == len(("self", *_FORMERLY)):
            setattr(cls, "decide", _spread(own))  # noqa: B010 (a method is set on purpose)

    def __init__(self, seed: int = 0) -> None:
        self.rng = Quick(seed)

    @abstractmethod
    def decide(self, situation: Situation, budget: Budget) -> int:
        """One of the legal actions."""

    def looks(self, step: str) -> bool:
        """Whether it wants to see the table for this question. If not, its view and the context are empty."""
        return True

    def forget(self) -> None:  # noqa: B027 (most bots remember nothing)
        """Drop what was remembered of a game: the next decision may belong to another one."""

    def inside(self) -> Optional[Opponent]:
        """The same player for tables that are played in compiled code, if it can do without all that a bot is told."""
        return None

    def choose(self, situation: Situation, budget: Budget = NO_LIMIT) -> int:
        """What the bot does in a situation."""
        return self.decide(situation, budget)


def situation_of(g: State, seat: int, deal_with: Optional[Quick] = None) -> Situation:
    """What a pending seat is shown; with a generator, also a deal that the seat holds possible."""
    decision = g.decision_of(seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    deal = None if deal_with is None else g.imagine(seat, deal_with)
    return Situation(g.game, seat, dict(g.view(seat)), decision.step, decision.context, g.legal(seat), deal)


def bare_situation(g: State, seat: int, step: str, deal_with: Optional[Quick] = None) -> Situation:
    """The question and its answers alone, for a bot that does not look at the table; with a generator, also a deal."""
    deal = None if deal_with is None else g.imagine(seat, deal_with)
    return Situation(g.game, seat, {}, step, {}, g.legal(seat), deal)


def shown_to(bot: Bot, g: State, seat: int, chance: Quick) -> Situation:
    """What a pending seat's bot asks to be shown, and no more; `chance` is for deals."""
    step = g.book.steps[g.step_code()].name
    deal_with = chance if bot.looks_ahead else None
    return situation_of(g, seat, deal_with) if bot.looks(step) else bare_situation(g, seat, step, deal_with)


def answer(g: State, seat: int, bot: Bot, budget: Budget = NO_LIMIT) -> int:
    """What the bot does in its seat."""
    return bot.choose(shown_to(bot, g, seat, bot.rng), budget)


def bot_turn(g: State, bots: dict[int, Bot], budget: Budget = NO_LIMIT) -> tuple[int, int]:
    """Let the first pending bot decide; return its seat and action."""
    for seat in g.pending():
        if seat in bots:
            return seat, answer(g, seat, bots[seat], budget)
    raise AssertionError("no bot has anything to decide")


# -- bots can be copied and stored, so what they draw from can be ------------------------------------------------------


def _stored_quick(rng: Quick) -> tuple[Any, ...]:
    return _quick_again, (int(rng.x),)


def _quick_again(x: int) -> Quick:
    rng = Quick(0)
    rng.x = x
    return rng


copyreg.pickle(Quick, _stored_quick)
