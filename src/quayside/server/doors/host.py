"""What a host asks: whether the server is alive and ready."""

from __future__ import annotations

from fastapi import APIRouter, Response

from quayside.server import protocol, sent
from quayside.server.doors.asked import Here, answer

operations = APIRouter()


@operations.get("/healthz", response_model=protocol.Ok)
async def health() -> Response:
    """The process is alive."""
    return answer(sent.Ok(ok=True))


@operations.get("/readyz", response_model=protocol.Health, responses={503: {"model": protocol.Health}})
async def ready(here: Here) -> Response:
    """The database stores, the disk has room, Redis answers; 503 says which of them does not."""
    found = await here.health.look()
    return answer(found, 200 if found["ok"] else 503)
