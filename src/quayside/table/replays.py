"""Replays: a game step by step as somebody saw it."""

from __future__ import annotations

from typing import Callable, Optional

from quayside.kernel.events import Event
from quayside.kernel.state import State
from quayside.table.entries import stored_events, told
from quayside.table.refusals import forbidden, malformed, refused
from quayside.table.secrecy import Eyes
from quayside.table.shapes import Replay, ReplayStep
from quayside.table.table import OVER, Table

PAGE = 200


def may_see_with(table: Table, person: Optional[str], seat: Optional[int]) -> Optional[int]:
    """Whose eyes a replay uses: one's own while the game runs, anybody's afterwards."""
    if not table.may_watch(person):
        raise forbidden("no-spectators", "this table has no spectators")
    own = table.seat_of(person)
    if seat is None or seat == own:
        return own
    if table.header.status not in OVER:
        raise forbidden("not-yours", "you can see a running game only from your own seat")
    if seat >= len(table.seats):
        raise malformed("no-such-seat", f"there is no seat {seat}")
    return seat


def replay(
    table: Table,
    seat: Optional[int],
    start: int,
    limit: int,
    looked: Callable[[int, State, list[Event]], None] = lambda number, g, events: None,
) -> Replay:
    """The game step by step as a seat saw it; actions that seat may not know of are no steps.

    `looked` is called with each step's number, state and events.
    """
    g = table.state
    if g is None:
        raise refused("not-started", "the game has not begun")
    again = g.replayed(0)
    eyes = Eyes(again, seat)
    steps: list[ReplayStep] = [{"number": 0, "seat": None, "events": [], "view": dict(again.view(seat))}]
    looked(0, again, [])
    for logged in g.log:
        events, known = eyes.follow(logged)
        if known:
            shown = told(g.game, stored_events(events), seat)
            number = len(steps)
            wanted = start <= number < start + limit
            view = dict(again.view(seat)) if wanted else {}
            steps.append({"number": number, "seat": logged.seat, "events": shown, "view": view})
            looked(number, again, events)
    return {
        "game": g.game,
        "players": int(g.seats),
        "seat": seat,
        "imported": table.header.imported is not None,
        "steps": steps[start : start + limit],
        "total": len(steps),
        "result": None if g.result is None else dict(g.result.to_dict()),
    }
