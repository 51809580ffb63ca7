"""A bot that takes any legal action."""

from __future__ import annotations

from typing import Final

from quayside.bots.base import Bot, Budget, Situation
from quayside.search.players import AtRandom, Opponent

_AT_RANDOM: Final = AtRandom()


class RandomBot(Bot):
    def looks(self, step: str) -> bool:
        return False

    def decide(self, situation: Situation, budget: Budget) -> int:
        return situation.legal[self.rng.below(len(situation.legal))]

    def inside(self) -> Opponent:
        return _AT_RANDOM
