"""What a table sends, as types. Made from src/quayside/server/protocol/ by `make types`. Do not edit."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Optional, TypedDict, Union


class ClockInfo(TypedDict):
    seconds: int
    increment: int
    left: list[float]
    since: list[Optional[float]]


class SeatInfo(TypedDict):
    seat: int
    kind: Literal["person", "bot"]
    name: Optional[str]
    bot: Optional[str]
    driven: bool
    resigned: bool
    invited: bool
    you: bool
    agreed: bool


class ResultInfo(TypedDict):
    """How a game ended, by seat; whoever plays without a seat comes after them."""

    ranks: list[int]
    scores: list[int]


class OriginInfo(TypedDict):
    """Where an imported game comes from: a file that some people may know."""

    believed: bool
    facts: list[dict[str, int]]


class TableInfo(TypedDict):
    id: str
    name: str
    game: str
    options: dict[str, Union[bool, int, str]]
    rules: str
    status: Literal["open", "playing", "paused", "finished", "abandoned"]
    public: bool
    mode: Literal["live", "turns"]
    spectators: bool
    confirm: bool
    absence: float
    clock: Optional[ClockInfo]
    seats: list[SeatInfo]
    pending: list[int]
    unconfirmed: Optional[int]
    pause_asked: list[int]
    end_asked: list[int]
    owner: bool
    host: Optional[str]
    round: Optional[int]
    result: Optional[ResultInfo]
    commitment: str
    seed: Optional[str]
    imported: bool
    origin: Optional[OriginInfo]
    rated: bool
    rematch: Optional[str]
    created_at: float
    started_at: Optional[float]
    ended_at: Optional[float]


class DecisionInfo(TypedDict):
    seat: int
    step: str
    prompt: str
    rules: list[str]
    context: dict[str, Any]


class Offer(TypedDict):
    """An action you may take, with its arguments: what to light up on the board."""

    action: str
    kind: str
    args: dict[str, Union[int, str]]


class UndoEnd(TypedDict):
    """Why no more than `undo` actions can be taken back."""

    reason: Literal["driven", "secret", "turn-ended", "nothing-done", "others-acted", "learnt", "shown", "stands"]
    action: Optional[Offer]


class EntryInfo(TypedDict):
    """One change of the table, as far as you may know it."""

    version: int
    kind: str
    seat: Optional[int]
    at: float
    steps: Optional[int]
    events: list[dict[str, Any]]


class Fresh(TypedDict):
    """How a table stands for you, with what happened since the version you named."""

    version: int
    table: TableInfo
    seat: Optional[int]
    view: Optional[dict[str, Any]]
    decision: Optional[DecisionInfo]
    legal: list[Offer]
    undo: int
    undo_end: Optional[UndoEnd]
    forced: Optional[str]
    can_confirm: bool
    since: int
    entries: list[EntryInfo]
    complete: bool


class ReplayStep(TypedDict):
    number: int
    seat: Optional[int]
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(TypedDict):
    game: str
    players: int
    seat: Optional[int]
    imported: bool
    steps: list[ReplayStep]
    total: int
    result: Optional[dict[str, Any]]


class ScorePoint(TypedDict):
    step: int
    scores: list[int]


class ScorePart(TypedDict):
    """Some points of an item of the score sheet, with what they come from. The parts add up to the sheet."""

    seat: int
    item: str
    thing: str
    count: int
    points: int
    how: Optional[Literal["discarded", "met", "failed"]]


class Swing(TypedDict):
    """A turn that changed by how much the first was ahead of the second."""

    turn: int
    seat: int
    since: int
    step: int
    gap: int


class ItemGap(TypedDict):
    item: str
    gap: int


class Scores(TypedDict):
    """What everybody would have scored at the beginning, after each turn and at the end, and what that is made of."""

    game: str
    points: list[ScorePoint]
    parts: list[ScorePart]
    first: int
    second: Optional[int]
    swings: list[Swing]
    gaps: list[ItemGap]


class WhyNot(TypedDict):
    legal: bool
    rule: NotRequired[Optional[str]]
    rules: NotRequired[list[str]]
    reason: NotRequired[Optional[str]]
    params: NotRequired[dict[str, Any]]


class Foresight(TypedDict):
    """What an action would do, as far as it is certain for you."""

    events: list[dict[str, Any]]
    chance: bool
    points: Optional[int]


class LessonTask(TypedDict):
    """Something to do in a lesson; what is said about it stands in the words of the game, under `say`."""

    say: str
    rules: list[str]
    action: str


class LessonChallenge(TypedDict):
    """How an attempt at the challenge of a lesson stands."""

    solved: bool
    failed: bool
    rules: list[str]


class LessonMoment(TypedDict):
    """A lesson after some of its tasks, as a table that nobody else sits at."""

    game: str
    lesson: str
    done: int
    tasks: int
    task: Optional[LessonTask]
    last: Optional[LessonTask]
    challenge: Optional[LessonChallenge]
    fresh: Fresh


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


class LessonInfo(TypedDict):
    lesson: str
    tasks: int


class Tutorial(TypedDict):
    game: str
    lessons: list[LessonInfo]


class Done(TypedDict):
    version: int
    repeated: bool
    fresh: Optional[Fresh]


class TableList(TypedDict):
    tables: list[TableInfo]
    next: Optional[str]


class SignedIn(TypedDict):
    id: str
    name: str
    guest: bool
    login: NotRequired[Optional[str]]
    email: NotRequired[Optional[str]]
    language: Literal["en", "ru", "it"]
    settings: NotRequired[dict[str, Union[bool, int, str]]]
    token: str


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


class MaintenanceInfo(TypedDict):
    """No new tables, games or accounts for now; running games go on unless nothing at all may change."""

    words: str
    read_only: bool


class Welcome(TypedDict):
    """The first message. A socket that sends more than `messages` in `seconds` is closed."""

    type: Literal["welcome"]
    me: Me
    messages: NotRequired[Optional[int]]
    seconds: NotRequired[Optional[float]]
    house: float
    maintenance: NotRequired[Optional[MaintenanceInfo]]
    compiled: NotRequired[bool]


class ChatLine(TypedDict):
    id: int
    name: str
    seat: Optional[int]
    text: str
    at: float


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
