"""Making tables again from the database: each game from its snapshot and the entries after it, or from the deal on.

Tables are read many at a time, because a query takes longer than the rows it gives, and of the entries only what the
game needs. The recent end of the log, which is wanted when somebody acts, is read then: see `Cache.remembered`. What is
read must be what was written: see `chain.py`. The log before the snapshot is looked through by `check_log`, before
anybody is shown the table.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Optional, Sequence

from sqlalchemy import BindParameter, Text, bindparam, cast, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

import quayside
from quayside.games.registry import GAMES
from quayside.games.registry import entry as game_entry
from quayside.kernel.errors import CorruptDump, QuaysideError
from quayside.kernel.state import State
from quayside.server.refusals import Damaged
from quayside.server.store import chain, rows, schema, sqlite
from quayside.server.store.database import AWAY
from quayside.table.entries import EVERYBODY, LogEntry
from quayside.table.log import carried_out, played_again, under_new_rules
from quayside.table.refusals import Refusal
from quayside.table.table import Header, Seat, Table

log = logging.getLogger("quayside.server")

PART = 500  # entries that are checked without a pause for others
LAST = 2**31 - 1  # no log is longer
_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

_these: BindParameter[Sequence[str]] = bindparam("these", expanding=True)
_e, _s = schema.entries.c, schema.snapshots.c

_HEADERS = select(*rows.HEADER).where(schema.tables.c.id.in_(_these))
_SEATS = (
    select(schema.seats.c.table_id, *rows.SEAT)
    .where(schema.seats.c.table_id.in_(_these))
    .order_by(schema.seats.c.table_id, schema.seats.c.seat)
)
_SECRETS = (
    select(_e.table_id, _e.version, _e.audience)
    .where(_e.table_id.in_(_these), _e.audience != EVERYBODY)
    .order_by(_e.table_id, _e.version)
)
_SNAPSHOTS = select(_s.table_id, _s.version, _s.digest, _s.dump, _s.seal).where(_s.table_id.in_(_these))
# As text: most entries have no outcomes and no data, and of the events only the hash is wanted.
_TEXTS = [cast(_e[name], Text).label(name) for name in chain.TEXTS]
_LINKS = select(_e.table_id, _e.hash, *(_e[name] for name in chain.PLAIN), *_TEXTS).order_by(_e.table_id, _e.version)
_TAILS = _LINKS.select_from(schema.entries.outerjoin(schema.snapshots, _s.table_id == _e.table_id)).where(
    _e.table_id.in_(_these), _e.version >= func.coalesce(_s.version, 0)
)
_PART = _LINKS.where(
    _e.table_id == bindparam("this_table"), _e.version > bindparam("after"), _e.version <= bindparam("until")
).limit(PART)
_NOTHING = (None, "null", "[]")


Stored = Any  # a row of `_LINKS`: an entry with its table and hash before it, its JSON as text


@dataclass
class Snapshot:
    version: int
    digest: str
    dump: dict[str, Any]
    seal: str


# -- reading tables -----------------------------------------------------------------------------------------------


async def load_table(connection: AsyncConnection, table_id: str) -> Optional[Table]:
    """One table, or None if there is none; Damaged if what is stored of it cannot be what was written."""
    try:
        found = (await load_tables(connection, [table_id])).get(table_id)
    except Refusal:
        raise
    except Exception as error:  # damaged rows can make anything of the code that reads them
        if isinstance(error, AWAY) and not _is_damage(error):
            raise
        raise Damaged(f"{type(error).__name__}: {error}".partition("\n")[0]) from error
    if isinstance(found, Refusal):
        raise found
    return found


def _is_damage(error: Exception) -> bool:
    """Whether the database says that its files are damaged, and not that it is away."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    state = getattr(cause, "sqlstate", None) or ""
    return code in _CORRUPT or state.startswith("XX00") or sqlite.UNDECODABLE in str(cause)


async def load_tables(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Table | Refusal]:
    """Tables by id; where one's game cannot go on here, why not. A row that cannot even be read raises."""
    these = {"these": ids}
    tables = {row[0]: Table(Header(*row), []) for row in await connection.execute(_HEADERS, these)}
    for table_id, *seat in await connection.execute(_SEATS, these):
        tables[table_id].seats.append(Seat(*seat))
    for table_id, version, audience in await connection.execute(_SECRETS, these):
        tables[table_id].secrets.append((version, audience))
    snapshots = {row[0]: Snapshot(*row[1:]) for row in await connection.execute(_SNAPSHOTS, these)}
    tails: dict[str, list[Stored]] = defaultdict(list)
    for row in await connection.execute(_TAILS, these):
        tails[row[0]].append(row)
    found: dict[str, Table | Refusal] = dict(tables)
    for table_id, table in tables.items():
        try:
            await _complete(connection, table, snapshots.get(table_id), tails[table_id])
        except Refusal as refusal:
            found[table_id] = refusal
        except QuaysideError as error:
            found[table_id] = Damaged(str(error))
    return found


