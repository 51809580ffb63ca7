"""The log of a table, carried out: the deal, an entry, all of them again."""

from __future__ import annotations

import quayside
from quayside.games.registry import entry as game_entry
from quayside.kernel.errors import CorruptDump, IllegalAction, QuaysideError
from quayside.kernel.events import Event
from quayside.kernel.log import LoggedAction
from quayside.kernel.state import State
from quayside.table.entries import LogEntry, stored_events
from quayside.table.refusals import Refusal
from quayside.table.table import Header, Seat, Table


class BrokenLog(QuaysideError):
    """The stored log does not give the game it should."""


def dealt(header: Header, players: int) -> State:
    """The game as it began: from its seed, or from the dump it goes on from."""
    if header.origin is not None:
        return quayside.load(header.origin)
    return quayside.new(header.game, players, header.seed, header.options)


def carried_out(g: State, entry: LogEntry) -> tuple[State, list[Event]]:
    """The game after a logged entry, with the outcomes it had then. Entries about seats change nothing."""
    if entry.kind == "act":
        assert entry.seat is not None
        assert entry.action is not None
        index = g.book.actions.parse(entry.action)
        return g, g.enter(LoggedAction(entry.seat, index, entry.outcomes or ()))
    if entry.kind == "undo":
        assert entry.data is not None
        return g.replayed(int(entry.data["to"])), []
    return g, []


def follow(table: Table, header: Header, seats: list[Seat], entries: list[LogEntry]) -> None:
    """Let a table in memory go through what has happened to it elsewhere."""
    draft = Table(header, seats, table.state)
    for entry in entries:
        if entry.kind == "start":
            draft.state = dealt(header, len(draft.seats))
        elif draft.state is not None:
            draft.state, _events = carried_out(draft.state, entry)
    draft.snapshot = table.snapshot
    for entry in entries:
        table.remember(entry)
    table.adopt(draft)


def played_again(header: Header, players: int, entries: list[LogEntry], check: bool = False) -> State:
    """The whole log played again; with `check`, every stored event must come out as it did then."""
    g = dealt(header, players)
    for entry in entries:
        try:
            g, events = carried_out(g, entry)
        except (IllegalAction, CorruptDump) as error:
            raise BrokenLog(f"table {header.id}, version {entry.version}: {error}") from error
        if check and entry.kind == "act" and stored_events(events) != entry.events:
            raise BrokenLog(f"table {header.id}, version {entry.version}: other events than were told then")
    return g


def under_new_rules(header: Header, players: int, entries: list[LogEntry]) -> State:
    """A game begun under other rules goes on only if its whole past comes out the same under the present ones."""
    try:
        if header.origin is not None:
            raise BrokenLog("an imported game cannot change its rules")
        return played_again(header, players, entries, check=True)
    except BrokenLog as error:
        present = game_entry(header.game).book.version
        message = (
            f"this game began under rules version {header.rules} of {header.game} and cannot go on under {present}: "
            "run the release it began with to finish it"
        )
        raise Refusal("unavailable", "rules-changed", message) from error
