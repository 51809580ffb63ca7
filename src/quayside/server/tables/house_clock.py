"""The clock of the house: the time by which players' clocks run.

It begins at the time of day and goes on only while the server is at work: neither a step of the machine's clock, nor
the time for which the server, its database or the machine was away, is anybody's. All processes keep it together
through one row of the database.
"""

from __future__ import annotations

import time
from typing import Callable

from sqlalchemy import exists, select, update

from quayside.server.store import schema
from quayside.server.store.database import Database

GRACE = 5.0  # seconds for which it goes on without having been stored


class HouseClock:
    """Tells the time of the house. `beat` is to be called about every second."""

    def __init__(self, database: Database, seconds: Callable[[], float] = time.monotonic) -> None:
        self.database = database
        self._seconds = seconds
        self._stored = 0.0
        self._stored_at = seconds()

    def now(self) -> float:
        """Stands still when nobody has been able to store it for a while."""
        return self._stored + min(self._seconds() - self._stored_at, GRACE)

    async def start(self) -> None:
        """Go on where the last process, now or before a crash, has left it."""
        async with self.database.read() as connection:
            self._keep((await connection.execute(select(schema.house.c.now))).scalar_one())

    async def beat(self) -> None:
        """Store the time, if any player's clock runs by it; the process that is ahead sets it for all."""
        runs = select(exists().where(schema.tables.c.due_at.is_not(None)))
        async with self.database.glance() as connection:
            if not (await connection.execute(runs)).scalar_one():
                return
        async with self.database.write() as connection:
            stored = (await connection.execute(select(schema.house.c.now).with_for_update())).scalar_one()
            ahead = max(stored, self.now())
            await connection.execute(update(schema.house).values(now=ahead))
        self._keep(ahead)

    def _keep(self, now: float) -> None:
        self._stored = now
        self._stored_at = self._seconds()
