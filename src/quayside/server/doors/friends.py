"""Friends: asking, agreeing, ending it, and seats that are kept for them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from quayside.server import protocol, sent
from quayside.server.doors.asked import PROBLEMS, Here, SeatPath, Somebody, TableId, answer, done
from quayside.table import commands

router = APIRouter(prefix="/api", responses=PROBLEMS)

FriendPath = Annotated[protocol.Id, Path()]


@router.get("/friends", response_model=protocol.Friends)
async def friends(here: Here, person: Somebody) -> Response:
    """Your friends, requests and blocks."""
    return answer(await here.friends.listed(person))


@router.post("/friends", response_model=protocol.Ok)
async def ask(here: Here, person: Somebody, wanted: protocol.CompanionRequest) -> Response:
    """Ask somebody you have played with. The answer is the same whatever they have said or say to it."""
    await here.friends.ask(person, await here.watched(person, wanted.table), wanted.seat)
    return answer(sent.Ok(ok=True))


@router.post("/friends/{friend}/accept", response_model=protocol.Ok)
async def accept(here: Here, person: Somebody, friend: FriendPath) -> Response:
    await here.friends.accept(person, friend)
    return answer(sent.Ok(ok=True))


@router.delete("/friends/{friend}", response_model=protocol.Ok)
async def remove(here: Here, person: Somebody, friend: FriendPath) -> Response:
    """End a friendship, take a request back, or decline one, of which nobody is told."""
    await here.friends.remove(person, friend)
    return answer(sent.Ok(ok=True))


@router.post("/friends/{friend}/block", response_model=protocol.Ok)
async def block_friend(here: Here, person: Somebody, friend: FriendPath) -> Response:
    """Hear nothing more of a friend, or of somebody who asks."""
    await here.friends.block_friend(person, friend)
    return answer(sent.Ok(ok=True))


@router.post("/blocks", response_model=protocol.Ok)
async def block(here: Here, person: Somebody, wanted: protocol.CompanionRequest) -> Response:
    """Hear nothing more of somebody you have played with: no requests, no invitations. They are not told."""
    await here.friends.block(person, await here.watched(person, wanted.table), wanted.seat)
    return answer(sent.Ok(ok=True))


@router.delete("/blocks/{block}", response_model=protocol.Ok)
async def unblock(here: Here, person: Somebody, block: Annotated[protocol.Id, Path()]) -> Response:
    await here.friends.unblock(person, block)
    return answer(sent.Ok(ok=True))


@router.post("/tables/{table}/seats/{seat}/friend", response_model=protocol.Done)
async def invite_friend(
    here: Here, person: Somebody, table: TableId, seat: SeatPath, wanted: protocol.FriendRequest
) -> Response:
    """Keep a free seat for a friend, who is told so. Freeing the seat takes it back."""
    friend = await here.friends.known(person, wanted.friend)
    await here.limits.charge("kept-seat", person.id, friend)
    return done(await here.change(person, table, commands.Keep(seat, friend)), person)


@router.get("/my/invitations", response_model=protocol.TableList)
async def invitations(here: Here, person: Somebody) -> Response:
    """Tables at which a seat is kept for you, by a friend or for another game of the same people."""
    return answer(await here.lobby.listed(person, invited=True))


@router.delete("/my/invitations/{table}", response_model=protocol.Ok)
async def decline(here: Here, person: Somebody, table: TableId) -> Response:
    """Leave such a seat to others."""
    await here.change(person, table, commands.Decline())
    return answer(sent.Ok(ok=True))
