"""Everything that goes over the wire, as types. OpenAPI, the Python client and `protocol.ts` come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional, Union
from urllib.parse import urlsplit

from pydantic import AfterValidator, AnyHttpUrl, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from quayside.server import names
from quayside.table.table import Mode, Status


def _printable(text: str) -> str:
    if any(ord(letter) < 32 or 0x7F <= ord(letter) < 0xA0 or 0xD800 <= ord(letter) < 0xE000 for letter in text):
        raise ValueError("control characters and lone surrogates are not text")
    return text


Line = AfterValidator(_printable)

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=names.PERSON), AfterValidator(names.person_name)]
TableName = Annotated[str, StringConstraints(max_length=names.TABLE), AfterValidator(names.table_name)]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{3,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200), Line]
Email = Annotated[
    str, StringConstraints(max_length=254, pattern=r"^[^@\s<>,;:\x22()\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$"), Line
]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,40}$")]
MoveId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=200), Line]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(names.chat_text)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Language = Literal["en", "ru", "it"]
Setting = Union[
    bool, Annotated[int, Field(ge=-(2**31), le=2**31 - 1)], Annotated[str, StringConstraints(max_length=80), Line]
]
Settings = Annotated[dict[Word, Setting], Field(max_length=40)]


class Request(BaseModel):
    """What clients send: unknown fields and near-misses are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")


# -- people ------------------------------------------------------------------------------------------------------


class GuestRequest(Request):
    name: Name
    language: Language = "en"


class AccountRequest(Request):
    """A guest becomes an account; the games stay."""

    login: Login
    password: Password
    email: Optional[Email] = None


class LoginRequest(Request):
    login: Login
    password: Password


class ProfileRequest(Request):
    """Only what is named changes."""

    name: Optional[Name] = None
    language: Optional[Language] = None
    settings: Optional[Settings] = None


class PasswordRequest(Request):
    old: Password
    new: Password


class ForgotRequest(Request):
    """Ask for a link to a new password, to the mail address that the account has proved to be its own."""

    login: Login


class ResetRequest(Request):
    """Set a new password with the token of such a link."""

    token: Token
    password: Password


class DeleteRequest(Request):
    """Leave for good; an account proves itself with its password."""

    password: Optional[Password] = None


class ReportRequest(Request):
    """Tell the host about somebody at a table, or about the table if no seat is named."""

    table: Id
    seat: Optional[SeatNumber] = None
    reason: Literal["name", "chat", "conduct", "other"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=1000), AfterValidator(names.chat_text)]


class SessionInfo(Answer):
    """Where you are signed in."""

    id: str
    created_at: float
    seen_at: float
    """To the hour."""
    address: Optional[str]
    agent: Optional[str]
    """What the browser or program called itself."""
    current: bool
    """The one you ask with."""


class Sessions(Answer):
    sessions: list[SessionInfo]


class Me(Answer):
    id: str
    name: str
    guest: bool
    login: Optional[str] = None
    email: Optional[str] = None
    language: Language
    settings: dict[str, Setting] = {}


class SignedIn(Me):
    token: str
    """For clients without cookies: send it as `Authorization: Bearer`."""


# -- games -------------------------------------------------------------------------------------------------------


class OptionInfo(Answer):
    name: str
    default: Setting
    rule: str
    choices: Optional[list[str]] = None
    low: Optional[int] = None
    high: Optional[int] = None


class GameInfo(Answer):
    id: str
    players: tuple[int, int]
    rules: str
    options: list[OptionInfo]
    bots: list[str]


# -- tables ------------------------------------------------------------------------------------------------------


class SeatRequest(Request):
    kind: Literal["person", "bot"] = "person"
    bot: Optional[Word] = None


class ClockRequest(Request):
    seconds: Annotated[int, Field(ge=5, le=30 * 86400)]
    increment: Annotated[int, Field(ge=0, le=7 * 86400)] = 0


Seats = Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]


