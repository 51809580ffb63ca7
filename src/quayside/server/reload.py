"""Making a game again from its log: from a snapshot and the entries after it, or from the deal on."""

from __future__ import annotations

from typing import Optional

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

import quayside
from quayside.games.registry import entry as game_entry
from quayside.kernel.errors import CorruptDump, IllegalAction
from quayside.kernel.state import State
from quayside.server import schema, store
from quayside.server.refusals import Refusal
from quayside.server.table import BrokenLog, Entry, Header, carried_out, dealt, stored_events


async def game_of(connection: AsyncConnection, header: Header, players: int) -> tuple[State, int]:
    """The game as it stands, and the version of the snapshot it was made from (0: none)."""
    if header.rules != game_entry(header.game).book.version:
        entries = await store.read_entries(connection, header.id, 0, header.version)
        return under_new_rules(header, players, entries), 0
    found = await _from_snapshot(connection, header)
    if found is not None:
        return found
    entries = await store.read_entries(connection, header.id, 0, header.version)
    return replay(header, players, entries), 0


async def _from_snapshot(connection: AsyncConnection, header: Header) -> Optional[tuple[State, int]]:
    c = schema.snapshots.c
    query = select(c.version, c.digest, c.dump).where(c.table_id == header.id, c.version <= header.version)
    row = (await connection.execute(query.order_by(c.version.desc()).limit(1))).one_or_none()
    if row is None:
        return None
    try:
        g = quayside.load(row.dump)
    except CorruptDump:
        return None  # a snapshot is only a cache: the log knows better
    if g.digest() != row.digest:
        return None
    for entry in await store.read_entries(connection, header.id, row.version, header.version):
        g, _events = carried_out(g, entry)
    return g, row.version


def replay(header: Header, players: int, entries: list[Entry], check: bool = False) -> State:
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


def under_new_rules(header: Header, players: int, entries: list[Entry]) -> State:
    """A game begun under other rules goes on only if its whole past comes out the same under the present ones."""
    try:
        if header.origin is not None:
            raise BrokenLog("an imported game cannot change its rules")
        return replay(header, players, entries, check=True)
    except BrokenLog as error:
        present = game_entry(header.game).book.version
        message = (
            f"this game began under rules version {header.rules} of {header.game} and cannot go on under {present}: "
            "run the release it began with to finish it"
        )
        raise Refusal("unavailable", "rules-changed", message) from error
