"""What all environments share: which game with which options is dealt next, and what the end is worth."""

from __future__ import annotations

import copyreg
import hashlib
from typing import Any, Mapping, Optional

import quayside
from quayside.games.registry import entry
from quayside.kernel.errors import BadOptions, MalformedAction, QuaysideError
from quayside.kernel.rng import Quick
from quayside.kernel.state import Result, State
from quayside.observe.episode import Episode
from quayside.observe.registry import OBSERVATION_WRITERS

REWARDS = ("win", "score")

BEFORE_RESET = "reset() comes before anything else"


class OutOfOrder(QuaysideError):
    """The environment was stepped before a reset or after the end."""


class Deals:
    """A sequence of games. Options stay until others are given; without a new seed the sequence goes on."""

    def __init__(self, game: str, players: Optional[int], options: Optional[Mapping[str, object]], reward: str) -> None:
        low = entry(game).book.players[0]
        self.game = game
        self.players = max(low, 2) if players is None else players
        self.options = dict(options or {})
        self.reward = reward
        self._seed: object = 0
        self._number = 0
        if reward not in REWARDS:
            raise BadOptions(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        quayside.new(game, self.players, 0, self.options)  # wrong options are told at once

    def next(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> Episode:
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
        return Episode(g, OBSERVATION_WRITERS[self.game])

    def bot_seed(self, seat: int) -> int:
        """For a bot in a seat of the game dealt last."""
        digest = hashlib.blake2b(f"env-bot:{self._seed}:{self._number}:{seat}".encode(), digest_size=7).digest()
        return int.from_bytes(digest, "little")

    def utilities(self, result: Result) -> list[float]:
        return utilities(result, self.reward)[: self.players]


def utilities(result: Result, reward: str = "win") -> list[float]:
    """What the end is worth to each player, Sarah included.

    `win`: 1 for a first place and so much less for the others that all adds up to 0; a shared first place is shared.
    `score`: the hundredth part of the score.
    """
    if reward == "score":
        return [score / 100 for score in result.scores]
    count = len(result.ranks)
    share = 1 / result.ranks.count(1)
    return [(count * share * (rank == 1) - 1) / (count - 1) for rank in result.ranks]


def refusal(g: State, action: int, seat: int) -> str:
    """Why an action that was refused is illegal, whatever number was given for it."""
    try:
        return str(g.refusal(action, seat))
    except MalformedAction as malformed:
        return str(malformed)


# -- environments can be copied and pickled in the middle of a game, with the dice to come -----------------------------


def _stored_episode(episode: Episode) -> Any:
    return _episode_again, (episode.g.dump(),)


def _episode_again(dump: dict[str, Any]) -> Episode:
    g = quayside.load(dump)
    g.recording = False
    episode = Episode(g, OBSERVATION_WRITERS[g.game])
    episode.ask_next()
    return episode


def _stored_quick(rng: Quick) -> Any:
    return _quick_again, (int(rng.x),)


def _quick_again(x: int) -> Quick:
    rng = Quick(0)
    rng.x = x
    return rng


copyreg.pickle(Episode, _stored_episode)
copyreg.pickle(Quick, _stored_quick)
