"""Chat lines: stored, then sent. They are no part of a game and have no version."""

from __future__ import annotations

from typing import Callable

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.limits.rates import Limits
from quayside.server.people.identity import Person
from quayside.server.people.trust import banned
from quayside.server.refusals import not_signed_in
from quayside.server.sent import ChatLine
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.server.tables.hub import LINE, Hub, line_of
from quayside.table.refusals import forbidden
from quayside.table.table import Table

SHOWN = 100  # lines a newcomer gets


class Chat:
    def __init__(self, database: Database, limits: Limits, hub: Hub, now: Callable[[], float]) -> None:
        self.database = database
        self.limits = limits
        self.hub = hub
        self.now = now

    async def say(self, table: Table, person: Person, text: str) -> ChatLine:
        """Store a line of somebody at the table and send it to all who listen."""
        seat = table.seat_of(person.id)
        if seat is None and person.id != table.header.owner:
            raise forbidden("no-seat", "only those at the table can speak")
        await self.limits.charge("chat", person.id, table.id)
        async with self.database.write() as connection:
            name = await self._heard_as(connection, person)
            at = self.now()
            values = {"table_id": table.id, "person": person.id, "name": name, "seat": seat, "text": text, "at": at}
            result = await connection.execute(insert(schema.chat).values(**values))
            assert result.inserted_primary_key is not None
            line = ChatLine(id=result.inserted_primary_key[0], name=name, seat=seat, text=text, at=at)
        self.hub.chat(table.id, line)
        return line

    async def _heard_as(self, connection: AsyncConnection, person: Person) -> str:
        """The name somebody speaks under now; refused to those who may not speak, however old their socket is."""
        c = schema.people.c
        query = select(c.name, c.muted_until, c.banned_until, c.banned_why, c.deleted_at).where(c.id == person.id)
        row = (await connection.execute(query)).one_or_none()
        if row is None or row.deleted_at is not None:
            raise not_signed_in()
        if row.banned_until is not None and row.banned_until > self.now():
            raise banned(row.banned_why)
        if row.muted_until is not None and row.muted_until > self.now():
            raise forbidden("muted", "whoever runs this server has muted you: you can play, but not speak")
        return str(row.name)

    async def lines(self, table: Table, after: int = 0) -> list[ChatLine]:
        """The last lines, oldest first."""
        c = schema.chat.c
        query = select(*LINE).where(c.table_id == table.id, c.id > after).order_by(c.id.desc()).limit(SHOWN)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [line_of(row) for row in reversed(rows)]
