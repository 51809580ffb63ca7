"""Figures that have to be looked at now and then: how late the loop is, and how much waits in each queue."""

from __future__ import annotations

import asyncio
import logging
import time

from quayside.server.messages.bus import Bus
from quayside.server.messages.outbox import Outbox
from quayside.server.metrics import CACHED, LOOP_LAG, QUEUES
from quayside.server.store.database import Database
from quayside.server.tables.bots import Bots
from quayside.server.tables.cache import Cache

log = logging.getLogger("quayside.gauges")

GLANCE = 0.25  # seconds between two looks at the loop
LOOKS = 20  # of which every so many goes to the queues


class Gauges:
    def __init__(self, database: Database, cache: Cache, bots: Bots, bus: Bus, outbox: Outbox) -> None:
        self.cache = cache
        self.outbox = outbox
        self.lengths = {"writers": database.waiting, "bots": bots.waiting, "news": bus.waiting}

    async def run(self) -> None:
        """Until cancelled."""
        looks = 0
        while True:
            due = time.perf_counter() + GLANCE
            await asyncio.sleep(GLANCE)
            LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
            if looks % LOOKS == 0:
                try:
                    await self.look()
                except Exception:  # a figure that cannot be had now must not be the last one
                    log.exception("gauges")
            looks += 1

    async def look(self) -> None:
        """Note how much waits where."""
        CACHED.set(len(self.cache))
        for queue, length in self.lengths.items():
            QUEUES.labels(queue).set(length())
        QUEUES.labels("messages").set(await self.outbox.waiting())
