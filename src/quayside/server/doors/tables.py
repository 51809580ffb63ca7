"""Tables: one small function per request. What they do is in the service."""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Any, Literal, Optional

from fastapi import APIRouter, Query, Request, Response
from pydantic import ValidationError

from quayside.kernel.rng import Quick
from quayside.server import protocol, sent
from quayside.server.doors import heavy
from quayside.server.doors.asked import PROBLEMS, Anybody, Here, SeatPath, Somebody, TableId, answer, done
from quayside.server.doors.socket import first_error
from quayside.server.people.identity import hashed, new_token
from quayside.server.work.parcels import packed, unpacked
from quayside.table import commands, exports, replays, views
from quayside.table import foresight as foreseeing
from quayside.table.entries import read_entry
from quayside.table.refusals import malformed

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.post("/tables", response_model=protocol.Done, status_code=201)
async def create(here: Here, person: Somebody, wanted: protocol.CreateRequest) -> Response:
    return done(await here.lobby.create(person, wanted), person, 201)


IMPORT_BODY = {
    "requestBody": {
        "required": True,
        "content": {heavy.JSON: {"schema": heavy.inlined(protocol.ImportRequest.model_json_schema())}},
    }
}


@router.post("/tables/import", response_model=protocol.Done, status_code=201, openapi_extra=IMPORT_BODY)
async def create_from(request: Request, here: Here, person: Somebody) -> Response:
    """Play on from a point of an exported game."""
    await here.limits.charge("import", person.id)
    asker, settings, seed = heavy.asker_of(request, here, person), here.settings, new_token()
    with here.pool.place(asker):
        async with here.pool.large_body(asker):
            body = await heavy.body_of(request, settings.import_bytes)
            args = (body, seed, settings.signing_key(), settings.json_depth, settings.body_bytes)
            rest, dump, facts = await heavy.while_they_wait(request, here.pool.do(asker, "import", *args))
    wanted = _import_request(json.loads(rest))
    about = {"believed": False, "facts": facts}
    return done(await here.lobby.lay(person, wanted, seed, json.loads(dump), about), person, 201)


def _import_request(data: Any) -> protocol.ImportRequest:
    try:
        return protocol.ImportRequest.model_validate({**data, "dump": {}})
    except ValidationError as error:
        raise malformed("bad-request", first_error(error.errors(include_url=False, include_input=False))) from None


MOVED_BODY = {"requestBody": {"required": True, "content": {heavy.JSON: {"schema": {"type": "object"}}}}}


@router.post("/tables/move", response_model=protocol.Moved, openapi_extra=MOVED_BODY)
async def move(
    request: Request,
    here: Here,
    person: Somebody,
    kept: Annotated[protocol.Id, Query(description="what the table is called where it comes from")],
) -> Response:
    """Move a game against bots here that your browser has kept. It is played again, and never rated."""
    await here.limits.charge("import", person.id)
    asker, settings, table = heavy.asker_of(request, here, person), here.settings, here.lobby.id_here(person, kept)
    with here.pool.place(asker):
        async with here.pool.large_body(asker):
            body = await heavy.body_of(request, settings.import_bytes)
            args = (body, table, person.id, person.name, settings.signing_key(), here.now(), settings.json_depth)
            game, entries = await heavy.while_they_wait(request, here.pool.do(asker, "move", *args))
    new = await here.lobby.take_in(unpacked(game), [read_entry(entry) for entry in entries])
    return answer(sent.Moved(table=table, new=new))


@router.get("/tables/{table}", response_model=protocol.Fresh)
async def look(
    here: Here, person: Anybody, table: TableId, since: Annotated[Optional[protocol.Version], Query()] = None
) -> Response:
    """How the table stands for you, and what happened since a version."""
    return answer(await here.fresh(person, table, since))


@router.post("/links", response_model=protocol.Done)
async def use_link(here: Here, person: Somebody, wanted: protocol.LinkRequest) -> Response:
    """Take the seat that an invitation is for."""
    return done(await here.sit_by_link(person, wanted.token), person)


@router.post("/links/look", response_model=protocol.TableInfo)
async def look_at_link(here: Here, person: Anybody, wanted: protocol.LinkRequest) -> Response:
    """The table that an invitation leads to."""
    table = await here.invited_to(wanted.token)
    return answer(views.table_info(table, None if person is None else person.id))


@router.post("/tables/{table}/seats/{seat}/link", response_model=protocol.LinkInfo)
async def make_link(here: Here, person: Somebody, table: TableId, seat: SeatPath) -> Response:
    """A new invitation to a seat; an older one stops working. The token is shown only now."""
    token = new_token()
    await here.change(person, table, commands.Invite(seat, hashed(token)))
    return answer(sent.LinkInfo(seat=seat, token=token, url=f"{here.settings.url}/join#{token}"))


@router.delete("/tables/{table}/seats/{seat}/link", response_model=protocol.Done)
async def revoke_link(here: Here, person: Somebody, table: TableId, seat: SeatPath) -> Response:
    return done(await here.change(person, table, commands.Invite(seat, None)), person)


@router.delete("/tables/{table}/seats/{seat}", response_model=protocol.Done)
async def unseat(here: Here, person: Somebody, table: TableId, seat: SeatPath) -> Response:
    """Free a seat before the game begins, a bot's too."""
    return done(await here.change(person, table, commands.Unseat(seat)), person)


@router.post("/tables/{table}/seats/{seat}/bot", response_model=protocol.Done)
async def seat_bot(
    here: Here, person: Somebody, table: TableId, seat: SeatPath, wanted: protocol.SeatBotRequest
) -> Response:
    """Give a free seat to a bot before the game begins; freeing it gives it back to people."""
    return done(await here.change(person, table, commands.SeatBot(seat, wanted.bot)), person)


