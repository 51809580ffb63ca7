"""Tables in memory, one lock each. A table here may be behind the database, never ahead of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import AsyncIterator, Callable, Optional
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server import schema, store
from quayside.server.database import Database
from quayside.server.refusals import unknown
from quayside.server.reload import load_table, load_tables
from quayside.server.table import PLAYING, Entry, Table

WARM = 25  # tables loaded at once when the server starts: some 20 ms in which nobody is answered


class Cache:
    """The tables this process has at hand."""

    def __init__(self, database: Database, most: int) -> None:
        self.database = database
        self.most = most
        self.in_use: Callable[[str], bool] = lambda table_id: False
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

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
                version = await store.table_version(connection, table_id)
            table = self._tables.get(table_id)
            if table is not None and table.header.version == version:
                return table
            async with self.database.read() as connection:
                return await self.at_version(connection, table_id, version)

    async def at_version(self, connection: AsyncConnection, table_id: str, version: Optional[int]) -> Table:
        """The table in memory, brought to the version the database has. Call it with the lock held."""
        if version is None:
            raise unknown("table")
        table = self._tables.get(table_id)
        if table is not None and table.header.version > version:
            table = None  # a write that was thought to have lasted did not
        if table is None:
            table = await load_table(connection, table_id)
            if table is None:
                raise unknown("table")
            self.put(table)
        elif table.header.version < version:
            await store.catch_up(connection, table)
        self._tables.move_to_end(table_id)
        return table

    async def remembered(self, connection: AsyncConnection, table_id: str, version: Optional[int]) -> Table:
        """The same with the recent end of its log, as whoever changes it needs it."""
        table = await self.at_version(connection, table_id, version)
        if not table.remembers:
            await store.read_recent(connection, table)
        return table

    async def warm_up(self) -> int:
        """Load the running tables that were touched last, as many as fit; how many there were."""
        c = schema.tables.c
        query = select(c.id).where(c.status == PLAYING).order_by(c.touched_at.desc()).limit(self.most)
        async with self.database.read() as connection:
            wanted = (await connection.execute(query)).scalars().all()
        for start in range(0, len(wanted), WARM):
            async with self.database.read() as connection:
                found = await load_tables(connection, wanted[start : start + WARM])
            for table_id, table in found.items():
                if isinstance(table, Table) and table_id not in self._tables:
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

    async def entries_since(self, table: Table, shown: Optional[int]) -> list[Entry]:
        """The log from about the version a viewer knows on; its number is never above the real one."""
        if shown is None or shown >= table.header.version:
            return []
        if table.recent and table.recent[0].version <= shown + 1:
            return [entry for entry in table.recent if entry.version > shown]
        from quayside.server.views import GAP

        async with self.database.read() as connection:
            return await store.read_entries(connection, table.id, shown, table.header.version, limit=GAP)
