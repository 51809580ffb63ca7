"""People in a transaction: kept as they are until it ends, and what is between them when one of them goes."""

from __future__ import annotations

from typing import Iterable, Sequence

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.store import schema


async def held(connection: AsyncConnection, people: Iterable[str]) -> None:
    """Let what is decided about these people be decided one after the other.

    Always in one order, so that no two transactions wait for each other. SQLite has one writer at a time anyway.
    """
    c = schema.people.c
    query = select(c.id).where(c.id.in_(sorted(set(people)))).order_by(c.id)
    await connection.execute(query.with_for_update(key_share=True))


async def forget_ties(connection: AsyncConnection, people: Sequence[str]) -> None:
    """Whatever these people and others have made of each other."""
    for table in (schema.friends, schema.blocks):
        theirs = or_(table.c.person.in_(people), table.c.other.in_(people))
        await connection.execute(delete(table).where(theirs))