@router.post("/tables/{table}/sit", response_model=protocol.Done)
async def sit(here: Here, person: Somebody, table: TableId, wanted: protocol.SitRequest) -> Response:
    return done(await here.change(person, table, commands.Sit(wanted.seat)), person)


@router.post("/tables/{table}/act", response_model=protocol.Done)
async def act(here: Here, person: Somebody, table: TableId, wanted: protocol.ActRequest) -> Response:
    """Take an action of the game."""
    command = commands.Act(wanted.action, hold=wanted.hold)
    return done(await here.change(person, table, command, wanted.version, wanted.move), person)


@router.post("/tables/{table}/undo", response_model=protocol.Done)
async def undo(here: Here, person: Somebody, table: TableId, wanted: protocol.UndoRequest) -> Response:
    """Take back your last actions, as far as nobody has learnt anything from them."""
    return done(await here.change(person, table, commands.Undo(wanted.steps or 1), wanted.version, wanted.move), person)


@router.post("/tables/{table}/reset", response_model=protocol.Done)
async def reset(here: Here, person: Somebody, table: TableId, wanted: protocol.ChangeRequest) -> Response:
    """Take back as much of your turn as can be taken back."""
    return done(await here.change(person, table, commands.Undo(None), wanted.version, wanted.move), person)


@router.post("/tables/{table}/confirm", response_model=protocol.Done)
async def confirm(here: Here, person: Somebody, table: TableId, wanted: protocol.ChangeRequest) -> Response:
    """End your turn for good, at tables that ask for it."""
    return done(await here.change(person, table, commands.Confirm(), wanted.version, wanted.move), person)


@router.post("/tables/{table}/hand", response_model=protocol.Done)
async def hand(here: Here, person: Somebody, table: TableId, wanted: protocol.HandRequest) -> Response:
    """Let a bot decide for a seat."""
    return done(await here.hand(person, table, wanted.seat, wanted.bot), person)


Verb = Literal["leave", "agree", "start", "resign", "take-back", "pause", "resume", "abandon"]


@router.post("/tables/{table}/rematch", response_model=protocol.Done)
async def rematch(here: Here, person: Somebody, table: TableId) -> Response:
    """Play again with the same people: the new table is `fresh.table`."""
    return done(await here.lobby.rematch(person, await here.watched(person, table)), person)


@router.post("/tables/{table}/chat", response_model=protocol.ChatLine)
async def say(here: Here, person: Somebody, table: TableId, wanted: protocol.ChatRequest) -> Response:
    found = await here.watched(person, table)
    return answer(await here.chat.say(found, person, wanted.text))


@router.get("/tables/{table}/chat", response_model=protocol.ChatLines)
async def chat(
    here: Here, person: Anybody, table: TableId, after: Annotated[protocol.Version, Query()] = 0
) -> Response:
    found = await here.watched(person, table)
    return answer(sent.ChatLines(lines=await here.chat.lines(found, after)))


@router.get("/tables/{table}/replay", response_model=protocol.Replay)
async def replay(
    request: Request,
    here: Here,
    person: Anybody,
    table: TableId,
    seat: Annotated[Optional[int], Query(ge=0, le=7)] = None,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=replays.PAGE)] = 50,
) -> Response:
    """The game step by step: as you saw it while it runs, with anybody's eyes when it is over."""
    found = await here.watched(person, table)
    views.started(found)
    viewer = replays.may_see_with(found, None if person is None else person.id, seat)
    return heavy.shown(
        request, await heavy.worked_out(request, here, person, "replay", packed(found), viewer, start, limit)
    )


@router.get("/tables/{table}/export", response_model=dict[str, Any])
async def export(request: Request, here: Here, person: Anybody, table: TableId) -> Response:
    """The game as a file for `quayside replay`.

    A finished game is in it whole. Of a running one it holds what you saw of it up to now and, from a seat, for the
    beginning of each turn a state with everything hidden dealt anew. `quayside scenario` and `/tables/import` read
    both.
    """
    found = await here.watched(person, table)
    views.started(found)
    args = (packed(found), None if person is None else person.id, here.settings.signing_key())
    return heavy.shown(request, await heavy.worked_out(request, here, person, "export", *args))


@router.get("/tables/{table}/aside", response_model=dict[str, Any])
async def aside(here: Here, person: Somebody, table: TableId) -> Response:
    """Your game against bots where you have something to decide, for going on without the server.

    One state with everything that you may not know dealt anew; `/tables/import` reads it too.
    """
    found = await here.watched(person, table)
    return answer(exports.set_aside(found, person.id, here.settings.signing_key(), Quick(secrets.randbits(60))))


@router.get("/tables/{table}/why-not", response_model=protocol.WhyNot)
async def why_not(
    here: Here, person: Somebody, table: TableId, action: Annotated[protocol.ActionText, Query()]
) -> Response:
    """Whether you may take an action now, and the rule that forbids it if not."""
    return answer(views.why_not(await here.watched(person, table), person.id, action))


@router.get("/tables/{table}/foresight", response_model=protocol.Foresight)
async def foresight(
    here: Here, person: Somebody, table: TableId, action: Annotated[protocol.ActionText, Query()]
) -> Response:
    """What an action that you may take now would do, as far as that is certain for you."""
    return answer(foreseeing.foresight(await here.watched(person, table), person.id, action))


@router.post("/tables/{table}/{verb}", response_model=protocol.Done)
async def change(here: Here, person: Somebody, table: TableId, verb: Verb) -> Response:
    """Leave an open table, agree to play an imported game there, or start it.

    Resign, take back your seat, pause, resume or abandon a running one. A running game is paused, or ended without a
    result, when all the people who play have asked for it.
    """
    return done(await here.change(person, table, commands.VERBS[verb]), person)
