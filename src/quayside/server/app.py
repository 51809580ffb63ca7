"""The application: `create_app` for tests and other programs, `from_environment` for uvicorn's workers."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, AsyncIterator, Optional

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

import quayside
from quayside.games.registry import GAMES, load_games
from quayside.server import faults
from quayside.server import settings as settings_module
from quayside.server.doors import (
    channels,
    friends,
    game_words,
    hints,
    host,
    http_people,
    insights,
    lists,
    puzzles,
    ratings,
    reviews,
    scores,
    signing,
    tables,
    tutorials,
)
from quayside.server.doors.door import Door, problem_response, set_up_logs
from quayside.server.doors.heavy import shown
from quayside.server.doors.lines import Lines, open_files
from quayside.server.doors.pages import add_pages
from quayside.server.doors.socket import Sockets, first_error
from quayside.server.refusals import unknown, with_status
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.server.work.parcels import PackedAnswer, as_answer
from quayside.table.refusals import Refusal, malformed
from quayside.tutorials.lessons import lessons

log = logging.getLogger("quayside.server")


def create_app(settings: Settings, service: Optional[Service] = None) -> FastAPI:
    """A server with these settings, not yet started."""
    load_games()
    here = service or Service(settings)
    sockets = Sockets(here)

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        lines = Lines(settings, open_files())
        watching = asyncio.ensure_future(lines.run())
        await here.start()
        warming = asyncio.ensure_future(asyncio.to_thread(warm))
        try:
            yield {"lines": lines}  # for the gate
        finally:
            watching.cancel()
            await warming
            await here.stop()

    app = _with_routes(lifespan=life)
    app.state.service = here
    app.add_exception_handler(Refusal, _refusal)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _database)

    @app.websocket("/api/socket")
    async def socket(connection: WebSocket) -> None:
        await sockets.serve(connection)

    app.add_route("/api/openapi.json", _describe, include_in_schema=False)
    add_pages(app, settings)
    app.add_middleware(Door, settings=settings, limits=here.limits)
    return app


def _with_routes(**options: Any) -> FastAPI:
    """Everything under /api that is asked and answered, and nothing behind it yet."""
    app = FastAPI(
        title="Quayside",
        version=quayside.__version__,
        description="Tables, seats, live and turn-based play.",
        openapi_url=None,  # see `_describe`
        docs_url=None,
        redoc_url=None,
        **options,
    )
    learning = (reviews, insights, puzzles, hints, scores, tutorials)
    # The routes as they stand: `include_router` would work each of them out once more, at the first request.
    for part in (*learning, game_words, ratings, http_people, signing, lists, tables, channels, friends):
        app.router.routes.extend(part.router.routes)
    app.router.routes.extend(host.operations.routes)
    return app


def from_environment() -> FastAPI:
    """The factory that uvicorn calls in each worker process."""
    settings = settings_module.from_environment()
    set_up_logs(settings.log_level)
    faults.arm()
    app = create_app(settings)
    spare_the_collector()
    return app


def spare_the_collector() -> None:
    """Let the garbage collector stop everybody less often and for less long: what is imported stays for ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def warm() -> None:
    """Do beforehand what takes long for the first who asks and is kept then."""
    description()
    for game in GAMES:
        lessons(game)


@cache
def description() -> PackedAnswer:
    """All that can be asked under /api: the same for every server."""
    return as_answer(_with_routes().openapi())


async def _describe(request: Request) -> Response:
    return shown(request, await asyncio.to_thread(description))


async def _refusal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    status, headers, body = problem_response(error)
    return Response(body, status, {name.decode(): value.decode() for name, value in headers})


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _refusal(request, malformed("bad-request", first_error(error.errors())))


async def _database(request: Request, error: Exception) -> Response:
    log.error("the database did not answer", exc_info=error)
    return await _refusal(request, Refusal("unavailable", "database", "the database did not answer; try again"))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = unknown("page") if error.status_code == 404 else malformed("bad-request", str(error.detail))
    response = await _refusal(request, with_status(error.status_code, refusal))
    response.headers.update(error.headers or {})
    return response
