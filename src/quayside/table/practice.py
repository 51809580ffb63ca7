"""A position as a table that nobody else sits at: of a lesson, of a finished game, of a puzzle."""

from __future__ import annotations

from quayside import commitment
from quayside.kernel.state import State
from quayside.table.shapes import EntryInfo, Fresh, Offer, SeatInfo, TableInfo
from quayside.table.views import decision_info


def practised(
    name: str, seed: int | str, g: State, seat: int, version: int, legal: list[Offer], entries: list[EntryInfo]
) -> Fresh:
    """What the seat may know of it, and what it may do there."""
    decision = g.decision_of(seat) if legal else None
    return {
        "version": version,
        "table": _table(g, name, seed, seat),
        "seat": seat,
        "view": dict(g.view(seat)),
        "decision": None if decision is None else decision_info(g, decision),
        "legal": legal,
        "undo": version,
        "undo_end": {"reason": "nothing-done", "action": None},
        "forced": None,
        "can_confirm": False,
        "since": 0,
        "entries": entries,
        "complete": True,
    }


def _table(g: State, name: str, seed: int | str, mine: int) -> TableInfo:
    return {
        "id": name,
        "name": "",
        "game": g.game,
        "options": g.options,
        "rules": g.book.version,
        "status": "playing",
        "public": False,
        "mode": "live",
        "spectators": False,
        "confirm": False,
        "absence": 0.0,
        "clock": None,
        "seats": [_seat(seat, mine) for seat in range(int(g.seats))],
        "pending": g.pending(),
        "unconfirmed": None,
        "pause_asked": [],
        "end_asked": [],
        "owner": False,
        "host": None,
        "round": None,
        "result": None,
        "commitment": commitment(str(seed)),
        "seed": None,
        "imported": False,
        "origin": None,
        "rated": False,
        "rematch": None,
        "created_at": 0.0,
        "started_at": None,
        "ended_at": None,
    }


def _seat(seat: int, learner: int) -> SeatInfo:
    mine = seat == learner
    return {
        "seat": seat,
        "kind": "person" if mine else "bot",
        "name": None,
        "bot": None if mine else "lesson",
        "driven": not mine,
        "resigned": False,
        "invited": False,
        "you": mine,
        "agreed": True,
    }
