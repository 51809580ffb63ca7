"""Lessons over HTTP. Nothing is stored: a lesson and the number of tasks done say everything."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Annotated, Iterator, Sequence

from fastapi import APIRouter, Path, Query, Response

from quayside.server import protocol
from quayside.server.doors.asked import PROBLEMS, answer
from quayside.server.refusals import unknown
from quayside.table import lessons as shown_lessons
from quayside.tutorials.lessons import NoSuchLesson

router = APIRouter(prefix="/api/tutorials", responses=PROBLEMS)

GameName = Annotated[protocol.Word, Path()]
LessonName = Annotated[protocol.Word, Path()]
MOST_ACTS = 60
Acts = Annotated[Sequence[protocol.ActionText], Query(max_length=MOST_ACTS, description="what the learner has done")]
Done = Annotated[int, Query(ge=0, le=1000, description="how many tasks are done")]


@contextmanager
def known_lesson() -> Iterator[None]:
    """Says so where there is no such lesson."""
    try:
        yield
    except NoSuchLesson:
        raise unknown("lesson") from None


@router.get("/{game}", response_model=protocol.Tutorial)
async def tutorial(game: GameName) -> Response:
    """The lessons of a game, in their order."""
    with known_lesson():
        return answer(shown_lessons.tutorial(game))


@router.get("/{game}/{lesson}", response_model=protocol.LessonMoment)
async def lesson_moment(game: GameName, lesson: LessonName, done: Done = 0) -> Response:
    """How the lesson stands for its learner after some tasks, and what comes next."""
    with known_lesson():
        return answer(shown_lessons.shown(game, lesson, done))


@router.get("/{game}/{lesson}/challenge", response_model=protocol.LessonMoment)
async def challenge(game: GameName, lesson: LessonName, act: Acts = ()) -> Response:
    """How the challenge at the end of the lesson stands after some actions of its learner."""
    with known_lesson():
        return answer(shown_lessons.tried(game, lesson, act))


@router.get("/{game}/{lesson}/challenge/why-not", response_model=protocol.WhyNot)
async def challenge_why_not(
    game: GameName, lesson: LessonName, action: Annotated[protocol.ActionText, Query()], act: Acts = ()
) -> Response:
    """Whether the rules would allow an action there."""
    with known_lesson():
        return answer(shown_lessons.why_not_tried(game, lesson, act, action))


@router.get("/{game}/{lesson}/challenge/foresight", response_model=protocol.Foresight)
async def challenge_foresight(
    game: GameName, lesson: LessonName, action: Annotated[protocol.ActionText, Query()], act: Acts = ()
) -> Response:
    """What an action would do there."""
    with known_lesson():
        return answer(shown_lessons.foresight_tried(game, lesson, act, action))


@router.get("/{game}/{lesson}/why-not", response_model=protocol.WhyNot)
async def why_not(
    game: GameName, lesson: LessonName, action: Annotated[protocol.ActionText, Query()], done: Done = 0
) -> Response:
    """Whether the rules would allow an action here, whatever the lesson asks for."""
    with known_lesson():
        return answer(shown_lessons.why_not(game, lesson, done, action))


@router.get("/{game}/{lesson}/foresight", response_model=protocol.Foresight)
async def foresight(
    game: GameName, lesson: LessonName, action: Annotated[protocol.ActionText, Query()], done: Done = 0
) -> Response:
    """What an action would do here, whatever the lesson asks for."""
    with known_lesson():
        return answer(shown_lessons.foresight(game, lesson, done, action))
