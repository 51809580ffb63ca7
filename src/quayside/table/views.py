"""What a viewer is sent. Everything about a game goes through `State.view`, `Event.view` and `State.legal`."""

from __future__ import annotations

from functools import lru_cache
from typing import Iterable, Optional

from quayside import commitment
from quayside.games.registry import entry as game_entry
from quayside.kernel.errors import MalformedAction
from quayside.kernel.sets import has
from quayside.kernel.state import Decision, State
from quayside.table.ahead import forced
from quayside.table.entries import LogEntry, told
from quayside.table.refusals import forbidden, malformed, refused
from quayside.table.shapes import (
    ClockInfo,
    DecisionInfo,
    EntryInfo,
    Fresh,
    Offer,
    OriginInfo,
    ResultInfo,
    SeatInfo,
    TableInfo,
    WhyNot,
)
from quayside.table.table import OPEN, OVER, PLAYING, Header, Seat, Table, rated
from quayside.table.undoing import undoable

GAP = 400  # entries sent to a client that comes back, some 10 ms of work; it is told if there were more


def table_info(table: Table, person: Optional[str], shared: Optional[TableInfo] = None) -> TableInfo:
    """What anybody who may see the table is shown of it; `shared` is what `shared_info` said of it just now."""
    found = (shared_info(table) if shared is None else shared).copy()
    found["owner"] = person == table.header.owner
    mine = table.seat_of(person)
    if mine is not None:
        found["seats"] = [{**seat, "you": True} if seat["seat"] == mine else seat for seat in found["seats"]]
    return found


def shared_info(table: Table) -> TableInfo:
    """The same for somebody who neither sits there nor owns it: all others are shown little else."""
    header = table.header
    return {
        "id": header.id,
        "name": header.name,
        "game": header.game,
        "options": header.options,
        "rules": header.rules,
        "status": header.status,
        "public": header.public,
        "mode": header.mode,
        "spectators": header.spectators,
        "confirm": header.confirm,
        "absence": header.absence,
        "clock": _clock_info(header),
        "seats": [_seat_info(table, seat) for seat in table.seats],
        "pending": [seat.seat for seat in table.seats if has(header.pending, seat.seat)],
        "unconfirmed": header.unconfirmed,
        "pause_asked": [seat.seat for seat in table.seats if has(header.pause_asked, seat.seat)],
        "end_asked": [seat.seat for seat in table.seats if has(header.end_asked, seat.seat)],
        "owner": False,
        "host": next((seat.name for seat in table.seats if seat.person == header.owner), None),
        "round": header.round,
        "result": _result_info(header),
        "commitment": commitment(header.seed),
        "seed": header.seed if header.status in OVER else None,
        "imported": header.imported is not None,
        "origin": _origin_info(header),
        "rated": rated(table),
        "rematch": header.rematch,
        "created_at": header.created_at,
        "started_at": header.started_at,
        "ended_at": header.ended_at,
    }


def _seat_info(table: Table, seat: Seat) -> SeatInfo:
    return {
        "seat": seat.seat,
        "kind": "bot" if seat.bot is not None and seat.person is None else "person",
        "name": seat.name,
        "bot": seat.bot,
        "driven": seat.driven,
        "resigned": seat.resigned,
        "invited": seat.link is not None or seat.held_for is not None,
        "you": False,
        "agreed": table.agrees(seat),
    }


def _clock_info(header: Header) -> Optional[ClockInfo]:
    if header.clock is None:
        return None
    return {
        "seconds": header.clock["seconds"],
        "increment": header.clock["increment"],
        "left": [left or 0.0 for left, _since in header.times],
        "since": [since for _left, since in header.times],
    }


def _result_info(header: Header) -> Optional[ResultInfo]:
    found = header.result
    return None if found is None else {"ranks": found["ranks"], "scores": found["scores"]}


def _origin_info(header: Header) -> Optional[OriginInfo]:
    found = header.imported
    return None if found is None else {"believed": found["believed"], "facts": found["facts"]}


