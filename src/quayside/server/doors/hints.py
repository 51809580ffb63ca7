"""Practice tables, and hints at them: one person against bots, in a game that is never rated."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from quayside.counsel.asking import one_person, practising
from quayside.server import protocol
from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Here, Somebody, TableId, done
from quayside.server.people.identity import new_token
from quayside.server.work.parcels import packed
from quayside.table import commands

router = APIRouter(prefix="/api", responses=PROBLEMS)

HintLevel = Literal["club", "expert"]


@router.post("/practice", response_model=protocol.Done, status_code=201)
async def practise(request: Request, here: Here, person: Somebody, wanted: protocol.PracticeRequest) -> Response:
    """A new game against bots in which hints may be asked for; it is begun at once."""
    one_person([seat.kind for seat in wanted.seats])
    await here.limits.charge("import", person.id)
    asker, seed = heavy.asker_of(request, here, person), new_token()
    with here.pool.place(asker):
        args = (wanted.game, len(wanted.seats), wanted.options, seed, here.settings.signing_key())
        dump, facts = await heavy.while_they_wait(request, here.pool.do(asker, "practice", *args))
    settings = wanted.model_dump(exclude={"game", "options", "public"})
    asked = protocol.ImportRequest.model_validate({**settings, "dump": {}, "public": False})
    laid = await here.lobby.lay(person, asked, seed, json.loads(dump), {"believed": False, "facts": facts})
    return done(await here.change(person, laid.table.id, commands.Start()), person, 201)


@router.get("/tables/{table}/hint", response_model=protocol.HintAnswer)
async def hint(
    request: Request,
    here: Here,
    person: Somebody,
    table: TableId,
    level: Annotated[HintLevel, Query(description="what a player of this level would do")] = "expert",
    language: Annotated[protocol.Language, Query()] = "en",
) -> Response:
    """What to look at, what to do, and how it goes on: it knows what your seat knows."""
    found = await here.watched(person, table)
    args = (packed(found), practising(found, person.id), level, language)
    return heavy.shown(request, await heavy.worked_out(request, here, person, "hint", *args))
