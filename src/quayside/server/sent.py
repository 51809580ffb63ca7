"""What the server sends, as types. Made from src/quayside/server/protocol/ by `make types`. Do not edit."""

from __future__ import annotations

from typing import Any, Literal, Optional, TypedDict

from quayside.table.shapes import ChatLine as ChatLine
from quayside.table.shapes import Done as Done
from quayside.table.shapes import DoneMessage as DoneMessage
from quayside.table.shapes import Fresh as Fresh
from quayside.table.shapes import GameRecord as GameRecord
from quayside.table.shapes import MaintenanceInfo as MaintenanceInfo
from quayside.table.shapes import Me as Me
from quayside.table.shapes import MyRecord as MyRecord
from quayside.table.shapes import OkMessage as OkMessage
from quayside.table.shapes import SignedIn as SignedIn
from quayside.table.shapes import Subscribed as Subscribed
from quayside.table.shapes import TableList as TableList
from quayside.table.shapes import Update as Update
from quayside.table.shapes import Welcome as Welcome


class SessionInfo(TypedDict):
    """Where you are signed in."""

    id: str
    created_at: float
    seen_at: float
    address: Optional[str]
    agent: Optional[str]
    current: bool


class Sessions(TypedDict):
    sessions: list[SessionInfo]


class FriendInfo(TypedDict):
    id: str
    name: str
    at: float


class Friends(TypedDict):
    friends: list[FriendInfo]
    asking: list[FriendInfo]
    asked: list[FriendInfo]
    blocked: list[FriendInfo]


class Moved(TypedDict):
    """A game of your browser, here."""

    table: str
    new: bool


class LinkInfo(TypedDict):
    seat: int
    token: str
    url: str


class ChatLines(TypedDict):
    lines: list[ChatLine]


class Rating(TypedDict):
    """Everybody begins at 1500, which nobody knows to be right yet."""

    rating: int
    spread: int
    games: int
    provisional: bool


class SeatRating(TypedDict):
    seat: int
    before: Rating
    after: Optional[Rating]


class TableRatings(TypedDict):
    """Of the people with accounts at a table whose result counts; of nobody else."""

    seats: list[SeatRating]


class RatingPoint(TypedDict):
    """What a game has made of a rating."""

    table: str
    at: float
    place: int
    rating: int
    spread: int


class GameRating(TypedDict):
    game: str
    now: Rating
    course: list[RatingPoint]


class MyRatings(TypedDict):
    games: list[GameRating]


class Estimate(TypedDict):
    """A number that is known only about: it lies between `low` and `high` nineteen times in twenty."""

    mean: float
    low: float
    high: float


class ReviewTurn(TypedDict):
    """How every seat stood after a turn; turn 0 is the beginning of the game."""

    turn: int
    seat: Optional[int]
    entry: int
    chances: list[Estimate]
    points: list[Estimate]


class ReviewDecision(TypedDict):
    """A decision that lost something for certain."""

    entry: int
    turn: int
    seat: int
    played: str
    best: str
    loss: Estimate
    points: Estimate
    grade: str
    deals: int
    said: str


class ReviewAdvice(TypedDict):
    """What the strongest bot would have done."""

    entry: int
    seat: int
    played: str
    would: str
    gain: Estimate
    points: Estimate
    said: str
    line: list[str]


class ReviewMoment(TypedDict):
    """A turn that moved the chances most."""

    turn: int
    seat: int
    entries: tuple[int, int]
    changes: list[Estimate]
    said: str
    happened: list[str]
    decision: Optional[ReviewDecision]
    advice: Optional[ReviewAdvice]


class ReviewLuck(TypedDict):
    """The result of a seat, and what it would have been without luck."""

    result: float
    adjusted: Estimate
    luck: float
    score: int
    adjusted_points: Estimate
    luck_points: float
    said: str


class ReviewPhase(TypedDict):
    phase: str
    turns: tuple[int, int]
    losses: list[Estimate]
    points: list[float]
    said: str
    seats: list[str]


