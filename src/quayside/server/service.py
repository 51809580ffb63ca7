"""The parts of a server, put together. HTTP and the socket are two doors to the same object."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Optional

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from quayside.server import schema
from quayside.server.bots import Bots
from quayside.server.bus import Bus
from quayside.server.cache import Cache
from quayside.server.chat import Chat
from quayside.server.commands import Command, Hand, Sit
from quayside.server.database import Database
from quayside.server.hub import Hub
from quayside.server.identity import Identity, Person, hashed
from quayside.server.keeper import Keeper
from quayside.server.lobby import Lobby, actor_of
from quayside.server.outbox import Outbox
from quayside.server.refusals import forbidden
from quayside.server.senders import Guard, PushKey, mail_sender, push_sender, webhook_sender
from quayside.server.settings import Settings
from quayside.server.table import Entry, Table
from quayside.server.views import fresh
from quayside.server.writing import Writer, Written

log = logging.getLogger("quayside.server")


class Service:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now = time.time
        self.database = Database(settings.database_url)
        self.cache = Cache(self.database, settings.cached_tables)
        self.bus = Bus(settings.redis)
        self.hub = Hub(self.cache, self.bus, settings)
        self.identity = Identity(self.database, settings, self.now)
        self.writer = Writer(self.database, self.cache, settings, self.now)
        self.bots = Bots(self.cache, self.writer, settings)
        self.lobby = Lobby(self.cache, self.writer, settings, self.now)
        self.chat = Chat(self.database, self.hub, self.now)
        self.keeper = Keeper(self.cache, self.writer, self.hub, self.bots, settings)
        self.guard = Guard(settings.webhook_allow)
        self.push_key = PushKey(settings.data)
        self.outbox = Outbox(
            self.database,
            settings,
            {
                "email": mail_sender(settings),
                "webhook": webhook_sender(self.guard),
                "push": push_sender(self.guard, self.push_key, settings),
            },
            self.now,
        )
        self.writer.changed = self._changed
        self._tasks: list[asyncio.Task[None]] = []

    def _changed(self, table: Table, entry: Entry) -> None:
        self.hub.changed(table, entry)
        self.bots.wake(table)

    async def start(self) -> None:
        await self.database.migrate()
        jobs = (self.bus.run_sender(), self.bus.run_receiver(), self.keeper.run(), self.outbox.run())
        self._tasks = [asyncio.ensure_future(job) for job in (*jobs, self._warm_up())]

    async def _warm_up(self) -> None:
        try:
            await self.cache.warm_up()
        except SQLAlchemyError:
            log.exception("tables are loaded when they are asked for")

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.bus.close()
        await self.database.close()

    # -- what both doors do --------------------------------------------------------------------------------------

    async def change(
        self,
        person: Person,
        table_id: str,
        command: Command,
        expected: Optional[int] = None,
        move: Optional[str] = None,
    ) -> Written:
        return await self.writer.write(table_id, actor_of(person), command, expected=expected, move=move)

    async def watched(self, person: Optional[Person], table_id: str) -> Table:
        """A table this person may see."""
        table = await self.cache.current(table_id)
        if not table.may_watch(None if person is None else person.id):
            raise forbidden("no-spectators", "this table has no spectators")
        return table

    async def fresh(self, person: Optional[Person], table_id: str, since: Optional[int]) -> dict[str, Any]:
        table = await self.watched(person, table_id)
        entries = await self.cache.entries_since(table, since)
        return fresh(table, None if person is None else person.id, since, entries)

    async def sit_by_link(self, person: Person, token: str) -> Written:
        """Take the seat an invitation is for."""
        link = hashed(token)
        return await self.change(person, await self._table_of(link), Sit(link=link))

    async def invited_to(self, token: str) -> Table:
        """The table an invitation is for."""
        return await self.cache.current(await self._table_of(hashed(token)))

    async def _table_of(self, link: str) -> str:
        async with self.database.read() as connection:
            query = select(schema.seats.c.table_id).where(schema.seats.c.link == link)
            table_id = (await connection.execute(query)).scalar_one_or_none()
        if table_id is None:
            raise forbidden("bad-link", "this invitation is not valid, or no longer")
        return str(table_id)

    async def hand(self, person: Person, table_id: str, seat: int, bot: Optional[str]) -> Written:
        """Let a bot decide for a seat; how long its person has been away is looked up here."""
        table = await self.cache.current(table_id)
        absent: Optional[float] = None
        if seat not in self.hub.present(table)[0]:
            async with self.database.read() as connection:
                where = (schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
                seen = (await connection.execute(select(schema.seats.c.seen_at).where(*where))).scalar_one_or_none()
            since = max(seen or 0.0, table.header.started_at or 0.0, self.hub.seen.get((table_id, seat), 0.0))
            absent = self.now() - since
        return await self.change(person, table_id, Hand(seat, bot, absent))
