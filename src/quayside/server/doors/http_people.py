"""What people can do about their own account, and about others: sessions, data, leaving, a lost password, reports."""

from __future__ import annotations

from typing import Annotated, Any, Optional

from fastapi import APIRouter, Path, Request, Response

from quayside.server import protocol, sent
from quayside.server.doors.asked import PROBLEMS, Here, Somebody, address_of, agent_of, answer, signed_in, signed_of
from quayside.server.people.identity import COOKIE, session_id
from quayside.server.refusals import unknown

router = APIRouter(prefix="/api", responses=PROBLEMS)

SessionPath = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


def _current(request: Request, here: Here) -> Optional[str]:
    session = here.identity.session_of(signed_of(request))
    return None if session is None else session_id(session)


@router.get("/house", response_model=protocol.House)
async def house(here: Here) -> Response:
    """How the server is; on the socket `welcome` and `announcement` tell it."""
    return answer(sent.House(maintenance=here.maintenance.shown()))


@router.get("/my/sessions", response_model=protocol.Sessions)
async def sessions(request: Request, here: Here, person: Somebody) -> Response:
    """Where you are signed in, the latest first."""
    current = _current(request, here)
    shown = [_session_info(each, current) for each in await here.identity.sessions(person.id)]
    return answer(sent.Sessions(sessions=shown))


def _session_info(found: dict[str, Any], current: Optional[str]) -> sent.SessionInfo:
    return {
        "id": found["id"],
        "created_at": found["created_at"],
        "seen_at": found["seen_at"],
        "address": found["address"],
        "agent": found["agent"],
        "current": found["id"] == current,
    }


@router.delete("/my/sessions", response_model=protocol.Ok)
async def end_other_sessions(request: Request, here: Here, person: Somebody) -> Response:
    """Sign out everywhere but here."""
    await here.identity.end_sessions(person.id, but=here.identity.session_of(signed_of(request)))
    return answer(sent.Ok(ok=True))


@router.delete("/my/sessions/{session}", response_model=protocol.Ok)
async def end_session(here: Here, person: Somebody, session: SessionPath) -> Response:
    """Sign out somewhere else, or here."""
    if not await here.identity.end_sessions(person.id, only=session):
        raise unknown("session")
    return answer(sent.Ok(ok=True))


@router.get("/my/data", response_model=dict[str, Any])
async def my_data(here: Here, person: Somebody) -> Response:
    """Everything that is stored of you, as one file. Your games are not in it: export each from its table."""
    await here.limits.charge("export-me", person.id)
    return answer(await here.people.export(person))


@router.post("/me/delete", response_model=protocol.Ok)
async def delete_me(here: Here, person: Somebody, wanted: protocol.DeleteRequest) -> Response:
    """Leave for good. Bots play your running games to the end, and nobody is told any more who sat there."""
    if person.login is not None:
        await here.identity.check_password(person, wanted.password or "")
    await here.people.delete(person.id)
    response = answer(sent.Ok(ok=True))
    response.delete_cookie(COOKIE, path="/")
    return response


@router.post("/forgot", response_model=protocol.Ok)
async def forgot(request: Request, here: Here, wanted: protocol.ForgotRequest) -> Response:
    """Have a link to a new password sent to you. The answer does not tell whether there is such an account."""
    await here.identity.send_reset(wanted.login, address_of(request))
    return answer(sent.Ok(ok=True))


@router.post("/reset", response_model=protocol.SignedIn)
async def reset(request: Request, here: Here, wanted: protocol.ResetRequest) -> Response:
    """Set a new password with the token of a link; all sessions end but a new one."""
    person, token = await here.identity.use_reset(wanted.token, wanted.password, address_of(request), agent_of(request))
    return signed_in(request, person, token)


@router.post("/reports", response_model=protocol.Ok)
async def report(here: Here, person: Somebody, wanted: protocol.ReportRequest) -> Response:
    """Tell the host about somebody at a table, or about the table."""
    await here.reports.add(person, await here.watched(person, wanted.table), wanted)
    return answer(sent.Ok(ok=True))
