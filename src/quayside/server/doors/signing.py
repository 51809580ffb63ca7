"""Signing in and out, and one's own name, language and settings."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from quayside.server import protocol, sent
from quayside.server.doors.asked import PROBLEMS, Here, Somebody, address_of, agent_of, answer, signed_in, signed_of
from quayside.server.people.identity import COOKIE

router = APIRouter(prefix="/api", responses=PROBLEMS)


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
