"""Tables as people find them: making one, the lists, and rematches. Changes go through the writer."""

from __future__ import annotations

import hashlib
from typing import Any, Callable, Optional

from sqlalchemy import ColumnElement, and_, func, null, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.limits.rates import Limits
from quayside.server.names import NameFilter
from quayside.server.people.identity import ID_LENGTH, Person, new_id, new_token
from quayside.server.protocol import CreateRequest, ImportRequest, TableSettings
from quayside.server.sent import MyRecord, TableList
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.store.holding import held
from quayside.server.store.rows import HEADER, SEAT, readable
from quayside.server.tables.cache import Cache
from quayside.server.tables.record import games_of
from quayside.server.tables.writing import LastingChange, Writer
from quayside.table.commands import Actor, Rematch, Sit
from quayside.table.entries import LogEntry
from quayside.table.exports import imported
from quayside.table.laying import Dealing, Wish, imported_game, laid_again, laid_out, new_game
from quayside.table.refusals import Refusal, forbidden, malformed
from quayside.table.table import OPEN, PAUSED, PLAYING, Header, Seat, Table
from quayside.table.views import table_info

PAGE = 50
# Lists show headers, never games: what an imported game goes on from stays in the database.
LISTED: list[ColumnElement[Any]] = [null().label("origin") if column.name == "origin" else column for column in HEADER]


def actor_of(person: Person) -> Actor:
    return Actor(person.id, person.name)


def wish_of(wanted: TableSettings) -> Wish:
    """A request as the table understands it."""
    return Wish(
        seats=[(seat.kind, seat.bot) for seat in wanted.seats],
        name=wanted.name,
        public=wanted.public,
        mode=wanted.mode,
        clock=None if wanted.clock is None else wanted.clock.model_dump(),
        spectators=wanted.spectators,
        confirm=wanted.confirm,
        absence=wanted.absence,
        sit=wanted.sit,
        rated=wanted.rated,
    )


