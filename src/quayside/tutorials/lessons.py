"""Lessons are scenarios: a learner at seat A does the steps that have a `say`, everything else happens by itself.

What is said stands in the game's `words/*/tutorial.ftl`, under keys made of the lesson's id and the step's `say`. Every
lesson ends in a challenge, see `challenges`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Iterator, Optional

from quayside.games.registry import manifests
from quayside.kernel.errors import QuaysideError
from quayside.kernel.events import Event
from quayside.kernel.state import State
from quayside.scenarios.files import BadScenario, Scenario, read
from quayside.scenarios.runner import arrange, seat_of
from quayside.tutorials.challenges import LEARNER, Challenge


class NoSuchLesson(QuaysideError):
    """There is no such lesson, or it has no such step."""


@dataclass(frozen=True)
class Task:
    """What the learner is asked to do, under which key it is said, and the rules it shows."""

    action: str
    say: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Move:
    """An action of a lesson; `task` if it is for the learner to take."""

    seat: int
    action: str
    task: Optional[Task]


@dataclass(frozen=True)
class Happened:
    """A move that was made, and what it caused."""

    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Moment:
    """A lesson after some of its tasks: the game, how it came there, and what is to be done next."""

    lesson: Lesson
    done: int
    state: State
    happened: tuple[Happened, ...]

    @property
    def task(self) -> Optional[Task]:
        return self.lesson.tasks[self.done] if self.done < len(self.lesson.tasks) else None

    @property
    def last(self) -> Optional[Task]:
        """What the learner did to come here."""
        return self.lesson.tasks[self.done - 1] if self.done > 0 else None


class Lesson:
    """One scenario for a learner."""

    def __init__(self, scenario: Scenario) -> None:
        if scenario.lesson is None:
            raise BadScenario(f"{scenario.name}: a lesson needs an id, under `lesson`")
        self.id: str = scenario.lesson
        self.game = scenario.game
        self.scenario = scenario
        self.begin = arrange(scenario)
        self.moves = [move for step in scenario.do for move in self._moves(step)]
        self.tasks = [move.task for move in self.moves if move.task is not None]
        if not self.tasks:
            raise BadScenario(f"{scenario.name}: a lesson has at least one step with `say`")

    def _moves(self, step: dict[str, Any]) -> Iterator[Move]:
        say = step.get("say")
        rules = tuple(str(rule) for rule in step.get("because", ()))
        if unknown := set(rules) - set(self.begin.book.rules):
            raise BadScenario(f"{self.scenario.name}: there is no rule {', '.join(sorted(unknown))}")
        for letter, actions in step.items():
            if letter in ("say", "because", "expect"):
                continue
            seat = seat_of(self.begin, letter)
            for text in actions if isinstance(actions, list) else [actions]:
                action = self.begin.book.actions.name(self.begin.index(text))
                if (seat == LEARNER) != (say is not None):
                    raise BadScenario(f"{self.scenario.name}: {action}: a step with `say` is one action of seat A")
                yield Move(seat, action, None if say is None else Task(action, str(say), rules))

    def at(self, done: int) -> Moment:
        """The lesson after that many tasks, with everything that happens by itself up to the next one."""
        if not 0 <= done <= len(self.tasks):
            raise NoSuchLesson(f"{self.id} has steps 0 to {len(self.tasks)}")
        g = self.begin.clone()
        happened: list[Happened] = []
        left = done
        for move in self.moves:
            if move.task is not None:
                if left == 0:
                    break
                left -= 1
            happened.append(Happened(move, tuple(g.apply(move.action, move.seat))))
        return Moment(self, done, g, tuple(happened))


@cache
def _written(game: str) -> tuple[Scenario, ...]:
    manifest = manifests().get(game)
    if manifest is None or manifest.lessons is None:
        return ()
    path = Path(str(manifest.file(manifest.lessons)))
    return tuple(Scenario(path, data) for data in read(path))


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by id, in their order; none for a game that has no tutorial."""
    found = [Lesson(scenario) for scenario in _written(game) if scenario.challenge is None]
    return {lesson.id: lesson for lesson in found}


@cache
def challenges(game: str) -> dict[str, Challenge]:
    """The challenges of a game by the lesson that each ends."""
    found = [Challenge(scenario) for scenario in _written(game) if scenario.challenge is not None]
    return {challenge.lesson: challenge for challenge in found}


def lesson_of(game: str, lesson: str) -> Lesson:
    found = lessons(game).get(lesson)
    if found is None:
        raise NoSuchLesson(f"{game} has no lesson {lesson!r}")
    return found


def challenge_of(game: str, lesson: str) -> Challenge:
    found = challenges(game).get(lesson)
    if found is None:
        raise NoSuchLesson(f"{game} has no challenge for {lesson!r}")
    return found


def said_keys(game: str) -> Iterator[str]:
    """Every message the lessons of a game need."""
    for lesson in lessons(game).values():
        yield f"{game}-tutorial-{lesson.id}"
        for task in lesson.tasks:
            yield f"{game}-tutorial-{lesson.id}-{task.say}"
            yield f"{game}-tutorial-{lesson.id}-{task.say}-why"
    for ended in challenges(game):
        yield f"{game}-tutorial-{ended}-challenge"
        yield f"{game}-tutorial-{ended}-challenge-hint"
        yield f"{game}-tutorial-{ended}-challenge-why"
