"""An action and its target in one answer: who may hire names the worker straight away.

The way over `use` or `accept` stays open; here stands what both ways have in common, so that no rule is written twice.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.declared.steps import STEPS as DECLARED
from quayside.games.newzealand.effect_words import QuestionEffect
from quayside.games.newzealand.effects import amount
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.auxiliary import AuxiliaryChoice
from quayside.games.newzealand.steps.build import Building
from quayside.games.newzealand.steps.codes import (
    AUXILIARY,
    BUILDING,
    BUYING,
    HAZARD,
    HIRING,
    INVESTING,
    OBJECTIVE,
    SHEARING,
    SHIP,
)
from quayside.games.newzealand.steps.hazards import Hazard
from quayside.games.newzealand.steps.hire import Hiring
from quayside.games.newzealand.steps.invest import Investing
from quayside.games.newzealand.steps.objectives import Objective
from quayside.games.newzealand.steps.shearing import Shearing
from quayside.games.newzealand.steps.sheep import Buying
from quayside.games.newzealand.steps.ship import Ship
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.view_types import TargetQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64

_STEPS: Final[dict[int, TargetStep]] = {
    int(AUXILIARY): AuxiliaryChoice(),
    int(HIRING): Hiring(),
    int(INVESTING): Investing(),
    int(BUYING): Buying(),
    int(BUILDING): Building(),
    int(SHIP): Ship(),
    int(SHEARING): Shearing(),
    int(OBJECTIVE): Objective(),
    int(HAZARD): Hazard(),
}


class Straight:
    """The question that an effect asks, with its arguments, before it is asked."""

    def __init__(self, g: NewZealand, seat: i64, half: i64) -> None:
        found = g.kit.halves[half]
        effect = found.main
        assert isinstance(effect, QuestionEffect)
        n = amount(g, seat, found, effect)
        self.step: TargetStep = _STEPS[int(effect.question)]
        self.name: str = DECLARED[int(effect.question)].name
        self.number: i64 = effect.first(g, seat, n, 0)
        self.more: i64 = effect.second(g, seat, n, 0)

    def offer(self, g: NewZealand, seat: i64, o: Offers) -> None:
        self.step.targets(g, seat, self.number, self.more, o)

    def choose(self, g: NewZealand, seat: i64, action: i64) -> None:
        self.step.choose(g, seat, self.number, self.more, action)

    def told(self, g: NewZealand, seat: i64) -> TargetQuestion:
        return self.step.told(g, seat, self.number, self.more)


def answers(code: i64, action: i64) -> bool:
    """Does the action name a target of that step?"""
    return _STEPS[int(code)].answers(action)