class TableSettings(Request):
    name: TableName = ""
    seats: Seats
    public: bool = True
    mode: Mode = "live"
    clock: Optional[ClockRequest] = None
    spectators: bool = True
    confirm: bool = False
    """Ask each person to confirm the end of a turn; until then it can be taken back."""
    absence: Optional[Annotated[int, Field(ge=10, le=30 * 86400)]] = None
    """Seconds after which a bot may take an absent person's seat; 60 for live play and three days for turns."""
    sit: bool = True
    """Whether the owner takes the first free seat."""


class CreateRequest(TableSettings):
    game: Word
    options: Settings = {}


class ImportRequest(TableSettings):
    """A new table that goes on from an exported game."""

    dump: dict[str, Any]
    at: Optional[Annotated[int, Field(ge=0, le=1_000_000)]] = None
    """How many of its actions to keep; all if not given. Of a running game: a step, for the turn it belongs to."""


class SitRequest(Request):
    seat: Optional[SeatNumber] = None


class LinkRequest(Request):
    token: Token


class SeatInfo(Answer):
    seat: int
    kind: Literal["person", "bot"]
    name: Optional[str]
    """Null while nobody sits there."""
    bot: Optional[str]
    driven: bool
    """A bot decides for this seat at the moment."""
    resigned: bool
    invited: bool
    """There is an invitation link that still works."""
    you: bool
    agreed: bool
    """Nothing about the game has to be agreed to any more; at an imported table each person has to `agree`."""


class OriginInfo(Answer):
    """Where an imported game comes from: a file that some people may know."""

    believed: bool
    """The host has taken hidden things from the file as well: whoever has it knows them. Else they were dealt anew."""
    facts: list[dict[str, int]]
    """What was public before and no view shows, by seat; empty if there is nothing of the kind."""


class ClockInfo(Answer):
    seconds: int
    increment: int
    left: list[float]
    """Seconds left per seat at the moment `since` of that seat, or now if its clock does not run."""
    since: list[Optional[float]]
    """By the clock of the house, which `welcome` tells."""


class TableInfo(Answer):
    id: str
    name: str
    game: str
    options: dict[str, Setting]
    rules: str
    status: Status
    public: bool
    mode: Mode
    spectators: bool
    confirm: bool
    absence: float
    clock: Optional[ClockInfo]
    seats: list[SeatInfo]
    pending: list[int]
    unconfirmed: Optional[int]
    """The seat that has still to confirm its turn."""
    pause_asked: list[int]
    """The seats that want a pause; it begins when all the people who play have asked."""
    end_asked: list[int]
    """The seats that want to end the game without a result; likewise."""
    owner: bool
    """Whether you own the table."""
    commitment: str
    """Binds the seed that is shown at the end."""
    seed: Optional[str]
    imported: bool
    """The game goes on from a file: somebody has made its position elsewhere."""
    origin: Optional[OriginInfo]
    """Null unless the game was imported."""
    rated: bool
    """Whether the result may count for a rating; never that of an imported game."""
    rematch: Optional[str]
    created_at: float
    started_at: Optional[float]
    ended_at: Optional[float]


class Offer(Answer):
    """An action you may take, with its arguments: what to light up on the board."""

    action: str
    kind: str
    args: dict[str, Union[int, str]]


class DecisionInfo(Answer):
    seat: int
    step: str
    prompt: str
    rules: list[str]
    """The rules the question follows from, the most important one first."""
    context: dict[str, Any]


class EntryInfo(Answer):
    """One change of the table, as far as you may know it."""

    version: int
    kind: str
    seat: Optional[int]
    at: float
    steps: Optional[int]
    """How many of your own actions an undo took back; null for everything else."""
    events: list[dict[str, Any]]


