"""The parts of a server, put together. HTTP and the socket are two doors to the same object."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import ExitStack
from typing import Any, Callable, Coroutine, Optional

from sqlalchemy import func, select

from quayside.server.limits.rates import Limits
from quayside.server.messages.bus import Bus
from quayside.server.messages.outbox import Outbox
from quayside.server.messages.senders import Guard, PushKey, mail_sender, push_sender, webhook_sender
from quayside.server.people.friends import FriendBook
from quayside.server.people.identity import Identity, Person, hashed
from quayside.server.people.people import People
from quayside.server.people.reports import Reports
from quayside.server.settings import Settings
from quayside.server.store import files, schema
from quayside.server.store.backups import Backups
from quayside.server.store.database import Database
from quayside.server.tables.bots import Bots
from quayside.server.tables.cache import Cache
from quayside.server.tables.chat import Chat
from quayside.server.tables.house_clock import HouseClock
from quayside.server.tables.hub import Hub
from quayside.server.tables.lobby import Lobby, actor_of
from quayside.server.tables.writing import LastingChange, Writer
from quayside.server.upkeep.gauges import Gauges
from quayside.server.upkeep.health import Health
from quayside.server.upkeep.keeper import Keeper
from quayside.server.upkeep.maintenance import Maintenance
from quayside.server.upkeep.tidy import Tidy
from quayside.server.work.pool import Pool
from quayside.server.work.reviews import Reviews
from quayside.table.commands import Command, Hand, Sit, Start
from quayside.table.entries import LogEntry
from quayside.table.refusals import Refusal, forbidden
from quayside.table.shapes import Fresh
from quayside.table.table import Table
from quayside.table.views import fresh

log = logging.getLogger("quayside.server")

CLOCKS_DIFFER = 10.0  # seconds by which the clocks of two machines may differ


async def _kept_going(job: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run what should never end, and begin it again if it does so by mistake."""
    while True:
        try:
            return await job()
        except Exception:  # whatever it was, everybody depends on this going on
            log.exception("%s failed and is begun again", job.__qualname__)
            await asyncio.sleep(1.0)


