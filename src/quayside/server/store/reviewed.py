"""The games that somebody has played to the end, with their reviews where there are any."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Sequence

from sqlalchemy import select

from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.table.table import FINISHED

MOST: Final = 60  # reviews of a game that are looked at, the latest ones
NAMED: Final = 10  # games without one that are named

# Table, game, seat, when it ended, and the review, which is empty where there is none.
Reviewed = tuple[str, str, int, float, str]


async def reviewed_games(database: Database, person: str, coaches: dict[str, str]) -> list[Reviewed]:
    """The latest first. Reviews by other coaches than these, by game, do not count; imported games neither."""
    t, s, r = schema.tables.c, schema.seats.c, schema.reviews.c
    listed = (
        select(t.id, t.game, s.seat, t.ended_at, t.result, t.imported, r.coach)
        .join(schema.seats, s.table_id == t.id)
        .outerjoin(schema.reviews, r.table_id == t.id)
        .where(s.person == person, t.status == FINISHED, t.game.in_(list(coaches)))
        .order_by(t.ended_at.desc(), t.id)
    )
    async with database.read() as connection:
        rows: Sequence[Any] = (await connection.execute(listed)).all()
        played = [row for row in rows if row.result is not None and row.imported is None]
        kept = _latest([row for row in played if row.coach == coaches[row.game]], MOST)
        named = _latest([row for row in played if row.coach != coaches[row.game]], NAMED)
        texts = select(r.table_id, r.found).where(r.table_id.in_([row.id for row in kept]))
        found = {table: text for table, text in await connection.execute(texts)}
    return [(row.id, row.game, row.seat, row.ended_at or 0.0, found.get(row.id, "")) for row in (*kept, *named)]


def _latest(rows: Sequence[Any], most: int) -> list[Any]:
    """The first so many of each game."""
    count = Counter[str]()
    found = []
    for row in rows:
        count[row.game] += 1
        if count[row.game] <= most:
            found.append(row)
    return found
