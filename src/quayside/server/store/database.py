"""The database: one engine, transactions that lock before they read, and migrations."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator, Callable, Optional

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event, exc, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from quayside.server.metrics import DATABASE_ERRORS
from quayside.server.refusals import Unavailable
from quayside.server.store import files
from quayside.server.store.sharing import WritersInLine

log = logging.getLogger("quayside.database")

PATIENCE = 15.0  # seconds to wait for a connection, or for another process's lock

# What a database that is away, full or broken makes of a request. Drivers do not wrap what fails while they connect.
AWAY = (
    exc.DBAPIError,
    exc.TimeoutError,
    exc.PendingRollbackError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)


class Database:
    """SQLite or PostgreSQL behind the same few verbs: read, glance, write, migrate, close.

    Whatever keeps the database from answering comes out of them as `Unavailable`, except a broken constraint.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.file = sqlite_file(url)
        self._writer: AsyncEngine
        self._reader: AsyncEngine
        self._glancer: AsyncEngine
        self.shut: Optional[Callable[[], Exception]] = None  # why nothing may be written, if so
        if self.sqlite:
            # SQLite has one writer at a time; a second connection that writes would only wait.
            self._writer = self._engine(1)
            self._reader = self._engine(4)
            self._glancer = self._engine(2)
            for engine, begin in ((self._writer, "BEGIN IMMEDIATE"), (self._reader, "BEGIN"), (self._glancer, "")):
                _prepare_sqlite(engine, begin)
            self._line = WritersInLine(self._writer)
        else:
            self._writer = self._engine(10)
            self._reader = self._writer
            self._glancer = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    def _engine(self, size: int) -> AsyncEngine:
        # No ping before each use: with asyncpg that is three trips to the database. After a restart of PostgreSQL
        # the first statement fails, is refused with "try again", and makes the pool replace its connections.
        driver = {} if self.sqlite else {"timeout": PATIENCE}
        pool = {"poolclass": AsyncAdaptedQueuePool, "pool_size": size, "max_overflow": 0, "pool_timeout": PATIENCE}
        # Errors of the database go to the log: without the values, which may be seeds or hashes.
        return create_async_engine(
            self.url, hide_parameters=True, connect_args=driver, json_deserializer=_parsed, **pool
        )

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look at the database, however many queries it takes."""
        with _answered:
            async with self._reader.connect() as connection:
                if not self.sqlite:
                    connection = await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[AsyncConnection]:
        """For a single query: no transaction, so nothing to begin and to end."""
        with _answered:
            async with self._glancer.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: on disk when the block has ended, undone if the block raises."""
        if self.shut is not None:
            raise self.shut()
        with _answered:
            async with self._line.writer() if self.sqlite else self._writer.begin() as connection:
                yield connection

    def waiting(self) -> int:
        """How many writers wait for their turn; PostgreSQL lets them wait at the rows they want."""
        return self._line.waiting if self.sqlite else 0

    async def migrate(self) -> None:
        """Bring the database to the newest schema. One that is there already is not written to."""
        if self.file is not None:
            files.make_file(self.file)
        with _answered:
            async with self._reader.connect() as connection:
                if await connection.run_sync(_revision) == newest():
                    return
            async with self._writer.begin() as connection:
                await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self._writer.dispose()
        if self.sqlite:
            await self._reader.dispose()
            await self._glancer.dispose()


def sqlite_file(url: str) -> Optional[Path]:
    """Where SQLite keeps everything; None for PostgreSQL, and in memory."""
    path = make_url(url).database if url.startswith("sqlite") else None
    return Path(path) if path and path != ":memory:" else None


class _Answered:
    """What goes wrong with the database is noted, and refused in a way that every door understands."""

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, error: Optional[BaseException], _trace: object) -> None:
        if isinstance(error, AWAY) and not isinstance(error, exc.IntegrityError):  # a constraint's no is an answer
            log.error("the database did not answer: %s", f"{type(error).__name__}: {error}".partition("\n")[0])
            DATABASE_ERRORS.labels(type(error).__name__).inc()
            raise Unavailable() from error


_answered = _Answered()


def _parsed(text: str) -> Any:
    """What is no JSON any more is nothing: one damaged row must not keep a list from everybody. Hashes tell."""
    try:
        return json.loads(text)
    except ValueError:
        return {}


def _revision(connection: Connection) -> Optional[str]:
    return MigrationContext.configure(connection).get_current_revision()


def _scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", "quayside.server.store:migrations")
    return config


def newest() -> str:
    """The revision that this program works with."""
    return str(ScriptDirectory.from_config(_scripts()).get_current_head())


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring an open transaction's database to a revision."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7203457)")  # processes that start together
    config = _scripts()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _prepare_sqlite(engine: AsyncEngine, begin: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        waits = f"busy_timeout={round(1000 * PATIENCE)}"
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", waits):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        if begin:
            connection.exec_driver_sql(begin)
