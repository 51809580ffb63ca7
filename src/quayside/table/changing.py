"""Changing a table: who may, whether it was done before, the draft, and what follows from it.

A server puts its disk between the draft and the table; where a table lives in memory alone, `change` does all of it.
"""

from __future__ import annotations

from typing import Optional

from quayside.kernel.sets import has
from quayside.table import clocks
from quayside.table.commands import Actor, Command
from quayside.table.entries import LogEntry
from quayside.table.refusals import Stale, forbidden, malformed
from quayside.table.table import OVER, PLAYING, Header, Table
from quayside.table.views import fresh


def laid(header: Header) -> Table:
    """A table about which nothing is in its log yet; the command `Create` comes next."""
    return Table(header, [], remembers=True, checked=True)


def change(
    table: Table,
    actor: Actor,
    command: Command,
    now: float,
    house: Optional[float] = None,
    *,
    expected: Optional[int] = None,
    move: Optional[str] = None,
) -> LogEntry:
    """Change a table that nobody else keeps, or raise a Refusal and change nothing; the entry of its log."""
    repeated = made_before(table, actor, command, move)
    if repeated is not None:
        return repeated
    check_version(table, actor, command, expected)
    draft, entry = drafted(table, actor, command, move, now, now if house is None else house)
    table.adopt(draft)
    table.remember(entry)
    return entry


def made_before(table: Table, actor: Actor, command: Command, move: Optional[str]) -> Optional[LogEntry]:
    """What this person has done lately under this move id."""
    if move is None or actor.person is None:
        return None
    return same(table.repeated(actor.person, move), command)


def same(entry: Optional[LogEntry], command: Command) -> Optional[LogEntry]:
    """An entry under a move id, provided that it is what the command asks for."""
    if entry is not None and not command.same_as(entry):
        raise malformed("move-id", f"move id {entry.move} was used for something else")
    return entry


def check_version(table: Table, actor: Actor, command: Command, expected: Optional[int]) -> None:
    """Refuse what was decided on looking at another version than the present one."""
    if expected is None:
        return
    if actor.person is not None and table.seat_of(actor.person) is None:
        raise forbidden("no-seat", "you have no seat at this table")  # and get no view of it with the refusal
    if expected != table.version_for(command.viewer(table, actor)):
        raise Stale(fresh(table, actor.person, expected, table.recent))


def drafted(
    table: Table, actor: Actor, command: Command, move: Optional[str], now: float, house: float
) -> tuple[Table, LogEntry]:
    """The table as it is after a command, and what to log; the table itself stays as it is."""
    draft = table.draft()
    entry = command.carry_out(draft, actor, now)
    entry.move = move
    draft.header.version = entry.version
    _derive(table, draft, entry, now, house)
    return draft, entry


def _derive(before: Table, draft: Table, entry: LogEntry, now: float, house: float) -> None:
    """Set the fields of the draft's header that follow from the rest. `house` is the time by which clocks run."""
    header = draft.header
    header.touched_at = now
    if header.status in OVER:
        header.ended_at = header.ended_at or now
        header.unconfirmed = None
        header.pending = 0
    if header.clock is not None and header.times:
        clocks.settle(before, draft, entry, house)
    header.bots_pending = (
        header.status == PLAYING
        and header.unconfirmed is None
        and any(seat.driven and has(header.pending, seat.seat) for seat in draft.seats)
    )
