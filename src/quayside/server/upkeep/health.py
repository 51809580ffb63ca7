"""Whether this process can do its work: the database answers and stores, the disk has room, Redis answers."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import Callable

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from quayside.server import sent
from quayside.server.messages.bus import Bus
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.table.refusals import Refusal

LASTS = 1.0  # seconds for which an answer is given again: looking costs a write to the disk
PATIENCE = 3.0  # seconds for a write


class Health:
    def __init__(self, database: Database, bus: Bus, settings: Settings, now: Callable[[], float]) -> None:
        self.database = database
        self.bus = bus
        self.settings = settings
        self.now = now
        self._looking = asyncio.Lock()
        self._looked_at = float("-inf")
        self._found: sent.Health = {"ok": False, "database": False, "space": False, "redis": None}

    async def look(self) -> sent.Health:
        """What works and what does not; everybody who asks at once gets one answer."""
        async with self._looking:
            if time.monotonic() >= self._looked_at + LASTS:
                database, redis = await asyncio.gather(self._stores(), self.bus.alive())
                space = self._has_room()
                ok = database and space and redis is not False
                self._found = {"ok": ok, "database": database, "space": space, "redis": redis}
                self._looked_at = time.monotonic()
            return self._found

    async def _stores(self) -> bool:
        """Whether a write is stored. It is committed, because only that reaches the disk."""
        try:
            await asyncio.wait_for(self._probe(), PATIENCE)
        except (Refusal, TimeoutError):
            return False
        return True

    async def _probe(self) -> None:
        if self.database.shut is not None:  # the host wants nothing to be stored, and everything to be shown
            async with self.database.glance() as connection:
                await connection.execute(select(1))
            return
        async with self.database.write() as connection:
            found = await connection.execute(update(schema.probes).values(at=self.now()))
            if found.rowcount:
                return
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(schema.probes).values(id=1, at=self.now()))
        except IntegrityError:
            return  # another process was faster, so it was stored

    def _has_room(self) -> bool:
        folder = self.settings.data if self.database.file is None else self.database.file.parent
        try:
            return shutil.disk_usage(folder).free >= self.settings.free_bytes
        except OSError:
            return False
