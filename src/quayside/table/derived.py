"""What follows from a change: clocks, who is due when, whether bots have to decide. Part of the write path; no I/O."""

from __future__ import annotations

from quayside.table.table import OVER, PLAYING, Entry, Table


def derive(before: Table, draft: Table, entry: Entry, now: float, house: float) -> None:
    """Set the fields of the draft's header that follow from the rest. `house` is the time by which clocks run."""
    header = draft.header
    header.touched_at = now
    if header.status in OVER:
        header.ended_at = header.ended_at or now
        header.unconfirmed = None
        header.pending = 0
    if header.clock is not None and header.times:
        _settle_clocks(before, draft, entry, house)
    header.bots_pending = (
        header.status == PLAYING
        and header.unconfirmed is None
        and any(seat.driven and header.pending >> seat.seat & 1 for seat in draft.seats)
    )


def _settle_clocks(before: Table, draft: Table, entry: Entry, house: float) -> None:
    """Only seats that start or stop are touched, so that a secret action leaves no mark on a clock."""
    header = draft.header
    assert header.clock is not None
    ran, runs = before.running(), draft.running()
    for seat in ran - runs:
        left, since = header.times[seat]
        assert left is not None
        assert since is not None
        left -= max(0.0, house - since)
        if entry.seat == seat and entry.kind in ("act", "confirm"):
            left += header.clock["increment"]
        header.times[seat] = [max(0.0, left), None]
    for seat in runs - ran:
        header.times[seat][1] = house
    ends = [left + since for left, since in header.times if left is not None and since is not None]
    header.due_at = min(ends) if ends else None
