"""The database: one engine, transactions that lock before they read, and migrations."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator, Callable, Optional

from alembic import command
from alembic.config import Config
from sqlalchemy import event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from quayside.server import inline_sqlite

SHARED = 64  # writers in one transaction at most


class Group:
    """Writers that share one transaction. `done` says when, and whether, the disk has all of it."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.size = 0
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Database:
    """SQLite or PostgreSQL behind the same few verbs: read, glance, write, migrate, close."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self._writer: AsyncEngine
        self._reader: AsyncEngine
        self._glancer: AsyncEngine
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._group: Optional[Group] = None
        self.shut: Optional[Callable[[], Exception]] = None  # why nothing may be written, if so
        if self.sqlite:
            # SQLite has one writer at a time; a second connection that writes would only wait.
            self._writer = self._engine(1)
            self._reader = self._engine(4)
            self._glancer = self._engine(2)
            for engine, begin in ((self._writer, "BEGIN IMMEDIATE"), (self._reader, "BEGIN"), (self._glancer, "")):
                _prepare_sqlite(engine, begin)
        else:
            self._writer = self._engine(10)
            self._reader = self._writer
            self._glancer = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    def _engine(self, size: int) -> AsyncEngine:
        # No ping before each use: with asyncpg that is three trips to the database. After a restart of PostgreSQL
        # the first statement fails, is refused with "try again", and makes the pool replace its connections.
        inline: dict[str, Any] = {}
        if self.sqlite:
            inline = {"connect_args": {"async_creator_fn": inline_sqlite.connect}}
        pool = {"poolclass": AsyncAdaptedQueuePool, "pool_size": size, "max_overflow": 0, "pool_timeout": 60.0}
        # Errors of the database go to the log: without the values, which may be seeds or hashes.
        return create_async_engine(self.url, hide_parameters=True, **pool, **inline)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look at the database, however many queries it takes."""
        async with self._reader.connect() as connection:
            if not self.sqlite:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[AsyncConnection]:
        """For a single query: no transaction, so nothing to begin and to end."""
        async with self._glancer.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: on disk when the block has ended, undone if the block raises."""
        if self.shut is not None:
            raise self.shut()
        if self.sqlite:
            async with self._shared() as connection:
                yield connection
        else:
            async with self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _shared(self) -> AsyncIterator[AsyncConnection]:
        """SQLite: blocks that come together run one after the other in one transaction and wait for the disk once.

        Each has a savepoint of its own, so that one that raises takes nobody with it. Nobody's block ends before
        the commit; if that fails, it fails for all of them.
        """
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        try:
            if self._group is None:
                self._group = Group(await self._writer.connect())
            group = self._group
            group.size += 1
            try:
                async with group.connection.begin_nested():
                    yield group.connection
            finally:
                if not self._waiting or group.size >= SHARED:
                    self._group = None
                    await asyncio.shield(asyncio.ensure_future(_finish(group)))
        finally:
            self._turn.release()
        await asyncio.shield(group.done)

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
        if self.sqlite:
            await self._reader.dispose()
            await self._glancer.dispose()


async def _finish(group: Group) -> None:
    """Commit what a group has written and tell all of it."""
    try:
        await group.connection.commit()
    except Exception as error:  # whatever it is, everybody who waits for this commit has to hear of it
        group.done.set_exception(error)
        group.done.exception()  # whoever waits is told; nobody may be left to wait
    else:
        group.done.set_result(None)
    finally:
        await group.connection.close()


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
        if begin:
            connection.exec_driver_sql(begin)