class Service:
    """One process of the server."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        self.database = Database(settings.database_url)
        self.cache = Cache(self.database, settings.cached_tables)
        self.bus = Bus(settings.redis)
        self.hub = Hub(self.cache, self.bus, settings)
        self.limits = Limits(settings)
        self.pool = Pool(settings)
        self.reviews = Reviews(self.pool, self.database, settings)
        self.maintenance = Maintenance(self.database, self.now)
        self.identity = Identity(self.database, self.limits, settings, self.now)
        self.clock = HouseClock(self.database)
        self.writer = Writer(self.database, self.cache, settings, self.now, self.clock)
        self.bots = Bots(self.cache, self.writer, settings)
        self.lobby = Lobby(self.cache, self.writer, self.limits, settings, self.now)
        self.people = People(self.database, self.writer.write, self.identity, self.now)
        self.tidy = Tidy(self.cache, self.identity, self.people, settings, self.now)
        self.friends = FriendBook(self.database, self.limits, self.now)
        self.reports = Reports(self.database, self.limits, self.now)
        self.chat = Chat(self.database, self.limits, self.hub, self.now)
        self.keeper = Keeper(self.cache, self.writer, self.hub, self.bots, self.maintenance, self.tidy, settings)
        self.guard = Guard(settings.webhook_allow)
        self.push_key = PushKey(settings.data)
        self.health = Health(self.database, self.bus, settings, self.now)
        self.backups = Backups(settings)
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
        self.gauges = Gauges(self.database, self.cache, self.bots, self.bus, self.outbox)
        self.writer.changed = self._changed
        self.bus.back = self._heard_again
        self.identity.may_join = self.lobby.may_begin = self.maintenance.must_be_over
        self.maintenance.changed = self._switched
        self._sending: Optional[asyncio.Task[None]] = None
        self.announced: Callable[[], None] = lambda: None  # people are to be told of maintenance
        self._tasks: set[asyncio.Task[None]] = set()
        self._held = ExitStack()

    def _changed(self, table: Table, entry: LogEntry) -> None:
        self.hub.changed(table, entry)
        self.bots.wake(table)

    async def open(self) -> None:
        """Get ready to change tables; enough for commands that come and go."""
        await self.database.migrate()
        await self.clock.start()

    async def start(self) -> None:
        files.make_folder(self.settings.data)
        if self.database.file is not None:
            self._held.enter_context(files.held(self.database.file))
        await self.open()
        await self.maintenance.look()
        self.pool.start()
        jobs = (self.bus.run_sender, self.bus.run_receiver, self.keeper.run, self.backups.run, self.gauges.run)
        for job in jobs:
            self._begin(_kept_going(job))
        self._send_or_not()
        self._begin(self._warm_up())

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _switched(self) -> None:
        """The host has begun or ended maintenance."""
        log.warning("maintenance: %s", self.maintenance.shown())
        self._send_or_not()
        self.announced()

    def _send_or_not(self) -> None:
        """Messages wait while nothing may be written: what became of them could not be noted."""
        if self.maintenance.read_only and self._sending is not None:
            self._sending.cancel()
            self._sending = None
        elif not self.maintenance.read_only and self._sending is None:
            self._sending = self._begin(_kept_going(self.outbox.run))

    def _heard_again(self, since: float) -> None:
        """The connection to the other processes is new: look for whatever they may have said in vain."""
        self._begin(self._catch_up(since - CLOCKS_DIFFER))

    async def _catch_up(self, since: float) -> None:
        for work in (*self.keeper.sweeps, self.bots.sweep, lambda: self.hub.catch_up_chat(since), self.hub.heartbeat):
            try:
                await work()
            except Refusal as refusal:  # the keeper's sweeps come again
                log.error("not everything that was missed could be looked up: %s", refusal)

    async def _warm_up(self) -> None:
        try:
            await self.cache.warm_up()
        except Refusal as refusal:
            log.error("tables are loaded when they are asked for: %s", refusal)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        await self.reviews.close()
        await self.pool.close()
        await self.bus.close()
        await self.limits.close()
        await self.database.close()
        self._held.close()

    # -- what both doors do --------------------------------------------------------------------------------------

    async def change(
        self,
        person: Person,
        table_id: str,
        command: Command,
        expected: Optional[int] = None,
        move: Optional[str] = None,
    ) -> LastingChange:
        if isinstance(command, Start):
            self.maintenance.must_be_over()
        return await self.writer.write(table_id, actor_of(person), command, expected=expected, move=move)

    async def watched(self, person: Optional[Person], table_id: str) -> Table:
        """A table this person may see."""
        table = await self.cache.current(table_id)
        if not table.may_watch(None if person is None else person.id):
            raise forbidden("no-spectators", "this table has no spectators")
        return table

    async def fresh(self, person: Optional[Person], table_id: str, since: Optional[int]) -> Fresh:
        table = await self.watched(person, table_id)
        if person is not None and (seat := table.seat_of(person.id)) is not None:
            self.hub.seen[table_id, seat] = self.now()
        entries = await self.cache.entries_since(table, since)
        return fresh(table, None if person is None else person.id, since, entries)

    async def sit_by_link(self, person: Person, token: str) -> LastingChange:
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

    async def hand(self, person: Person, table_id: str, seat: int, bot: Optional[str]) -> LastingChange:
        """Let a bot decide for a seat; how long its person has been away is looked up here."""
        table = await self.cache.current(table_id)
        absent: Optional[float] = None
        if seat not in self.hub.present(table)[0]:
            absent = self.now() - await self._last_sign(table, seat)
        return await self.change(person, table_id, Hand(seat, bot, absent))

    async def _last_sign(self, table: Table, seat: int) -> float:
        """When the person of a seat was last heard of: connected, looking at the table, or changing it."""
        person = table.seats[seat].person if seat < len(table.seats) else None
        s, e = schema.seats.c, schema.entries.c
        seen = select(s.seen_at).where(s.table_id == table.id, s.seat == seat)
        changed = select(func.max(e.at)).where(e.table_id == table.id, e.person == person)
        async with self.database.read() as connection:
            signs = [(await connection.execute(query)).scalar_one_or_none() for query in (seen, changed)]
        signs += [table.header.started_at, self.hub.seen.get((table.id, seat))]
        return max(sign or 0.0 for sign in signs)
