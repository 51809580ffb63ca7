"""Checks at the door, for HTTP and the socket alike: origin, sizes, rates; and what every answer carries."""

from __future__ import annotations

import contextvars
import json
import logging
import secrets
import time
from http import HTTPStatus
from typing import Any, Iterable, Optional, Union
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quayside.server.addresses import caller, counted_as, is_among, read_address
from quayside.server.limits.fair import Turns
from quayside.server.limits.rates import Limits
from quayside.server.metrics import REQUEST_SECONDS, REQUESTS
from quayside.server.refusals import HttpRefusal, status_of, too_large
from quayside.server.settings import Settings
from quayside.server.strict_json import parse_json
from quayside.table.refusals import Refusal, forbidden, malformed

log = logging.getLogger("quayside.http")

request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="-")

SAFE = ("GET", "HEAD", "OPTIONS")
LARGE = ("/api/tables/import", "/api/tables/move")  # whole games come this way
ELSEWHERE = (
    "import",
    "move",
    "export",
    "replay",
    "scores",
    "review",
    "position",
    "solve",
    "play-on",
    "practice",
    "hint",
    "show",
    "answer",
    "insights",
)  # most of these is done by the pool, in its own turns
AT_ONCE = 16  # other requests of one address that are answered at a time
SECRET = ("/act", "/undo", "/reset", "/confirm")  # routes of which it may be a secret that they were used
FLOOD = "requests"  # the reason why somebody is refused who asks too often
ADDRESS = "quayside.address"  # where a scope keeps whose it is

FOREIGN = "this page may not use this server; whoever runs it names its pages in QUAYSIDE_URL or QUAYSIDE_ORIGINS"

SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
}


def address_of(connection: Union[HTTPConnection, Scope], settings: Settings) -> str:
    """The key under which whoever called is counted. The one place that says whose a request is."""
    scope = connection.scope if isinstance(connection, HTTPConnection) else connection
    known: Optional[str] = scope.get(ADDRESS)
    if known is None:
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        known = scope[ADDRESS] = counted_as(caller(_peer(scope), forwarded, settings.trusted))
    return known


def _peer(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _believe_the_proxy(scope: Scope, settings: Settings) -> None:
    """Take over from a trusted proxy whether it was called by https."""
    told = Headers(scope=scope).get("x-forwarded-proto", "").rpartition(",")[2].strip()
    if told in ("http", "https") and is_among(read_address(_peer(scope)), settings.trusted):
        scope["scheme"] = told if scope["type"] == "http" else told.replace("http", "ws")


def origin_allowed(headers: Headers, settings: Settings, secure: bool) -> bool:
    """Whether a request comes from our own pages. Programs that are not browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = {part.strip().rstrip("/") for part in settings.origins.split(",") if part.strip()}
    host = headers.get("host", "")
    if settings.url:
        parts = urlsplit(settings.url)
        allowed.add(f"{parts.scheme}://{parts.netloc}")
    elif _needs_no_name(host):
        allowed.add(f"{'https' if secure else 'http'}://{host}")
    return origin in allowed


def _needs_no_name(host: str) -> bool:
    """Whether a host is an address or this machine: any other name may be anybody's who lets it point here."""
    name = host.lower().partition(":")[0]
    return name == "localhost" or name.endswith(".localhost") or read_address(host) is not None


def problem_response(refusal: Refusal) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    body = json.dumps({"error": refusal.problem()}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(refusal.retry_after).encode()))
    return status_of(refusal), headers, body


def as_http(refusal: Refusal) -> bytes:
    """The same as a whole answer after which nothing comes."""
    status, headers, body = problem_response(refusal)
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode())]
    lines += [name + b": " + value for name, value in (*headers, (b"connection", b"close"))]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


class Door:
    """The outermost layer of the HTTP side."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.turns = Turns(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            _believe_the_proxy(scope, self.settings)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        token = request_id.set(secrets.token_hex(6))
        status = 500
        answered = False

        async def watched(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                answered = True
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = request_id.get()
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
                if self.settings.secure:
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        try:
            checked = await self._checked(scope, receive)
            if scope["path"].rpartition("/")[2] in ELSEWHERE:
                await self.app(scope, checked, watched)
            else:
                async with self.turns.turn(address_of(scope, self.settings)):
                    await self.app(scope, checked, watched)
        except Refusal as refusal:
            await _respond(watched, refusal)
        except Exception:  # the outermost layer: whatever came through is answered with a typed 500 and noted
            log.exception("unexpected error")
            if not answered:
                await _respond(watched, _broken())
        finally:
            took = time.perf_counter() - started
            _count(scope, status, took)
            log.info(
                "request",
                extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1e3, 1)},
            )
            request_id.reset(token)

    async def _checked(self, scope: Scope, receive: Receive) -> Receive:
        """Refuse what is too often, from elsewhere or too large; else the body to be read again."""
        if scope["path"].startswith("/api"):
            await self.limits.charge("requests", address_of(scope, self.settings))
        if scope["method"] in SAFE:
            return receive
        headers = Headers(scope=scope)
        if not origin_allowed(headers, self.settings, scope["scheme"] == "https"):
            raise forbidden("origin", FOREIGN)
        large = scope["path"] in LARGE
        most = self.settings.import_bytes if large else self.settings.body_bytes
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise too_large(most)
        if int(length) and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise malformed("not-json", "send application/json")
        if large:
            return receive  # it is read when it is known who sends it
        body = await _body(receive, most)
        if body:
            parse_json(body, self.settings.json_depth)
        return _again(body, receive)


def _count(scope: Scope, status: int, took: float) -> None:
    """Note a request in the figures, unless it may be an action that nobody else is to know of.

    By the route's pattern, never by the path itself: that would be a figure of its own for every table.
    """
    route = str(getattr(scope.get("route"), "path", "none"))
    if not route.endswith(SECRET):
        REQUESTS.labels(scope["method"], str(status)).inc()
        REQUEST_SECONDS.labels(scope["method"], route).observe(took)


def _broken() -> Refusal:
    return HttpRefusal(500, "unavailable", "error", "something went wrong here; it has been noted")


async def _respond(send: Send, refusal: Refusal) -> None:
    status, headers, body = problem_response(refusal)
    if refusal.reason == FLOOD:
        headers.append((b"connection", b"close"))  # what else it has sent is not even read
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _body(receive: Receive, most: int) -> bytes:
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise malformed("gone", "the client went away")
        part: bytes = message.get("body", b"")
        body += part
        if len(body) > most:
            raise too_large(most)
        if not message.get("more_body"):
            return body


def _again(body: bytes, receive: Receive) -> Receive:
    given = False

    async def replay() -> Message:
        nonlocal given
        if not given:
            given = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return replay


class JsonLines(logging.Formatter):
    """Structured logs: one JSON object a line. Only the fields named here leave the process."""

    FIELDS: Iterable[str] = ("method", "path", "status", "ms", "table", "person", "reason")

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": request_id.get(),
            "message": record.getMessage(),
        }
        for name in self.FIELDS:
            value: Optional[Any] = record.__dict__.get(name)
            if value is not None:
                line[name] = value
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("httpx", "httpcore", "alembic", "websockets"):
        logging.getLogger(name).setLevel("WARNING")
