"""T16: kill -9 between every two steps of the write path; nothing acknowledged is lost, nothing is half applied."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
from pathlib import Path
from typing import Iterator, Optional

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quayside.client import Client, Refused, connect
from quayside.server import admin
from quayside.server.faults import POINTS
from quayside.server.store import rows
from quayside.server.store.database import Database
from quayside.table.entries import LogEntry
from server.machines import Stage, make_servers
from server.play import mover, seated

ROUNDS = int(os.environ.get("QUAYSIDE_KILLS", "1"))  # of three kills each
STEP = 5  # the write at which the process dies


@pytest.fixture(params=["sqlite", "postgres"])
def doomed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stage]:
    """Servers of our own, to be killed."""
    databases = request.getfixturevalue("databases") if request.param == "postgres" else None
    stage = make_servers(request.param, tmp_path / "data", databases)
    try:
        yield stage
    finally:
        for server in stage.servers:
            server.kill()


async def log_of(stage: Stage, table: str) -> list[LogEntry]:
    database = Database(stage.settings.database_url)
    try:
        async with database.read() as connection:
            return await rows.read_entries(connection, table, 0)
    finally:
        await database.close()


class Unanswered:
    """A move that a dying server did not answer."""

    def __init__(self, token: str, version: int, move: str, action: str, before: int) -> None:
        self.token = token
        self.version = version
        self.move = move
        self.action = action
        self.before = before  # entries in the log when it was sent


def test_kill_at_every_write_step(doomed: Stage) -> None:
    outcomes: dict[str, str] = {}
    acknowledged: dict[str, str] = {}

    async def start() -> tuple[str, list[str]]:
        clients = [Client(doomed.url()) for _ in range(3)]
        for number, client in enumerate(clients):
            await client.guest(f"Guest {number}")
        table = (await seated(clients, options={})).table.id
        return table, [str(client.token) for client in clients]

    async def until_it_dies(table: str, tokens: list[str]) -> Unanswered:
        clients = [Client(doomed.url(), token) for token in tokens]
        rng = random.Random(len(acknowledged))
        for _ in range(STEP + 2):
            client, fresh = await mover(clients, table)
            action, move = rng.choice(fresh.legal).action, secrets.token_hex(8)
            before = len(await log_of(doomed, table))
            try:
                await client.act(table, fresh.version, action, move)
            except httpx.HTTPError:
                return Unanswered(str(client.token), fresh.version, move, action, before)
            acknowledged[move] = action
        raise AssertionError("the server did not die")

    async def check(point: str, table: str, lost: Unanswered) -> None:
        """Nothing acknowledged is missing; the move that got no answer is there whole or not at all."""
        entries = await log_of(doomed, table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        logged = {entry.move: entry.action for entry in entries}
        for move, action in acknowledged.items():
            assert logged.get(move) == action, f"{point}: an acknowledged move is not in the log"
        lasted = lost.move in logged
        assert len(entries) == lost.before + lasted, f"{point}: something else was written"
        outcomes[point] = "kept" if lasted else "undone"
        survivor = Client(doomed.servers[-1].url, lost.token)
        done = await survivor.act(table, lost.version, lost.action, lost.move)
        assert done.repeated == lasted, f"{point}: the move was half made"
        again = await survivor.act(table, lost.version, lost.action, lost.move)
        assert again.repeated
        assert len(await log_of(doomed, table)) == lost.before + 1
        acknowledged[lost.move] = lost.action
        assert (await admin.verify(doomed.settings))["problems"] == []

    for server in doomed.servers:
        server.start(**({"QUAYSIDE_FAULT": f"{POINTS[0]}:20"} if server is doomed.servers[0] else {}))
    table, tokens = asyncio.run(start())
    lost: Optional[Unanswered] = None
    for number, point in enumerate(POINTS):
        doomed.servers[0].kill()
        doomed.servers[0].start(QUAYSIDE_FAULT=f"{point}:{STEP}")
        if lost is not None:
            asyncio.run(check(POINTS[number - 1], table, lost))
        lost = asyncio.run(until_it_dies(table, tokens))
        assert doomed.servers[0].died(), f"alive after {point}"
    doomed.servers[0].kill()
    doomed.servers[0].start()
    assert lost is not None
    asyncio.run(check(POINTS[-1], table, lost))
    kept = POINTS[POINTS.index("committed") :]
    assert outcomes == {point: "kept" if point in kept else "undone" for point in POINTS}


def test_kill_at_random_while_people_play(doomed: Stage) -> None:
    """Clients on sockets play on through three kills of a server; every acknowledged move is in the log afterwards."""
    acknowledged: dict[str, tuple[str, str]] = {}  # by move id: table and action
    for server in doomed.servers:
        server.start()

    async def player(client: Client, table: str, rng: random.Random, over: asyncio.Event) -> None:
        while not over.is_set():
            server = rng.choice(doomed.servers)
            try:
                assert client.token is not None
                async with connect(server.url, client.token, open_timeout=3) as live:
                    await live.subscribe(table)
                    while not over.is_set():
                        fresh = live.tables[table]
                        if fresh.decision is None:
                            await live.until(lambda: live.tables[table].version > fresh.version, 0.5)  # noqa: B023
                            continue
                        action, move = rng.choice(fresh.legal).action, secrets.token_hex(8)
                        try:
                            await asyncio.wait_for(live.act(table, action, fresh.version, move), 5)
                        except Refused as error:
                            if error.kind not in ("stale", "unavailable"):
                                raise
                        else:
                            acknowledged[move] = (table, action)
            except (TimeoutError, OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(0.05)

    async def story(number: int) -> None:
        clients = [Client(doomed.url()) for _ in range(3)]
        for client in clients:
            await client.guest("Guest")
        tables = [(await seated(clients, options={})).table.id for _ in range(2)]
        over = asyncio.Event()
        rng = random.Random(11 + number)
        players = [
            asyncio.ensure_future(player(client, table, random.Random(seat), over))
            for table in tables
            for seat, client in enumerate(clients)
        ]
        for kill in range(3):
            await asyncio.sleep(0.4 + rng.random() * 0.6)
            victim = doomed.servers[kill % len(doomed.servers)]
            victim.kill()
            await asyncio.to_thread(victim.start)
        await asyncio.sleep(0.5)
        over.set()
        await asyncio.gather(*players)
        for table in tables:
            entries = await log_of(doomed, table)
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
            logged = {entry.move: entry.action for entry in entries}
            for move, (where, action) in acknowledged.items():
                if where == table:
                    assert logged.get(move) == action, "an acknowledged move is not in the log"
        assert (await admin.verify(doomed.settings))["problems"] == []

    for number in range(ROUNDS):
        asyncio.run(asyncio.wait_for(story(number), 120))
    assert len(acknowledged) > 20


def test_bots_go_on_after_a_crash(doomed: Stage) -> None:
    """A server that dies while a bot thinks finds the table again when it comes back."""

    async def begin() -> tuple[str, str]:
        async with Client(doomed.url()) as client:
            await client.guest("Ann")
            fresh = await client.create("container", ["person", "bot:random", "bot:random"], options={"round_limit": 4})
            await client.do(fresh.table.id, "start")
            await client.do(fresh.table.id, "hand", seat=0, bot="random")
            return fresh.table.id, str(client.token)

    for server in doomed.servers:
        server.start()
    table, token = asyncio.run(begin())
    for server in doomed.servers:
        server.kill()
    before = len(asyncio.run(log_of(doomed, table)))
    for server in doomed.servers:
        server.start()

    async def finish() -> Optional[int]:
        async with connect(doomed.url(), token) as live:
            await live.subscribe(table)
            await live.until(lambda: live.tables[table].table.status == "finished", 150.0)
            return live.tables[table].version

    after = asyncio.run(finish())
    assert after is not None
    assert after > before
    assert json.dumps(asyncio.run(admin.verify(doomed.settings))["problems"]) == "[]"
