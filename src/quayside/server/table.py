"""A table in memory: its header, seats, game and the recent end of its log. No I/O."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any, Iterable, Mapping, Optional

import quayside
from quayside.kernel.errors import QuaysideError
from quayside.kernel.events import Event
from quayside.kernel.log import LogEntry as Logged
from quayside.kernel.state import State

EVERYBODY = -1
REMEMBERED = 16  # entries kept in memory for clients that come back; older ones are in the database

Told = tuple[str, int, tuple[int, ...]]  # an event as the log keeps it: its kind, the seats it is for, its arguments

OPEN, PLAYING, PAUSED, FINISHED, ABANDONED = "open", "playing", "paused", "finished", "abandoned"
OVER = (FINISHED, ABANDONED)


class BrokenLog(QuaysideError):
    """The stored log does not give the game it should."""


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
    """What is true of the table as a whole; one row of the database."""

    id: str
    owner: str
    name: str
    game: str
    options: dict[str, Any]
    rules: str
    seed: str
    origin: Optional[dict[str, Any]]
    public: bool
    mode: str
    spectators: bool
    confirm: bool
    clock: Optional[dict[str, int]]
    absence: float
    created_at: float
    status: str = OPEN
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
    seal: str = ""  # see `chain.py`
    imported: Optional[dict[str, Any]] = None  # of an imported game: whether its file was believed, and what it tells

    def __post_init__(self) -> None:
        if self.origin is not None and self.imported is None:  # a row of a backup that knows nothing of this yet
            self.imported = {"believed": True, "facts": []}


@dataclass(slots=True)
class Entry:
    """One change of the table, as the log keeps it. `audience` is who may know that it happened at all."""

    version: int
    kind: str
    at: float
    seat: Optional[int] = None
    person: Optional[str] = None
    move: Optional[str] = None
    action: Optional[str] = None
    outcomes: Optional[tuple[int, ...]] = None
    data: Optional[dict[str, Any]] = None
    events: Optional[tuple[Told, ...]] = None
    audience: int = EVERYBODY
    hash: str = ""  # of this entry and all before it; never shown, because secrets could be guessed by it

    def known_to(self, seat: Optional[int]) -> bool:
        return self.audience == EVERYBODY or (seat is not None and bool(self.audience >> seat & 1))


@dataclass
class Table:
    """Header, seats, game and the recent log. The write path changes a draft of it and adopts the draft if it lasts."""

    header: Header
    seats: list[Seat]
    state: Optional[State] = None
    recent: deque[Entry] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    secrets: list[tuple[int, int]] = field(default_factory=list)  # versions not everybody knows of, with audience
    snapshot: int = 0  # version of the last snapshot
    remembers: bool = False  # whether `recent` reaches back as far as it should
    memo: dict[Any, Any] = field(default_factory=dict)  # what took long to work out for this version
    began: str = ""  # what the chain of its log begins with
    checked: bool = False  # whether the whole log has been found to be what was written

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
        )

    def adopt(self, other: Table) -> None:
        """Become what the draft, now stored, is."""
        self.header = other.header
        self.seats = other.seats
        self.state = other.state
        self.snapshot = other.snapshot
        self.memo = {}

    def remember(self, entry: Entry) -> None:
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
            if seat is None or not audience >> seat & 1:
                hidden += 1
        return version - hidden

    def version_for(self, seat: Optional[int]) -> int:
        return self.shown(self.header.version, seat)

    def repeated(self, person: str, move: str) -> Optional[Entry]:
        """The recent entry that this person made with this move id."""
        return next((entry for entry in reversed(self.recent) if entry.move == move and entry.person == person), None)

    def may_watch(self, person: Optional[str]) -> bool:
        return self.header.spectators or self.seat_of(person) is not None or person == self.header.owner

    def agrees(self, seat: Seat) -> bool:
        """Whether a seat may be dealt in: at an imported table a person has to know that it is one."""
        return self.header.imported is None or seat.person is None or seat.agreed

    def undo_steps(self, seat: int) -> int:
        """How many of its last actions a seat may take back now."""
        g = self.state
        if g is None or self.header.status != PLAYING:
            return 0
        if int(g.asked()).bit_count() > 1:
            return 0  # others may be deciding in secret; that one's undo goes away must not tell of it
        if self.header.unconfirmed == seat:
            return len(g.unanswered(seat))  # its turn has passed on, but nobody has acted on it yet
        return len(g.undo_points(seat)) if seat in g.pending() else 0

    def deciding(self) -> int:
        """The mask of the seats at which a person decides."""
        return sum(1 << seat.seat for seat in self.seats if seat.person is not None and not seat.driven)

    def running(self) -> set[int]:
        """The seats whose time runs: they are asked and a person has to answer."""
        if self.header.status != PLAYING:
            return set()
        asked = {seat.seat for seat in self.seats if self.header.pending >> seat.seat & 1}
        if self.header.unconfirmed is not None:
            asked = {self.header.unconfirmed}
        return {seat for seat in asked if not self.seats[seat].driven}


def rated(header: Header) -> bool:
    """Whether a result here says something about those who played: never where a file set the position up."""
    return header.imported is None


def dealt(header: Header, players: int) -> State:
    """The game as it began: from its seed, or from the dump it goes on from."""
    if header.origin is not None:
        return quayside.load(header.origin)
    return quayside.new(header.game, players, header.seed, header.options)


def carried_out(g: State, entry: Entry) -> tuple[State, list[Event]]:
    """The game after a logged entry, with the outcomes it had then. Entries about seats change nothing."""
    if entry.kind == "act":
        assert entry.seat is not None
        assert entry.action is not None
        index = g.book.actions.parse(entry.action)
        return g, g.enter(Logged(entry.seat, index, entry.outcomes or ()))
    if entry.kind == "undo":
        assert entry.data is not None
        return g.replayed(int(entry.data["to"])), []
    return g, []


def stored_events(events: list[Event]) -> tuple[Told, ...]:
    """Events as the log keeps them. Tuples, because the garbage collector need not look at tuples of plain values."""
    return tuple((event.kind.name, int(event.seats), tuple(int(arg) for arg in event.args)) for event in events)


def read_entry(row: Mapping[str, Any]) -> Entry:
    """An entry as the database or another process has it: JSON knows no tuples."""
    entry = Entry(**row)
    if entry.outcomes is not None:
        entry.outcomes = tuple(entry.outcomes)
    if entry.events is not None:
        entry.events = tuple((name, mask, tuple(args)) for name, mask, args in entry.events)
    return entry


def told(game: str, events: Optional[Iterable[Told]], seat: Optional[int]) -> list[dict[str, Any]]:
    """What a viewer is told of stored events. The one place where they are turned back into words."""
    if not events:
        return []
    kinds = _event_kinds(game)
    views = (Event(kinds[name], mask, list(args)).view(seat) for name, mask, args in events)
    return [view for view in views if view is not None]


_kinds: dict[str, dict[str, Any]] = {}


def _event_kinds(game: str) -> dict[str, Any]:
    if game not in _kinds:
        from quayside.games.registry import entry

        _kinds[game] = {kind.name: kind for kind in entry(game).book.events}
    return _kinds[game]
