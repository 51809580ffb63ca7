"""SQLite: writers that come together share one transaction and wait for the disk once.

One that is refused takes nobody with it: each has a savepoint of its own, but for the first, before whom there is
nothing to save. Nobody's block ends before the commit. Anything but a refusal fails the whole group: what the database
did in the middle of a transaction is not guessed at, the connection is thrown away, and nobody is told that something
was stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from contextlib import asynccontextmanager
from typing import AsyncIterator, Optional

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quayside.server.metrics import DATABASE_ERRORS
from quayside.server.refusals import Unavailable
from quayside.server.store import sqlite
from quayside.table.refusals import Refusal

log = logging.getLogger("quayside.database")

SHARED = 64  # writers in one transaction at most

# What may come out of a block without harm to the others: its savepoint undoes it. A caller that gives up is no error.
HARMLESS = (Refusal, IntegrityError, asyncio.CancelledError, GeneratorExit)


class Group:
    """Writers that share one transaction. `done` says when the disk has all of it, or that it has nothing of it."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.size = 0
        self.failure: Optional[BaseException] = None
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        assert connection.sync_connection is not None
        driver = connection.sync_connection.connection.driver_connection
        assert isinstance(driver, sqlite.Connection)
        self._driver = driver

    @asynccontextmanager
    async def apart(self) -> AsyncIterator[AsyncConnection]:
        """For a block of its own: where it is refused, what others have written stays."""
        self.size += 1
        if self.size > 1:
            async with self.connection.begin_nested():
                yield self.connection
            return
        try:
            yield self.connection
        except HARMLESS:
            await self.connection.rollback()
            self.size = 0  # whoever comes next is the first again
            raise

    def look(self, error: Optional[BaseException]) -> None:
        """After each block: whether the transaction still holds what the blocks before have written."""
        if error is not None and not isinstance(error, HARMLESS):
            self.failure = self.failure or error
        elif self.size and not self._driver.sound:
            self.failure = self.failure or error or RuntimeError("the transaction was undone without a word")

    async def finish(self) -> None:
        """Commit what the group has written, or see that nothing of it is left; and tell all of it."""
        try:
            if self.failure is None:
                await self.connection.commit()
        except Exception as error:  # whatever it is, everybody who waits for this commit has to hear of it
            self.failure = error
        if self.failure is not None:
            log.error("a transaction of %d writers failed: %s", self.size, _first_line(self.failure))
            DATABASE_ERRORS.labels(type(self.failure).__name__).inc()
            with contextlib.suppress(Exception):  # closing what is broken may break too
                await self.connection.invalidate()
        with contextlib.suppress(Exception):  # what is committed is committed
            await self.connection.close()
        self.done.set_result(None)

    async def stored(self) -> None:
        """Wait for the disk; raises if it did not take what was written."""
        await asyncio.shield(self.done)
        if self.failure is not None:
            raise Unavailable() from self.failure


class WritersInLine:
    """The writers of one process, one after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self.waiting = 0
        self._group: Optional[Group] = None

    @asynccontextmanager
    async def writer(self) -> AsyncIterator[AsyncConnection]:
        """A block of its own in a transaction with others; it ends when the disk has all of it."""
        self.waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self.waiting -= 1
        try:
            if self._group is None:
                self._group = Group(await self._engine.connect())
            group = self._group
            failed: Optional[BaseException] = None
            try:
                async with group.apart() as connection:
                    yield connection
            except BaseException as error:
                failed = error
                raise
            finally:
                group.look(failed)
                if group.failure is not None or not self.waiting or group.size >= SHARED:
                    self._group = None
                    await asyncio.shield(asyncio.ensure_future(group.finish()))
        finally:
            self._turn.release()
        await group.stored()


def _first_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".partition("\n")[0]
