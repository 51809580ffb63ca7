"""The review of a finished game, stage by stage; `work/reviews.py` has it worked out."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import APIRouter, Query, Request, Response

from quayside.server import protocol
from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Anybody, Here, TableId
from quayside.table.refusals import refused
from quayside.table.table import FINISHED

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{table}/review", response_model=protocol.ReviewAnswer)
async def review(
    request: Request,
    here: Here,
    person: Anybody,
    table: TableId,
    language: Annotated[protocol.Language, Query()] = "en",
    known: Annotated[Optional[protocol.ReviewStage], Query(description="the stage that was seen last")] = None,
) -> Response:
    """Chances after each turn, the moments that moved them most, what a strong bot would have done, what decisions
    lost, and what was luck: as far as it is worked out.

    It tells secrets, so the game must be over. Ask again, every second or two, until it is whole.
    """
    found = await here.watched(person, table)
    if found.header.status != FINISHED or found.state is None or found.state.result is None:
        raise refused("not-over", "a review tells secrets, so it comes when the game is over")
    begun = here.reviews.reviewed(heavy.asker_of(request, here, person), found)
    return heavy.shown(request, begun.shown(language, known))
