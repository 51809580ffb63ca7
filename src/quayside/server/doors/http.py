"""The HTTP side: one small function per request. What they do is in the service."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, Optional, Union

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import ValidationError

from quayside.bots.registry import bot_names
from quayside.games.registry import GAMES
from quayside.kernel.options import Option
from quayside.kernel.rulebook import Rulebook
from quayside.server import protocol, sent
from quayside.server.doors import door, heavy
from quayside.server.doors.socket import first_error, signed_token
from quayside.server.people.channels import Channels
from quayside.server.people.identity import COOKIE, Person, hashed, must_be_somebody, new_token
from quayside.server.refusals import STATUS
from quayside.server.service import Service
from quayside.server.tables.writing import Written
from quayside.server.work.parcels import packed
from quayside.table import commands, replays, views
from quayside.table.commands import Command
from quayside.table.refusals import malformed
from quayside.table.table import Mode, Status

PROBLEMS: dict[Union[int, str], dict[str, Any]] = {
    status: {"model": protocol.ErrorAnswer, "description": "refused"} for status in sorted({*STATUS.values(), 401, 413})
}

router = APIRouter(prefix="/api", responses=PROBLEMS)
operations = APIRouter()


# -- what requests bring along --------------------------------------------------------------------------------------


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def signed_of(request: Request) -> Optional[str]:
    return signed_token(request.cookies.get(COOKIE), request.headers.get("authorization"))


async def maybe_person(request: Request) -> Optional[Person]:
    return await service_of(request).identity.person_of(signed_of(request))


async def person_of(request: Request) -> Person:
    return must_be_somebody(await maybe_person(request))


Here = Annotated[Service, Depends(service_of)]
Somebody = Annotated[Person, Depends(person_of)]
Anybody = Annotated[Optional[Person], Depends(maybe_person)]
TableId = Annotated[protocol.Id, Path()]
SeatPath = Annotated[int, Path(ge=0, le=7)]


def address_of(request: Request) -> str:
    return door.address_of(request, service_of(request).settings)


def agent_of(request: Request) -> str:
    """What a client calls itself."""
    return request.headers.get("user-agent", "")


def answer(data: Any, status: int = 200) -> Response:
    """JSON as it is; the types in `protocol` describe it, and the tests hold it to them."""
    return Response(json.dumps(data), status, media_type="application/json")


def done(written: Written, person: Person, status: int = 200) -> Response:
    shown, fresh = written.shown(person.id), written.fresh(person.id)
    return answer(sent.Done(version=shown, repeated=written.repeated, fresh=fresh), status)


def signed_in(request: Request, person: Person, token: str) -> Response:
    """The person with its token, also as a cookie."""
    shown: sent.SignedIn = {**person.shown(), "token": token}
    response = answer(shown)
    secure = service_of(request).settings.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=400 * 86400, httponly=True, samesite="lax", secure=secure, path="/")
    return response


# -- people --------------------------------------------------------------------------------------------------------


@router.post("/guest", response_model=protocol.SignedIn)
async def guest(request: Request, here: Here, wanted: protocol.GuestRequest) -> Response:
    """Play at once: a name is enough."""
    person, token = await here.identity.guest(wanted.name, wanted.language, address_of(request), agent_of(request))
    return signed_in(request, person, token)


@router.post("/account", response_model=protocol.Me)
async def account(request: Request, here: Here, person: Somebody, wanted: protocol.AccountRequest) -> Response:
    """Keep what you have under a login name and a password."""
    return answer((await here.identity.become_account(person, wanted, address_of(request))).shown())


@router.post("/login", response_model=protocol.SignedIn)
async def login(request: Request, here: Here, wanted: protocol.LoginRequest) -> Response:
    old = signed_of(request)
    person, token = await here.identity.login(
        wanted.login, wanted.password, address_of(request), old, agent_of(request)
    )
    return signed_in(request, person, token)


@router.post("/logout", response_model=protocol.Ok)
async def logout(request: Request, here: Here) -> Response:
    await here.identity.sign_out(signed_of(request))
    response = answer(sent.Ok(ok=True))
    response.delete_cookie(COOKIE, path="/")
    return response


@router.post("/password", response_model=protocol.SignedIn)
async def password(request: Request, here: Here, person: Somebody, wanted: protocol.PasswordRequest) -> Response:
    """A new password; all other sessions end."""
    token = await here.identity.change_password(person, wanted.old, wanted.new, address_of(request), agent_of(request))
    return signed_in(request, person, token)


@router.get("/me", response_model=protocol.Me)
async def me(person: Somebody) -> Response:
    return answer(person.shown())


@router.patch("/me", response_model=protocol.Me)
async def change_me(here: Here, person: Somebody, wanted: protocol.ProfileRequest) -> Response:
    return answer((await here.identity.change_profile(person, wanted)).shown())


# -- games and lists ------------------------------------------------------------------------------------------------


@router.get("/games", response_model=list[protocol.GameInfo])
async def games() -> Response:
    """The games there are, with their options and bots."""
    return answer([_game_info(name, found.book) for name, found in GAMES.items()])


def _game_info(name: str, book: Rulebook) -> sent.GameInfo:
    return {
        "id": name,
        "players": book.players,
        "rules": book.version,
        "options": [_option_info(option) for option in book.options],
        "bots": bot_names(name),
    }


def _option_info(option: Option) -> sent.OptionInfo:
    return {
        "name": option.name,
        "default": option.default,
        "rule": option.rule,
        "choices": None if option.choices is None else list(option.choices),
        "low": option.low,
        "high": option.high,
    }


Before = Annotated[Optional[protocol.Id], Query()]


@router.get("/tables", response_model=protocol.TableList)
async def lobby(
    here: Here,
    person: Anybody,
    game: Annotated[Optional[protocol.Word], Query()] = None,
    status: Annotated[Optional[Status], Query()] = None,
    mode: Annotated[Optional[Mode], Query()] = None,
    free: Annotated[bool, Query()] = False,
    before: Before = None,
) -> Response:
    """Public tables, newest first; `free` leaves those where you can sit down."""
    return answer(await here.lobby.listed(person, game=game, status=status, mode=mode, free=free, before=before))


@router.get("/my/tables", response_model=protocol.TableList)
async def my_tables(here: Here, person: Somebody, before: Before = None) -> Response:
    return answer(await here.lobby.listed(person, mine=True, before=before))


@router.get("/my/turns", response_model=protocol.TableList)
async def my_turns(here: Here, person: Somebody, before: Before = None) -> Response:
    """The tables that wait for you."""
    return answer(await here.lobby.listed(person, my_turn=True, before=before))


# -- tables ---------------------------------------------------------------------------------------------------------


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
    """Free a seat before the game begins."""
    return done(await here.change(person, table, commands.Unseat(seat)), person)


@router.post("/tables/{table}/sit", response_model=protocol.Done)
async def sit(here: Here, person: Somebody, table: TableId, wanted: protocol.SitRequest) -> Response:
    return done(await here.change(person, table, commands.Sit(wanted.seat)), person)


@router.post("/tables/{table}/act", response_model=protocol.Done)
async def act(here: Here, person: Somebody, table: TableId, wanted: protocol.ActRequest) -> Response:
    """Take an action of the game."""
    return done(await here.change(person, table, commands.Act(wanted.action), wanted.version, wanted.move), person)


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

VERBS: dict[str, Command] = {
    "leave": commands.Leave(),
    "agree": commands.Agree(),
    "start": commands.Start(),
    "resign": commands.Resign(),
    "take-back": commands.TakeBack(),
    "pause": commands.Pause(),
    "resume": commands.Resume(),
    "abandon": commands.Abandon(),
}


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


@router.get("/tables/{table}/why-not", response_model=protocol.WhyNot)
async def why_not(
    here: Here, person: Somebody, table: TableId, action: Annotated[protocol.ActionText, Query()]
) -> Response:
    """Whether you may take an action now, and the rule that forbids it if not."""
    return answer(views.why_not(await here.watched(person, table), person.id, action))


@router.post("/tables/{table}/{verb}", response_model=protocol.Done)
async def change(here: Here, person: Somebody, table: TableId, verb: Verb) -> Response:
    """Leave an open table, agree to play an imported game there, or start it.

    Resign, take back your seat, pause, resume or abandon a running one. A running game is paused, or ended without a
    result, when all the people who play have asked for it.
    """
    return done(await here.change(person, table, VERBS[verb]), person)


# -- notifications --------------------------------------------------------------------------------------------------


def channels_of(here: Here) -> Channels:
    return Channels(here.database, here.limits, here.settings, here.now)


Ways = Annotated[Channels, Depends(channels_of)]


@router.get("/channels", response_model=protocol.Channels)
async def channels(here: Here, ways: Ways, person: Somebody) -> Response:
    """How you get messages, and what became of the last ones."""
    return answer(await ways.listed(person, here.push_key.public))


@router.post("/channels", response_model=protocol.ChannelInfo, status_code=201)
async def add_channel(ways: Ways, person: Somebody, wanted: protocol.ChannelRequest) -> Response:
    """A new way to reach you. A mail address has to be proved with the code that is sent to it."""
    return answer(await ways.add(person, wanted), 201)


@router.post("/channels/{channel}/verify", response_model=protocol.ChannelInfo)
async def verify_channel(
    ways: Ways, person: Somebody, channel: Annotated[protocol.Id, Path()], wanted: protocol.CodeRequest
) -> Response:
    return answer(await ways.verify(person, channel, wanted.code))


@router.delete("/channels/{channel}", response_model=protocol.Ok)
async def remove_channel(ways: Ways, person: Somebody, channel: Annotated[protocol.Id, Path()]) -> Response:
    await ways.remove(person, channel)
    return answer(sent.Ok(ok=True))


# -- for the host ---------------------------------------------------------------------------------------------------


@operations.get("/healthz", response_model=protocol.Ok)
async def health() -> Response:
    """The process is alive."""
    return answer(sent.Ok(ok=True))


@operations.get("/readyz", response_model=protocol.Health, responses={503: {"model": protocol.Health}})
async def ready(here: Here) -> Response:
    """The database stores, the disk has room, Redis answers; 503 says which of them does not."""
    found = await here.health.look()
    return answer(found, 200 if found["ok"] else 503)
