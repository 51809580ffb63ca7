"""What somebody has played to the end: how often, how well."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.sent import GameRecord
from quayside.server.store import schema
from quayside.table.table import FINISHED


async def games_of(connection: AsyncConnection, person: str) -> list[GameRecord]:
    """By game, the one played most first. An imported game says nothing about those who played it."""
    t, s = schema.tables.c, schema.seats.c
    query = (
        select(t.game, s.seat, t.result, t.imported, t.ended_at)
        .join(schema.seats, s.table_id == t.id)
        .where(s.person == person, t.status == FINISHED)
        .order_by(t.ended_at)
    )
    found: dict[str, GameRecord] = {}
    for game, seat, result, imported, ended_at in await connection.execute(query):
        if result is None or imported is not None:
            continue
        points = result["scores"][seat]
        one = found.setdefault(game, {"game": game, "played": 0, "won": 0, "mean": 0.0, "best": points, "last": 0.0})
        one["played"] += 1
        one["won"] += result["ranks"][seat] == 1
        one["mean"] += points
        one["best"] = max(one["best"], points)
        one["last"] = ended_at or 0.0
    for one in found.values():
        one["mean"] = round(one["mean"] / one["played"], 1)
    return sorted(found.values(), key=lambda one: (-one["played"], one["game"]))
