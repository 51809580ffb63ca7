"""Tidying: what nobody has asked about for a long time goes, by the host's settings, a little at a time and at night.

A game that runs is never touched.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path
from typing import Awaitable, Callable, Optional

from sqlalchemy import ColumnElement, Table, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from quayside.kernel.errors import QuaysideError
from quayside.server.people.identity import Identity
from quayside.server.people.people import People
from quayside.server.people.trust import STALE
from quayside.server.settings import BadSetting, Settings
from quayside.server.store import rows, schema
from quayside.server.store.database import Database
from quayside.server.store.holding import forget_ties
from quayside.server.store.reload import load_table
from quayside.server.tables.cache import Cache
from quayside.table.exports import whole
from quayside.table.refusals import Refusal
from quayside.table.table import ABANDONED, OPEN, OVER

log = logging.getLogger("quayside.tidy")

NAME = "tidied"
DAY = 86400.0
BATCH = 50  # rows or tables at a time
BREATH = 0.05  # seconds between two batches, in which moves are answered
MOST = 2000  # of each kind in one night
ONCE_IN = 20 * 3600.0  # seconds between two times
AT_LAST = 3 * DAY  # a house that is never open at night is tidied by day
KEPT_NOTICES = 30 * DAY
KEPT_REPORTS = 180 * DAY  # after they were closed


class Tidy:
    def __init__(
        self, cache: Cache, identity: Identity, people: People, settings: Settings, now: Callable[[], float]
    ) -> None:
        self.cache = cache
        self.database: Database = cache.database
        self.identity = identity
        self.people = people
        self.settings = settings
        self.now = now
        self._hours = hours_of(settings.tidy_hours)
        self._unreadable: set[str] = set()
        self._archive: Optional[Path] = Path(settings.archive) if settings.archive else None

    async def when_due(self) -> None:
        """Tidy if it is night and nobody has done so tonight."""
        if await self._claimed():
            log.warning("tidied: %s", await self.run())

    async def _claimed(self) -> bool:
        """Whether it is time, and no other process was faster."""
        c = schema.notes.c
        now = self.now()
        async with self.database.write() as connection:
            last = (await connection.execute(select(c.at).where(c.name == NAME).with_for_update())).scalar_one_or_none()
            if last is None:
                await connection.execute(insert(schema.notes).values(name=NAME, value={}, at=now))
                return False
            night = time.localtime(now).tm_hour in self._hours
            if now - last < (ONCE_IN if night else AT_LAST):
                return False
            await connection.execute(update(schema.notes).where(c.name == NAME).values(at=now))
            return True

    async def run(self) -> dict[str, int]:
        """Tidy everything; how much of each kind there was."""
        done = {"left": await self.people.finish()}
        for name, work in (
            ("sessions", self._sessions),
            ("tables", self._tables),
            ("chat", self._chat),
            ("guests", self._guests),
            ("notices", self._notices),
            ("places", self._places),
            ("bans", self._bans),
            ("reports", self._reports),
        ):
            try:
                done[name] = await self._batches(work)
            except (OSError, SQLAlchemyError, Refusal):  # tomorrow is another night
                log.exception("%s are not tidied", name)
        self._unreadable.clear()
        return done

    async def _batches(self, work: Callable[[], Awaitable[int]]) -> int:
        done = 0
        while done < MOST and (some := await work()):
            done += some
            await asyncio.sleep(BREATH)
        return done

    # -- sessions and guests -------------------------------------------------------------------------------------

    async def _sessions(self) -> int:
        c = schema.sessions.c
        in_time = self.identity.in_time()
        if not in_time:
            return 0
        async with self.database.write() as connection:
            query = select(c.hash).where(~and_(*in_time)).limit(BATCH)
            ended = (await connection.execute(query)).scalars().all()
            await connection.execute(delete(schema.sessions).where(c.hash.in_(ended)))
        self.identity.tell_ended(ended)
        return len(ended)

    async def _guests(self) -> int:
        """Guests without any table who were not here for long, and what is left of people who have left."""
        c = schema.people.c
        days = self.settings.guest_days
        if not days:
            return 0
        nowhere = (
            ~exists().where(schema.seats.c.person == c.id),
            ~exists().where(schema.tables.c.owner == c.id),
        )
        long_ago = (c.login.is_(None), c.seen_at <= self.now() - days * DAY)
        try:
            async with self.database.write() as connection:
                query = select(c.id).where(*long_ago, *nowhere).limit(BATCH)
                gone = (await connection.execute(query)).scalars().all()
                sessions = select(schema.sessions.c.hash).where(schema.sessions.c.person.in_(gone))
                ended = (await connection.execute(sessions)).scalars().all()
                for table in (schema.sessions, schema.channels, schema.places, schema.outbox):
                    await connection.execute(delete(table).where(table.c.person.in_(gone)))
                await forget_ties(connection, gone)
                await connection.execute(delete(schema.people).where(c.id.in_(gone)))
        except IntegrityError:  # one of them has just sat down
            return 0
        self.identity.tell_ended(ended)
        return len(gone)

    # -- tables --------------------------------------------------------------------------------------------------

    def _old_tables(self) -> Optional[ColumnElement[bool]]:
        """Tables that nobody started, and games that ended long ago, by the host's settings; never one that runs."""
        c = schema.tables.c
        found: list[ColumnElement[bool]] = []
        if days := self.settings.open_table_days:
            never = or_(c.status == OPEN, and_(c.status == ABANDONED, c.started_at.is_(None)))
            found.append(and_(never, c.touched_at <= self.now() - days * DAY))
        if days := self.settings.finished_table_days:
            found.append(and_(c.status.in_(OVER), c.ended_at <= self.now() - days * DAY))
        return or_(*found) if found else None

    async def _tables(self) -> int:
        old = self._old_tables()
        if old is None:
            return 0
        c = schema.tables.c
        query = select(c.id).where(old, c.id.not_in(self._unreadable)).limit(BATCH)
        async with self.database.read() as connection:
            wanted = (await connection.execute(query)).scalars().all()
        return sum([await self._table(table_id, old) for table_id in wanted])

    async def _table(self, table_id: str, old: ColumnElement[bool]) -> int:
        """Delete one table, unless it is no longer what it was."""
        c = schema.tables.c
        async with self.cache.lock(table_id):
            if self._archive is not None and not await self._kept(self._archive, table_id):
                return 0
            async with self.database.write() as connection:
                locked = select(c.id).where(c.id == table_id, old).with_for_update()
                if (await connection.execute(locked)).first() is None:
                    return 0
                await rows.remove_table(connection, table_id)
            self.cache.drop(table_id)
        await asyncio.sleep(BREATH)
        return 1

    async def _kept(self, folder: Path, table_id: str) -> bool:
        """Write a game that was played to a file of its own, for `quayside replay`; a table without a game needs none.

        A game that cannot be read any more stays where it is.
        """
        try:
            async with self.database.read() as connection:
                table = await load_table(connection, table_id)
            if table is not None and table.state is not None:
                await asyncio.to_thread(_write, folder, f"{table_id}.json", json.dumps(whole(table)))
        except QuaysideError as error:
            log.warning("table %s is not archived and stays: %s", table_id, error)
            self._unreadable.add(table_id)
            return False
        return True

    async def _chat(self) -> int:
        days = self.settings.chat_days
        return await self._rows(schema.chat, schema.chat.c.at <= self.now() - days * DAY) if days else 0

    # -- what is only of use for a while -------------------------------------------------------------------------

    async def _notices(self) -> int:
        c = schema.outbox.c
        return await self._rows(schema.outbox, and_(c.status != "waiting", c.created_at < self.now() - KEPT_NOTICES))

    async def _reports(self) -> int:
        return await self._rows(schema.reports, schema.reports.c.closed_at < self.now() - KEPT_REPORTS)

    async def _rows(self, table: Table, old: ColumnElement[bool]) -> int:
        """Some old rows of a table that has numbers."""
        async with self.database.write() as connection:
            query = select(table.c.id).where(old).order_by(table.c.id).limit(10 * BATCH)
            found = (await connection.execute(query)).scalars().all()
            await connection.execute(delete(table).where(table.c.id.in_(found)))
        return len(found)

    async def _places(self) -> int:
        return await self._all(schema.places, schema.places.c.at <= self.now() - STALE)

    async def _bans(self) -> int:
        return await self._all(schema.bans, schema.bans.c.until <= self.now())

    async def _all(self, table: Table, old: ColumnElement[bool]) -> int:
        async with self.database.write() as connection:
            return int((await connection.execute(delete(table).where(old))).rowcount)


def hours_of(text: str) -> frozenset[int]:
    """The hours of `22-4`: from 22:00 to before 4:00."""
    first, _, last = text.partition("-")
    if not (first.isdecimal() and last.isdecimal() and int(first) < 24 and int(last) <= 24):
        raise BadSetting(f"QUAYSIDE_TIDY_HOURS must be two hours such as 2-6, not {text!r}")
    return frozenset(hour % 24 for hour in range(int(first), int(last) + (24 if int(last) <= int(first) else 0)))


def _write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f"{name}.part"
    part.write_text(text, "utf-8")
    part.replace(folder / name)
