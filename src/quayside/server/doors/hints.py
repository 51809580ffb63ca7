"""Practice tables, and hints at them: one person against bots, in a game that is never rated."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from quayside.server import protocol
from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Here, Somebody, TableId, done
from quayside.server.people.identity import new_token
from quayside.server.work.parcels import packed
from quayside.table import commands
from quayside.table.refusals import forbidden, malformed, refused
from quayside.table.table import PLAYING, Table, rated

router = APIRouter(prefix="/api", responses=PROBLEMS)

HintLevel = Literal["club", "expert"]


@router.post("/practice", response_model=protocol.Done, status_code=201)
async def practise(request: Request, here: Here, person: Somebody, wanted: protocol.PracticeRequest) -> Response:
    """A new game against bots in which hints may be asked for; it is begun at once."""
    if [seat.kind for seat in wanted.seats].count("person") != 1:
        raise malformed("bad-seats", "a practice table is for one person against bots")
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
    seat = found.seat_of(person.id)
    if seat is None:
        raise forbidden("no-seat", "you do not play at this table")
    if not _practises(found, seat):
        raise refused("no-hints", "hints are for games against bots that are not rated")
    if found.header.status != PLAYING or not found.header.pending >> seat & 1:
        raise refused("nothing-asked", "you have nothing to decide now")
    args = (packed(found), seat, level, language)
    return heavy.shown(request, await heavy.worked_out(request, here, person, "hint", *args))


def _practises(table: Table, seat: int) -> bool:
    """Whether everybody else is a bot, and the game does not count."""
    return not rated(table.header) and all(each.bot is not None for each in table.seats if each.seat != seat)
