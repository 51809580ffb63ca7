"""Tutorials."""

from __future__ import annotations

from typing import Optional

from quayside.server.protocol.playing import Fresh
from quayside.server.protocol.words import Answer


class LessonInfo(Answer):
    lesson: str
    tasks: int


class Tutorial(Answer):
    game: str
    lessons: list[LessonInfo]


class LessonTask(Answer):
    """Something to do in a lesson; what is said about it stands in the words of the game, under `say`."""

    say: str
    rules: list[str]
    action: str


class LessonChallenge(Answer):
    """How an attempt at the challenge of a lesson stands."""

    solved: bool
    failed: bool
    """The turn is over and the aim was not reached."""
    rules: list[str]


class LessonMoment(Answer):
    """A lesson after some of its tasks, as a table that nobody else sits at."""

    game: str
    lesson: str
    done: int
    tasks: int
    task: Optional[LessonTask]
    """What to do next; null when the lesson is over."""
    last: Optional[LessonTask]
    """What was done last; null at the beginning."""
    challenge: Optional[LessonChallenge]
    """In the challenge at the end; null in the lesson itself."""
    fresh: Fresh
