"""Copies of a whole database: written to a file, checked, and restored from it, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import contextlib
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator

from alembic.util import CommandError
from sqlalchemy import MetaData, delete, insert, inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from quayside.kernel.errors import CorruptDump
from quayside.server.settings import Settings
from quayside.server.store import backup_file, files, schema
from quayside.server.store.database import Database, newest, upgrade
from quayside.server.store.verifying import verify

BATCH = 500
NOT_KEPT = ("probes",)
VERSION = "alembic_version"  # where the database says of which schema it is


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    database = Database(settings.database_url)
    try:
        await database.migrate()
        yield database
    finally:
        await database.close()


async def backup(settings: Settings, file: Path) -> int:
    """Write all rows, from one consistent look at the database; the file appears when it is complete."""
    async with opened(settings) as database, database.read() as connection:
        with backup_file.written(file, newest()) as writing:
            for table in schema.metadata.sorted_tables:
                if table.name in NOT_KEPT:
                    continue
                result = await connection.stream(select(table))
                async for row in result.mappings():
                    writing.put(table.name, dict(row))
    return writing.rows


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database; all of it or, if anything is wrong with the file, nothing."""
    database = Database(settings.database_url)
    try:
        with backup_file.opened(file) as reading, contextlib.ExitStack() as stack:
            if database.file is not None:
                files.make_file(database.file)
                stack.enter_context(files.held(database.file))
            async with database.write() as connection:
                await connection.run_sync(_restore, reading)
        return reading.rows
    except IntegrityError as error:
        raise CorruptDump(f"{file} contradicts itself: {error.orig}") from None
    finally:
        await database.close()


def _restore(connection: Connection, reading: backup_file.Reading) -> None:
    """Into the schema that the backup was made with; then it is brought to the newest like any older database."""
    _clear(connection)
    try:
        upgrade(connection, reading.schema)
    except CommandError:
        raise CorruptDump(f"{reading.file} is of a newer program: its schema is {reading.schema}") from None
    tables = MetaData()
    tables.reflect(connection)
    for table in reversed(tables.sorted_tables):
        if table.name in schema.metadata.tables:
            connection.execute(delete(table))  # what migrations begin with: the backup has its own
    waiting: dict[str, list[dict[str, Any]]] = {}
    for name, row in reading.all_rows():
        if name not in tables.tables or not set(row) <= set(tables.tables[name].c.keys()):
            raise CorruptDump(f"{reading.file} has rows of {name} that its schema {reading.schema} does not know")
        waiting.setdefault(name, []).append(row)
        if len(waiting[name]) >= BATCH:
            _insert(connection, tables, waiting)
    _insert(connection, tables, waiting)
    if connection.dialect.name == "postgresql":
        for table in schema.metadata.sorted_tables:
            if "id" in table.c and table.c.id.autoincrement is True and table.name in tables.tables:
                last = f"(SELECT coalesce(max(id), 1) FROM {table.name})"
                connection.execute(text(f"SELECT setval('{table.name}_id_seq', {last})"))
    upgrade(connection)


def _clear(connection: Connection) -> None:
    """Drop our tables, in which there must be nothing; there may be those of others beside them."""
    if not inspect(connection).has_table(VERSION):
        return
    upgrade(connection)
    for table in (schema.people, schema.tables):
        if connection.execute(select(table).limit(1)).first() is not None:
            raise CorruptDump("this database is not empty: restore into a new one")
    schema.metadata.drop_all(connection)
    connection.exec_driver_sql(f"DROP TABLE {VERSION}")


def _insert(connection: Connection, tables: MetaData, waiting: dict[str, list[dict[str, Any]]]) -> None:
    """Store what has been read, in an order that foreign keys allow."""
    for table in tables.sorted_tables:
        rows = waiting.pop(table.name, [])
        if rows:
            connection.execute(insert(table), rows)


async def check_backup(file: Path, replayed: bool = False) -> dict[str, Any]:
    """What is wrong with a backup by its checksums; or also, by restoring it elsewhere and replaying every game."""
    problems = backup_file.problems(file)
    if problems or not replayed:
        return {"problems": problems}
    with tempfile.TemporaryDirectory(prefix="quayside-check-") as folder:
        settings = Settings(data=Path(folder))
        rows = await restore(settings, file)
        return {"rows": rows, **await verify(settings)}
