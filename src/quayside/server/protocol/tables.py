"""Tables: how one is made and joined, and what everybody sees of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional

from pydantic import Field

from quayside.server.protocol.words import (
    Answer,
    BotText,
    Request,
    SeatNumber,
    Setting,
    Settings,
    TableName,
    Token,
    Word,
)
from quayside.table.table import Mode, Status


class SeatRequest(Request):
    kind: Literal["person", "bot"] = "person"
    bot: Optional[BotText] = None


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
    rated: bool = True
    """Whether the result may count for ratings; it does where two people with accounts play, and no file set it up."""


class CreateRequest(TableSettings):
    game: Word
    options: Settings = {}


class ImportRequest(TableSettings):
    """A new table that goes on from an exported game."""

    dump: dict[str, Any]
    at: Optional[Annotated[int, Field(ge=0, le=1_000_000)]] = None
    """How many of its actions to keep; all if not given. Of a running game: a step, for the turn it belongs to."""


class SeatBotRequest(Request):
    """Give a free seat to a bot, a usual one if none is named."""

    bot: Optional[BotText] = None


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
    """There is an invitation link that still works, or the seat is kept for somebody."""
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


class ResultInfo(Answer):
    """How a game ended, by seat; whoever plays without a seat comes after them."""

    ranks: list[int]
    scores: list[int]


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
    host: Optional[str]
    """The name of its owner, who has a seat at it; else null."""
    round: Optional[int]
    """Null until the game begins, and where a game has no rounds."""
    result: Optional[ResultInfo]
    """Null until the game is over; also of games that ended before results were kept."""
    commitment: str
    """Binds the seed that is shown at the end."""
    seed: Optional[str]
    imported: bool
    """The game goes on from a file: somebody has made its position elsewhere."""
    origin: Optional[OriginInfo]
    """Null unless the game was imported."""
    rated: bool
    """Whether the result is to count for ratings; never with one person alone, and never that of an imported game."""
    rematch: Optional[str]
    created_at: float
    started_at: Optional[float]
    ended_at: Optional[float]
