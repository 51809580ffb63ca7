"""Attacks on sockets: half frames, endless parts, pings without end, and sockets that ask and never read."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
import time
from typing import Iterator

import httpx
import pytest

from quayside.client import Client, connect
from quayside.server.limits.fair import Pace
from server.machines import Server
from server.play import GAME, fewest
from server.test_attacks_connections import PATIENT, memory, pour, said, status

MORE, TEXT, PING = 0x0, 0x1, 0x9
SETTINGS = {
    "QUAYSIDE_SOCKETS_PER_PERSON": "20",
    "QUAYSIDE_SOCKETS_PER_ADDRESS": "30",
    "QUAYSIDE_MESSAGES": "60",
    "QUAYSIDE_MESSAGES_WINDOW": "20",
    "QUAYSIDE_SEND_SECONDS": "3",
    "QUAYSIDE_BACKLOG_BYTES": "300000",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("sockets"), SETTINGS).start()
    try:
        yield found
    finally:
        found.stop()


def token(server: Server) -> str:
    found: str = httpx.post(f"{server.url}/api/guest", json={"name": "Eve"}).json()["token"]
    return found


def handshake(who: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = ("GET /api/socket HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade")
    more = ("Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", f"Authorization: Bearer {who}")
    return "\r\n".join([*lines, *more, "", ""]).encode()


@contextlib.contextmanager
def raw(server: Server, who: str, buffer: int = 0) -> Iterator[socket.socket]:
    """A socket after its handshake, as bytes. With a small `buffer` little is read that nobody asks for."""
    with socket.socket() as line:
        if buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.settimeout(PATIENT)
        line.connect(("127.0.0.1", server.port))
        line.sendall(handshake(who))
        found = b""
        while b"welcome" not in found:
            part = line.recv(4096)
            assert part, found
            found += part
        yield line


def frame(opcode: int, payload: bytes, last: bool = True) -> bytes:
    assert len(payload) < 126
    return bytes(((0x80 if last else 0) | opcode, 0x80 | len(payload))) + b"\0\0\0\0" + payload


FLOODS = {  # how it begins, and how it goes on
    "pings": (b"", frame(PING, b"x" * 100) * 200),
    "empty pings": (b"", frame(PING, b"") * 2000),
    "empty parts of one message": (frame(TEXT, b"", last=False), frame(MORE, b"", last=False) * 2000),
}


@pytest.mark.parametrize("what", FLOODS)
def test_floods_below_messages_are_cut_off(server: Server, what: str) -> None:
    who = token(server)
    before = memory(server)
    with raw(server, who) as line:
        first, piece = FLOODS[what]
        line.sendall(first)
        sent = pour(line, piece, 100_000_000)
    assert sent < 30_000_000  # what the system's own buffers take
    assert memory(server) < before + 20
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_sockets_that_never_read_hold_little(server: Server) -> None:
    """They ask for views all the time and read none: neither what waits for them nor their number grows."""
    table = asyncio.run(_table(server))
    before = memory(server)
    asked = frame(TEXT, json.dumps({"type": "subscribe", "id": "s", "table": table, "since": 0}).encode())
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(raw(server, token(server), buffer=2048)) for _ in range(20)]
        end = time.monotonic() + 8.0
        while time.monotonic() < end:
            for line in lines:
                line.settimeout(0.001)
                with contextlib.suppress(OSError):
                    line.sendall(asked)
            time.sleep(0.2)
        assert memory(server) < before + 40
    assert httpx.get(f"{server.url}/healthz").status_code == 200


async def _table(server: Server) -> str:
    async with Client(server.url) as client:
        await client.guest("Ann")
        seats = ["person"] + ["bot:random"] * (fewest() - 1)
        fresh = await client.create(GAME, seats)
        await client.do(fresh.table.id, "start")
        return fresh.table.id


def test_sockets_of_one_address_are_counted_before_they_are_let_in(server: Server) -> None:
    async def story() -> None:
        tokens = [token(server) for _ in range(3)]
        async with contextlib.AsyncExitStack() as stack:

            async def one(number: int) -> bool:
                try:
                    await stack.enter_async_context(connect(server.url, tokens[number % 3]))
                except Exception:  # whatever the library calls a refused handshake
                    return False
                return True

            found = await asyncio.gather(*(one(number) for number in range(60)))
            assert sum(found) == 30

    asyncio.run(asyncio.wait_for(story(), PATIENT))


def test_strangers_get_no_socket(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENT) as line:
        line.sendall(handshake("nobody"))
        assert status(said(line)) == 403


def test_an_address_keeps_to_a_pace() -> None:
    clock = [1000.0]
    pace = Pace(30.0, 150.0, now=lambda: clock[0])
    assert all(pace.wait("a") == 0.0 for _ in range(149))
    waits = [pace.wait("a") for _ in range(31)]
    assert waits == sorted(waits)
    assert 0.9 < waits[-1] < 1.1
    assert pace.wait("b") == 0.0
    pace.wait("b", 200.0)
    assert pace.wait("b") > 1.0
    pace.forget("b")
    assert pace.wait("b") > 1.0  # coming back does not help
    clock[0] += 60.0
    pace.forget("b")
    assert "b" not in pace._due
    assert pace.wait("a") == 0.0
