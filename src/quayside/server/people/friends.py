"""Friends: people who have played together and both want it so; and those of whom somebody wants to hear nothing.

One row for each two, from whoever asked. What is told to one of them says nothing about the other that was not agreed
to: a request that was declined, or sent to somebody who has blocked the sender, looks to the sender as if it waited.
"""

from __future__ import annotations

from typing import Any, Callable, Optional

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.limits.rates import Limits
from quayside.server.people.identity import Person, new_id
from quayside.server.refusals import unknown
from quayside.server.sent import FriendInfo, Friends
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.server.store.holding import held
from quayside.table.refusals import forbidden, malformed, refused
from quayside.table.table import Table

_f, _b, _p = schema.friends.c, schema.blocks.c, schema.people.c


class FriendBook:
    def __init__(self, database: Database, limits: Limits, now: Callable[[], float]) -> None:
        self.database = database
        self.limits = limits
        self.now = now

    async def listed(self, person: Person) -> Friends:
        """Everything that somebody may know about friends, requests and blocks, the latest first."""
        me = person.id
        agreed = _f.since.is_not(None)
        async with self.database.read() as connection:
            friends = [
                *await _rows(connection, _f.since, _p.name, _f.person == me, agreed, _p.id == _f.other),
                *await _rows(connection, _f.since, _p.name, _f.other == me, agreed, _p.id == _f.person),
            ]
            coming = (_f.other == me, ~agreed, ~_f.declined, _p.id == _f.person)
            asking = await _rows(connection, _f.asked_at, _p.name, *coming)
            asked = await _rows(connection, _f.asked_at, _f.name, _f.person == me, ~agreed)
            query = select(_b.id, _b.name, _b.at).where(_b.person == me)
            blocked = [_info(*row) for row in await connection.execute(query)]
        lists = (friends, asking, asked, blocked)
        found = [sorted(each, key=lambda one: (-one["at"], one["id"])) for each in lists]
        return {"friends": found[0], "asking": found[1], "asked": found[2], "blocked": found[3]}

    async def ask(self, person: Person, table: Table, seat: int) -> None:
        """Ask somebody one has played with. Whoever was asked by that one before accepts by it."""
        other, name = _companion(person, table, seat)
        _must_have_account(person)
        await self.limits.charge("friend", person.id)
        await self.limits.charge("friend-pair", person.id, other)
        async with self.database.write() as connection:
            await self._both_here(connection, person.id, other)
            if await _blocks(connection, person.id, other):
                raise refused("you-block", "you have blocked that person; undo that first")
            found = await _between(connection, person.id, other)
            if found is None:
                await self._room(connection, person.id)
                declined = await _blocks(connection, other, person.id)
                row = {"id": new_id(), "person": person.id, "other": other, "name": name, "declined": declined}
                await connection.execute(insert(schema.friends).values(**row, asked_at=self.now()))
            elif found["since"] is not None:
                raise refused("friends", "you are friends already")
            elif found["other"] == person.id:
                await self._agree(connection, found["id"])

    async def accept(self, person: Person, friend: str) -> None:
        _must_have_account(person)
        async with self.database.write() as connection:
            await held(connection, [person.id])
            waiting = (_f.id == friend, _f.other == person.id, _f.since.is_(None), ~_f.declined)
            if (await connection.execute(select(_f.id).where(*waiting))).first() is None:
                raise unknown("request")
            await self._room(connection, person.id)
            await self._agree(connection, friend)

    async def remove(self, person: Person, friend: str) -> None:
        """End a friendship, take a request back, or decline one: of that nobody is told, so it stays as declined."""
        async with self.database.write() as connection:
            one = (await connection.execute(select(schema.friends).where(_f.id == friend))).mappings().first()
            if one is None or person.id not in (one["person"], one["other"]):
                raise unknown("friend")
            await _end(connection, person.id, _f.id == friend)

    async def block(self, person: Person, table: Table, seat: int) -> None:
        """Hear nothing more of somebody one has played with."""
        other, name = _companion(person, table, seat)
        await self._block(person, other, name)

    async def block_friend(self, person: Person, friend: str) -> None:
        """The same, of a friend or of somebody who asks."""
        async with self.database.read() as connection:
            one = (await connection.execute(select(schema.friends).where(_f.id == friend))).mappings().first()
            if one is None or person.id not in (one["person"], one["other"]):
                raise unknown("friend")
            other = one["other"] if one["person"] == person.id else one["person"]
            name = (await connection.execute(select(_p.name).where(_p.id == other))).scalar_one()
        await self._block(person, other, name)

    async def unblock(self, person: Person, block: str) -> None:
        async with self.database.write() as connection:
            gone = delete(schema.blocks).where(_b.id == block, _b.person == person.id)
            if (await connection.execute(gone)).rowcount != 1:
                raise unknown("block")

    async def known(self, person: Person, friend: str) -> str:
        """Who a friend is."""
        query = select(_f.person, _f.other).where(_f.id == friend, _f.since.is_not(None))
        async with self.database.read() as connection:
            one = (await connection.execute(query)).one_or_none()
        if one is None or person.id not in one:
            raise unknown("friend")
        return str(one.other if one.person == person.id else one.person)

    async def _block(self, person: Person, other: str, name: str) -> None:
        await self.limits.charge("friend", person.id)
        async with self.database.write() as connection:
            await self._both_here(connection, person.id, other)
            if await _blocks(connection, person.id, other):
                return
            count = select(func.count()).select_from(schema.blocks).where(_b.person == person.id)
            self.limits.must_have_room("blocks", (await connection.execute(count)).scalar_one())
            row = {"id": new_id(), "person": person.id, "other": other, "name": name, "at": self.now()}
            await connection.execute(insert(schema.blocks).values(**row))
            await _end(connection, person.id, _pair(person.id, other))

    async def _both_here(self, connection: AsyncConnection, *people: str) -> None:
        """Nobody of them has left for good, and nothing else is decided about them until this is."""
        await held(connection, people)
        query = select(func.count()).select_from(schema.people).where(_p.id.in_(people), _p.deleted_at.is_(None))
        if (await connection.execute(query)).scalar_one() != len(people):
            raise unknown("person")

    async def _room(self, connection: AsyncConnection, person: str) -> None:
        mine = or_(_f.person == person, and_(_f.other == person, _f.since.is_not(None)))
        query = select(func.count()).select_from(schema.friends).where(mine)
        self.limits.must_have_room("friends", (await connection.execute(query)).scalar_one())

    async def _agree(self, connection: AsyncConnection, friend: str) -> None:
        agreed = update(schema.friends).where(_f.id == friend)
        await connection.execute(agreed.values(since=self.now(), declined=False))


