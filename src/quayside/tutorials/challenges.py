"""The challenge at the end of a lesson: a table and an aim, which the learner reaches in one turn in any way there is.

It is written as a scenario: what is done there is one way to solve it, and what is expected is the aim.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

from quayside.kernel.errors import IllegalAction, MalformedAction
from quayside.kernel.events import Event
from quayside.kernel.state import State
from quayside.scenarios.checks import Stage, check
from quayside.scenarios.files import BadScenario, Scenario, ScenarioFailure
from quayside.scenarios.runner import arrange

LEARNER = 0


class WrongPath(Exception):
    """An action that cannot be taken there."""


@dataclass(frozen=True)
class Attempt:
    """A challenge after some actions of the learner; over once it is solved, or once others would have to act."""

    state: State
    acts: tuple[str, ...]
    caused: tuple[tuple[Event, ...], ...]
    solved: bool

    @property
    def failed(self) -> bool:
        return not self.solved and LEARNER not in self.state.pending()


class Challenge:
    """A table with an aim."""

    def __init__(self, scenario: Scenario) -> None:
        if scenario.challenge is None:
            raise BadScenario(f"{scenario.name}: a challenge names its lesson, under `challenge`")
        if not scenario.rules:
            raise BadScenario(f"{scenario.name}: a challenge names the rules it is about, under `rules`")
        self.lesson = scenario.challenge
        self.scenario = scenario
        self.rules = scenario.rules
        self.begin = arrange(scenario)
        self.way = [self._own(letter, action) for step in scenario.do for letter, action in step.items()]
        if LEARNER not in self.begin.pending():
            raise BadScenario(f"{scenario.name}: a challenge begins with a question to A")

    def _own(self, letter: object, action: object) -> str:
        if letter != "A" or not isinstance(action, str):
            raise BadScenario(f"{self.scenario.name}: a challenge is solved by A alone, one action a step")
        return self.begin.book.actions.name(self.begin.index(action))

    def after(self, acts: Sequence[str]) -> Attempt:
        """How it stands after these actions."""
        attempt = Attempt(self.begin.clone(), (), (), False)
        for act in acts:
            if attempt.solved or attempt.failed:
                raise WrongPath(f"{act}: the attempt is over")
            attempt = self._further(attempt, act)
        return attempt

    def _further(self, before: Attempt, act: str) -> Attempt:
        g = before.state
        try:
            events = g.apply(act, LEARNER)
        except (IllegalAction, MalformedAction) as error:
            raise WrongPath(str(error)) from None
        stage = Stage(g)
        stage.events = list(events)
        return Attempt(g, (*before.acts, act), (*before.caused, tuple(events)), _holds(stage, self.scenario))


def _holds(stage: Stage, scenario: Scenario) -> bool:
    try:
        check(stage, scenario.expect, "now")
    except ScenarioFailure:
        return False
    return True
