"""How the scores grew in a finished game: worked out from its log, turn by turn, by the pool."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from quayside.server import protocol
from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Anybody, Here, TableId
from quayside.server.work.parcels import packed
from quayside.table.replays import may_see_with
from quayside.table.scores import must_be_over

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{table}/scores", response_model=protocol.Scores)
async def scores(request: Request, here: Here, person: Anybody, table: TableId) -> Response:
    """What everybody would have scored after each turn. It tells secrets, so the game must be over."""
    found = await here.watched(person, table)
    viewer = may_see_with(found, None if person is None else person.id, None)
    must_be_over(found)
    key = ("scores", viewer)
    if key not in found.memo:
        found.memo[key] = await heavy.worked_out(request, here, person, "scores", packed(found), viewer)
    return heavy.shown(request, found.memo[key])
