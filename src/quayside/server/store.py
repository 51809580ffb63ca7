"""Rows in and out of the database. Only `writing.py` calls the functions that change a table."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Optional

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server import schema
from quayside.server.table import EVERYBODY, REMEMBERED, Entry, Header, Seat, Table, carried_out, dealt

_HEADER = [schema.tables.c[field.name] for field in fields(Header)]
_SEAT = [schema.seats.c[field.name] for field in fields(Seat)]
_ENTRY = [schema.entries.c[field.name] for field in fields(Entry)]


# -- reading -----------------------------------------------------------------------------------------------------


async def locked_version(connection: AsyncConnection, table_id: str) -> Optional[int]:
    """The version of a table, which nobody else can change until this transaction ends; None if there is no table."""
    query = select(schema.tables.c.version).where(schema.tables.c.id == table_id).with_for_update()
    return (await connection.execute(query)).scalar_one_or_none()


async def table_version(connection: AsyncConnection, table_id: str) -> Optional[int]:
    query = select(schema.tables.c.version).where(schema.tables.c.id == table_id)
    return (await connection.execute(query)).scalar_one_or_none()


async def read_header(connection: AsyncConnection, table_id: str) -> Optional[Header]:
    row = (await connection.execute(select(*_HEADER).where(schema.tables.c.id == table_id))).one_or_none()
    return None if row is None else Header(*row)


async def read_seats(connection: AsyncConnection, table_id: str) -> list[Seat]:
    query = select(*_SEAT).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    return [Seat(*row) for row in await connection.execute(query)]


async def read_entries(
    connection: AsyncConnection, table_id: str, after: int, until: Optional[int] = None, limit: Optional[int] = None
) -> list[Entry]:
    """The log after a version, in order."""
    c = schema.entries.c
    query = select(*_ENTRY).where(c.table_id == table_id, c.version > after).order_by(c.version)
    if until is not None:
        query = query.where(c.version <= until)
    if limit is not None:
        query = query.limit(limit)
    return [_entry(row) for row in await connection.execute(query)]


async def find_move(connection: AsyncConnection, table_id: str, person: str, move: str) -> Optional[Entry]:
    """The entry a person made with this move id, however old."""
    c = schema.entries.c
    query = select(*_ENTRY).where(c.table_id == table_id, c.person == person, c.move == move)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else _entry(row)


def _entry(row: Row[Any]) -> Entry:
    return Entry(**row._mapping)


async def load_table(connection: AsyncConnection, table_id: str) -> Optional[Table]:
    """A table from its latest snapshot and the log after it, or from the whole log."""
    header = await read_header(connection, table_id)
    if header is None:
        return None
    table = Table(header, await read_seats(connection, table_id))
    c = schema.entries.c
    secret = select(c.version, c.audience).where(c.table_id == table_id, c.audience != EVERYBODY).order_by(c.version)
    table.secrets = [(version, audience) for version, audience in await connection.execute(secret)]
    if header.started_at is not None:
        from quayside.server.reload import game_of

        table.state, table.snapshot = await game_of(connection, header, len(table.seats))
    table.recent.extend(await read_entries(connection, table_id, max(0, header.version - REMEMBERED), header.version))
    return table


async def catch_up(connection: AsyncConnection, table: Table, version: int) -> None:
    """Bring a table in memory to a version that another process has written."""
    header = await read_header(connection, table.id)
    assert header is not None
    entries = await read_entries(connection, table.id, table.header.version, header.version)
    draft = Table(header, await read_seats(connection, table.id), table.state)
    for entry in entries:
        if entry.kind == "start":
            draft.state = dealt(header, len(draft.seats))
        elif draft.state is not None:
            draft.state, _events = carried_out(draft.state, entry)
    draft.snapshot = table.snapshot
    for entry in entries:
        table.remember(entry)
    table.adopt(draft)


# -- writing: for the write path only ----------------------------------------------------------------------------


async def insert_table(connection: AsyncConnection, header: Header) -> None:
    await connection.execute(insert(schema.tables).values(**_row(header)))


async def insert_entry(connection: AsyncConnection, table_id: str, entry: Entry) -> None:
    await connection.execute(insert(schema.entries).values(table_id=table_id, **_row(entry)))


_FIXED = ("id", "owner", "game", "options", "seed", "origin", "created_at")


async def update_table(connection: AsyncConnection, before: Header, after: Header) -> None:
    """Store what has changed in the header, provided that nobody has been faster."""
    new, old = _row(after), _row(before)
    values = {name: new[name] for name in new if name not in _FIXED and new[name] != old[name]}
    c = schema.tables.c
    query = update(schema.tables).where(c.id == after.id, c.version == before.version).values(**values)
    result = await connection.execute(query)
    if result.rowcount != 1:
        raise RuntimeError(f"table {after.id} was not at version {before.version}")


async def store_seats(connection: AsyncConnection, table_id: str, before: list[Seat], after: list[Seat]) -> None:
    """Store the seats that have changed."""
    c = schema.seats.c
    for seat in after:
        row = _row(seat)
        del row["seen_at"]
        if seat.seat >= len(before):
            await connection.execute(insert(schema.seats).values(table_id=table_id, bit=1 << seat.seat, **row))
        elif seat != before[seat.seat]:
            where = (c.table_id == table_id, c.seat == seat.seat)
            await connection.execute(update(schema.seats).where(*where).values(**row))


async def store_snapshot(connection: AsyncConnection, table_id: str, version: int, digest: str, dump: object) -> None:
    """Snapshots are a cache: only the newest is kept."""
    await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id))
    values = {"table_id": table_id, "version": version, "digest": digest, "dump": dump}
    await connection.execute(insert(schema.snapshots).values(**values))


def _row(record: Any) -> dict[str, Any]:
    return {field.name: getattr(record, field.name) for field in fields(record)}
