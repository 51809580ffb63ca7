"""Players' clocks as arithmetic: what is left, since when it runs, and when the first runs out.

The time is that of the house, which whoever keeps the table says; nothing here looks at a clock.
"""

from __future__ import annotations

from typing import Optional

from quayside.table.entries import LogEntry
from quayside.table.table import Header, Table

BRINGS_MORE = ("act", "confirm")  # what a seat gets its increment for


def wound(header: Header, seats: int) -> list[list[Optional[float]]]:
    """The clocks at the beginning: for each seat what is left, and since when it runs (None: it stands)."""
    return [] if header.clock is None else [[float(header.clock["seconds"]), None] for _ in range(seats)]


def settle(before: Table, draft: Table, entry: LogEntry, house: float) -> None:
    """Only seats that start or stop are touched, so that a secret action leaves no mark on a clock."""
    header = draft.header
    assert header.clock is not None
    ran, runs = before.running(), draft.running()
    for seat in ran - runs:
        left, since = header.times[seat]
        assert left is not None
        assert since is not None
        left -= max(0.0, house - since)
        if entry.seat == seat and entry.kind in BRINGS_MORE:
            left += header.clock["increment"]
        header.times[seat] = [max(0.0, left), None]
    for seat in runs - ran:
        header.times[seat][1] = house
    ends = [left + since for left, since in header.times if left is not None and since is not None]
    header.due_at = min(ends) if ends else None


def has_run_out(table: Table, seat: int, house: float) -> bool:
    """Whether the clock of a seat runs, and has nothing left by now."""
    left, since = table.header.times[seat]
    return seat in table.running() and left is not None and since is not None and left - (house - since) <= 0.0


def refill(header: Header, seat: int) -> None:
    """A last stretch for whoever plays on after running out of time: a fifth of all, but ten seconds to a minute."""
    assert header.clock is not None
    seconds, increment = header.clock["seconds"], header.clock["increment"]
    header.times[seat][0] = float(max(increment, min(60, max(10, seconds // 5))))


def is_empty(header: Header, seat: int) -> bool:
    """Whether a seat has used up all its time."""
    return header.clock is not None and (header.times[seat][0] or 0.0) <= 0.0
