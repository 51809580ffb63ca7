"""The review of a finished game, stage by stage; `work/reviews.py` has it worked out."""

from __future__ import annotations

import json
from typing import Annotated, Optional

from fastapi import APIRouter, Query, Request, Response

from quayside.counsel.asking import against_bots, must_be_finished
from quayside.server import protocol
from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Anybody, Here, Somebody, TableId, done
from quayside.server.people.identity import Person, new_token
from quayside.server.service import Service
from quayside.server.work.parcels import packed
from quayside.table import commands
from quayside.table.table import Table

router = APIRouter(prefix="/api", responses=PROBLEMS)


async def finished(here: Service, person: Optional[Person], table: str) -> Table:
    """A table that this person may see and whose game is over: what is told of it tells secrets."""
    found = await here.watched(person, table)
    must_be_finished(found)
    return found


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
    found = await finished(here, person, table)
    begun = await here.reviews.reviewed(heavy.asker_of(request, here, person), found)
    return heavy.shown(request, begun.answer(language, known))


@router.get("/tables/{table}/review/position", response_model=protocol.Position)
async def position(
    request: Request, here: Here, person: Anybody, table: TableId, entry: Annotated[protocol.Entry, Query()]
) -> Response:
    """The position before an action of a finished game, as a table for the seat that chose."""
    found = await finished(here, person, table)
    return heavy.shown(request, await heavy.worked_out(request, here, person, "position", packed(found), entry))


@router.post("/tables/{table}/review/solve", response_model=protocol.Solution)
async def solve(
    request: Request, here: Here, person: Anybody, table: TableId, wanted: protocol.SolveRequest
) -> Response:
    """Whether another answer would have been better: judged against the best known one, in deals of its own."""
    found = await finished(here, person, table)
    best = here.reviews.best_at(table, wanted.entry)
    args = (packed(found), wanted.entry, wanted.action, best, wanted.language, here.settings.review_effort)
    return heavy.shown(request, await heavy.worked_out(request, here, person, "solve", *args))


@router.post("/tables/{table}/review/play-on", response_model=protocol.Done, status_code=201)
async def play_on(
    request: Request, here: Here, person: Somebody, table: TableId, wanted: protocol.PlayOnRequest
) -> Response:
    """A new table against bots from before an action. What the seat could not know is dealt anew."""
    await here.limits.charge("import", person.id)
    found = await finished(here, person, table)
    asker, seed = heavy.asker_of(request, here, person), new_token()
    with here.pool.place(asker):
        args = (packed(found), wanted.entry, wanted.seat, seed, here.settings.signing_key())
        dump, facts = await heavy.while_they_wait(request, here.pool.do(asker, "play-on", *args))
    seats = [{"kind": kind, "bot": bot} for kind, bot in against_bots(found, wanted.seat)]
    asked = protocol.ImportRequest.model_validate({"dump": {}, "seats": seats, "public": False})
    laid = await here.lobby.lay(person, asked, seed, json.loads(dump), {"believed": False, "facts": facts})
    return done(await here.change(person, laid.table.id, commands.Start()), person, 201)
