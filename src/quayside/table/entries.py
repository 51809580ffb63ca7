"""The entries of a table's log: what changed, who may know of it, and the events as they are kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Iterable, Mapping, Optional

from quayside.games.registry import entry as game_entry
from quayside.kernel.events import Event
from quayside.kernel.sets import has

EVERYBODY = -1

Told = tuple[str, int, tuple[int, ...]]  # an event as the log keeps it: its kind, the seats it is for, its arguments


@dataclass(slots=True)
class LogEntry:
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
        return self.audience == EVERYBODY or (seat is not None and has(self.audience, seat))


def stored_events(events: list[Event]) -> tuple[Told, ...]:
    """Events as the log keeps them. Tuples, because the garbage collector need not look at tuples of plain values."""
    return tuple((event.kind.name, int(event.seats), tuple(int(arg) for arg in event.args)) for event in events)


def read_entry(row: Mapping[str, Any]) -> LogEntry:
    """An entry as the database or another process has it: JSON knows no tuples."""
    entry = LogEntry(**row)
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


@cache
def _event_kinds(game: str) -> dict[str, Any]:
    return {kind.name: kind for kind in game_entry(game).book.events}
