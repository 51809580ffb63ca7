"""How strong people have shown to be."""

from __future__ import annotations

from fastapi import APIRouter, Response

from quayside.server import protocol
from quayside.server.doors.asked import PROBLEMS, Anybody, Here, Somebody, TableId, answer
from quayside.server.tables.ratings import of_person, of_table

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{table}/ratings", response_model=protocol.TableRatings)
async def table_ratings(here: Here, person: Anybody, table: TableId) -> Response:
    """The ratings of those with accounts at a rated table, and afterwards what its game has made of them."""
    found = await here.watched(person, table)
    async with here.database.read() as connection:
        return answer(await of_table(connection, found))


@router.get("/my/ratings", response_model=protocol.MyRatings)
async def my_ratings(here: Here, person: Somebody) -> Response:
    """Your ratings, game by game, with their course."""
    async with here.database.read() as connection:
        return answer(await of_person(connection, person.id))
