"""Maintenance: nothing new begins while games go on, or (read-only) nothing changes at all and no clock runs.

The switch is a row of the database, so that every process sees it within a sweep, and a restart too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Optional

from sqlalchemy import delete, insert, select

from quayside.server.sent import MaintenanceInfo
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.table.refusals import Refusal

NAME = "maintenance"
WAIT = 60  # seconds after which clients may try again


@dataclass(frozen=True)
class MaintenanceNotice:
    """What people are told meanwhile."""

    words: str
    read_only: bool

    def shown(self) -> MaintenanceInfo:
        return {"words": self.words, "read_only": self.read_only}


class Maintenance:
    """`notice` is None in daily life. `changed` is called when it was switched."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.notice: Optional[MaintenanceNotice] = None
        self.changed: Callable[[], None] = lambda: None

    @property
    def read_only(self) -> bool:
        return self.notice is not None and self.notice.read_only

    def shown(self) -> Optional[MaintenanceInfo]:
        return None if self.notice is None else self.notice.shown()

    async def switch(self, notice: Optional[MaintenanceNotice]) -> None:
        """For the host's command: all processes follow by themselves."""
        c = schema.notes.c
        async with self.database.write() as connection:
            await connection.execute(delete(schema.notes).where(c.name == NAME))
            if notice is not None:
                await connection.execute(insert(schema.notes).values(name=NAME, value=notice.shown(), at=self.now()))

    async def look(self) -> None:
        """See whether the host has switched it."""
        c = schema.notes.c
        async with self.database.glance() as connection:
            value = (await connection.execute(select(c.value).where(c.name == NAME))).scalar_one_or_none()
        notice = None if value is None else MaintenanceNotice(str(value["words"]), bool(value["read_only"]))
        if notice != self.notice:
            self.notice = notice
            self.database.shut = self._refusal if self.read_only else None
            self.changed()

    def must_be_over(self) -> None:
        """Refuse what begins something new."""
        if self.notice is not None:
            raise self._refusal()

    def _refusal(self) -> Refusal:
        said = "" if self.notice is None else self.notice.words
        refusal = Refusal("unavailable", NAME, said or "the server is being looked after; nothing new can begin now")
        refusal.retry_after = WAIT
        return refusal
