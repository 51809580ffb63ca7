"""A lesson after some of its tasks, and its challenge after some actions, as a table that nobody else sits at."""

from __future__ import annotations

from functools import lru_cache
from typing import Optional, Sequence

from quayside.kernel.state import State
from quayside.table.entries import stored_events, told
from quayside.table.foresight import foreseen
from quayside.table.practice import practised
from quayside.table.shapes import (
    EntryInfo,
    Foresight,
    Fresh,
    LessonMoment,
    LessonTask,
    Offer,
    Tutorial,
    WhyNot,
)
from quayside.table.views import offer, why_not_in
from quayside.tutorials.challenges import LEARNER, Attempt, Challenge, WrongPath
from quayside.tutorials.lessons import Happened, Moment, Move, NoSuchLesson, Task, challenge_of, lesson_of, lessons


def tutorial(game: str) -> Tutorial:
    """The lessons of a game, in their order."""
    found = lessons(game)
    if not found:
        raise NoSuchLesson(f"{game} has no lessons")
    return {"game": game, "lessons": [{"lesson": each.id, "tasks": len(each.tasks)} for each in found.values()]}


def why_not(game: str, lesson: str, done: int, action: str) -> WhyNot:
    """Whether the rules would allow an action here, whatever the lesson asks for."""
    return why_not_in(lesson_of(game, lesson).at(done).state, LEARNER, action)


def foresight(game: str, lesson: str, done: int, action: str) -> Foresight:
    """What an action that the rules allow here would do, whatever the lesson asks for."""
    return foreseen(lesson_of(game, lesson).at(done).state, LEARNER, action)


@lru_cache(maxsize=500)
def shown(game: str, lesson: str, done: int) -> LessonMoment:
    """The same for everybody, so it is worked out once."""
    moment = lesson_of(game, lesson).at(done)
    return {
        "game": game,
        "lesson": lesson,
        "done": done,
        "tasks": len(moment.lesson.tasks),
        "task": _task(moment.task),
        "last": _task(moment.last),
        "challenge": None,
        "fresh": _fresh(moment),
    }


def tried(game: str, lesson: str, acts: Sequence[str]) -> LessonMoment:
    """The challenge of a lesson after some actions of the learner."""
    challenge = challenge_of(game, lesson)
    attempt = _attempt(game, lesson, acts)
    tasks = len(lesson_of(game, lesson).tasks)
    return {
        "game": game,
        "lesson": lesson,
        "done": tasks,
        "tasks": tasks,
        "task": None,
        "last": None,
        "challenge": {"solved": attempt.solved, "failed": attempt.failed, "rules": list(challenge.rules)},
        "fresh": _fresh_attempt(challenge, attempt),
    }


def why_not_tried(game: str, lesson: str, acts: Sequence[str], action: str) -> WhyNot:
    """Whether the rules would allow an action there."""
    return why_not_in(_attempt(game, lesson, acts).state, LEARNER, action)


def foresight_tried(game: str, lesson: str, acts: Sequence[str], action: str) -> Foresight:
    """What an action would do there."""
    return foreseen(_attempt(game, lesson, acts).state, LEARNER, action)


def _attempt(game: str, lesson: str, acts: Sequence[str]) -> Attempt:
    try:
        return challenge_of(game, lesson).after(acts)
    except WrongPath as error:
        raise NoSuchLesson(str(error)) from None


def _task(task: Optional[Task]) -> Optional[LessonTask]:
    return None if task is None else {"say": task.say, "rules": list(task.rules), "action": task.action}


def _fresh(moment: Moment) -> Fresh:
    """The lesson as a table: only what the learner's seat may know, and only the task's action to take."""
    g, task = moment.state, moment.task
    legal = [] if task is None else [offer(g.game, g.index(task.action))]
    return _seen(moment.lesson.id, moment.lesson.scenario.seed, g, moment.done, legal, moment.happened)


def _fresh_attempt(challenge: Challenge, attempt: Attempt) -> Fresh:
    """The challenge as a table: whatever the rules allow may be done, until it is over."""
    g = attempt.state
    over = attempt.solved or attempt.failed
    legal = [] if over else [offer(g.game, action) for action in g.legal(LEARNER)]
    happened = [
        Happened(Move(LEARNER, act, None), events) for act, events in zip(attempt.acts, attempt.caused, strict=True)
    ]
    return _seen(challenge.lesson, challenge.scenario.seed, g, len(attempt.acts), legal, happened)


def _seen(
    name: str, seed: int | str, g: State, version: int, legal: list[Offer], happened: Sequence[Happened]
) -> Fresh:
    entries = [_entry(g.game, number, each) for number, each in enumerate(happened, 1)]
    return practised(name, seed, g, LEARNER, version, legal, entries)


def _entry(game: str, number: int, happened: Happened) -> EntryInfo:
    events = told(game, stored_events(list(happened.events)), LEARNER)
    return {
        "version": number,
        "kind": "act",
        "seat": happened.move.seat,
        "at": 0.0,
        "steps": None,
        "events": events,
    }
