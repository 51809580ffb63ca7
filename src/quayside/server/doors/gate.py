"""The gate: what the web server lets in. A request's head is taken whole, small and in time, or not at all.

uvicorn parses HTTP with h11 and sockets with `websockets`. Neither counts connections or time, and h11 takes a head of
any size that comes in one piece. These two classes stand before them, as uvicorn's settings `http` and `ws` allow.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Optional, cast

from starlette.types import Scope
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from quayside.server.addresses import NOBODY
from quayside.server.doors.door import address_of, as_http
from quayside.server.doors.lines import Line, Lines
from quayside.server.metrics import CUT
from quayside.server.refusals import HttpRefusal, limited
from quayside.table.refusals import Refusal

END = b"\r\n\r\n"
PIPELINED = 8  # requests that may come in one piece
BODY_RATE = 64 * 1024  # bytes a second, at least, of a body that is longer than a few seconds
FRAMING = re.compile(rb"\r\n(content-length|transfer-encoding)[ \t]*:[ \t]*([^\r\n]*?)[ \t]*(?=\r\n)", re.IGNORECASE)

MESSAGE = 2048  # bytes of a message on a socket, on the average of many
SOCKETS = 10  # so many times what one socket may send is what all sockets of an address may send


def _refusal(status: int, reason: str, message: str) -> Refusal:
    return HttpRefusal(status, "malformed", reason, message)


def body_length(head: bytes, most_lines: int, most_bytes: int) -> int:
    """The length of the body that follows a head, or a Refusal if the head is not plain or wants too much.

    It must mean the same to every reader: no bare line ends, no folded lines, one length, no chunks.
    """
    lines = head.count(b"\r\n")
    if lines - 1 > most_lines:
        raise _refusal(431, "head-too-long", f"at most {most_lines} header lines")
    if head.count(b"\n") != lines or head.count(b"\r") != lines or b"\0" in head:
        raise _refusal(400, "bad-head", "header lines end with CR LF")
    if b"\r\n " in head or b"\r\n\t" in head:
        raise _refusal(400, "bad-head", "header lines are not folded")
    found = FRAMING.findall(head)
    if any(name.lower() == b"transfer-encoding" for name, _value in found):
        raise _refusal(411, "length-required", "send Content-Length instead of chunks")
    if not found:
        return 0
    length = found[0][1]
    if len(found) > 1 or not length.isdigit() or len(length) > 18:
        raise _refusal(400, "bad-head", "Content-Length is one number")
    if int(length) > most_bytes:
        raise _refusal(413, "too-large", f"at most {most_bytes} bytes")
    return int(length)


class Gate(H11Protocol):
    """One connection for requests."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: Optional[asyncio.AbstractEventLoop] = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.lines: Lines = app_state["lines"]
        self.settings = self.lines.settings
        self.line: Optional[Line] = None
        self.head = bytearray()
        self.left = 0  # bytes of the body that have still to come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.line = self.lines.admitted(transport)
        if self.line is None:
            self._refuse(limited("connections", "too many connections; close some or try again later"))
        else:
            self._await_head()

    def _await_head(self) -> None:
        assert self.line is not None
        self.lines.expect(self.line, self.settings.head_seconds, "head")

    def data_received(self, data: bytes) -> None:
        if self.line is None:
            return
        self.lines.heard(self.line)
        requests = 0
        while data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            if self.left:
                data = self._body(data)
                continue
            requests += 1
            if requests > PIPELINED:
                return self._refuse(limited("pipelined", f"at most {PIPELINED} requests at once"))
            data = self._head(data)

    def _head(self, data: bytes) -> bytes:
        """Take what belongs to a head; what comes after it is returned."""
        assert self.line is not None
        if not self.head:
            self._await_head()
        known = len(self.head)
        self.head += data
        end = self.head.find(END, max(0, known - len(END)))
        size = len(self.head) if end < 0 else end + len(END)
        if size > self.settings.head_bytes:
            self._refuse(_refusal(431, "head-too-long", f"at most {self.settings.head_bytes} bytes of headers"))
            return b""
        if end < 0:
            return b""
        head, rest = bytes(self.head[:size]), bytes(self.head[size:])
        self.head.clear()
        try:
            self.left = body_length(head, self.settings.head_lines, self.settings.import_bytes)
        except Refusal as refusal:
            self._refuse(refusal)
            return b""
        if self.left:
            self.lines.expect(self.line, self.settings.body_seconds + self.left / BODY_RATE, "body")
        else:
            self.lines.settled(self.line)
        super().data_received(head)
        return rest

    def _body(self, data: bytes) -> bytes:
        assert self.line is not None
        part, rest = data[: self.left], data[self.left :]
        self.left -= len(part)
        if not self.left:
            self.lines.settled(self.line)
        super().data_received(part)
        return rest

    def _refuse(self, refusal: Refusal) -> None:
        """Say why and hang up; nothing of it has reached the application."""
        CUT.labels(refusal.reason).inc()
        self.transport.write(as_http(refusal))
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.line is not None:
            self.lines.full(self.line)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.line is not None:
            self.lines.flowing(self.line)

    def connection_lost(self, exc: Optional[Exception]) -> None:
        self.lines.lost(self.transport)
        super().connection_lost(exc)


class SocketGate(WebSocketsSansIOProtocol):
    """One connection that has become a socket. Pings and parts of messages are no messages: their bytes are counted."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: Optional[asyncio.AbstractEventLoop] = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.lines: Lines = app_state["lines"]
        self.settings = self.lines.settings
        self.line: Optional[Line] = None
        self.address = NOBODY

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.line = self.lines.upgraded(transport)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the head, from the gate
            if self.handshake_initiated and not self.transport.is_closing():
                self.address = address_of(cast(Scope, self.scope), self.settings)
            return
        most = self.settings.messages * MESSAGE + 4 * self.settings.frame_bytes
        meter = self.lines.meter
        if meter.add(self.line, len(data)) > most or meter.add(self.address, len(data)) > SOCKETS * most:
            return self._cut("flood")
        super().data_received(data)
        if self.transport.get_write_buffer_size() > self.settings.backlog_bytes:
            self._cut("unread")  # it asks, by pings, and does not read the answers

    def _cut(self, reason: str) -> None:
        CUT.labels(reason).inc()
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.line is not None:
            self.lines.full(self.line)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.line is not None:
            self.lines.flowing(self.line)

    def connection_lost(self, exc: Optional[Exception]) -> None:
        self.lines.lost(self.transport)
        super().connection_lost(exc)
