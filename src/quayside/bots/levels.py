"""The levels that players choose from, from the weakest to the strongest. Club asks the judge of the game once."""

from __future__ import annotations

from typing import Final, Optional

from quayside.bots.base import Bot, Budget, Situation
from quayside.bots.club import ClubBot
from quayside.bots.ismcts import IsmctsBot
from quayside.games.registry import manifest
from quayside.search.players import Opponent

LEVELS: Final = ("beginner", "casual", "club", "expert", "master", "grandmaster")
SECOND: Final = 1.0  # how long a grandmaster thinks at most


class Likeness(Bot):
    """Plays like another player, but for what its kind says."""

    def __init__(self, player: Bot, seed: int) -> None:
        super().__init__(seed)
        self.looks_ahead = player.looks_ahead
        self.player = player

    def looks(self, step: str) -> bool:
        return self.player.looks(step)

    def forget(self) -> None:
        self.player.forget()


class Slipping(Likeness):
    """Every now and then anything comes to its mind."""

    def __init__(self, player: Bot, seed: int, slips: int) -> None:
        super().__init__(player, seed)
        if not 0 <= slips <= 100:
            raise ValueError("slips is from 0 to 100")
        self._slips = slips

    def decide(self, situation: Situation, budget: Budget) -> int:
        if self.rng.below(100) < self._slips:
            return situation.legal[self.rng.below(len(situation.legal))]
        return self.player.decide(situation, budget)

    def inside(self) -> Optional[Opponent]:
        return self.player.inside(self._slips) if isinstance(self.player, ClubBot) else None


class Expert(IsmctsBot):
    """Looks ahead a little: it thinks for some thousandths of a second. 0 iterations: as many as suit the game."""

    def __init__(
        self, game: str, seed: int = 0, *, iterations: int = 0, horizon: int = -1, character: str = ""
    ) -> None:
        levels = manifest(game).levels
        nearer = levels.expert_horizon if levels.expert_horizon is not None else horizon
        own = horizon if horizon >= 0 else nearer
        super().__init__(game, seed, iterations=iterations or levels.expert, horizon=own, character=character)


class Timed(Likeness):
    """It is given so many seconds for a decision and no more."""

    def __init__(self, player: Bot, seed: int, seconds: float) -> None:
        super().__init__(player, seed)
        if seconds < 0:
            raise ValueError("seconds is 0 or more")
        self._seconds = seconds

    def decide(self, situation: Situation, budget: Budget) -> int:
        given = self._seconds if budget.seconds is None else budget.seconds
        return self.player.decide(situation, Budget(min(self._seconds, given)))
