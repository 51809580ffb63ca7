"""SQLite for the event loop: statements run where they are, only what waits for the disk goes to a thread.

A statement takes SQLite some microseconds, a trip to a thread and back many times that, and SQLAlchemy makes four
such trips a statement. This stands in for an `aiosqlite` connection and offers what SQLAlchemy uses of one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any, Callable

WAITS = ("BEGIN IMMEDIATE",)  # may have to wait for another process


class Cursor:
    def __init__(self, cursor: sqlite3.Cursor) -> None:
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
            self._cursor.execute(operation, parameters)
        elif not self._at_once(operation):
            await asyncio.get_running_loop().run_in_executor(None, self._cursor.execute, operation)

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
        self._cursor.executemany(operation, parameters)

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def fetchone(self) -> Any:
        return self._cursor.fetchone()

    async def fetchmany(self, size: int = 1) -> list[Any]:
        return self._cursor.fetchmany(size)

    async def close(self) -> None:
        self._cursor.close()


class _AtOnce:
    """Carries out at once what SQLAlchemy would queue for aiosqlite's thread."""

    def put_nowait(self, item: tuple[asyncio.Future[Any], Callable[[], Any]]) -> None:
        future, function = item
        future.set_result(function())


class Connection:
    def __init__(self, path: str) -> None:
        self._conn = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection = self._conn
        self._tx = _AtOnce()

    @property
    def isolation_level(self) -> Any:
        return self._conn.isolation_level

    def cursor(self) -> Cursor:
        return Cursor(self._conn.cursor())

    async def commit(self) -> None:
        """Waits until the disk has it."""
        if self._conn.in_transaction:
            await asyncio.get_running_loop().run_in_executor(None, self._conn.commit)

    async def rollback(self) -> None:
        self._conn.rollback()

    async def create_function(self, *args: Any, **options: Any) -> None:
        self._conn.create_function(*args, **options)

    async def close(self) -> None:
        self._conn.close()

    def stop(self) -> None:
        self._conn.close()


async def connect(path: str, **_options: Any) -> Connection:
    return Connection(path)
