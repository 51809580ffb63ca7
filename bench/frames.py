"""A WebSocket client for the load generator: just enough of RFC 6455, because it shares the server's cores."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Callable, Optional, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame from a client, masked with zeros: the text stays as it is."""
    length = len(payload)
    if length < 126:
        head = bytes((0x80 | opcode, 0x80 | length))
    elif length < 65536:
        head = bytes((0x80 | opcode, 0x80 | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + length.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


class Line(asyncio.Protocol):
    """One socket. `heard` gets the bytes of every text that arrives; `closed` gets the reason of the end."""

    def __init__(self, path: str, host: str, token: str) -> None:
        self.heard: Callable[[bytes], None] = lambda text: None
        self.closed: Callable[[str], None] = lambda why: None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()
        self._buffer = bytearray()
        self._why = "cut off"
        self._transport: Optional[asyncio.Transport] = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are not of that class
        self._transport.write(self._request)

    def connection_lost(self, exc: Optional[Exception]) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError(self._why))
        self.closed(self._why)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done() and not self._shaken():
            return
        while (size := self._whole()) is not None:
            start, end = size
            self._take(self._buffer[0] & 0x0F, bytes(self._buffer[start:end]))
            del self._buffer[:end]

    def _shaken(self) -> bool:
        """Whether the server has agreed; the rest of the buffer is frames then."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = self._buffer[: self._buffer.find(b"\r\n")].decode()
        del self._buffer[: end + 4]
        if " 101 " not in status:
            self._why = status
            self.open.set_exception(ConnectionError(status))
            return False
        self.open.set_result(None)
        return True

    def _whole(self) -> Optional[tuple[int, int]]:
        """Where the payload of the first frame begins and ends, if all of it is here."""
        have = len(self._buffer)
        if have < 2:
            return None
        length, start = self._buffer[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if have < start:
                return None
            length = int.from_bytes(self._buffer[2:start], "big")
        return (start, start + length) if have >= start + length else None

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.heard(payload)
        elif opcode == PING:
            self._write(frame(PONG, payload))
        elif opcode == CLOSE:
            self._why = f"closed {int.from_bytes(payload[:2], 'big')} {payload[2:].decode()}"

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def send(self, text: str) -> None:
        self._write(frame(TEXT, text.encode()))

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def connect(url: str, path: str, token: str) -> Line:
    """An open socket to a server at http://host:port."""
    parts = urlsplit(url)
    _transport, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(path, parts.netloc, token), parts.hostname or "localhost", parts.port or 80
    )
    await asyncio.wait_for(line.open, 60.0)
    return line
