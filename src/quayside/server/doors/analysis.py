"""The review of a finished game, worked out in a process of its own so that nobody at a table waits for it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Anybody, Here, TableId
from quayside.server.limits.fair import Turns
from quayside.server.work.parcels import PackedAnswer, packed
from quayside.table.refusals import refused
from quayside.table.table import FINISHED

router = APIRouter(prefix="/api", responses=PROBLEMS)

SECONDS = 300.0  # an analysis that takes longer is given up
KEY = "analysis"

_one_per_table = Turns(1)


@router.get("/tables/{table}/analysis", response_model=dict[str, Any])
async def analysis(request: Request, here: Here, person: Anybody, table: TableId) -> Response:
    """Chances of winning after each turn, the turns that moved them most, what a strong bot would have done, what
    decisions lost, and what was luck.

    It tells secrets, so the game must be over. The first to ask waits; afterwards it is remembered.
    """
    found = await here.watched(person, table)
    if found.header.status != FINISHED or found.state is None or found.state.result is None:
        raise refused("not-over", "an analysis tells secrets, so it comes when the game is over")
    asker = heavy.asker_of(request, here, person)
    if KEY not in found.memo:
        with here.pool.place(asker):
            async with _one_per_table.turn(table):
                if KEY not in found.memo:
                    work = here.pool.do_slowly(asker, KEY, packed(found), seconds=SECONDS)
                    found.memo[KEY] = PackedAnswer(*await heavy.while_they_wait(request, work))
    return heavy.shown(request, found.memo[KEY])
