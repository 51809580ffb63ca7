"""Reviews in the database, one of a table, with the version of the coach that made it."""

from __future__ import annotations

import time
from typing import Optional

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from quayside.server.store import schema
from quayside.server.store.database import Database


async def kept(database: Database, table: str, coach: str) -> Optional[str]:
    """The review of a table by this coach; None if there is none, or one of another coach."""
    c = schema.reviews.c
    async with database.glance() as connection:
        query = select(c.found).where(c.table_id == table, c.coach == coach)
        return (await connection.execute(query)).scalar_one_or_none()


async def keep(database: Database, table: str, coach: str, found: str) -> None:
    """In the place of an earlier one. The table may be gone, or another process may have been faster: so be it."""
    try:
        async with database.write() as connection:
            await connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))
            row = {"table_id": table, "coach": coach, "found": found, "made_at": time.time()}
            await connection.execute(insert(schema.reviews).values(row))
    except IntegrityError:
        pass
