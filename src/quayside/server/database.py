"""The database: one engine, transactions that lock before they read, and migrations."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator

from alembic import command
from alembic.config import Config
from sqlalchemy import event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool


class Database:
    """SQLite or PostgreSQL behind the same four verbs: open, read, write, close."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self._writer: AsyncEngine
        self._reader: AsyncEngine
        if self.sqlite:
            # SQLite has one writer at a time; a second connection that writes would only wait.
            self._writer = self._engine(1)
            self._reader = self._engine(4)
            for engine, begin in ((self._writer, "BEGIN IMMEDIATE"), (self._reader, "BEGIN")):
                _prepare_sqlite(engine, begin)
        else:
            self._writer = self._engine(10)
            self._reader = self._writer

    def _engine(self, size: int) -> AsyncEngine:
        return create_async_engine(
            self.url, poolclass=AsyncAdaptedQueuePool, pool_size=size, max_overflow=0, pool_pre_ping=not self.sqlite
        )

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look at the database, however many queries it takes."""
        async with self._reader.connect() as connection:
            if not self.sqlite:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, undone if the block raises."""
        async with self._writer.begin() as connection:
            yield connection

    async def migrate(self) -> None:
        """Bring the database to the newest schema."""
        if self.sqlite:
            path = make_url(self.url).database
            if path and path != ":memory:":
                Path(path).parent.mkdir(parents=True, exist_ok=True)
        async with self._writer.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7203457)")  # processes that start together
    config = Config()
    config.set_main_option("script_location", "quayside.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate(url: str) -> None:
    """The same for commands that have no event loop."""

    async def run() -> None:
        database = Database(url)
        try:
            await database.migrate()
        finally:
            await database.close()

    asyncio.run(run())


def _prepare_sqlite(engine: AsyncEngine, begin: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy's own BEGIN below, not the driver's late one
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