class ReviewSource(TypedDict):
    """Points of one kind: of every seat, and what strong bots that win have of it."""

    item: str
    said: str
    points: list[int]
    strong: Optional[float]


class ReviewGrade(TypedDict):
    """What a decision is called that is certain to lose less than `below`."""

    grade: str
    said: str
    below: float


class Review(TypedDict):
    """What is known of a game so far; `said` is a sentence in the language that was asked for."""

    game: str
    players: int
    bot: str
    lines: int
    stage: Literal["waiting", "begun", "chances", "decisions", "whole"]
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
    how: str
    result: dict[str, Any]


class ReviewAnswer(TypedDict):
    """How far the review of a table is. Ask again until it is `whole`; nobody works on it while nobody asks."""

    stage: Literal["waiting", "begun", "chances", "decisions", "whole"]
    done: int
    of: int
    review: Optional[Review]


class Position(TypedDict):
    """A position in which a seat had to choose, as a table that nobody else sits at."""

    game: str
    seat: int
    fresh: Fresh


class Solution(TypedDict):
    """An answer judged against the best known one."""

    solved: bool
    grade: str
    loss: Estimate
    points: Estimate
    answer: str
    best: str
    said: str
    line: list[str]


class InsightExample(TypedDict):
    """The decision that certainly lost most: an action of a table's log."""

    table: str
    entry: int


class InsightRow(TypedDict):
    """One number over games. `phase`, `theme` and `deed` (what one did): points of chance lost in a hundred decisions;
    `club`: how many of a hundred decisions were those of a club player; `source`: points of the score."""

    about: Literal["phase", "theme", "deed", "club", "source"]
    name: str
    said: str
    games: int
    own: Estimate
    strong: Optional[float]
    differs: Literal["more", "less", "alike"]
    example: Optional[InsightExample]


class InsightGame(TypedDict):
    """A game that was reviewed."""

    table: str
    ended_at: float
    score: int
    won: bool
    adjusted: float


class GameInsights(TypedDict):
    """Of one game. `rows` are empty while too few of its games were reviewed."""

    game: str
    reviewed: list[InsightGame]
    others: list[str]
    rows: list[InsightRow]


class Insights(TypedDict):
    fewest: int
    games: list[GameInsights]


class PuzzleInfo(TypedDict):
    game: str
    name: str
    theme: str


class Puzzles(TypedDict):
    """All there are, and everybody's puzzle of the day."""

    puzzles: list[PuzzleInfo]
    day: str
    today: PuzzleInfo


class PuzzlePosition(TypedDict):
    """A puzzle as a table that nobody else sits at."""

    game: str
    seat: int
    fresh: Fresh
    name: str
    theme: str
    margin: float
    deals: int


class HintAnswer(TypedDict):
    """What a player of that level would do: what to look at first, then what to do, then why and how it goes on."""

    looks: list[str]
    action: str
    points: str
    tells: str
    why: Optional[str]
    line: list[str]


class ChannelInfo(TypedDict):
    id: str
    kind: Literal["email", "push", "webhook"]
    target: str
    verified: bool


class Notice(TypedDict):
    id: int
    channel: Optional[str]
    about: str
    status: Literal["waiting", "sent", "failed", "skipped"]
    attempts: int
    error: Optional[str]
    created_at: float


class Channels(TypedDict):
    channels: list[ChannelInfo]
    notices: list[Notice]
    push_key: Optional[str]


class Ok(TypedDict):
    ok: Literal[True]


class House(TypedDict):
    """How the server is."""

    maintenance: Optional[MaintenanceInfo]


class Health(TypedDict):
    """`database`: a write was stored just now. `space`: the disk has the room that was asked for."""

    ok: bool
    database: bool
    space: bool
    redis: Optional[bool]


class Announcement(TypedDict):
    """Maintenance has begun or changed, or (null) is over."""

    type: Literal["announcement"]
    maintenance: Optional[MaintenanceInfo]


class ChatMessage(TypedDict):
    type: Literal["chat"]
    table: str
    line: ChatLine


class Presence(TypedDict):
    type: Literal["presence"]
    table: str
    present: list[int]
    watching: int
