"""A bot that takes any legal action."""

from __future__ import annotations

from quayside.bots.base import Bot, Situation


class RandomBot(Bot):
    def choose(self, situation: Situation) -> int:
        return situation.legal[self.rng.below(len(situation.legal))]
