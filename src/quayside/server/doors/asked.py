"""What every HTTP request brings along, and how it is answered."""

from __future__ import annotations

import json
from typing import Annotated, Any, Optional, Union

from fastapi import Depends, Path, Request, Response

from quayside.server import protocol, sent
from quayside.server.doors import door
from quayside.server.doors.socket import signed_token
from quayside.server.people.identity import COOKIE, Person, must_be_somebody
from quayside.server.refusals import STATUS
from quayside.server.service import Service
from quayside.server.tables.writing import LastingChange

PROBLEMS: dict[Union[int, str], dict[str, Any]] = {
    status: {"model": protocol.ErrorAnswer, "description": "refused"} for status in sorted({*STATUS.values(), 401, 413})
}


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


def done(written: LastingChange, person: Person, status: int = 200) -> Response:
    shown, fresh = written.shown(person.id), written.fresh(person.id)
    return answer(sent.Done(version=shown, repeated=written.repeated, fresh=fresh), status)


def signed_in(request: Request, person: Person, token: str) -> Response:
    """The person with its token, also as a cookie."""
    shown: sent.SignedIn = {**person.shown(), "token": token}
    response = answer(shown)
    secure = service_of(request).settings.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=400 * 86400, httponly=True, samesite="lax", secure=secure, path="/")
    return response
