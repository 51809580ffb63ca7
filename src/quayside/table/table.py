"""A table in memory: its header, seats, game and the recent end of its log."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Optional

from quayside.kernel.sets import has, only
from quayside.kernel.state import State
from quayside.table.entries import EVERYBODY, LogEntry

REMEMBERED = 16  # entries kept in memory for clients that come back; older ones are wherever the log is kept

Status = Literal["open", "playing", "paused", "finished", "abandoned"]
Mode = Literal["live", "turns"]

OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
OVER = (FINISHED, ABANDONED)


@dataclass
class Seat:
    """Who sits where, and who decides."""

    seat: int
    person: Optional[str] = None
    name: Optional[str] = None
    bot: Optional[str] = None
    driven: bool = False
    resigned: bool = False
    held_for: Optional[str] = None
    link: Optional[str] = None
    seen_at: Optional[float] = None
    agreed: bool = False  # to play an imported game


@dataclass
class Header:
    """What is true of the table as a whole."""

    id: str
    owner: str
    name: str
    game: str
    options: dict[str, Any]
    rules: str
    seed: str
    origin: Optional[dict[str, Any]]
    public: bool
    mode: Mode
    spectators: bool
    confirm: bool
    clock: Optional[dict[str, int]]
    absence: float
    created_at: float
    status: Status = OPEN
    version: int = 0
    pending: int = 0
    unconfirmed: Optional[int] = None
    bots_pending: bool = False
    times: list[list[Optional[float]]] = field(default_factory=list)
    due_at: Optional[float] = None
    rematch: Optional[str] = None
    started_at: Optional[float] = None
    ended_at: Optional[float] = None
    touched_at: float = 0.0
    pause_asked: int = 0
    end_asked: int = 0
    head: str = ""  # the hash of the last entry
    seal: str = ""  # over what decides which game is shown to whom
    round: Optional[int] = None  # where the game has rounds
    result: Optional[dict[str, Any]] = None  # ranks and scores, when it is over
    imported: Optional[dict[str, Any]] = None  # of an imported game: whether its file was believed, and what it tells
    rated: bool = False  # whether its result was meant to count when the table was laid

    def __post_init__(self) -> None:
        if self.origin is not None and self.imported is None:  # a row of a backup that knows nothing of this yet
            self.imported = {"believed": True, "facts": []}


@dataclass
class Table:
    """Header, seats, game and the recent log. The write path changes a draft of it and adopts the draft if it lasts."""

    header: Header
    seats: list[Seat]
    state: Optional[State] = None
    recent: deque[LogEntry] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    secrets: list[tuple[int, int]] = field(default_factory=list)  # versions not everybody knows of, with audience
    snapshot: int = 0  # version of the last snapshot
    remembers: bool = False  # whether `recent` reaches back as far as it should
    memo: dict[Any, Any] = field(default_factory=dict)  # what took long to work out for this version
    began: str = ""  # what the chain of its log begins with
    checked: bool = False  # whether the whole log has been found to be what was written
    before: Optional[State] = None  # of a draft: the game as it was

    @property
    def id(self) -> str:
        return self.header.id

    def draft(self) -> Table:
        """A copy to change; the log is shared, because only `remember` adds to it."""
        return Table(
            replace(self.header, times=[list(pair) for pair in self.header.times]),
            [replace(seat) for seat in self.seats],
            None if self.state is None else self.state.clone(),
            self.recent,
            self.secrets,
            self.snapshot,
            self.remembers,
            began=self.began,
            checked=self.checked,
            before=self.state,
        )

    def adopt(self, other: Table) -> None:
        """Become what the draft, now stored, is."""
        self.header = other.header
        self.seats = other.seats
        self.state = other.state
        self.snapshot = other.snapshot
        self.memo = {}

    def remember(self, entry: LogEntry) -> None:
        """Keep a stored entry at hand."""
        self.recent.append(entry)
        if entry.audience != EVERYBODY:
            self.secrets.append((entry.version, entry.audience))

    def seat_of(self, person: Optional[str]) -> Optional[int]:
        if person is None:
            return None
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def shown(self, version: int, seat: Optional[int]) -> int:
        """The number under which a viewer knows a version: entries it may not know of are not counted."""
        hidden = 0
        for at, audience in self.secrets:
            if at > version:
                break
            if seat is None or not has(audience, seat):
                hidden += 1
        return version - hidden

    def version_for(self, seat: Optional[int]) -> int:
        return self.shown(self.header.version, seat)

    def repeated(self, person: str, move: str) -> Optional[LogEntry]:
        """The recent entry that this person made with this move id."""
        return next((entry for entry in reversed(self.recent) if entry.move == move and entry.person == person), None)

    def may_watch(self, person: Optional[str]) -> bool:
        mine = person is not None and any(person in (seat.person, seat.held_for) for seat in self.seats)
        return self.header.spectators or mine or person == self.header.owner

    def agrees(self, seat: Seat) -> bool:
        """Whether a seat may be dealt in: at an imported table a person has to know that it is one."""
        return self.header.imported is None or seat.person is None or seat.agreed

    def deciding(self) -> int:
        """The mask of the seats at which a person decides."""
        return sum(only(seat.seat) for seat in self.seats if seat.person is not None and not seat.driven)

    def running(self) -> set[int]:
        """The seats whose time runs: they are asked and a person has to answer."""
        if self.header.status != PLAYING:
            return set()
        asked = {seat.seat for seat in self.seats if has(self.header.pending, seat.seat)}
        if self.header.unconfirmed is not None:
            asked = {self.header.unconfirmed}
        return {seat for seat in asked if not self.seats[seat].driven}


def rated(table: Table) -> bool:
    """Whether the result is to say something about those who play: if it was laid so, for several people, and no file
    has set the position up."""
    people = sum(seat.person is not None or seat.bot is None for seat in table.seats)
    return table.header.rated and table.header.imported is None and people > 1