class Fresh(Answer):
    """How a table stands for you, with what happened since the version you named."""

    version: int
    table: TableInfo
    seat: Optional[int]
    """Your seat; null for a spectator."""
    view: Optional[dict[str, Any]]
    """Null until the game begins."""
    decision: Optional[DecisionInfo]
    legal: list[Offer]
    undo: int
    """How many of your last actions you may take back."""
    can_confirm: bool
    since: int
    entries: list[EntryInfo]
    complete: bool
    """False if the gap was too long to send; the view is right all the same."""


class ActRequest(Request):
    version: Version
    move: MoveId
    action: ActionText


class UndoRequest(Request):
    version: Version
    move: MoveId
    steps: Optional[Annotated[int, Field(ge=1, le=10_000)]] = None
    """One if not given; `reset` takes back the whole turn."""


class ChangeRequest(Request):
    version: Version
    move: MoveId


class HandRequest(Request):
    """Let a bot decide for a seat: one's own at any time, an absent person's after the agreed time."""

    seat: SeatNumber
    bot: Optional[Word] = None


class Done(Answer):
    version: int
    """The version your change became."""
    repeated: bool
    """This change had been made already; nothing was done twice."""
    fresh: Optional[Fresh]
    """Null only on a socket that is subscribed to the table: the update has come before this answer."""


class TableList(Answer):
    tables: list[TableInfo]
    next: Optional[str]
    """Pass it as `before` to get the next page."""


class LinkInfo(Answer):
    seat: int
    token: str
    url: str


class ChatRequest(Request):
    text: ChatText


class ChatLine(Answer):
    id: int
    name: str
    seat: Optional[int]
    text: str
    at: float


class ChatLines(Answer):
    lines: list[ChatLine]


class ReplayStep(Answer):
    number: int
    seat: Optional[int]
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Answer):
    game: str
    players: int
    seat: Optional[int]
    imported: bool
    steps: list[ReplayStep]
    total: int
    result: Optional[dict[str, Any]]


class ScorePoint(Answer):
    step: int
    """The step of your replay after which it was so."""
    scores: list[int]


class Scores(Answer):
    """What everybody would have scored at the beginning, after each turn and at the end."""

    game: str
    points: list[ScorePoint]


class WhyNot(Answer):
    legal: bool
    rule: Optional[str] = None
    rules: list[str] = []
    reason: Optional[str] = None
    params: dict[str, Any] = {}


# -- lessons ------------------------------------------------------------------------------------------------------


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
    fresh: Fresh


# -- notifications -----------------------------------------------------------------------------------------------


class EmailChannel(Request):
    kind: Literal["email"]
    address: Email


class PushKeys(Request):
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{80,100}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{16,32}$")]


def _web_address(text: str) -> str:
    """The text as it is, if a browser would find a host in it."""
    _ADDRESS.validate_python(text)
    if not urlsplit(text).hostname:
        raise ValueError("an address names a host")
    return text


_ADDRESS: TypeAdapter[AnyHttpUrl] = TypeAdapter(AnyHttpUrl)
Url = Annotated[
    str,
    StringConstraints(max_length=1000, pattern=r"^https?://[\x21-\x7e]+$"),
    AfterValidator(_web_address),
]


class PushChannel(Request):
    kind: Literal["push"]
    endpoint: Url
    keys: PushKeys


class WebhookChannel(Request):
    kind: Literal["webhook"]
    format: Literal["discord", "slack"]
    url: Url


ChannelRequest = Annotated[Union[EmailChannel, PushChannel, WebhookChannel], Field(discriminator="kind")]


class CodeRequest(Request):
    code: Token


class ChannelInfo(Answer):
    id: str
    kind: Literal["email", "push", "webhook"]
    target: str
    verified: bool


class Notice(Answer):
    id: int
    channel: Optional[str]
    about: str
    status: Literal["waiting", "sent", "failed", "skipped"]
    attempts: int
    error: Optional[str]
    created_at: float


class Channels(Answer):
    channels: list[ChannelInfo]
    notices: list[Notice]
    push_key: Optional[str]
    """The server's public key, for the browser's push subscription."""


# -- errors ------------------------------------------------------------------------------------------------------

