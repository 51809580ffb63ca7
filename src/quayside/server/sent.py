"""What the server sends, as types. Made from src/quayside/server/protocol/ by `make types`. Do not edit."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Optional, TypedDict, Union

from quayside.table.shapes import Fresh, TableInfo


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


class GameRecord(TypedDict):
    """What somebody has played of a game to its end."""

    game: str
    played: int
    won: int
    mean: float
    best: int
    last: float


class MyRecord(TypedDict):
    games: list[GameRecord]


class Me(TypedDict):
    id: str
    name: str
    guest: bool
    login: NotRequired[Optional[str]]
    email: NotRequired[Optional[str]]
    language: Literal["en", "ru", "it"]
    settings: NotRequired[dict[str, Union[bool, int, str]]]


class SignedIn(TypedDict):
    id: str
    name: str
    guest: bool
    login: NotRequired[Optional[str]]
    email: NotRequired[Optional[str]]
    language: Literal["en", "ru", "it"]
    settings: NotRequired[dict[str, Union[bool, int, str]]]
    token: str


class OptionInfo(TypedDict):
    name: str
    default: Union[bool, int, str]
    rule: str
    choices: NotRequired[Optional[list[str]]]
    low: NotRequired[Optional[int]]
    high: NotRequired[Optional[int]]


class GameInfo(TypedDict):
    id: str
    players: tuple[int, int]
    rules: str
    options: list[OptionInfo]
    bots: list[str]


class Done(TypedDict):
    version: int
    repeated: bool
    fresh: Optional[Fresh]


class TableList(TypedDict):
    tables: list[TableInfo]
    next: Optional[str]


class LinkInfo(TypedDict):
    seat: int
    token: str
    url: str


class ChatLine(TypedDict):
    id: int
    name: str
    seat: Optional[int]
    text: str
    at: float


class ChatLines(TypedDict):
    lines: list[ChatLine]


class LessonInfo(TypedDict):
    lesson: str
    tasks: int


class Tutorial(TypedDict):
    game: str
    lessons: list[LessonInfo]


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
    """What a player of that level would do: what to look at first, then what to do, then how it goes on."""

    looks: list[str]
    action: str
    points: str
    tells: str
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


class MaintenanceInfo(TypedDict):
    """No new tables, games or accounts for now; running games go on unless nothing at all may change."""

    words: str
    read_only: bool


class House(TypedDict):
    """How the server is."""

    maintenance: Optional[MaintenanceInfo]


class Health(TypedDict):
    """`database`: a write was stored just now. `space`: the disk has the room that was asked for."""

    ok: bool
    database: bool
    space: bool
    redis: Optional[bool]


class Welcome(TypedDict):
    """The first message. A socket that sends more than `messages` in `seconds` is closed."""

    type: Literal["welcome"]
    me: Me
    messages: NotRequired[Optional[int]]
    seconds: NotRequired[Optional[float]]
    house: float
    maintenance: NotRequired[Optional[MaintenanceInfo]]
    compiled: NotRequired[bool]


class Announcement(TypedDict):
    """Maintenance has begun or changed, or (null) is over."""

    type: Literal["announcement"]
    maintenance: Optional[MaintenanceInfo]


class Subscribed(TypedDict):
    type: Literal["subscribed"]
    id: str
    fresh: Fresh
    chat: list[ChatLine]
    present: list[int]
    watching: int


class Update(TypedDict):
    """Something changed at a table you are subscribed to."""

    type: Literal["update"]
    fresh: Fresh


class DoneMessage(TypedDict):
    version: int
    repeated: bool
    fresh: Optional[Fresh]
    type: Literal["done"]
    id: str


class OkMessage(TypedDict):
    type: Literal["ok"]
    id: str


class ChatMessage(TypedDict):
    type: Literal["chat"]
    table: str
    line: ChatLine


class Presence(TypedDict):
    type: Literal["presence"]
    table: str
    present: list[int]
    watching: int
