"""An action and its target in one answer: who may hire names the worker straight away.

The way over `use` or `accept` stays open; here stands what both ways have in common, so that no rule is written twice.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.effects import EFFECTS, QuestionEffect, amount, question_of
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

NO_QUESTION: Final[i64] = -1

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


def step_of(g: NewZealand, half: i64) -> i64:
    """The step that an effect would ask, if asking is all it does."""
    word = question_of(g, half)
    if word < 0:
        return NO_QUESTION
    effect = EFFECTS[word]
    assert isinstance(effect, QuestionEffect)
    return effect.step


class Straight:
    """The question that an effect asks, with its arguments, before it is asked."""

    def __init__(self, g: NewZealand, seat: i64, half: i64) -> None:
        effect = EFFECTS[question_of(g, half)]
        assert isinstance(effect, QuestionEffect)
        n = amount(g, seat, half, 0)
        self.step: TargetStep = _STEPS[int(effect.step)]
        self.a: i64 = effect.first(g, seat, n, 0)
        self.b: i64 = effect.second(g, seat, n, 0)

    def offer(self, g: NewZealand, seat: i64, o: Offers) -> None:
        self.step.targets(g, seat, self.a, self.b, o)

    def choose(self, g: NewZealand, seat: i64, action: i64) -> None:
        self.step.choose(g, seat, self.a, self.b, action)

    def told(self, g: NewZealand, seat: i64) -> TargetQuestion:
        return self.step.told(g, seat, self.a, self.b)


def answers(code: i64, action: i64) -> bool:
    """Does the action name a target of that step?"""
    return _STEPS[int(code)].answers(action)
