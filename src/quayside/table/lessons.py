"""A lesson after some of its tasks, as a table that nobody else sits at."""

from __future__ import annotations

from functools import lru_cache
from typing import Optional

from quayside import commitment
from quayside.table.entries import stored_events, told
from quayside.table.foresight import foreseen
from quayside.table.shapes import EntryInfo, Foresight, Fresh, LessonMoment, LessonTask, SeatInfo, TableInfo, WhyNot
from quayside.table.views import decision_info, offer, why_not_in
from quayside.tutorials.lessons import LEARNER, Happened, Moment, Task, lesson_of


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
        "fresh": _fresh(moment),
    }


def _task(task: Optional[Task]) -> Optional[LessonTask]:
    return None if task is None else {"say": task.say, "rules": list(task.rules), "action": task.action}


def _fresh(moment: Moment) -> Fresh:
    """The lesson as a table: only what the learner's seat may know, and only the task's action to take."""
    g, task = moment.state, moment.task
    decision = None if task is None else g.decision_of(LEARNER)
    return {
        "version": moment.done,
        "table": _table(moment),
        "seat": LEARNER,
        "view": dict(g.view(LEARNER)),
        "decision": None if decision is None else decision_info(g, decision),
        "legal": [] if task is None else [offer(g.game, g.index(task.action))],
        "undo": moment.done,
        "undo_end": {"reason": "nothing-done", "action": None},
        "forced": None,
        "can_confirm": False,
        "since": 0,
        "entries": [_entry(g.game, number, each) for number, each in enumerate(moment.happened, 1)],
        "complete": True,
    }


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


def _table(moment: Moment) -> TableInfo:
    g = moment.state
    return {
        "id": moment.lesson.id,
        "name": "",
        "game": g.game,
        "options": g.options,
        "rules": g.book.version,
        "status": "playing",
        "public": False,
        "mode": "live",
        "spectators": False,
        "confirm": False,
        "absence": 0.0,
        "clock": None,
        "seats": [_seat(seat) for seat in range(int(g.seats))],
        "pending": g.pending(),
        "unconfirmed": None,
        "pause_asked": [],
        "end_asked": [],
        "owner": False,
        "host": None,
        "round": None,
        "result": None,
        "commitment": commitment(str(moment.lesson.scenario.seed)),
        "seed": None,
        "imported": False,
        "origin": None,
        "rated": False,
        "rematch": None,
        "created_at": 0.0,
        "started_at": None,
        "ended_at": None,
    }


def _seat(seat: int) -> SeatInfo:
    mine = seat == LEARNER
    return {
        "seat": seat,
        "kind": "person" if mine else "bot",
        "name": None,
        "bot": None if mine else "lesson",
        "driven": not mine,
        "resigned": False,
        "invited": False,
        "you": mine,
        "agreed": True,
    }
