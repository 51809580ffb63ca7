"""The chain of a log: each entry carries a hash of itself and of the one before it, so that damage is found.

The first entry builds on what of a table never changes; the table's row holds the last hash and a seal over what else
decides which game is shown to whom. This finds what a disk or a careless hand has done. It is no signature: whoever
can write to the database can make the hashes anew.

Clocks and names are not sealed. Whatever is added to what is sealed needs a migration that seals anew: `sealing.py`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Mapping, Optional, Protocol, Sequence

SIZE = 16  # bytes of a hash


class Began(Protocol):
    """What of a table's row never changes."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    origin: Optional[dict[str, Any]]


class TableStanding(Protocol):
    """What of a table's row changes with its log."""

    rules: str
    public: bool
    spectators: bool
    confirm: bool
    version: int
    pending: int
    unconfirmed: Optional[int]
    started_at: Optional[float]
    ended_at: Optional[float]

    @property
    def mode(self) -> str: ...

    @property
    def status(self) -> str: ...


class SeatHolder(Protocol):
    """Who decides at a seat."""

    seat: int
    person: Optional[str]
    bot: Optional[str]
    driven: bool
    resigned: bool
    held_for: Optional[str]


class Link(Protocol):
    """An entry."""

    version: int
    kind: str
    at: float
    seat: Optional[int]
    person: Optional[str]
    move: Optional[str]
    action: Optional[str]
    outcomes: Any
    data: Any
    events: Any
    audience: int


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=SIZE).hexdigest()


def beginning(table: Began) -> str:
    """What the first entry builds on. A game that goes on from another one is known by its own checksum."""
    origin = table.origin if table.origin is None else table.origin.get("check", table.origin)
    return _hash(json.dumps(["table", table.id, table.game, table.options, table.seed, origin]))


def link(before: str, e: Link) -> str:
    """The hash of an entry that follows one with that hash."""
    plain = (e.version, e.kind, e.at, e.seat, e.person, e.move, e.action, e.audience)
    return _hash(json.dumps((before, *plain, e.outcomes, e.data, e.events)))


PLAIN = ("version", "kind", "at", "seat", "person", "move", "action", "audience")
TEXTS = ("outcomes", "data", "events")


def linked(before: str, row: Sequence[Any]) -> str:
    """The same for a row with the columns PLAIN and, as text, TEXTS. An empty column is as good as null."""
    outcomes, data, events = row[-3:]
    plain = json.dumps((before, *row[:-3]))
    return _hash(f"{plain[:-1]}, {outcomes or 'null'}, {data or 'null'}, {events or 'null'}]")


def seal(began: str, head: str, table: TableStanding, seats: Sequence[SeatHolder]) -> str:
    """What the table's row must carry, given what it and its seats hold; `head` is the hash of its last entry."""
    return _hash(
        json.dumps(
            [
                began,
                head,
                table.rules,
                table.public,
                table.mode,
                table.spectators,
                table.confirm,
                table.status,
                table.version,
                table.pending,
                table.unconfirmed,
                table.started_at,
                table.ended_at,
                [[s.seat, s.person, s.bot, s.driven, s.resigned, s.held_for] for s in seats],
            ]
        )
    )


def snapshot_seal(began: str, version: int, head: str, digest: str, dump: Mapping[str, Any]) -> str:
    """What a snapshot must carry; `head` is the hash of the last entry in it. The dump has a checksum of its own."""
    return _hash(json.dumps(["snapshot", began, version, head, digest, dump["check"]]))
