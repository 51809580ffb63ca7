"""What a host can do about people, and people about themselves: bans, mutes, names, leaving with or without a trace."""

from __future__ import annotations

from typing import Any, Awaitable, Callable, Optional

from sqlalchemy import ColumnElement, and_, case, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.names import person_name
from quayside.server.people.identity import Identity, Person, new_token
from quayside.server.people.trust import FOREVER, must_be_network, network_of
from quayside.server.refusals import unknown
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.server.store.holding import forget_ties, held
from quayside.table.commands import HOUSE, Actor, Command, Depart, Rename
from quayside.table.refusals import Refusal, malformed
from quayside.table.table import OPEN

GONE = "—"  # stands for somebody who has left for good
RESET_BY_HOST = 86400.0  # seconds for which a host's link to a new password works
PAGE = 200

_SHOWN = (
    *("id", "name", "login", "email", "language", "created_at", "seen_at"),
    *("banned_until", "banned_why", "muted_until", "deleted_at"),
)


Change = Callable[[str, Actor, Command], Awaitable[object]]  # how a table is changed


class People:
    def __init__(self, database: Database, change: Change, identity: Identity, now: Callable[[], float]) -> None:
        self.database = database
        self.change = change
        self.identity = identity
        self.now = now

    # -- finding -------------------------------------------------------------------------------------------------

    async def listed(self, search: Optional[str] = None, banned: bool = False) -> list[dict[str, Any]]:
        """People whose id, login or name has that text, whoever was here last first."""
        c = schema.people.c
        query = select(*(c[name] for name in _SHOWN)).order_by(c.seen_at.desc(), c.id).limit(PAGE)
        if search:
            query = query.where(
                or_(
                    c.id == search,
                    c.login.contains(search.lower(), autoescape=True),
                    c.name.icontains(search, autoescape=True),
                )
            )
        if banned:
            query = query.where(or_(c.banned_until > self.now(), c.muted_until > self.now()))
        async with self.database.read() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def find(self, who: str) -> dict[str, Any]:
        """The person with that id or login."""
        c = schema.people.c
        query = select(*(c[name] for name in _SHOWN)).where(or_(c.id == who, c.login == who.lower()))
        async with self.database.glance() as connection:
            rows = (await connection.execute(query.where(c.deleted_at.is_(None)))).mappings().all()
        if not rows:
            raise unknown("person")
        return dict(next((row for row in rows if row["id"] == who), rows[0]))

    # -- for the host --------------------------------------------------------------------------------------------

    async def ban(
        self, who: str, seconds: Optional[float] = None, why: str = "", addresses: bool = False
    ) -> tuple[int, list[str]]:
        """Shut somebody out, and if wished all who come from the same addresses; sessions ended, addresses banned."""
        person = (await self.find(who))["id"]
        until = FOREVER if seconds is None else self.now() + seconds
        found: list[str] = []
        async with self.database.write() as connection:
            await self._change(connection, person, banned_until=until, banned_why=why)
            if addresses:
                s = schema.sessions.c
                known = (await connection.execute(select(s.address).where(s.person == person))).scalars()
                found = sorted({str(network) for each in known if (network := network_of(each or "")) is not None})
                for address in found:
                    await self._ban_address(connection, address, until, why)
            ended = await self.identity.delete_sessions(connection, person)
        self.identity.tell_ended(ended)
        return len(ended), found

    async def unban(self, who: str) -> None:
        person = (await self.find(who))["id"]
        async with self.database.write() as connection:
            await self._change(connection, person, banned_until=None, banned_why=None)

    async def ban_address(self, address: str, seconds: Optional[float] = None, why: str = "") -> str:
        """Let nobody sign in or up from an address or a network; those who are signed in stay."""
        network = must_be_network(address)
        async with self.database.write() as connection:
            until = FOREVER if seconds is None else self.now() + seconds
            await self._ban_address(connection, network, until, why)
        return network

    async def unban_address(self, address: str) -> None:
        async with self.database.write() as connection:
            gone = delete(schema.bans).where(schema.bans.c.address == must_be_network(address))
            if (await connection.execute(gone)).rowcount != 1:
                raise unknown("ban")

    async def banned_addresses(self) -> list[dict[str, Any]]:
        c = schema.bans.c
        async with self.database.glance() as connection:
            query = select(schema.bans).where(c.until > self.now()).order_by(c.created_at)
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def mute(self, who: str, seconds: Optional[float] = None) -> None:
        """Let somebody play on without a word."""
        person = (await self.find(who))["id"]
        async with self.database.write() as connection:
            until = FOREVER if seconds is None else self.now() + seconds
            await self._change(connection, person, muted_until=until)

    async def unmute(self, who: str) -> None:
        person = (await self.find(who))["id"]
        async with self.database.write() as connection:
            await self._change(connection, person, muted_until=None)

    async def rename(self, who: str, name: str) -> int:
        """Give somebody another name, at all tables too; how many there were."""
        person = (await self.find(who))["id"]
        try:
            name = person_name(name)
        except ValueError as error:
            raise malformed("bad-name", str(error)) from None
        async with self.database.write() as connection:
            await self._change(connection, person, name=name)
            chat = update(schema.chat).where(schema.chat.c.person == person)
            await connection.execute(chat.values(name=name))
        return await self._everywhere(person, Rename(person, name))

    async def make_reset(self, who: str) -> str:
        """A token with which somebody sets a new password, once and within a day."""
        person = (await self.find(who))["id"]
        token = new_token()
        async with self.database.write() as connection:
            await self.identity.make_reset(connection, person, token, RESET_BY_HOST)
        return token

    async def _change(self, connection: AsyncConnection, person: str, **values: Any) -> None:
        await connection.execute(update(schema.people).where(schema.people.c.id == person).values(**values))

    async def _ban_address(self, connection: AsyncConnection, address: str, until: float, why: str) -> None:
        await connection.execute(delete(schema.bans).where(schema.bans.c.address == address))
        values = {"address": address, "until": until, "why": why, "created_at": self.now()}
        await connection.execute(insert(schema.bans).values(**values))

    # -- leaving -------------------------------------------------------------------------------------------------

    async def delete(self, person: str) -> int:
        """Forget somebody: all that is left are seats without a name. Bots play the running games to their end.

        First nobody can act as that person any more; then its tables follow, and if that is interrupted, `finish`
        goes on with it.
        """
        c = schema.people.c
        async with self.database.write() as connection:
            await held(connection, [person])  # a game that ends just now rates either before this or not at all
            ended = await self.identity.delete_sessions(connection, person)
            for table in (schema.channels, schema.places, schema.outbox, schema.chat, schema.ratings):
                await connection.execute(delete(table).where(table.c.person == person))
            await forget_ties(connection, [person])
            secret: dict[str, Any] = {"login": None, "password": None, "email": None, "reset": None, "settings": {}}
            gone = update(schema.people).where(c.id == person)
            await connection.execute(gone.values(**secret, name=GONE, deleted_at=self.now()))
        self.identity.tell_ended(ended)
        return await self._everywhere(person, Depart(person, GONE))

    async def finish(self) -> int:
        """Go on where leaving was interrupted."""
        c, s, t = schema.people.c, schema.seats.c, schema.tables.c
        left = select(s.person).join(schema.people, c.id == s.person).where(c.deleted_at.is_not(None), s.name != GONE)
        own = select(t.owner).join(schema.people, c.id == t.owner).where(c.deleted_at.is_not(None), t.status == OPEN)
        gone = select(s.held_for).join(schema.people, c.id == s.held_for).where(c.deleted_at.is_not(None))
        kept = gone.join(schema.tables, t.id == s.table_id).where(t.status == OPEN)
        async with self.database.read() as connection:
            found = {each for which in (left, own, kept) for each in (await connection.execute(which)).scalars()}
        return sum([await self._everywhere(person, Depart(person, GONE)) for person in sorted(found)])

    async def _everywhere(self, person: str, command: Command) -> int:
        """Carry out a command at every table of a person."""
        s, t = schema.seats.c, schema.tables.c
        query = select(s.table_id).where(s.person == person)
        own = select(t.id).where(t.owner == person, t.status == OPEN)
        kept = select(s.table_id).join(schema.tables, t.id == s.table_id).where(s.held_for == person, t.status == OPEN)
        async with self.database.read() as connection:
            tables = {each for which in (query, own, kept) for each in (await connection.execute(which)).scalars()}
        done = 0
        for table in sorted(tables):
            try:
                await self.change(table, HOUSE, command)
                done += 1
            except Refusal as refusal:
                if refusal.kind != "refused":
                    raise
        return done

    # -- what is known of somebody -------------------------------------------------------------------------------

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is stored of somebody, for that person alone."""
        s, t, chat, r = schema.seats.c, schema.tables.c, schema.chat.c, schema.reports.c
        c, rating, f, b = schema.channels.c, schema.ratings.c, schema.friends.c, schema.blocks.c
        about = [t[name] for name in ("id", "name", "game", "status", "created_at", "started_at", "ended_at")]
        queries = {
            "tables": select(*about, s.seat).join(schema.seats, s.table_id == t.id).where(s.person == person.id),
            "own_tables": select(*about).where(t.owner == person.id),
            "chat": select(chat.table_id, chat.text, chat.at).where(chat.person == person.id).order_by(chat.id),
            "channels": select(c.kind, c.target, c.verified, c.created_at).where(c.person == person.id),
            "ratings": select(*(rating[name] for name in ("table_id", "game", "number", "place", "mu", "sigma", "at")))
            .where(rating.person == person.id)
            .order_by(rating.game, rating.number),
            "friends": select(_name_of_other(person.id), f.asked_at, f.since).where(
                or_(f.person == person.id, and_(f.other == person.id, or_(f.since.is_not(None), ~f.declined)))
            ),
            "blocks": select(b.name, b.at).where(b.person == person.id),
            "reports": select(r.table_id, r.seat, r.reason, r.text, r.created_at).where(r.reporter == person.id),
        }
        found: dict[str, Any] = {"format": "quayside-person-1", "at": self.now(), "person": await self.find(person.id)}
        found["person"]["settings"] = person.settings
        found["sessions"] = await self.identity.sessions(person.id)
        async with self.database.read() as connection:
            for name, query in queries.items():
                found[name] = [dict(row) for row in (await connection.execute(query)).mappings()]
        return found


def _name_of_other(person: str) -> ColumnElement[str]:
    """What somebody may know the other one by: whom one has asked only by the name that stood at the table."""
    f, p = schema.friends.c, schema.people.c
    one = case((f.person == person, f.other), else_=f.person)
    now = select(p.name).where(p.id == one).scalar_subquery()
    return case((and_(f.person == person, f.since.is_(None)), f.name), else_=now).label("name")
