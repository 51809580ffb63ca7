"""The ways in which somebody gets messages."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response

from quayside.server import protocol, sent
from quayside.server.doors.asked import PROBLEMS, Here, Somebody, answer
from quayside.server.people.channels import Channels

router = APIRouter(prefix="/api", responses=PROBLEMS)


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
