"""The attacks of `attacks.py`, each a function that goes on until it is stopped. Run by it as a process of its own.

    python bench/attackers.py http://127.0.0.1:8000 headers 20 '{}'

All of them come from one address that is not the players', 127.0.0.2, and keep to nothing but what the server makes
them keep to. What they got done is printed at the end, as JSON.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Awaitable, Callable, Optional
from urllib.parse import urlsplit

import httpx
import uvloop

ADDRESS = "127.0.0.2"
LINES = b"".join(b"X-%d: %s\r\n" % (number, b"a" * 20) for number in range(1000))
TEXT, PING = 0x1, 0x9


class Attack:
    """What an attack needs: where, how long, what was prepared for it, and a count of what came of it."""

    def __init__(self, url: str, seconds: float, given: dict[str, Any]) -> None:
        self.url = url
        self.given = given
        self.until = time.monotonic() + seconds
        self.count: Counter[str] = Counter()
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(ADDRESS, 0))

    def client(self, token: Optional[str] = None) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=None))
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return httpx.AsyncClient(base_url=self.url, transport=transport, headers=headers, timeout=30.0)

    async def guest(self) -> str:
        async with self.client() as client:
            return str((await client.post("/api/guest", json={"name": "Eve"})).json()["token"])

    async def many(self, number: int, one: Callable[[int], Awaitable[None]]) -> None:
        """So many at a time, each again and again."""

        async def again(which: int) -> None:
            while self.goes_on:
                try:
                    await one(which)
                except (OSError, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError) as error:
                    self.count[type(error).__name__] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(again(which) for which in range(number)))


async def pour(attack: Attack, first: bytes, piece: bytes) -> None:
    """Send pieces until the server hangs up."""
    _reader, writer = await attack.line()
    try:
        writer.write(first)
        while attack.goes_on:
            writer.write(piece)
            await writer.drain()
            attack.count["bytes"] += len(piece)
    finally:
        attack.count["connections"] += 1
        writer.transport.abort()


GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/tables/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


async def headers(attack: Attack) -> None:
    """Header lines without end."""
    await attack.many(4, lambda _which: pour(attack, GET, LINES))


async def header_line(attack: Attack) -> None:
    """One header line without end."""
    await attack.many(4, lambda _which: pour(attack, GET + b"X: ", b"a" * 4096))


async def pipelined(attack: Attack) -> None:
    """Requests without end, none of whose answers is read."""
    await attack.many(8, lambda _which: pour(attack, b"", (GET + b"\r\n") * 2000))


async def bodies(attack: Attack) -> None:
    """Bodies of 8 MB by strangers, eight at a time."""
    body = b'{"dump": [' + b"[1]," * 2_000_000 + b"1]}"

    async def one(_which: int) -> None:
        async with attack.client() as client:
            answer = await client.post("/api/tables/import", content=body, headers={"Content-Type": "application/json"})
            attack.count[str(answer.status_code)] += 1

    await attack.many(8, one)


async def bodies_of_guests(attack: Attack) -> None:
    """The same by eight guests."""
    body = b'{"dump": {"log": [' + b"[1]," * 2_000_000 + b"1]}}"
    tokens = [await attack.guest() for _ in range(8)]

    async def one(which: int) -> None:
        async with attack.client(tokens[which]) as client:
            answer = await client.post("/api/tables/import", content=body, headers={"Content-Type": "application/json"})
            attack.count[str(answer.status_code)] += 1

    await attack.many(8, one)


async def half_requests(attack: Attack) -> None:
    """Two thousand connections that send half a request, half a body or nothing, made again when they end."""
    firsts = (GET, POST + b"Content-Length: 1000\r\n\r\n{", b"", b"G")

    async def one(which: int) -> None:
        reader, writer = await attack.line()
        writer.write(firsts[which % len(firsts)])
        attack.count["opened"] += 1
        try:
            async with asyncio.timeout(max(0.1, attack.until - time.monotonic())):
                while await reader.read(1000):
                    pass
            attack.count["closed by the server"] += 1
            await asyncio.sleep(0.2)
        finally:
            writer.transport.abort()

    await attack.many(2000, one)


async def requests(attack: Attack) -> None:
    """Whole requests as fast as they go, over sixty-four connections."""

    async def one(_which: int) -> None:
        reader, writer = await attack.line()
        try:
            while attack.goes_on:
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n")
                head = await reader.readuntil(b"\r\n\r\n")
                attack.count[head[9:12].decode()] += 1
                length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
                await reader.readexactly(length)
        finally:
            writer.transport.abort()

    await attack.many(64, one)


async def _asked(attack: Attack, paths: list[str], at_once: int) -> None:
    async def one(which: int) -> None:
        async with attack.client(attack.given.get("token")) as client:
            answer = await client.get(paths[which % len(paths)])
            attack.count[str(answer.status_code)] += 1
            if answer.status_code == 429:
                await asyncio.sleep(0.5)

    await attack.many(at_once, one)


async def exports(attack: Attack) -> None:
    """Exports and replays of a game of 14,900 actions, twenty at a time."""
    table = attack.given["long"]
    await _asked(attack, [f"/api/tables/{table}/export", f"/api/tables/{table}/replay?start=14000&limit=200"], 20)


async def looks(attack: Attack) -> None:
    """The same game looked at, with everything that ever happened there, and asked why not."""
    table = attack.given["long"]
    paths = [f"/api/tables/{table}?since=0", f"/api/tables/{table}/why-not?action=pass", f"/api/tables/{table}/chat"]
    await _asked(attack, paths, 20)


async def lists(attack: Attack) -> None:
    """Lists with 49 tables that go on from long games."""
    await _asked(attack, ["/api/tables", "/api/my/tables"], 20)


def frame(opcode: int, payload: bytes) -> bytes:
    size = bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes((0x80 | opcode,)) + size + b"\0\0\0\0" + payload


async def shake(attack: Attack, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await attack.line()
    key = base64.b64encode(os.urandom(16)).decode()
    asked = ("GET /api/socket HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade")
    more = ("Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", f"Authorization: Bearer {token}", "", "")
    writer.write("\r\n".join((*asked, *more)).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head:
        attack.count["refused " + head[9:12].decode()] += 1
        writer.transport.abort()
        raise ConnectionError("no socket")
    attack.count["sockets"] += 1
    return reader, writer


async def sockets(attack: Attack) -> None:
    """Two hundred sockets that subscribe to a table again and again, as often as they may, and read everything."""
    await _sockets(attack, read=True)


async def deaf_sockets(attack: Attack) -> None:
    """The same, and they read nothing."""
    await _sockets(attack, read=False)


async def _sockets(attack: Attack, read: bool) -> None:
    tokens = [await attack.guest() for _ in range(10)]
    asked = frame(
        TEXT, json.dumps({"type": "subscribe", "id": "s", "table": attack.given["long"], "since": 0}).encode()
    )

    async def one(which: int) -> None:
        reader, writer = await shake(attack, tokens[which % len(tokens)])
        try:
            while attack.goes_on:
                writer.write(asked)
                attack.count["asked"] += 1
                end = time.monotonic() + 0.34
                while read and time.monotonic() < end:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(max(0.001, end - time.monotonic())):
                            if not await reader.read(1 << 20):
                                raise ConnectionError("closed")
                await asyncio.sleep(max(0.0, end - time.monotonic()))
                if writer.transport.is_closing():
                    raise ConnectionError("closed")
        finally:
            writer.transport.abort()

    await attack.many(200, one)


async def pings(attack: Attack) -> None:
    """Pings without end on twenty sockets, whose answers nobody reads."""
    token = await attack.guest()

    async def one(_which: int) -> None:
        _reader, writer = await shake(attack, token)
        try:
            while attack.goes_on:
                writer.write(frame(PING, b"x" * 100) * 100)
                attack.count["bytes"] += 10_600
                await writer.drain()
        finally:
            writer.transport.abort()

    await attack.many(20, one)


async def receivers(attack: Attack) -> None:
    """Webhook receivers: of ten, half answer without end and half a byte every few seconds."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        attack.count["messages"] += 1
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            endless = b"endless" in head
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
            while attack.goes_on:
                writer.write(b"x" * 65536 if endless else b"x")
                await writer.drain()
                attack.count["answered"] += 65536 if endless else 1
                if not endless:
                    await asyncio.sleep(4.0)
        writer.transport.abort()

    server = await asyncio.start_server(answer, "127.0.0.1", attack.given["receiver"])
    async with server:
        for _ in range(5):
            async with attack.client(await attack.guest()) as client:
                for word in ("endless", "slow") * 5:
                    body = {"kind": "webhook", "url": f"http://127.0.0.1:{attack.given['receiver']}/{word}"}
                    answered = await client.post("/api/channels", json=body)
                    attack.count[str(answered.status_code)] += 1
        while attack.goes_on:
            await asyncio.sleep(0.1)


