"""A bot that takes any legal action."""

from __future__ import annotations

from typing import Any, Final

from quayside.bots.base import Bot, Budget, Situation
from quayside.search.players import AtRandom, Opponent

_AT_RANDOM: Final = AtRandom()


class RandomBot(Bot):
    def looks(self, step: str) -> bool:
        return False

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        return legal[self.rng.below(len(legal))]

    def inside(self) -> Opponent:
        return _AT_RANDOM
