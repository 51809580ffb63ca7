"""Guidance: the learner plays, and at every decision it is told what the judge of the game thinks of each action.

Games of teachers show what to do where teachers come to. A learner makes mistakes and comes to other places; here it is
advised in those too. What it is to learn is not one action but a chance for each: the judge's weights to a high power,
so that a choice between near equals may fall either way and a costly mistake may not.
"""

from __future__ import annotations

import torch

from quayside.research.advice import LIKED, STEP
from quayside.research.training.improvement import Improvement, Learner, Steps
from quayside.research.training.network import choices
from quayside.research.training.plan import Circle, Plan


class Advised(Learner):
    """Learns what it is advised; each decision once, for there are always new ones."""

    @property
    def rate(self) -> float:
        return self.plan.lesson_rate

    @property
    def warm(self) -> int:
        return 2

    @property
    def settle(self) -> int:
        return 0

    @property
    def passes(self) -> int:
        return 1

    @property
    def batch(self) -> int:
        return self.plan.guided_batch

    def loss(
        self, rows: Steps, seen: torch.Tensor, mask: torch.Tensor, chances: torch.Tensor, left: float
    ) -> tuple[torch.Tensor, Steps]:
        advice = self.masks.turned(rows["advice"], rows["players"], rows["seat"])
        told = mask & (advice > 0)
        # Where the judge likes nothing of what may be done, there is nothing to learn.
        some = told.any(1) & (mask.sum(1) > 1)
        wanted = choices(self.plan.sharp * (advice.float() - LIKED) / STEP, told).exp()
        count = some.sum().clamp(min=1)
        wrong = -((wanted * chances.clamp(min=-30.0)).sum(1) * some).sum() / count
        best = wanted.gather(1, chances.argmax(1, keepdim=True))[:, 0] >= wanted.max(1).values - 1e-6
        doubt = -((wanted * wanted.clamp(min=1e-9).log()).sum(1) * some).sum() / count
        return wrong, {"distance": wrong - doubt, "same_action": (best & some).sum() / count}


class Guidance(Improvement):
    """Circles in which the learner is advised."""

    stage = "guidance"
    plays_well = False
    kept = ("seen", "secrets", "mask", "seat", "advice")
    learner = Advised

    def laid(self, plan: Plan) -> list[Circle]:
        return plan.guided_circles()

    def minutes(self, plan: Plan) -> float:
        return plan.guided
