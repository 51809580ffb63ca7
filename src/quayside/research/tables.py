"""What all environments share: which game with which options is dealt next, and what it is worth to its players."""

from __future__ import annotations

import hashlib
from typing import Any, Callable, Final, Mapping, Optional

import quayside
from quayside.games.registry import entry
from quayside.kernel.errors import BadOptions, MalformedAction, QuaysideError
from quayside.kernel.rng import Quick
from quayside.kernel.state import Result, State

BEFORE_RESET: Final = "reset() comes before anything else"
AFTER_THE_END: Final = "the game is over: reset() deals the next one"


class OutOfOrder(QuaysideError):
    """The environment was stepped before a reset or after the end."""


# -- what a position is worth to each player -------------------------------------------------------------------------


def utilities(result: Result, reward: str = "win") -> list[float]:
    """What the end is worth to each player, Sarah included.

    `win`: 1 for a first place and so much less for the others that all adds up to 0; a shared first place is shared.
    Otherwise the hundredth part of the score.
    """
    if reward != "win":
        return [score / 100 for score in result.scores]
    count = len(result.ranks)
    share = 1 / result.ranks.count(1)
    return [(count * share * (rank == 1) - 1) / (count - 1) for rank in result.ranks]


def _win(g: State) -> list[float]:
    return utilities(g.score()) if g.over else [0.0] * int(g.seats)


def _score(g: State) -> list[float]:
    return utilities(g.score(), "score") if g.over else [0.0] * int(g.seats)


def _points(g: State) -> list[float]:
    return utilities(g.score(), "score")


# What each seat has so far; a reward is by how much that grew. `points` is the total if the game ended now.
WORTH: Final[dict[str, Callable[[State], list[float]]]] = {"win": _win, "score": _score, "points": _points}
AS_SCORED: Final = ("points",)  # the others only grow at the end


class Dealt:
    """A game in an environment, and what its seats were paid for so far. It can be copied and stored in mid-game."""

    def __init__(self, g: State, reward: str) -> None:
        self.g = g
        self.as_scored = reward in AS_SCORED  # it pays before the end too
        self._reward = reward
        self._before = WORTH[reward](g)

    def rewards(self) -> list[float]:
        """What each seat has earned since this was last asked."""
        seats = int(self.g.seats)  # an opponent of a solo game has a score, but no seat
        if not self.g.over and not self.as_scored:
            return [0.0] * seats
        before, self._before = self._before, WORTH[self._reward](self.g)
        return [now - then for now, then in zip(self._before[:seats], before[:seats], strict=True)]

    def ending(self) -> dict[str, Any]:
        """What the last info tells, by seats: scores, ranks, and points by source. Nothing before the end."""
        result = self.g.result
        if result is None:
            return {}
        # Lists of numbers, because libraries work out means of them.
        points = {source: [sheet[source] for sheet in result.sheet] for source in result.sheet[0]}
        return {"scores": result.scores, "ranks": result.ranks, "points": points}

    def __deepcopy__(self, _memo: Any) -> Dealt:
        return _dealt_again(self.g.clone(), self._reward, self._before)

    def __reduce__(self) -> Any:
        return _loaded, (self.g.dump(), self._reward, self._before)


def _loaded(dump: dict[str, Any], reward: str, before: list[float]) -> Dealt:
    g = quayside.load(dump)
    g.recording = False
    return _dealt_again(g, reward, before)


def _dealt_again(g: State, reward: str, before: list[float]) -> Dealt:
    dealt = Dealt(g, reward)
    dealt._before = list(before)
    return dealt


def players_of(game: str, players: Optional[int]) -> int:
    """How many play if nobody says: as few as may, but two at least."""
    return max(entry(game).book.players[0], 2) if players is None else players


# -- which game is dealt next ----------------------------------------------------------------------------------------


class Deals:
    """A sequence of games. Options stay until others are given; without a new seed the sequence goes on."""

    def __init__(self, game: str, players: Optional[int], options: Optional[Mapping[str, object]], reward: str) -> None:
        self.game = game
        self.players = players_of(game, players)
        self.options = dict(options or {})
        self.reward = reward
        self._seed: object = 0
        self._number = 0
        if reward not in WORTH:
            raise BadOptions(f"a reward is one of {', '.join(WORTH)}, not {reward!r}")
        quayside.new(game, self.players, 0, self.options)  # wrong options are told at once

    def next(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> Dealt:
        """The next game. Under `game`, `options` may hold options of the game; what else is in there is not for us."""
        if seed is not None:
            self._seed, self._number = seed, 0
        if options and "game" in options:
            changed = {**self.options, **options["game"]}
            quayside.new(self.game, self.players, 0, changed)
            self.options = changed
        dealt = f"env:{self._seed}:{self._number}"
        self._number += 1
        g = quayside.new(self.game, self.players, dealt, self.options)
        g.recording = False
        return Dealt(g, self.reward)

    def luck(self) -> Quick:
        """Chance for whoever plays in the game dealt last; nothing of it can be worked out from the game's own."""
        digest = hashlib.blake2b(f"env-bots:{self._seed}:{self._number}".encode(), digest_size=7).digest()
        return Quick(int.from_bytes(digest, "little"))


def refusal(g: State, action: int, seat: int) -> str:
    """Why an action that was refused is illegal, whatever number was given for it."""
    try:
        return str(g.refusal(action, seat))
    except MalformedAction as malformed:
        return str(malformed)