async def bots(attack: Attack) -> None:
    """Fifty tables of the strongest bots, without a person."""
    async with attack.client(await attack.guest()) as client:
        games = {game["id"]: game for game in (await client.get("/api/games")).json()}
        strongest = games["container"]["bots"][-1]
        seats = [{"kind": "bot", "bot": strongest}] * 4
        for _ in range(50):
            wanted = {"game": "container", "seats": seats, "sit": False}
            answer = await client.post("/api/tables", json=wanted)
            attack.count[str(answer.status_code)] += 1
            if answer.status_code == 201:
                await client.post(f"/api/tables/{answer.json()['fresh']['table']['id']}/start")
        while attack.goes_on:
            await asyncio.sleep(0.1)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "headers": headers,
    "header-line": header_line,
    "pipelined": pipelined,
    "bodies": bodies,
    "bodies-of-guests": bodies_of_guests,
    "half-requests": half_requests,
    "requests": requests,
    "exports": exports,
    "looks": looks,
    "lists": lists,
    "sockets": sockets,
    "deaf-sockets": deaf_sockets,
    "pings": pings,
    "receivers": receivers,
    "bots": bots,
}


async def main() -> None:
    url, name, seconds, given = sys.argv[1:5]
    attack = Attack(url, float(seconds), json.loads(given))
    with suppress(TimeoutError):
        async with asyncio.timeout(float(seconds) + 5.0):
            await ATTACKS[name](attack)
    print(json.dumps(dict(attack.count)))


if __name__ == "__main__":
    uvloop.run(main())