ErrorKind = Literal[
    "malformed",  # not a message of this protocol
    "illegal",  # the rules forbid it; rule, reason and params say why
    "stale",  # the table has moved on; `fresh` is how it stands
    "refused",  # the table does not allow it now
    "forbidden",  # not for you
    "unknown",  # there is no such thing
    "limited",  # too much or too often
    "unavailable",  # try again later
]


class Problem(Answer):
    kind: ErrorKind
    reason: str
    """A short name that clients can translate."""
    message: str
    rule: Optional[str] = None
    rules: list[str] = []
    params: dict[str, Any] = {}
    fresh: Optional[Fresh] = None


class ErrorAnswer(Answer):
    error: Problem


class Ok(Answer):
    ok: Literal[True] = True


class MaintenanceInfo(Answer):
    """No new tables, games or accounts for now; running games go on unless nothing at all may change."""

    words: str
    """What the host says about it; may be empty."""
    read_only: bool


class House(Answer):
    """How the server is."""

    maintenance: Optional[MaintenanceInfo]


class Health(Answer):
    """`database`: a write was stored just now. `space`: the disk has the room that was asked for."""

    ok: bool
    database: bool
    space: bool
    redis: Optional[bool]


# -- the socket --------------------------------------------------------------------------------------------------

RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


class Say(Request):
    id: RequestId
    """Comes back in the answer."""


class Subscribe(Say):
    type: Literal["subscribe"]
    table: Id
    since: Optional[Version] = None
    """The version you have; the answer holds exactly what came after it."""


class Unsubscribe(Say):
    type: Literal["unsubscribe"]
    table: Id


class Act(Say, ActRequest):
    type: Literal["act"]
    table: Id


class Undo(Say, UndoRequest):
    type: Literal["undo"]
    table: Id


class Reset(Say, ChangeRequest):
    type: Literal["reset"]
    table: Id


class Confirm(Say, ChangeRequest):
    type: Literal["confirm"]
    table: Id


class Chat(Say, ChatRequest):
    type: Literal["chat"]
    table: Id


class Ping(Say):
    type: Literal["ping"]


ClientMessage = Annotated[
    Union[Subscribe, Unsubscribe, Act, Undo, Reset, Confirm, Chat, Ping], Field(discriminator="type")
]


class Welcome(Answer):
    """The first message. A socket that sends more than `messages` in `seconds` is closed."""

    type: Literal["welcome"] = "welcome"
    me: Me
    messages: Optional[int] = None
    seconds: Optional[float] = None
    house: float
    """The clock of the house, by which players' clocks run: it stands still while the server is away."""
    maintenance: Optional[MaintenanceInfo] = None
    compiled: bool = True
    """Whether the engine is; if not, bots think more slowly."""


class Announcement(Answer):
    """Maintenance has begun or changed, or (null) is over."""

    type: Literal["announcement"] = "announcement"
    maintenance: Optional[MaintenanceInfo]


class Subscribed(Answer):
    type: Literal["subscribed"] = "subscribed"
    id: str
    fresh: Fresh
    chat: list[ChatLine]
    present: list[int]
    watching: int


class Update(Answer):
    """Something changed at a table you are subscribed to."""

    type: Literal["update"] = "update"
    fresh: Fresh


class DoneMessage(Done):
    type: Literal["done"] = "done"
    id: str


class OkMessage(Answer):
    type: Literal["ok"] = "ok"
    id: str


class ErrorMessage(Answer):
    type: Literal["error"] = "error"
    id: Optional[str]
    error: Problem


class ChatMessage(Answer):
    type: Literal["chat"] = "chat"
    table: str
    line: ChatLine


class Presence(Answer):
    type: Literal["presence"] = "presence"
    table: str
    present: list[int]
    watching: int


ServerMessage = Annotated[
    Union[Welcome, Announcement, Subscribed, Update, DoneMessage, OkMessage, ErrorMessage, ChatMessage, Presence],
    Field(discriminator="type"),
]