def fresh(
    table: Table,
    person: Optional[str],
    since: Optional[int],
    entries: Iterable[LogEntry],
    shared: Optional[TableInfo] = None,
) -> Fresh:
    """How the table stands for a person, with those of `entries` that came after the version it knows as `since`.

    Who tells many of it gives `shared`, so that it is worked out once.
    """
    seat = table.seat_of(person)
    version = table.version_for(seat)
    known = version if since is None or since > version else since
    gap = []
    for entry in entries:
        if entry.known_to(seat) and (number := table.shown(entry.version, seat)) > known:
            gap.append(_entry_info(table, entry, number, seat))
    found: Fresh = {
        "version": version,
        "table": table_info(table, person, shared),
        "seat": seat,
        "view": None,
        "decision": None,
        "legal": [],
        "undo": 0,
        "undo_end": None,
        "forced": None,
        "can_confirm": False,
        "since": known,
        "entries": gap,
        "complete": (since is None or since <= version) and len(gap) == version - known,
    }
    _show_game(found, table, seat)
    return found


def _entry_info(table: Table, entry: LogEntry, number: int, seat: Optional[int]) -> EntryInfo:
    return {
        "version": number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "steps": entry.data["steps"] if entry.kind == "undo" and entry.seat == seat and entry.data else None,
        "events": told(table.header.game, entry.events, seat),
    }


def _show_game(found: Fresh, table: Table, seat: Optional[int]) -> None:
    """Put into it what a viewer sees of the game and, from a seat, what it may do."""
    g = table.state
    if g is None or table.header.status == OPEN:
        return
    found["view"] = dict(g.view(seat))
    if seat is None or table.header.status != PLAYING:
        return
    back = undoable(table, seat)
    found["undo"] = back.steps
    found["undo_end"] = {"reason": back.reason, "action": None if back.action is None else offer(g.game, back.action)}
    found["can_confirm"] = table.header.unconfirmed == seat
    if table.header.unconfirmed is not None:
        return
    decision = g.decision_of(seat)
    if decision is not None:
        found["decision"] = decision_info(g, decision)
        only = None if table.seats[seat].driven else forced(g, seat)
        found["forced"] = None if only is None else g.book.actions.name(only)
    found["legal"] = [offer(g.game, action) for action in g.legal(seat)]


def decision_info(g: State, decision: Decision) -> DecisionInfo:
    """A question with the rules it follows from."""
    return {
        "seat": decision.seat,
        "step": decision.step,
        "prompt": decision.prompt,
        "rules": _rules_of_step(g.game, decision.step),
        "context": decision.context,
    }


@lru_cache(maxsize=500)
def _rules_of_step(game: str, step: str) -> list[str]:
    return next(list(each.rules) for each in game_entry(game).book.steps if each.name == step)


@lru_cache(maxsize=20_000)
def offer(game: str, action: int) -> Offer:
    """An action with its arguments, as clients get it."""
    actions = game_entry(game).book.actions
    kind = actions.kind_of(action)
    return {"action": actions.name(action), "kind": kind.name, "args": kind.values(action)}


def why_not(table: Table, person: str, action: str) -> WhyNot:
    """Whether a person may take an action now, and the rule that forbids it if not."""
    seat = table.seat_of(person)
    if seat is None:
        raise forbidden("no-seat", "you have no seat at this table")
    return why_not_in(started(table), seat, action)


def started(table: Table) -> State:
    """The game of a table, if it has begun."""
    if table.state is None:
        raise refused("not-started", "the game has not begun")
    return table.state


def why_not_in(g: State, seat: int, action: str) -> WhyNot:
    try:
        refusal = g.refusal(g.index(action), seat)
    except MalformedAction as error:
        raise malformed("no-such-action", str(error)) from None
    if refusal is None:
        return {"legal": True}
    return {
        "legal": False,
        "rule": refusal.rule,
        "rules": list(refusal.rules),
        "reason": refusal.reason,
        "params": refusal.params,
    }