class Lobby:
    def __init__(
        self, cache: Cache, writer: Writer, limits: Limits, settings: Settings, now: Callable[[], float]
    ) -> None:
        self.cache = cache
        self.writer = writer
        self.limits = limits
        self.settings = settings
        self.now = now
        self.names = NameFilter(settings.names_refused)
        self.may_begin: Callable[[], None] = lambda: None  # raises when nothing may
        writer.creating = self._within_quota

    # -- making tables -------------------------------------------------------------------------------------------

    async def create(self, person: Person, wanted: CreateRequest) -> LastingChange:
        """A new table of a game."""
        dealing = new_game(wanted.game, wanted.options, new_token())
        return await self._create(person, wanted, dealing)

    async def create_from(
        self, person: Person, wanted: ImportRequest, trusted: bool = False, believed: bool = False
    ) -> LastingChange:
        """A new table that goes on from an exported game; what the host may ask for is in `imported`.

        The server itself has `imported` done by its pool.
        """
        seed = new_token()
        found = imported(wanted.dump, wanted.at, seed, self.settings.signing_key(), trusted, believed)
        return await self.lay(person, wanted, seed, found.dump, {"believed": believed, "facts": found.facts})

    async def lay(
        self, person: Person, wanted: ImportRequest, seed: str, dump: dict[str, Any], about: dict[str, Any]
    ) -> LastingChange:
        """A new table for a game that has been imported."""
        return await self._create(person, wanted, imported_game(wish_of(wanted), seed, dump, about))

    def id_here(self, person: Person, there: str) -> str:
        """What a table of somebody's browser is called here: always the same, so that it is moved once."""
        key = self.settings.signing_key().encode()[: hashlib.blake2b.MAX_KEY_SIZE]
        return hashlib.blake2b(f"{person.id}/{there}".encode(), key=key, digest_size=ID_LENGTH // 2).hexdigest()

    async def take_in(self, table: Table, entries: list[LogEntry]) -> bool:
        """A table that somebody has moved here, unless it is here already."""
        fresh = await self.writer.take_in(table, entries)
        if fresh and table.header.bots_pending:
            self.writer.changed(await self.cache.current(table.id), entries[-1])  # a bot has to go on
        return fresh

    async def _create(self, person: Person, wanted: TableSettings, dealing: Dealing) -> LastingChange:
        command = laid_out(wish_of(wanted), dealing, new_id(), person.id, self.now())
        self.names.check(wanted.name)
        return await self.writer.write(command.header.id, actor_of(person), command)

    async def _within_quota(self, connection: AsyncConnection, header: Header) -> None:
        """Refuse a new table to somebody who has many. Part of the transaction that makes it, however it is made."""
        self.may_begin()
        c = schema.tables.c
        await held(connection, [header.owner])  # two tables of one owner are made one after the other
        going_on = func.count().filter(c.status.in_((OPEN, PLAYING, PAUSED)))
        query = select(going_on, func.coalesce(func.sum(c.version), 0)).where(c.owner == header.owner)
        tables, entries = (await connection.execute(query)).one()
        self.limits.must_have_room("tables", tables)
        self.limits.must_have_room("entries", entries)

    async def rematch(self, person: Person, table: Table) -> LastingChange:
        """The same people at a new table; whoever asks second joins the first one's."""
        if table.header.rematch is None:
            try:
                written = await self.writer.write(table.id, actor_of(person), Rematch(new_id()))
                table = written.table
            except Refusal as refusal:
                if refusal.reason != "rematch":
                    raise
                table = await self.cache.current(table.id)
        if table.seat_of(person.id) is None:
            raise forbidden("no-seat", "you did not play at this table")
        assert table.header.rematch is not None
        await self._lay_again(person, table, table.header.rematch)
        try:
            return await self.writer.write(table.header.rematch, actor_of(person), Sit())
        except Refusal as refusal:
            if refusal.reason != "seated":
                raise
            again = await self.cache.current(table.header.rematch)
            return self.writer.unchanged(again)

    async def _lay_again(self, person: Person, table: Table, new: str) -> None:
        """Make the table of a rematch if nobody has yet; a crash between naming and making it does no harm."""
        command = laid_again(table, new, person.id, new_token(), self.now())
        try:
            await self.writer.write(new, actor_of(person), command)
        except Refusal as refusal:
            if refusal.reason != "exists":
                raise

    # -- lists ---------------------------------------------------------------------------------------------------

    async def listed(
        self,
        person: Optional[Person],
        *,
        mine: bool = False,
        my_turn: bool = False,
        invited: bool = False,
        game: Optional[str] = None,
        status: Optional[str] = None,
        mode: Optional[str] = None,
        free: bool = False,
        before: Optional[str] = None,
    ) -> TableList:
        """A page of tables, newest first: public ones, or those of a person."""
        c, s = schema.tables.c, schema.seats.c
        query = select(*LISTED).order_by(c.created_at.desc(), c.id.desc()).limit(PAGE + 1)
        if invited:
            assert person is not None
            kept = select(s.table_id).where(s.held_for == person.id)
            unwanted = select(schema.blocks.c.other).where(schema.blocks.c.person == person.id)
            query = query.where(c.status == OPEN, c.id.in_(kept), c.owner.not_in(unwanted))
        elif mine or my_turn:
            assert person is not None
            at = select(s.table_id).where(s.person == person.id)
            if my_turn:
                running = and_(c.status == PLAYING, c.id == s.table_id, s.driven.is_(False))
                asked = or_(and_(c.unconfirmed.is_(None), c.pending.op("&")(s.bit) != 0), c.unconfirmed == s.seat)
                at = at.where(running, asked).correlate(schema.tables)
                query = query.where(c.id.in_(at))
            else:
                query = query.where(or_(c.id.in_(at), c.owner == person.id))
        else:
            query = query.where(c.public)
        for column, value in ((c.game, game), (c.status, status), (c.mode, mode)):
            if value is not None:
                query = query.where(column == value)
        if free:
            empty = select(s.table_id).where(s.person.is_(None), s.bot.is_(None), s.held_for.is_(None))
            query = query.where(c.status == OPEN, c.id.in_(empty))
        async with self.cache.database.read() as connection:
            if before is not None:
                edge = (await connection.execute(select(c.created_at).where(c.id == before))).scalar_one_or_none()
                if edge is None:
                    raise malformed("bad-page", "there is no such page")
                query = query.where(or_(c.created_at < edge, and_(c.created_at == edge, c.id < before)))
            headers = [Header(*row) for row in await connection.execute(query) if readable(row)]
            seats = await _seats_of(connection, [header.id for header in headers])
        shown = [
            table_info(Table(header, seats.get(header.id, [])), None if person is None else person.id)
            for header in headers[:PAGE]
        ]
        return {"tables": shown, "next": headers[PAGE - 1].id if len(headers) > PAGE else None}

    async def record(self, person: Person) -> MyRecord:
        """What a person has played to the end."""
        async with self.cache.database.read() as connection:
            return {"games": await games_of(connection, person.id)}


async def _seats_of(connection: Any, ids: list[str]) -> dict[str, list[Seat]]:
    s = schema.seats.c
    query = select(s.table_id, *SEAT).where(s.table_id.in_(ids)).order_by(s.seat)
    found: dict[str, list[Seat]] = {}
    for table_id, *row in await connection.execute(query):
        found.setdefault(table_id, []).append(Seat(*row))
    return found
