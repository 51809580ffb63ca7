"""Requests whose answer takes long to work out: who asks is known and has a place before anything is done for them."""

from __future__ import annotations

import asyncio
from typing import Any, Awaitable, Optional, TypeVar

from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from starlette.requests import ClientDisconnect

from quayside.server.doors.door import address_of
from quayside.server.people.identity import Person
from quayside.server.refusals import too_large
from quayside.server.service import Service
from quayside.server.work.parcels import PackedAnswer
from quayside.server.work.pool import Asker
from quayside.table.refusals import malformed

JSON = "application/json"
T = TypeVar("T")


def asker_of(request: Request, here: Service, person: Optional[Person]) -> Asker:
    address = address_of(request, here.settings)
    return Asker(address, address if person is None else person.id)


async def worked_out(request: Request, here: Service, person: Optional[Person], job: str, *args: Any) -> PackedAnswer:
    """The answer to a request, made by the pool."""
    asker = asker_of(request, here, person)
    with here.pool.place(asker):
        return PackedAnswer(*await while_they_wait(request, here.pool.do(asker, job, *args)))


async def while_they_wait(request: Request, work: Awaitable[T]) -> T:
    """What comes of the work, which is given up if whoever asked for it goes away."""
    doing = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({doing, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise malformed("gone", "the client went away")
        return doing.result()
    finally:
        for task in (doing, gone):
            task.cancel()
        await asyncio.gather(doing, gone, return_exceptions=True)


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def body_of(request: Request, most: int) -> bytes:
    """A large body. The gate sees to it that it comes in time."""
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise too_large(most)
            parts.append(part)
    except ClientDisconnect:
        raise malformed("gone", "the client went away") from None
    return b"".join(parts)


def shown(request: Request, packed: PackedAnswer) -> Response:
    """An answer as it came from the pool, zipped for those who can read that."""
    if not packed.zipped:
        return Response(packed.body, media_type=JSON)
    if "gzip" in request.headers.get("accept-encoding", "").lower():
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed.body, media_type=JSON, headers=headers)
    return StreamingResponse(_in_pieces(packed), media_type=JSON, headers={"Vary": "Accept-Encoding"})


async def _in_pieces(packed: PackedAnswer) -> Any:
    for piece in packed.pieces():
        yield piece
        await asyncio.sleep(0)  # somebody may have a move to make


def inlined(schema: dict[str, Any]) -> dict[str, Any]:
    """A JSON schema without references, for the description of a body that is not read by the framework."""
    parts = schema.pop("$defs", {})

    def walk(node: Any) -> Any:
        if isinstance(node, list):
            return [walk(each) for each in node]
        if not isinstance(node, dict):
            return node
        if "$ref" in node:
            return walk(parts[node["$ref"].rpartition("/")[2]])
        return {key: walk(value) for key, value in node.items()}

    found: dict[str, Any] = walk(schema)
    return found
