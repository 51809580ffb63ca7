"""The review of a finished game."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional

from pydantic import Field

from quayside.server.protocol.playing import Fresh
from quayside.server.protocol.words import ActionText, Answer, Language, Request, SeatNumber

Entry = Annotated[int, Field(ge=0, le=1_000_000)]

ReviewStage = Literal["waiting", "begun", "chances", "decisions", "whole"]


class Estimate(Answer):
    """A number that is known only about: it lies between `low` and `high` nineteen times in twenty."""

    mean: float
    low: float
    high: float


class ReviewTurn(Answer):
    """How every seat stood after a turn; turn 0 is the beginning of the game."""

    turn: int
    seat: Optional[int]
    entry: int
    """How many actions led here: a step of the replay."""
    chances: list[Estimate]
    points: list[Estimate]


class ReviewDecision(Answer):
    """A decision that lost something for certain."""

    entry: int
    turn: int
    seat: int
    played: str
    best: str
    loss: Estimate
    """Of chances of the first place, from 0 to 1."""
    points: Estimate
    grade: str
    deals: int
    said: str


class ReviewAdvice(Answer):
    """What the strongest bot would have done."""

    entry: int
    seat: int
    played: str
    would: str
    gain: Estimate
    points: Estimate
    said: str
    line: list[str]
    """How its turn would have gone on, in sentences; empty where the same was done."""


class ReviewMoment(Answer):
    """A turn that moved the chances most."""

    turn: int
    seat: int
    entries: tuple[int, int]
    changes: list[Estimate]
    said: str
    happened: list[str]
    decision: Optional[ReviewDecision]
    advice: Optional[ReviewAdvice]


class ReviewLuck(Answer):
    """The result of a seat, and what it would have been without luck."""

    result: float
    adjusted: Estimate
    luck: float
    score: int
    adjusted_points: Estimate
    luck_points: float
    said: str


class ReviewPhase(Answer):
    phase: str
    turns: tuple[int, int]
    losses: list[Estimate]
    points: list[float]
    said: str
    seats: list[str]


class ReviewSource(Answer):
    """Points of one kind: of every seat, and what strong bots that win have of it."""

    item: str
    said: str
    points: list[int]
    strong: Optional[float]


class ReviewGrade(Answer):
    """What a decision is called that is certain to lose less than `below`."""

    grade: str
    said: str
    below: float


class Review(Answer):
    """What is known of a game so far; `said` is a sentence in the language that was asked for."""

    game: str
    players: int
    bot: str
    lines: int
    stage: ReviewStage
    title: str
    said: str
    names: list[str]
    turns: list[ReviewTurn]
    decisions: list[ReviewDecision]
    moments: list[ReviewMoment]
    luck: list[ReviewLuck]
    phases: list[ReviewPhase]
    sources: list[ReviewSource]
    grades: list[ReviewGrade]
    margin: float
    """An answer that is not certain to lose so much has solved a position."""
    how: str
    result: dict[str, Any]


class ReviewAnswer(Answer):
    """How far the review of a table is. Ask again until it is `whole`; nobody works on it while nobody asks."""

    stage: ReviewStage
    done: int
    of: int
    """Pieces of work: done so far, and all of them, about."""
    review: Optional[Review]
    """Null while there is none, and where nothing is there beyond the stage that was named as known."""


class PlayOnRequest(Request):
    """Play on against bots from before an action of a finished game, at the seat of your choice."""

    entry: Entry
    seat: SeatNumber


class SolveRequest(Request):
    """Something better, or as good, instead of an action of a finished game."""

    entry: Entry
    action: ActionText
    language: Language = "en"


class Position(Answer):
    """A position in which a seat had to choose, as a table that nobody else sits at."""

    game: str
    seat: int
    fresh: Fresh


class Solution(Answer):
    """An answer judged against the best known one."""

    solved: bool
    grade: str
    loss: Estimate
    points: Estimate
    answer: str
    best: str
    said: str
    line: list[str]
    """How the best answer goes on, in sentences."""
