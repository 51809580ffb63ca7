"""The levels that players choose from, from the weakest to the strongest. Club asks the judge of the game once."""

from __future__ import annotations

from typing import Final, Mapping, Optional

from quayside.bots.base import Bot, Budget, Situation
from quayside.bots.club import ClubBot
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


class Sized(Likeness):
    """At tables of some sizes it plays like somebody else."""

    def __init__(self, player: Bot, seed: int, others: Mapping[int, Bot]) -> None:
        super().__init__(player, seed)
        self.looks_ahead = True
        self._others = others

    def looks(self, step: str) -> bool:
        return any(bot.looks(step) for bot in (self.player, *self._others.values()))

    def forget(self) -> None:
        for bot in (self.player, *self._others.values()):
            bot.forget()

    def decide(self, situation: Situation, budget: Budget) -> int:
        assert situation.deal is not None, "a bot that looks ahead needs a deal"
        return self.at(int(situation.deal.seats)).decide(situation, budget)

    def at(self, seats: int) -> Bot:
        """Who plays at tables of that size."""
        return self._others.get(seats, self.player)


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
