"""Reports: somebody tells the host about a person or a table."""

from __future__ import annotations

from typing import Any, Callable

from sqlalchemy import insert, select, update

from quayside.server.limits.rates import Limits
from quayside.server.people.identity import Person
from quayside.server.protocol import ReportRequest
from quayside.server.refusals import unknown
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.table.refusals import malformed
from quayside.table.table import Table

PAGE = 500


class Reports:
    def __init__(self, database: Database, limits: Limits, now: Callable[[], float]) -> None:
        self.database = database
        self.limits = limits
        self.now = now

    async def add(self, person: Person, table: Table, wanted: ReportRequest) -> None:
        """Note what somebody says about a seat at a table, or about the table."""
        about, name = None, table.header.name
        if wanted.seat is not None:
            if wanted.seat >= len(table.seats) or table.seats[wanted.seat].person is None:
                raise malformed("no-such-seat", f"no person sits at seat {wanted.seat}")
            about, name = table.seats[wanted.seat].person, table.seats[wanted.seat].name or ""
        await self.limits.charge("report", person.id)
        where: dict[str, Any] = {"table_id": table.id, "seat": wanted.seat, "person": about, "name": name}
        said = {"reporter": person.id, "reason": wanted.reason, "text": wanted.text}
        async with self.database.write() as connection:
            await connection.execute(insert(schema.reports).values(**where, **said, created_at=self.now()))

    async def listed(self, closed: bool = False) -> list[dict[str, Any]]:
        """Those that nobody has seen to yet, oldest first; or all."""
        c = schema.reports.c
        query = select(schema.reports).order_by(c.id).limit(PAGE)
        if not closed:
            query = query.where(c.closed_at.is_(None))
        async with self.database.read() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def close(self, number: int) -> None:
        c = schema.reports.c
        async with self.database.write() as connection:
            closed = update(schema.reports).where(c.id == number).values(closed_at=self.now())
            if (await connection.execute(closed)).rowcount != 1:
                raise unknown("report")
