"""Refusals, and what the server says of itself."""

from __future__ import annotations

from typing import Any, Literal, Optional

from quayside.server.protocol.playing import Fresh
from quayside.server.protocol.words import Answer

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
