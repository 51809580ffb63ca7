"""Rows in and out of the database. Only `writing.py` calls the functions that change a table."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Optional, Sequence

from sqlalchemy import BindParameter, Insert, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.kernel.sets import only
from quayside.server import faults
from quayside.server.refusals import Damaged
from quayside.server.store import chain, schema
from quayside.table.entries import LogEntry, read_entry
from quayside.table.log import follow
from quayside.table.table import REMEMBERED, Header, Seat, Table

HEADER = [schema.tables.c[field.name] for field in fields(Header)]
SEAT = [schema.seats.c[field.name] for field in fields(Seat)]
_ENTRY = [schema.entries.c[field.name] for field in fields(LogEntry)]


# Statements that every move needs are made once: making one takes SQLAlchemy longer than carrying it out.
_this_table: BindParameter[str] = bindparam("this_table")
_VERSION = select(schema.tables.c.version).where(schema.tables.c.id == _this_table)
_LOCKED_VERSION = _VERSION.with_for_update()
_known_version: BindParameter[int] = bindparam("known_version")
_THIS_AND_KNOWN = (schema.tables.c.id == _this_table, schema.tables.c.version == _known_version)

_FIXED = ("id", "owner", "game", "options", "seed", "origin", "imported", "rated", "created_at")
CHANGING = [field.name for field in fields(Header) if field.name not in _FIXED]

_UPDATE_TABLE = update(schema.tables).where(*_THIS_AND_KNOWN)
_INSERT_ENTRY = insert(schema.entries)


def _both_at_once() -> Insert:
    """PostgreSQL: the two in one statement, which is one trip to the database."""
    values = {name: bindparam(f"table_{name}", type_=schema.tables.c[name].type) for name in CHANGING}
    moved = update(schema.tables).where(*_THIS_AND_KNOWN).values(values).returning(schema.tables.c.id).cte("moved")
    columns = {column.name: bindparam(f"entry_{column.name}", type_=column.type) for column in _ENTRY}
    row = select(moved.c.id, *columns.values())
    return insert(schema.entries).from_select(["table_id", *columns], row)


_UPDATE_AND_INSERT = _both_at_once()


# -- reading -----------------------------------------------------------------------------------------------------


async def locked_version(connection: AsyncConnection, table_id: str) -> Optional[int]:
    """The version of a table, which nobody else can change until this transaction ends; None if there is no table."""
    return (await connection.execute(_LOCKED_VERSION, {"this_table": table_id})).scalar_one_or_none()


async def table_version(connection: AsyncConnection, table_id: str) -> Optional[int]:
    return (await connection.execute(_VERSION, {"this_table": table_id})).scalar_one_or_none()


def readable(row: Sequence[Any]) -> bool:
    """Whether a row can be shown in a list. No column of ours holds bytes: where there are some, there is damage."""
    return not any(isinstance(value, bytes) for value in row)


async def read_header(connection: AsyncConnection, table_id: str) -> Optional[Header]:
    row = (await connection.execute(select(*HEADER).where(schema.tables.c.id == table_id))).one_or_none()
    return None if row is None else Header(*row)


async def read_seats(connection: AsyncConnection, table_id: str) -> list[Seat]:
    query = select(*SEAT).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    return [Seat(*row) for row in await connection.execute(query)]


async def read_entries(
    connection: AsyncConnection, table_id: str, after: int, until: Optional[int] = None, limit: Optional[int] = None
) -> list[LogEntry]:
    """The log after a version, in order. The entry at that version is read too, to see that the others follow it."""
    c = schema.entries.c
    query = select(*_ENTRY).where(c.table_id == table_id, c.version >= after).order_by(c.version)
    if until is not None:
        query = query.where(c.version <= until)
    if limit is not None:
        query = query.limit(limit + (after > 0))
    found = [read_entry(row._asdict()) for row in await connection.execute(query)]
    if after == 0:
        return check_links(None, found)
    if found and found[0].version != after:
        raise Damaged(f"entry {after} is missing")
    return check_links(found[0].hash, found[1:]) if found else []


def check_links(before: Optional[str], entries: list[LogEntry]) -> list[LogEntry]:
    """These entries, provided that each follows the one before it; None: what comes before the first is not known."""
    for number, entry in enumerate(entries):
        if number and entry.version != entries[number - 1].version + 1:
            raise Damaged(f"between entries {entries[number - 1].version} and {entry.version} others are missing")
        if before is not None and chain.link(before, entry) != entry.hash:
            raise Damaged(f"entry {entry.version} does not follow from what is before it")
        before = entry.hash
    return entries


async def find_move(connection: AsyncConnection, table_id: str, person: str, move: str) -> Optional[LogEntry]:
    """The entry a person made with this move id, however old."""
    c = schema.entries.c
    query = select(c.version).where(c.table_id == table_id, c.person == person, c.move == move)
    version = (await connection.execute(query)).scalar_one_or_none()
    if version is None:
        return None
    return (await read_entries(connection, table_id, version - 1, version))[0]


async def read_recent(connection: AsyncConnection, table: Table) -> None:
    """Read the end of the log that comes before what the table remembers of it."""
    known = list(table.recent)
    until = known[0].version - 1 if known else table.header.version
    table.recent.clear()
    table.recent.extend(await read_entries(connection, table.id, max(0, table.header.version - REMEMBERED), until))
    table.recent.extend(known)
    table.remembers = True


async def catch_up(connection: AsyncConnection, table: Table) -> None:
    """Bring a table in memory to the version that another process has written."""
    header = await read_header(connection, table.id)
    assert header is not None
    seats = await read_seats(connection, table.id)
    check_seal(table.began, header, seats)
    entries = await read_entries(connection, table.id, table.header.version, header.version)
    if not entries or entries[-1].hash != header.head or chain.link(table.header.head, entries[0]) != entries[0].hash:
        raise Damaged("the log does not go on from what was read of it before")
    follow(table, header, seats, entries)


def check_seal(began: str, header: Header, seats: list[Seat]) -> None:
    if chain.seal(began, header.head, header, seats) != header.seal:
        raise Damaged("the table's row and its seats are not as they were written")


# -- writing: for the write path only ----------------------------------------------------------------------------


async def insert_table(connection: AsyncConnection, header: Header) -> None:
    await connection.execute(insert(schema.tables).values(**row_of(header)))


async def insert_log(connection: AsyncConnection, table_id: str, entries: Sequence[LogEntry]) -> None:
    """The log of a table that was played elsewhere."""
    await connection.execute(_INSERT_ENTRY, [{"table_id": table_id, **row_of(entry)} for entry in entries])


async def append_entry(connection: AsyncConnection, before: Header, after: Header, entry: LogEntry) -> None:
    """Add an entry to the log and store the header after it, provided that nobody has been faster.

    All of the header, changed or not, so that it is always the same statement.
    """
    known = {"this_table": after.id, "known_version": before.version}
    header = {name: getattr(after, name) for name in CHANGING}
    if connection.dialect.name == "postgresql":
        values = {f"table_{name}": value for name, value in header.items()}
        values.update((f"entry_{name}", value) for name, value in row_of(entry).items())
        result = await connection.execute(_UPDATE_AND_INSERT, {**known, **values})
        faults.point("table-written")
    else:
        result = await connection.execute(_UPDATE_TABLE, {**known, **header})
        faults.point("table-written")
        await connection.execute(_INSERT_ENTRY, {"table_id": after.id, **row_of(entry)})
    if result.rowcount != 1:
        raise RuntimeError(f"table {after.id} was not at version {before.version}")


async def store_seats(connection: AsyncConnection, table_id: str, before: list[Seat], after: list[Seat]) -> None:
    """Store the seats that have changed."""
    c = schema.seats.c
    for seat in after:
        if seat.seat < len(before) and seat == before[seat.seat]:
            continue
        row = row_of(seat)
        del row["seen_at"]
        if seat.seat >= len(before):
            await connection.execute(insert(schema.seats).values(table_id=table_id, bit=only(seat.seat), **row))
        else:
            where = (c.table_id == table_id, c.seat == seat.seat)
            await connection.execute(update(schema.seats).where(*where).values(**row))


async def store_snapshot(connection: AsyncConnection, table: Table, digest: str, dump: dict[str, object]) -> None:
    """Snapshots are a cache: only the newest is kept."""
    await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table.id))
    version, head = table.header.version, table.header.head
    seal = chain.snapshot_seal(table.began, version, head, digest, dump)
    values = {"table_id": table.id, "version": version, "digest": digest, "dump": dump, "seal": seal}
    await connection.execute(insert(schema.snapshots).values(**values))


async def remove_table(connection: AsyncConnection, table_id: str) -> None:
    """Everything of a table that is not to be kept any longer."""
    for part in (schema.entries, schema.snapshots, schema.seats, schema.chat, schema.reviews):
        await connection.execute(delete(part).where(part.c.table_id == table_id))
    about = schema.outbox.c.about.startswith(f"{table_id}:", autoescape=True)
    await connection.execute(delete(schema.outbox).where(about))
    await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


_NAMES = {kind: tuple(field.name for field in fields(kind)) for kind in (Header, Seat, LogEntry)}


def row_of(record: Header | Seat | LogEntry) -> dict[str, Any]:
    return {name: getattr(record, name) for name in _NAMES[type(record)]}
