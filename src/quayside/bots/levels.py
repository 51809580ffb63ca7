"""The levels that players choose from: beginner, club, expert and master. Club asks the judge of the game once."""

from __future__ import annotations

from typing import Any, Final, Optional

from quayside.bots.base import Bot, Budget, Situation
from quayside.bots.club import ClubBot
from quayside.bots.ismcts import IsmctsBot
from quayside.games.registry import manifest
from quayside.search.players import Opponent

SLIPS: Final = 40  # of a beginner in a hundred decisions


class Beginner(Bot):
    """Plays like another player, but every now and then anything comes to its mind."""

    def __init__(self, player: Bot, seed: int, slips: int) -> None:
        super().__init__(seed)
        if not 0 <= slips <= 100:
            raise ValueError("slips is from 0 to 100")
        self.looks_ahead = player.looks_ahead
        self._player = player
        self._slips = slips

    def looks(self, step: str) -> bool:
        return self._player.looks(step)

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        if self.rng.below(100) < self._slips:
            return legal[self.rng.below(len(legal))]
        return self._player.decide(view, decision, legal, budget)

    def inside(self) -> Optional[Opponent]:
        return self._player.inside(self._slips) if isinstance(self._player, ClubBot) else None


class Expert(IsmctsBot):
    """Looks ahead a little: it thinks for some thousandths of a second. 0 iterations: as many as suit the game."""

    def __init__(self, game: str, seed: int = 0, *, iterations: int = 0, horizon: int = -1) -> None:
        levels = manifest(game).levels
        nearer = levels.expert_horizon if levels.expert_horizon is not None else horizon
        own = horizon if horizon >= 0 else nearer
        super().__init__(game, seed, iterations=iterations or levels.expert, horizon=own)


class Master(IsmctsBot):
    """Looks ahead for up to some tenths of a second. 0 iterations: as many as suit the game."""

    def __init__(self, game: str, seed: int = 0, *, iterations: int = 0, horizon: int = -1) -> None:
        super().__init__(game, seed, iterations=iterations or manifest(game).levels.master, horizon=horizon)
