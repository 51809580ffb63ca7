"""Tables in memory, one lock each. A table here may be behind the database, never ahead of it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import asynccontextmanager, contextmanager
from typing import AsyncIterator, Callable, Iterator, Optional
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.kernel.errors import QuaysideError
from quayside.server.refusals import Damaged, unknown
from quayside.server.store import rows, schema
from quayside.server.store.database import Database
from quayside.server.store.reload import check_log, load_table, load_tables
from quayside.table.entries import LogEntry
from quayside.table.table import PLAYING, Table

log = logging.getLogger("quayside.server")

WARM = 25  # tables loaded at once when the server starts: some 20 ms in which nobody is answered


class Cache:
    """The tables this process has at hand."""

    def __init__(self, database: Database, most: int) -> None:
        self.database = database
        self.most = most
        self.in_use: Callable[[str], bool] = lambda table_id: False
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._damaged: dict[str, str] = {}  # what was last found of tables that are closed

    @asynccontextmanager
    async def lock(self, table_id: str) -> AsyncIterator[None]:
        """Nobody else in this process reads or writes that table meanwhile."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            yield

    async def current(self, table_id: str) -> Table:
        """The table as the database has it now."""
        async with self.lock(table_id):
            async with self.database.glance() as connection:
                version = await rows.table_version(connection, table_id)
            table = self._tables.get(table_id)
            if table is not None and table.header.version == version and table.checked:
                return table
            async with self.database.read() as connection:
                return await self.at_version(connection, table_id, version)

    async def at_hand(self, table_id: str) -> None:
        """See that a table is in memory, however old. Call it with the lock held."""
        table = self._tables.get(table_id)
        if table is None or not table.checked:
            async with self.database.read() as connection:
                await self.at_version(connection, table_id, await rows.table_version(connection, table_id))

    async def at_version(self, connection: AsyncConnection, table_id: str, version: Optional[int]) -> Table:
        """The table in memory, brought to the version the database has. Call it with the lock held."""
        if version is None:
            raise unknown("table")
        with self._closing(table_id):
            table = self._tables.get(table_id)
            if table is not None and not await self._caught_up(connection, table, version):
                table = None
            if table is None:
                table = await load_table(connection, table_id)
                if table is None:
                    raise unknown("table")
                self.put(table)
            if not table.checked:
                await check_log(connection, table)
        self._tables.move_to_end(table_id)
        return table

    async def _caught_up(self, connection: AsyncConnection, table: Table, version: int) -> bool:
        """Whether a table in memory could be brought to that version; if not, it was never stored as it is."""
        if table.header.version >= version:
            return table.header.version == version
        try:
            await rows.catch_up(connection, table)
        except QuaysideError as error:
            log.warning("table %s is loaded anew: %s", table.id, error)
            return False
        return True

    async def remembered(self, connection: AsyncConnection, table_id: str, version: Optional[int]) -> Table:
        """The same with the recent end of its log, as whoever changes it needs it."""
        table = await self.at_version(connection, table_id, version)
        if not table.remembers:
            with self._closing(table_id):
                await rows.read_recent(connection, table)
        return table

    @contextmanager
    def _closing(self, table_id: str) -> Iterator[None]:
        """Nobody gets to see a table that is not as it was written; the others are not concerned."""
        try:
            yield
        except Damaged as damaged:
            self.drop(table_id)
            self._note(table_id, damaged)
            raise

    def _note(self, table_id: str, damaged: Damaged) -> None:
        if self._damaged.get(table_id) != damaged.what:
            self._damaged[table_id] = damaged.what
            log.error("table %s is damaged and closed: %s", table_id, damaged.what)

    async def warm_up(self) -> int:
        """Load the running tables that were touched last, as many as fit; how many there were."""
        c = schema.tables.c
        query = select(c.id).where(c.status == PLAYING).order_by(c.touched_at.desc()).limit(self.most)
        async with self.database.read() as connection:
            wanted = (await connection.execute(query)).scalars().all()
        for start in range(0, len(wanted), WARM):
            try:
                async with self.database.read() as connection:
                    found = await load_tables(connection, wanted[start : start + WARM])
            except Exception as error:  # one damaged row is enough: whoever asks for a table of these loads it alone
                log.error("tables are loaded when they are asked for: %s", error)
                continue
            for table_id, table in found.items():
                if isinstance(table, Damaged):
                    self._note(table_id, table)
                elif isinstance(table, Table) and table_id not in self._tables:
                    self.put(table)
            await asyncio.sleep(0)  # somebody may have come meanwhile
        return len(wanted)

    def peek(self, table_id: str) -> Optional[Table]:
        """The table if it is in memory, however old."""
        return self._tables.get(table_id)

    def put(self, table: Table) -> None:
        self._tables[table.id] = table
        if len(self._tables) > self.most:
            for old in list(self._tables)[: len(self._tables) - self.most]:
                if not self.in_use(old) and old != table.id:
                    del self._tables[old]

    def drop(self, table_id: str) -> None:
        """Forget a table: the next reader takes it from the database."""
        self._tables.pop(table_id, None)

    def __len__(self) -> int:
        return len(self._tables)

    async def entries_since(self, table: Table, shown: Optional[int]) -> list[LogEntry]:
        """The log from about the version a viewer knows on; its number is never above the real one."""
        if shown is None or shown >= table.header.version:
            return []
        if table.recent and table.recent[0].version <= shown + 1:
            return [entry for entry in table.recent if entry.version > shown]
        from quayside.table.views import GAP

        with self._closing(table.id):
            async with self.database.read() as connection:
                return await rows.read_entries(connection, table.id, shown, table.header.version, limit=GAP)
