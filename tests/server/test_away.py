"""PostgreSQL goes away and comes back: meanwhile every door says 503 in a typed way, afterwards all goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from pathlib import Path
from typing import Any, Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from quayside.client import Client, connect
from quayside.server import admin
from quayside.server.upkeep.health import LASTS
from server.machines import Databases, Stage, install, make_servers
from server.play import at_random, mover, refused, seated


@pytest.fixture
def own(tmp_path: Path) -> Iterator[tuple[Databases, Stage]]:
    """A PostgreSQL of our own, to be stopped, and a server with it."""
    why = install()
    if why is not None:
        pytest.skip(f"skipped on PostgreSQL with Redis: {why}")
    databases = Databases()
    try:
        stage = make_servers("postgres", tmp_path / "data", databases.start())
        del stage.servers[1:]
        stage.servers[0].start()
        yield databases, stage
    finally:
        for server in stage.servers:
            server.stop()
        databases.stop()


def test_a_database_that_is_away_is_told_at_every_door(own: tuple[Databases, Stage]) -> None:
    databases, stage = own
    acknowledged: dict[str, str] = {}

    async def play(clients: list[Client], table: str, moves: int) -> None:
        rng = random.Random(moves)
        for _ in range(moves):
            client, fresh = await mover(clients, table)
            action, move = at_random(rng)(fresh), secrets.token_hex(8)
            await client.act(table, fresh.version, action, move)
            acknowledged[move] = action

    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(stage.client()) for _ in range(3)]
            for client in clients:
                await client.guest("Guest")
            table = (await seated(clients, options={})).table.id
            token = str(clients[0].token)
            live = await stack.enter_async_context(connect(stage.url(), token))
            await live.subscribe(table)
            await play(clients, table, 5)
            await asyncio.to_thread(databases.stop_postgres)
            for _ in range(2):  # the first finds connections that are broken, the second finds nobody to connect to
                await told_at_every_door(stage.url(), token, table)
                for ask in (live.ask("chat", table=table, text="x"), live.ask("subscribe", table=table, since=None)):
                    await refused("unavailable", "database", ask)
                with pytest.raises(InvalidStatus) as shut:
                    async with connect(stage.url(), token):
                        pass
                assert shut.value.response.status_code == 503
            await asyncio.to_thread(databases.start_postgres)
            await back(stage.url())
            await play(clients, table, 5)
            await live.subscribe(table)

    asyncio.run(asyncio.wait_for(story(), 120))
    dump = asyncio.run(_log(stage))
    assert {move: dump.get(move) for move in acknowledged} == acknowledged
    assert asyncio.run(admin.verify(stage.settings))["problems"] == []
    assert '"level": "error"' in stage.servers[0].log.read_text()


async def _log(stage: Stage) -> dict[str, str]:
    """Moves and actions as PostgreSQL has them, by somebody who knows nothing of our code."""
    import asyncpg

    connection = await asyncpg.connect(stage.database)
    try:
        return {row[0]: row[1] for row in await connection.fetch("SELECT move, action FROM entries")}
    finally:
        await connection.close()


async def told_at_every_door(url: str, token: str, table: str) -> None:
    """Every request that needs the database is answered with 503 and why."""
    move = {"version": 1, "move": secrets.token_hex(8), "action": "pass"}
    requests: list[tuple[str, str, Any]] = [
        ("GET", "/api/me", None),
        ("GET", "/api/tables", None),
        ("GET", "/api/my/turns", None),
        ("GET", f"/api/tables/{table}", None),
        ("GET", f"/api/tables/{table}/chat", None),
        ("GET", f"/api/tables/{table}/export", None),
        ("GET", "/api/channels", None),
        ("POST", "/api/guest", {"name": "Ben"}),
        ("POST", "/api/login", {"login": "somebody", "password": "correct horse"}),
        ("POST", f"/api/tables/{table}/act", move),
        ("POST", f"/api/tables/{table}/chat", {"text": "x"}),
        ("POST", f"/api/tables/{table}/pause", None),
    ]
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=url, headers=headers, trust_env=False, timeout=30) as http:
        for method, path, body in requests:
            answer = await http.request(method, path, json=body)
            assert answer.status_code == 503, (method, path, answer.status_code, answer.text)
            assert (answer.json()["error"]["kind"], answer.json()["error"]["reason"]) == ("unavailable", "database")
        await asyncio.sleep(LASTS)  # what was found before is told for as long
        ready = await http.get("/readyz")
        assert (ready.status_code, ready.json()["database"]) == (503, False)
        assert (await http.get("/healthz")).status_code == 200


async def back(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=30) as http:
        while (await http.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.2)
