"""A bot that takes any legal action."""

from __future__ import annotations

from typing import Any

from quayside.bots.base import Bot, Budget, Situation


class RandomBot(Bot):
    def looks(self, step: str) -> bool:
        return False

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        return legal[self.rng.below(len(legal))]
