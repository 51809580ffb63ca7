"""Making tables again from the database: each game from its snapshot and the entries after it, or from the deal on.

Tables are read many at a time, because a query takes longer than the rows it gives, and of the entries only what the
game needs. The recent end of the log, which is wanted when somebody acts, is read then: see `Cache.remembered`.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any, Optional, Sequence

from sqlalchemy import BindParameter, Text, bindparam, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

import quayside
from quayside.games.registry import entry as game_entry
from quayside.kernel.errors import CorruptDump, IllegalAction
from quayside.kernel.state import State
from quayside.server import schema, store
from quayside.server.refusals import Refusal
from quayside.server.table import EVERYBODY, BrokenLog, Entry, Header, Seat, Table, carried_out, dealt, stored_events

_these: BindParameter[Sequence[str]] = bindparam("these", expanding=True)
_e, _s = schema.entries.c, schema.snapshots.c

_HEADERS = select(*store.HEADER).where(schema.tables.c.id.in_(_these))
_SEATS = (
    select(schema.seats.c.table_id, *store.SEAT)
    .where(schema.seats.c.table_id.in_(_these))
    .order_by(schema.seats.c.table_id, schema.seats.c.seat)
)
_SECRETS = (
    select(_e.table_id, _e.version, _e.audience)
    .where(_e.table_id.in_(_these), _e.audience != EVERYBODY)
    .order_by(_e.table_id, _e.version)
)
_SNAPSHOTS = select(_s.table_id, _s.version, _s.dump).where(_s.table_id.in_(_these))
_TAILS = (
    # As text: most entries have no outcomes and no data, and seeing that takes less than parsing it.
    select(_e.table_id, _e.version, _e.kind, _e.seat, _e.action, *(cast(c, Text) for c in (_e.outcomes, _e.data)))
    .select_from(schema.entries.outerjoin(schema.snapshots, _s.table_id == _e.table_id))
    .where(_e.table_id.in_(_these), _e.kind.in_(("act", "undo")), _e.version > func.coalesce(_s.version, 0))
    .order_by(_e.table_id, _e.version)
)
_NOTHING = (None, "null", "[]")


async def load_table(connection: AsyncConnection, table_id: str) -> Optional[Table]:
    """One table, or None if there is none."""
    found = (await load_tables(connection, [table_id])).get(table_id)
    if isinstance(found, Refusal):
        raise found
    return found


async def load_tables(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Table | Refusal]:
    """Tables by id; where one's game cannot go on here, why not."""
    these = {"these": ids}
    tables = {row[0]: Table(Header(*row), []) for row in await connection.execute(_HEADERS, these)}
    for table_id, *seat in await connection.execute(_SEATS, these):
        tables[table_id].seats.append(Seat(*seat))
    for table_id, version, audience in await connection.execute(_SECRETS, these):
        tables[table_id].secrets.append((version, audience))
    begun = [table_id for table_id, table in tables.items() if table.header.started_at is not None]
    snapshots = {row[0]: row[1:] for row in await connection.execute(_SNAPSHOTS, {"these": begun})}
    tails: dict[str, list[Entry]] = defaultdict(list)
    for table_id, version, kind, seat, action, outcomes, data in await connection.execute(_TAILS, {"these": begun}):
        entry = Entry(version, kind, 0.0, seat, action=action)
        if outcomes not in _NOTHING:
            entry.outcomes = tuple(json.loads(outcomes))
        if data not in _NOTHING:
            entry.data = json.loads(data)
        tails[table_id].append(entry)
    found: dict[str, Table | Refusal] = dict(tables)
    for table_id in begun:
        table = tables[table_id]
        try:
            table.state, table.snapshot = await _game(connection, table, snapshots.get(table_id), tails[table_id])
        except Refusal as refusal:
            found[table_id] = refusal
    return found


async def _game(
    connection: AsyncConnection, table: Table, snapshot: Optional[Sequence[Any]], tail: list[Entry]
) -> tuple[State, int]:
    """The game of a table as it stands, and the version of the snapshot it was made from (0: none)."""
    header, players = table.header, len(table.seats)
    if header.rules != game_entry(header.game).book.version:
        entries = await store.read_entries(connection, header.id, 0, header.version)
        return under_new_rules(header, players, entries), 0
    if snapshot is None:
        return replay(header, players, tail), 0
    version, dump = snapshot
    try:
        g = quayside.load(dump)
    except CorruptDump:  # a snapshot is only a cache: the log knows better
        return replay(header, players, await store.read_entries(connection, header.id, 0, header.version)), 0
    for entry in tail:
        g, _events = carried_out(g, entry)
    return g, version


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
