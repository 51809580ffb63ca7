"""The write path: the one function through which every table changes.

    lock -> load -> check -> apply to a draft -> write log and derived rows in one transaction -> commit
         -> adopt the draft -> tell everybody -> answer

Until the commit nothing outside the draft has changed; before the commit nobody is told anything.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from dataclasses import dataclass
from typing import Awaitable, Callable, Optional

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.kernel.state import State
from quayside.server import faults
from quayside.server.messages.outbox import queue_kept, queue_turns
from quayside.server.metrics import MOVES, REFUSED, WRITE_SECONDS
from quayside.server.refusals import Unavailable
from quayside.server.settings import Settings
from quayside.server.store import chain, rows
from quayside.server.store.database import Database
from quayside.server.tables.cache import Cache
from quayside.server.tables.house_clock import HouseClock
from quayside.server.tables.ratings import rate
from quayside.table.changing import check_version, drafted, laid, made_before, same
from quayside.table.commands import Actor, Command, Create
from quayside.table.entries import LogEntry
from quayside.table.refusals import Refusal, refused
from quayside.table.shapes import Fresh
from quayside.table.table import FINISHED, OPEN, OVER, Header, Seat, Table
from quayside.table.views import fresh


@dataclass
class LastingChange:
    """A change that lasts."""

    table: Table
    version: int
    repeated: bool

    def fresh(self, person: Optional[str]) -> Fresh:
        """How the table stands for the person who made it."""
        return fresh(self.table, person, None, ())

    def everybody_knows(self) -> bool:
        """Whether it is no secret that there was this change."""
        secrets = self.table.secrets
        at = bisect_left(secrets, (self.version,))
        return at == len(secrets) or secrets[at][0] != self.version

    def shown(self, person: Optional[str]) -> int:
        """The number of this change for the person who made it."""
        return self.table.shown(self.version, self.table.seat_of(person))


class Writer:
    """Holds what the write path needs.

    `changed` is called after each commit, before the answer; `creating` in the transaction of a new table.
    """

    def __init__(
        self, database: Database, cache: Cache, settings: Settings, now: Callable[[], float], clock: HouseClock
    ) -> None:
        self.database = database
        self.cache = cache
        self.settings = settings
        self.now = now
        self.clock = clock
        self.changed: Callable[[Table, LogEntry], None] = lambda table, entry: None
        self.creating: Callable[[AsyncConnection, Header], Awaitable[None]] = _anybody_may

    async def write(
        self,
        table_id: str,
        actor: Actor,
        command: Command,
        *,
        expected: Optional[int] = None,
        move: Optional[str] = None,
    ) -> LastingChange:
        """Make one change, or raise a Refusal and change nothing. A caller that gives up does not interrupt it."""
        started = time.perf_counter()
        try:
            written = await asyncio.shield(asyncio.ensure_future(self._write(table_id, actor, command, expected, move)))
        except Refusal as refusal:
            REFUSED.labels(refusal.kind).inc()
            raise
        if written.everybody_knows():
            MOVES.labels(command.kind).inc()
            WRITE_SECONDS.observe(time.perf_counter() - started)
        return written

    async def _write(
        self, table_id: str, actor: Actor, command: Command, expected: Optional[int], move: Optional[str]
    ) -> LastingChange:
        async with self.cache.lock(table_id):
            if not isinstance(command, Create):
                await self.cache.at_hand(table_id)  # what takes long is done before others have to wait for it
            try:
                async with self.database.write() as connection:
                    table = await self._locked(connection, table_id, command)
                    faults.point("loaded")
                    repeated = made_before(table, actor, command, move)
                    if repeated is not None:
                        return LastingChange(table, repeated.version, True)
                    try:
                        draft, entry = self._drafted(table, actor, command, expected, move)
                    except Refusal:
                        repeated = await self._looked_up(connection, table, actor, command, move)
                        if repeated is not None:
                            return LastingChange(table, repeated.version, True)
                        raise
                    faults.point("applied")
                    await self._store(connection, table, draft, entry)
                    faults.point("all-written")
            except IntegrityError as error:
                self.cache.drop(table_id)  # a unique key: there is such a table, or such a move of this person
                if isinstance(command, Create):
                    raise refused("exists", "there is such a table already") from None
                return await self._made_before(table_id, actor, command, move, error)
            except Unavailable:
                self.cache.drop(table_id)  # whether the commit lasted is unknown: let the database tell
                raise
            except Refusal:
                raise
            except BaseException:  # whatever it was, cancellation too: the copy in memory is not to be trusted
                self.cache.drop(table_id)
                raise
            faults.point("committed")
            table.adopt(draft)
            table.remember(entry)
            self.cache.put(table)
            faults.point("adopted")
            self.changed(table, entry)
            faults.point("published")
            return LastingChange(table, entry.version, False)

    async def take_in(self, table: Table, entries: list[LogEntry]) -> bool:
        """A table that was played elsewhere and has been played again here; whether it was not here before."""
        return await asyncio.shield(asyncio.ensure_future(self._take_in(table, entries)))

    async def _take_in(self, table: Table, entries: list[LogEntry]) -> bool:
        header = table.header
        table.began = link = chain.beginning(header)
        for entry in entries:
            link = entry.hash = chain.link(link, entry)
        header.head = link
        header.seal = chain.seal(table.began, link, header, table.seats)
        assert table.state is not None
        async with self.cache.lock(table.id), self.database.write() as connection:
            if await rows.locked_version(connection, table.id) is not None:
                return False
            await self._enter(connection, header)
            await rows.insert_log(connection, table.id, entries)
            await self._seat(connection, table, [])
            await self._keep_whole(connection, table, table.state)
        return True

    async def _locked(self, connection: AsyncConnection, table_id: str, command: Command) -> Table:
        version = await rows.locked_version(connection, table_id)
        faults.point("locked")
        if isinstance(command, Create):
            if version is not None:
                raise refused("exists", "there is such a table already")
            await self._enter(connection, command.header)
            table = laid(command.header)
            table.began = chain.beginning(command.header)
            return table
        return await self.cache.remembered(connection, table_id, version)

    async def _looked_up(
        self, connection: AsyncConnection, table: Table, actor: Actor, command: Command, move: Optional[str]
    ) -> Optional[LogEntry]:
        """What this person has done under this move id longer ago than is remembered."""
        if move is None or actor.person is None or not table.recent or table.recent[0].version == 1:
            return None
        return same(await rows.find_move(connection, table.id, actor.person, move), command)

    async def _made_before(
        self, table_id: str, actor: Actor, command: Command, move: Optional[str], error: IntegrityError
    ) -> LastingChange:
        """The answer to a move that the unique key of move ids has held up: it was made long ago."""
        async with self.database.read() as connection:
            version = await rows.table_version(connection, table_id)
            table = await self.cache.remembered(connection, table_id, version)
            entry = await self._looked_up(connection, table, actor, command, move)
        if entry is None:
            raise Refusal("unavailable", "conflict", "somebody else was faster; try again") from error
        return LastingChange(table, entry.version, True)

    def _drafted(
        self, table: Table, actor: Actor, command: Command, expected: Optional[int], move: Optional[str]
    ) -> tuple[Table, LogEntry]:
        check_version(table, actor, command, expected)
        draft, entry = drafted(table, actor, command, move, self.now(), self.clock.now())
        header = draft.header
        header.head = entry.hash = chain.link(table.header.head or table.began, entry)
        header.seal = chain.seal(table.began, header.head, header, draft.seats)
        return draft, entry

    async def _store(self, connection: AsyncConnection, table: Table, draft: Table, entry: LogEntry) -> None:
        await rows.append_entry(connection, table.header, draft.header, entry)
        faults.point("entry-written")
        await self._seat(connection, draft, table.seats)
        soon = self.now() + self.settings.notify_delay
        if draft.header.mode == "turns":
            await queue_turns(connection, table, draft, entry, soon)
        if draft.header.status == OPEN:
            await queue_kept(connection, table, draft, entry, soon)
        if draft.header.status == FINISHED != table.header.status:
            await rate(connection, draft)
            faults.point("rated")
        g = draft.state
        due = entry.version - draft.snapshot >= self.settings.snapshot_every or draft.header.status in OVER
        if g is not None and due:
            await self._keep_whole(connection, draft, g)

    async def _enter(self, connection: AsyncConnection, header: Header) -> None:
        """A table that was not there."""
        await self.creating(connection, header)
        await rows.insert_table(connection, header)

    async def _seat(self, connection: AsyncConnection, table: Table, before: list[Seat]) -> None:
        await rows.store_seats(connection, table.id, before, table.seats)

    async def _keep_whole(self, connection: AsyncConnection, table: Table, g: State) -> None:
        """The state as it is, so that not all of the log has to be played again."""
        await rows.store_snapshot(connection, table, g.digest(), g.dump())
        table.snapshot = table.header.version

    def unchanged(self, table: Table) -> LastingChange:
        """The answer to a request for what is so already."""
        return LastingChange(table, table.header.version, True)


async def _anybody_may(connection: AsyncConnection, header: Header) -> None:
    pass