def _companion(person: Person, table: Table, seat: int) -> tuple[str, str]:
    """Who sat at a seat of a game that somebody has played too, and under which name."""
    if table.seat_of(person.id) is None:
        raise forbidden("no-seat", "you did not play at this table")
    if table.header.started_at is None:
        raise refused("not-started", "the game has not begun")
    one = table.seats[seat] if seat < len(table.seats) else None
    if one is None or one.person is None or one.person == person.id:
        raise malformed("no-such-seat", f"nobody else sits at seat {seat}")
    return one.person, one.name or ""


def _must_have_account(person: Person) -> None:
    if person.login is None:
        raise forbidden("needs-account", "friends are for people with accounts: make one first, your games stay")


def _pair(one: str, other: str) -> ColumnElement[bool]:
    return or_(and_(_f.person == one, _f.other == other), and_(_f.person == other, _f.other == one))


async def _between(connection: AsyncConnection, one: str, other: str) -> Optional[dict[str, Any]]:
    found = (await connection.execute(select(schema.friends).where(_pair(one, other)))).mappings().first()
    return None if found is None else dict(found)


async def _blocks(connection: AsyncConnection, person: str, other: str) -> bool:
    query = select(_b.id).where(_b.person == person, _b.other == other)
    return (await connection.execute(query)).first() is not None


async def _end(connection: AsyncConnection, person: str, which: ColumnElement[bool]) -> None:
    """End what is between two, except that a request which the other one has made is declined."""
    asked = and_(which, _f.other == person, _f.since.is_(None))
    await connection.execute(update(schema.friends).where(asked).values(declined=True))
    await connection.execute(delete(schema.friends).where(which, ~and_(_f.other == person, _f.since.is_(None))))


async def _rows(
    connection: AsyncConnection,
    at: ColumnElement[Any],
    name: ColumnElement[Any],
    *which: ColumnElement[bool],
) -> list[FriendInfo]:
    query = select(_f.id, name, at).where(*which)
    return [_info(*row) for row in await connection.execute(query)]


def _info(friend: str, name: str, at: float) -> FriendInfo:
    return {"id": friend, "name": name, "at": at}