async def _complete(
    connection: AsyncConnection, table: Table, snapshot: Optional[Snapshot], tail: Sequence[Stored]
) -> None:
    """See that the rows of a table are what was written, and make its game."""
    header = table.header
    table.began = chain.beginning(header)
    rows.check_seal(table.began, header, table.seats)
    if snapshot is not None and not _agrees(table, snapshot, tail):
        log.error("table %s: its snapshot is damaged, the game is made from the whole log", table.id)
        snapshot = None
        tail = await all_links(connection, table.id, header.version)
    if snapshot is None:
        _check_tail(table, table.began, 0, tail)
        table.checked = True
    else:
        _check_tail(table, tail[0].hash, snapshot.version, tail[1:])
    if header.started_at is not None:
        table.state, table.snapshot = await _game(connection, table, snapshot, tail)


def _agrees(table: Table, snapshot: Snapshot, tail: Sequence[Stored]) -> bool:
    """Whether a snapshot is whole, and of this log: `tail` begins with the last entry in it."""
    dump = snapshot.dump
    if not tail or tail[0].version != snapshot.version or not isinstance(dump, dict) or "check" not in dump:
        return False
    seal = chain.snapshot_seal(table.began, snapshot.version, tail[0].hash, snapshot.digest, snapshot.dump)
    return seal == snapshot.seal


def _check_tail(table: Table, head: str, version: int, rows: Sequence[Stored]) -> None:
    """The rows must go on from a version to the table's, and end with its head."""
    if _followed(head, version, rows) != (table.header.head, table.header.version):
        raise Damaged(f"the log does not end with version {table.header.version}")


def _followed(head: str, version: int, rows: Sequence[Stored]) -> tuple[str, int]:
    """Head and version after these rows, each of which must follow the one before it."""
    for row in rows:
        version += 1
        if row[2] != version:
            raise Damaged(f"entry {version} is missing")
        head = chain.linked(head, row[2:])
        if head != row[1]:
            raise Damaged(f"entry {version} does not follow from what is before it")
    return head, version


async def all_links(connection: AsyncConnection, table_id: str, until: int = LAST) -> list[Stored]:
    """The whole log as it is stored."""
    found: list[Stored] = []
    while True:
        after = found[-1].version if found else 0
        rows = (await connection.execute(_PART, {"this_table": table_id, "after": after, "until": until})).all()
        if not rows:
            return found
        found += rows


async def check_log(connection: AsyncConnection, table: Table) -> None:
    """See that the log is whole from its first entry on, also before the snapshot; some entries at a time."""
    head, version = table.began, 0
    secrets: list[tuple[int, int]] = []
    values = {"this_table": table.id, "until": table.header.version}
    while version < table.header.version:
        rows = (await connection.execute(_PART, {**values, "after": version})).all()
        if not rows:
            break
        head, version = _followed(head, version, rows)
        secrets += [(row.version, row.audience) for row in rows if row.audience != EVERYBODY]
        if len(rows) == PART:
            await asyncio.sleep(0)  # a long log takes a while, and others want to be answered
    if (head, version) != (table.header.head, table.header.version):
        raise Damaged(f"the log does not end with version {table.header.version}")
    if secrets != table.secrets:
        raise Damaged("the log does not say what is secret as its index does")
    table.checked = True


# -- making games -------------------------------------------------------------------------------------------------


async def _game(
    connection: AsyncConnection, table: Table, snapshot: Optional[Snapshot], tail: Sequence[Stored]
) -> tuple[State, int]:
    """The game of a table as it stands, and the version of the snapshot it was made from (0: none)."""
    header, players = table.header, len(table.seats)
    if header.game not in GAMES:
        message = f"this table is of a game that this server does not have: {header.game}"
        raise Refusal("unavailable", "game-missing", message)
    if header.rules != game_entry(header.game).book.version:
        entries = await rows.read_entries(connection, header.id, 0, header.version)
        return under_new_rules(header, players, entries), 0
    if snapshot is None:
        return played_again(header, players, _actions(tail)), 0
    try:
        g = quayside.load(snapshot.dump)
    except CorruptDump:  # a snapshot is only a cache: the log knows better
        log.error("table %s: its snapshot is damaged, the game is made from the whole log", table.id)
        return played_again(header, players, await rows.read_entries(connection, header.id, 0, header.version)), 0
    for entry in _actions(tail[1:]):
        g, _events = carried_out(g, entry)
    return g, snapshot.version


def _actions(rows: Sequence[Stored]) -> list[LogEntry]:
    """Of these rows what the game needs, and of that as little as it needs."""
    found = []
    for row in rows:
        if row.kind in ("act", "undo"):
            entry = LogEntry(row.version, row.kind, 0.0, row.seat, action=row.action)
            if row.outcomes not in _NOTHING:
                entry.outcomes = tuple(json.loads(row.outcomes))
            if row.data not in _NOTHING:
                entry.data = json.loads(row.data)
            found.append(entry)
    return found
