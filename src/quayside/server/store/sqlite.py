"""SQLite for the event loop: statements run where they are, only what waits for the disk goes to a thread.

A statement takes SQLite some microseconds, a trip to a thread and back many times that, and a driver with a thread of
its own makes four such trips a statement. So this is a dialect of SQLAlchemy over Python's own `sqlite3`, made with
what SQLAlchemy has for asynchronous drivers, and it waits only where there is something to wait for.

When the disk is full or fails, SQLite may undo the whole transaction in the middle of a statement. What follows would
then be stored on its own, and a commit would do nothing without a word. So a connection on which anything but a
constraint failed does nothing more, and a commit without a transaction is an error.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import Any, Callable

from sqlalchemy import URL, Pool
from sqlalchemy.connectors.asyncio import AsyncAdapt_dbapi_connection, AsyncAdapt_dbapi_module
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.base import SQLiteExecutionContext
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.pool import AsyncAdaptedQueuePool

DRIVER = "sqlite+inline"
WAITS = ("BEGIN IMMEDIATE",)  # may have to wait for another process
UNDECODABLE = "Could not decode to UTF-8"

_damaged: set[str] = set()  # files in which text was found that is none


def _as_far_as_it_goes(text: bytes) -> str:
    return text.decode("utf-8", "replace")


class Cursor:
    def __init__(self, home: Connection, cursor: sqlite3.Cursor) -> None:
        self._home = home
        self._cursor = cursor

    async def __aenter__(self) -> Cursor:
        return self

    @property
    def description(self) -> Any:
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> Any:
        return self._cursor.lastrowid

    @property
    def arraysize(self) -> int:
        return self._cursor.arraysize

    async def execute(self, operation: str, parameters: Any = ()) -> None:
        if operation not in WAITS:
            self._home.check()
            try:
                self._cursor.execute(operation, parameters)
            except Exception as error:  # of whatever kind: see `after`
                raise self._home.after(error) from None
        elif not self._home.carry_out(self._at_once, operation):
            await self._home.carry_out_elsewhere(self._cursor.execute, operation)

    def _at_once(self, operation: str) -> bool:
        """Carry out what may have to wait, provided that it need not."""
        connection = self._cursor.connection
        (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
        connection.execute("PRAGMA busy_timeout=0")
        try:
            self._cursor.execute(operation)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        finally:
            connection.execute(f"PRAGMA busy_timeout={patience}")
        return True

    async def executemany(self, operation: str, parameters: Any) -> None:
        self._home.carry_out(self._cursor.executemany, operation, parameters)

    async def fetchall(self) -> Any:
        try:
            return self._cursor.fetchall()
        except Exception as error:  # of whatever kind: see `after`
            raise self._home.after(error) from None

    async def fetchone(self) -> Any:
        return self._home.carry_out(self._cursor.fetchone)

    async def fetchmany(self, size: int = 1) -> Any:
        return self._home.carry_out(self._cursor.fetchmany, size)

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        self._home.cursors.discard(self)
        self._cursor.close()


class Connection:
    def __init__(self, path: str) -> None:
        self._path = path
        # No transactions of the driver's own making: SQLAlchemy begins them.
        self.raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._harmed = False
        self.cursors: set[Cursor] = set()  # that are open

    @property
    def sound(self) -> bool:
        """Whether all that was done since BEGIN, and was not taken back, waits for its commit."""
        return not self._harmed and self.raw.in_transaction

    def carry_out(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Let SQLite do something. After an error nothing more is done here, except where a constraint said no:
        that undoes its own statement and nothing else."""
        self.check()
        try:
            return work(*arguments)
        except Exception as error:  # of whatever kind: see `after`
            raise self.after(error) from None

    def check(self) -> None:
        if self._harmed:
            raise sqlite3.OperationalError("an earlier statement failed: this connection is of no more use")

    def after(self, error: Exception) -> Exception:
        """What to raise after an error. Unless a constraint said no, what the transaction holds now is not known."""
        if isinstance(error, sqlite3.IntegrityError):
            return error
        self._harmed = True
        if isinstance(error, UnicodeDecodeError):  # in a name of the schema, or in SQLite's own words on it
            return sqlite3.DatabaseError(f"{UNDECODABLE}: {error.reason}")
        if UNDECODABLE in str(error):
            _damaged.add(self._path)
        return error

    async def carry_out_elsewhere(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """The same in a thread, for what waits for a disk or for another process."""
        return await asyncio.get_running_loop().run_in_executor(None, self.carry_out, work, *arguments)

    def cursor(self) -> Cursor:
        if _damaged and self._path in _damaged:
            # One damaged name must not keep a list from everybody. Where it matters, hashes tell.
            self.raw.text_factory = _as_far_as_it_goes
        cursor = Cursor(self, self.raw.cursor())
        self.cursors.add(cursor)
        return cursor

    async def commit(self) -> None:
        """Waits until the disk has it."""
        if not self.raw.in_transaction:
            self._harmed = True
            raise sqlite3.OperationalError("there is nothing to commit: the transaction was undone")
        await self.carry_out_elsewhere(self.raw.commit)

    async def rollback(self) -> None:
        self.check()  # and so the pool does not keep it
        self.raw.rollback()

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        """Let go of everything. With a statement left open SQLite would keep the transaction, and with it the lock."""
        self._harmed = True
        with contextlib.suppress(sqlite3.Error):
            self.raw.rollback()
        for cursor in list(self.cursors):
            with contextlib.suppress(sqlite3.Error):
                cursor.stop()
        self.raw.close()


class Adapted(AsyncAdapt_dbapi_connection):
    """A connection as SQLAlchemy wants to see it."""

    __slots__ = ()

    @property
    def ours(self) -> Connection:
        found = self.driver_connection
        assert isinstance(found, Connection)
        return found

    @property
    def isolation_level(self) -> Any:
        return self.ours.raw.isolation_level

    @isolation_level.setter
    def isolation_level(self, level: Any) -> None:
        self.ours.raw.isolation_level = level

    def create_function(self, *args: Any, **options: Any) -> None:
        self.ours.raw.create_function(*args, **options)


class Driver(AsyncAdapt_dbapi_module):
    """What Python's own `sqlite3` offers as a module, with connections of ours."""

    def __getattr__(self, name: str) -> Any:
        return getattr(sqlite3, name)

    def connect(self, path: str, **_options: Any) -> Adapted:
        connection: Any = Connection(path)
        return Adapted(self, connection)


class Context(SQLiteExecutionContext):
    def create_server_side_cursor(self) -> Any:
        return self.root_connection.connection.cursor(server_side=True)


class Dialect(SQLiteDialect_pysqlite):
    """What SQLAlchemy has to know; engines find it by the name in DRIVER."""

    driver = "inline"
    is_async = True
    has_terminate = True
    supports_server_side_cursors = True
    supports_statement_cache = True
    execution_ctx_cls = Context

    @classmethod
    def import_dbapi(cls) -> Any:
        return Driver(sqlite3)

    @classmethod
    def get_pool_class(cls, url: URL) -> type[Pool]:
        return AsyncAdaptedQueuePool

    def get_driver_connection(self, connection: Any) -> Any:
        return connection.driver_connection

    def is_disconnect(self, error: Any, connection: Any, cursor: Any) -> bool:
        """Whether the connection is thrown away, and not only the transaction."""
        return not isinstance(error, sqlite3.IntegrityError)

    def do_terminate(self, dbapi_connection: Any) -> None:
        dbapi_connection.driver_connection.stop()


registry.register(DRIVER.replace("+", "."), __name__, Dialect.__name__)
