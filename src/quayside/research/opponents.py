"""Who sits in the other seats: from what somebody gives as `opponents` to a bot for each seat, anew for every deal.

An opponent is one of these:

- the name of a bot: "club", "ismcts:iterations=50";
- a Bot object, which keeps what it knows from deal to deal;
- a class of bots, or any callable whose first argument is called `game`: it is called with `game` and `seed` for every
  seat and deal, and makes a bot;
- any other callable, a policy: it is called with an observation and an info of its seat, and answers with an action;
- a mapping of such opponents to weights: chance picks one of them for each seat and deal.

One opponent takes all seats, a list of them one each in the order of the seats.
"""

from __future__ import annotations

import inspect
import math
from dataclasses import dataclass
from typing import Any, Callable, Final, Mapping, Optional, Protocol, Sequence, Union

from quayside.bots.base import Bot, Budget, Situation
from quayside.bots.registry import make_bot
from quayside.kernel.errors import BadOptions, QuaysideError
from quayside.kernel.rng import Quick
from quayside.research.observation import seen

Policy = Callable[[dict[str, Any], dict[str, Any]], Any]
Opponent = Union[str, Bot, Callable[..., Any], Mapping[Any, float]]
Given = Union[Opponent, Sequence[Opponent]]

SEEDS: Final = 1 << 38
CHANCES: Final = 1 << 30
WHAT_THERE_IS: Final = "the name of a bot, a Bot, something that makes one, a policy, or a mapping of these to weights"


class WrongAnswer(QuaysideError):
    """A policy answered with something that is not a legal action, or a maker made something that is no bot."""


class Opponents:
    """The players of all seats but the learner's; of all seats if there is no learner."""

    def __init__(self, opponents: Given, game: str, players: int, learner_seat: Optional[int] = None) -> None:
        if learner_seat is not None and (isinstance(learner_seat, bool) or learner_seat not in range(players)):
            raise BadOptions(f"there is no seat {learner_seat!r}; seats are 0 to {players - 1}")
        seats = [seat for seat in range(players) if seat != learner_seat]
        by_seat = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * len(seats)
        if len(by_seat) != len(seats):
            raise BadOptions(f"{len(seats)} opponents sit at this table, not {len(by_seat)}")
        reading = _Reading(game)
        self._players = {seat: reading.player(given) for seat, given in zip(seats, by_seat, strict=True)}
        # Whether all do anything legal, and need not be shown a table.
        self.all_random = all(isinstance(given, str) and given == "random" for given in by_seat)

    def seated(self, rng: Quick) -> dict[int, Bot]:
        """Who plays the next deal, by seat."""
        return {seat: player.seated(rng) for seat, player in self._players.items()}


class _Player(Protocol):
    """An opponent before it sits down: `seated` makes its bot for one seat of one deal."""

    def seated(self, rng: Quick) -> Bot: ...


@dataclass(frozen=True)
class _Named:
    name: str
    game: str

    def seated(self, rng: Quick) -> Bot:
        return make_bot(self.name, self.game, int(rng.below(SEEDS)))


@dataclass(frozen=True)
class _Made:
    make: Callable[..., Any]
    game: str
    wanted: list[str]

    def seated(self, rng: Quick) -> Bot:
        told = {"game": self.game, "seed": int(rng.below(SEEDS))}
        bot = self.make(**{name: told[name] for name in self.wanted})
        if not isinstance(bot, Bot):
            raise WrongAnswer(f"{_name(self.make)} should make a Bot, but made {bot!r}")
        return bot


@dataclass(frozen=True)
class _Policy:
    policy: Policy

    def seated(self, rng: Quick) -> Bot:
        return PolicyBot(self.policy, int(rng.below(SEEDS)))


@dataclass(frozen=True)
class _Object:
    shared: _Shared

    def seated(self, rng: Quick) -> Bot:
        self.shared.forget()
        return self.shared


