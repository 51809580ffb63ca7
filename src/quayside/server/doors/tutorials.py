"""Lessons over HTTP. Nothing is stored: a lesson and the number of tasks done say everything."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Optional

from fastapi import APIRouter, Path, Query, Response

from quayside import commitment
from quayside.kernel.errors import MalformedAction
from quayside.server import protocol
from quayside.server.doors.http import PROBLEMS, answer
from quayside.server.refusals import unknown
from quayside.table.refusals import malformed
from quayside.table.table import stored_events, told
from quayside.table.views import decision_info, offer
from quayside.tutorials.lessons import LEARNER, Happened, Moment, NoSuchLesson, Task, lesson_of, lessons

router = APIRouter(prefix="/api/tutorials", responses=PROBLEMS)

GameName = Annotated[protocol.Word, Path()]
LessonName = Annotated[protocol.Word, Path()]
Done = Annotated[int, Query(ge=0, le=1000, description="how many tasks are done")]


@router.get("/{game}", response_model=protocol.Tutorial)
async def tutorial(game: GameName) -> Response:
    """The lessons of a game, in their order."""
    found = [{"lesson": lesson.id, "tasks": len(lesson.tasks)} for lesson in lessons(game).values()]
    if not found:
        raise unknown("lesson")
    return answer({"game": game, "lessons": found})


@router.get("/{game}/{lesson}", response_model=protocol.LessonMoment)
async def lesson_moment(game: GameName, lesson: LessonName, done: Done = 0) -> Response:
    """How the lesson stands for its learner after some tasks, and what comes next."""
    try:
        return answer(_shown(game, lesson, done))
    except NoSuchLesson:
        raise unknown("lesson") from None


@router.get("/{game}/{lesson}/why-not", response_model=protocol.WhyNot)
async def why_not(
    game: GameName, lesson: LessonName, action: Annotated[protocol.ActionText, Query()], done: Done = 0
) -> Response:
    """Whether the rules would allow an action here, whatever the lesson asks for."""
    try:
        g = lesson_of(game, lesson).at(done).state
        refusal = g.refusal(g.index(action), LEARNER)
    except NoSuchLesson:
        raise unknown("lesson") from None
    except MalformedAction as error:
        raise malformed("no-such-action", str(error)) from None
    if refusal is None:
        return answer({"legal": True})
    return answer(
        {
            "legal": False,
            "rule": refusal.rule,
            "rules": list(refusal.rules),
            "reason": refusal.reason,
            "params": refusal.params,
        }
    )


@lru_cache(maxsize=500)
def _shown(game: str, lesson: str, done: int) -> dict[str, Any]:
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


def _task(task: Optional[Task]) -> Optional[dict[str, Any]]:
    return None if task is None else {"say": task.say, "rules": list(task.rules), "action": task.action}


def _fresh(moment: Moment) -> dict[str, Any]:
    """The lesson as a table: only what the learner's seat may know, and only the task's action to take."""
    g, task = moment.state, moment.task
    decision = None if task is None else g.decision_of(LEARNER)
    return {
        "version": moment.done,
        "table": _table(moment),
        "seat": LEARNER,
        "view": g.view(LEARNER),
        "decision": None if decision is None else decision_info(g, decision),
        "legal": [] if task is None else [offer(g.game, g.index(task.action))],
        "undo": moment.done,
        "can_confirm": False,
        "since": 0,
        "entries": [_entry(g.game, number, each) for number, each in enumerate(moment.happened, 1)],
        "complete": True,
    }


def _entry(game: str, number: int, happened: Happened) -> dict[str, Any]:
    events = told(game, stored_events(list(happened.events)), LEARNER)
    return {
        "version": number,
        "kind": "act",
        "seat": happened.move.seat,
        "at": 0.0,
        "steps": None,
        "events": events,
    }


def _table(moment: Moment) -> dict[str, Any]:
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


def _seat(seat: int) -> dict[str, Any]:
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
