"""The keeper: what has to be done now and then whether or not anybody asks. Clocks, lost news, who was seen when."""

from __future__ import annotations

import asyncio
import logging
from typing import Awaitable, Callable

from sqlalchemy import bindparam, select, update

from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.tables.bots import Bots
from quayside.server.tables.cache import Cache
from quayside.server.tables.hub import Hub
from quayside.server.tables.writing import Writer
from quayside.server.upkeep.maintenance import Maintenance
from quayside.server.upkeep.tidy import Tidy
from quayside.table.commands import HOUSE, OutOfTime
from quayside.table.refusals import Refusal

log = logging.getLogger("quayside.keeper")

BATCH = 50
BREATH = 0.02  # seconds between two batches, in which moves are answered
PRESENCE = 20.0  # seconds between two times that other processes are told who is here
NOTED = 60.0  # seconds between two times that the database is
TIDIED = 600.0  # seconds between two looks whether it is time to tidy


class Keeper:
    def __init__(
        self,
        cache: Cache,
        writer: Writer,
        hub: Hub,
        bots: Bots,
        maintenance: Maintenance,
        tidy: Tidy,
        settings: Settings,
    ) -> None:
        self.cache = cache
        self.writer = writer
        self.hub = hub
        self.bots = bots
        self.settings = settings
        self.maintenance = maintenance
        self.tidy = tidy
        self.sweeps: list[Callable[[], Awaitable[None]]] = [maintenance.look, hub.sweep]  # they change nothing

    async def run(self) -> None:
        """Until cancelled: clocks every second, the rest every sweep."""
        rounds = 0
        every = max(1, round(self.settings.sweep_seconds / self.tick))
        while True:
            if rounds % every == 0:
                for work in self.sweeps:
                    await self._safely(work)
            if rounds % max(1, round(PRESENCE / self.tick)) == 0:
                await self._safely(self.hub.heartbeat)
            if not self.maintenance.read_only:
                await self._see_to_tables(rounds, every)
            rounds += 1
            await asyncio.sleep(self.tick)

    async def _see_to_tables(self, rounds: int, every: int) -> None:
        """What changes something."""
        await self._safely(self.stop_clocks)
        if rounds % every == 0:
            await self._safely(self.bots.sweep)
        if rounds % max(1, round(NOTED / self.tick)) == 0:
            await self._safely(self.note_presence)
        if rounds % max(1, round(TIDIED / self.tick)) == 0:
            await self._safely(self.tidy.when_due)

    @property
    def tick(self) -> float:
        return min(1.0, self.settings.sweep_seconds)

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:  # clocks have to go on tomorrow, whatever failed today
            log.exception("keeper")

    async def stop_clocks(self) -> None:
        """Let the clock of the house go on, and hand over the seats whose time has run out."""
        c = schema.tables.c
        clock = self.writer.clock
        await clock.beat()
        now = clock.now()
        async with self.cache.database.read() as connection:
            query = select(c.id).where(c.status == "playing", c.due_at <= now).limit(200)
            due = (await connection.execute(query)).scalars().all()
        for table_id in due:
            try:
                table = await self.cache.current(table_id)
            except Refusal as refusal:  # one that cannot be loaded must not stop the clocks of the others
                log.info("clock of table %s: %s", table_id, refusal)
                continue
            for seat in sorted(table.running()):
                left, since = table.header.times[seat]
                if left is not None and since is not None and left - (now - since) <= 0.0:
                    try:
                        await self.writer.write(table_id, HOUSE, OutOfTime(seat, now))
                    except Refusal as refusal:
                        log.info("clock of table %s: %s", table_id, refusal)

    async def note_presence(self) -> None:
        """Store when people were last seen at their tables, in batches that keep no move waiting for long."""
        seen, self.hub.seen = self.hub.seen, {}
        if not seen:
            return
        rows = [{"which": table_id, "place": seat, "when": at} for (table_id, seat), at in seen.items()]
        c = schema.seats.c
        where = (c.table_id == bindparam("which"), c.seat == bindparam("place"))
        query = update(schema.seats).where(*where).values(seen_at=bindparam("when"))
        for start in range(0, len(rows), BATCH):
            async with self.cache.database.write() as connection:
                await connection.execute(query, rows[start : start + BATCH])
            await asyncio.sleep(BREATH)