@dataclass(frozen=True)
class _Mixture:
    players: list[_Player]
    chances: list[float]

    def seated(self, rng: Quick) -> Bot:
        left = int(rng.below(CHANCES)) / CHANCES
        for player, chance in zip(self.players, self.chances, strict=True):
            left -= chance
            if left < 0:
                return player.seated(rng)
        return self.players[-1].seated(rng)  # chances may add up to a little less than 1


class _Reading:
    """Reads what was given. What is no opponent is refused at once."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._shared: dict[int, _Shared] = {}  # by identity: a Bot object is the same player wherever it sits

    def player(self, given: Any) -> _Player:
        if isinstance(given, str):
            make_bot(given, self._game, 0)
            return _Named(given, self._game)
        if isinstance(given, Bot):
            return _Object(self._shared.setdefault(id(given), _Shared(given)))
        if isinstance(given, Mapping):
            return self._mixture(given)
        if callable(given):
            return _Made(given, self._game, _wanted(given)) if _makes_bots(given) else _Policy(given)
        raise BadOptions(f"an opponent is {WHAT_THERE_IS}, not {given!r}")

    def _mixture(self, parts: Mapping[Any, float]) -> _Player:
        for given, weight in parts.items():
            if isinstance(weight, bool) or not isinstance(weight, (int, float)) or not 0 <= weight < math.inf:
                raise BadOptions(f"the weight of {_name(given)} is a number from 0 up, not {weight!r}")
        whole = float(sum(parts.values()))
        if whole <= 0:
            raise BadOptions("at least one opponent of a mixture needs a weight above 0")
        likely = {given: weight / whole for given, weight in parts.items() if weight > 0}
        return _Mixture([self.player(given) for given in likely], list(likely.values()))


def _makes_bots(given: Callable[..., Any]) -> bool:
    """A class of bots, or anything that first wants to know the game."""
    if isinstance(given, type) and issubclass(given, Bot):
        return True
    try:
        return next(iter(inspect.signature(given).parameters), "") == "game"
    except ValueError:  # something built in, which tells nothing about itself
        return False


def _wanted(make: Callable[..., Any]) -> list[str]:
    """Which of `game` and `seed` it takes; it must need nothing else."""
    parameters = inspect.signature(make).parameters
    needed = [
        name
        for name, each in parameters.items()
        if each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
    ]
    more = [name for name in needed if name not in ("game", "seed")]
    if inspect.isabstract(make):
        raise BadOptions(f"{_name(make)} says what all bots have in common; give one that decides something")
    if more:
        raise BadOptions(f"{_name(make)} is made from a game and a seed, but also needs {', '.join(more)}")
    return [name for name in ("game", "seed") if name in parameters]


def _name(given: object) -> str:
    return str(getattr(given, "__name__", repr(given)))


class PolicyBot(Bot):
    """A policy in a seat. It is shown the observation of that seat, which every possible deal gives alike."""

    looks_ahead = True  # for the numbers of one such deal

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        super().__init__(seed)
        self._policy = policy

    def looks(self, step: str) -> bool:
        return False

    def decide(self, situation: Situation, budget: Budget) -> int:
        g = situation.deal
        assert g is not None, "a bot that looks ahead needs a deal"
        info = {"legal": list(situation.legal), "seat": situation.seat, "game": situation.game}
        answer = self._policy(seen(g, situation.seat), info)
        try:
            action = int(answer)
        except (TypeError, ValueError):
            raise WrongAnswer(f"the policy in seat {situation.seat} answered {answer!r}, not an action") from None
        if action not in situation.legal:
            raise WrongAnswer(f"the policy in seat {situation.seat} answered {action}, which is not legal there")
        return action


class _Shared(Bot):
    """A Bot object that may sit in several seats: it forgets one before it answers in another."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._seat = -1
        self.rng = bot.rng
        self.looks_ahead = bot.looks_ahead

    def looks(self, step: str) -> bool:
        return self._bot.looks(step)

    def forget(self) -> None:
        self._seat = -1
        self._bot.forget()

    def decide(self, situation: Situation, budget: Budget) -> int:
        if situation.seat != self._seat:
            self._bot.forget()
        self._seat = situation.seat
        return self._bot.decide(situation, budget)
