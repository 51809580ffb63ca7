"""Maintenance: nothing new begins while games go on; or nothing changes at all. All processes see it within seconds."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from pathlib import Path
from typing import AsyncIterator

import httpx
from typer.testing import CliRunner
from websockets.asyncio.client import connect as open_socket

from quayside.cli.main import app
from quayside.client import connect
from quayside.server.tables.house_clock import GRACE
from server.machines import Stage
from server.play import GAME, abandoned, fewest, mover, people, refused, seated, sockets

SOON = 20.0


def _switch(stage: Stage, *words: str) -> None:
    where = ["--data", str(stage.servers[0].data), *(["--database", stage.database] if stage.database else [])]
    result = CliRunner().invoke(app, ["admin", "maintenance", *words, *where])
    assert result.exit_code == 0, (result.output, result.exception)


async def _until(stage: Stage, maintenance: object) -> None:
    """Wait until every process says so."""
    end = time.monotonic() + SOON
    for server in stage.servers:
        while httpx.get(f"{server.url}/api/house").json() != {"maintenance": maintenance}:
            assert time.monotonic() < end
            await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def maintained(stage: Stage, *words: str, read_only: bool = False) -> AsyncIterator[None]:
    said = f"back soon {secrets.token_hex(3)}"
    try:
        await asyncio.to_thread(_switch, stage, "on", "--words", said, *words)
        await _until(stage, {"words": said, "read_only": read_only})
        yield
    finally:
        await asyncio.to_thread(_switch, stage, "off")
        await _until(stage, None)


def test_games_go_on_and_nothing_new_begins(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients, stage.client(1) as other:
            table = (await seated(clients)).table.id
            waiting = (await clients[0].create(GAME, ["person"] * fewest())).table.id
            for client in clients[1 : fewest()]:
                await client.do(waiting, "sit")
            over = (await clients[0].create(GAME, ["person"] * fewest())).table.id
            await abandoned(clients, over)
            login = f"ann-{secrets.token_hex(4)}"
            await clients[2].account(login, "correct horse")
            async with sockets(stage, clients, table) as lives:
                async with maintained(stage):
                    await lives[1].until(lambda: lives[1].maintenance is not None, SOON)
                    assert lives[1].maintenance is not None
                    assert lives[1].maintenance.words.startswith("back soon")
                    caught = await refused("unavailable", "maintenance", other.guest("New"))
                    assert caught.status == 503
                    assert "back soon" in str(caught)
                    await refused("unavailable", "maintenance", clients[0].account("new-one", "correct horse"))
                    await refused("unavailable", "maintenance", clients[0].create(GAME, ["person"] * fewest()))
                    await refused("unavailable", "maintenance", clients[0].do(waiting, "start"))
                    await refused("unavailable", "maintenance", clients[0].do(over, "rematch"))
                    await other.login(login, "correct horse")
                    one, fresh = await mover(clients, table)
                    await one.act(table, fresh.version, fresh.legal[0].action)
                    await lives[0].say(table, "we play on")
                    assert clients[0].token is not None
                    async with connect(stage.url(1), clients[0].token) as late:
                        await late.until(lambda: late.maintenance is not None)
                await lives[1].until(lambda: lives[1].maintenance is None, SOON)
                await clients[0].do(waiting, "start")
                await other.guest("New")

    asyncio.run(story())


def test_nothing_changes_while_it_is_read_only(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients, stage.client(1) as other:
            table = (await seated(clients, clock={"seconds": 600})).table.id
            login = f"ann-{secrets.token_hex(4)}"
            await clients[2].account(login, "correct horse")
            async with sockets(stage, clients, table) as lives:
                async with maintained(stage, "--read-only", read_only=True):
                    one, fresh = await mover(clients, table)
                    action = fresh.legal[0].action
                    caught = await refused("unavailable", "maintenance", one.act(table, fresh.version, action))
                    assert caught.status == 503
                    live = lives[clients.index(one)]
                    await refused("unavailable", "maintenance", live.act(table, action))
                    await refused("unavailable", "maintenance", live.say(table, "hello"))
                    await refused("unavailable", "maintenance", other.guest("New"))
                    await refused("unavailable", "maintenance", other.login(login, "correct horse"))
                    await refused("unavailable", "maintenance", one.request("PATCH", "/api/me", {"name": "Other"}))
                    assert (await one.look(table)).version == fresh.version
                    assert (await other.lobby()).tables != []
                    assert [httpx.get(f"{server.url}/readyz").status_code for server in stage.servers] == [200] * len(
                        stage.servers
                    )
                    before = [server.log.stat().st_size for server in stage.servers]
                    await asyncio.sleep(3.0)
                    grown = [
                        server.log.stat().st_size - size for server, size in zip(stage.servers, before, strict=True)
                    ]
                    assert grown == [0] * len(grown)  # nobody tries in vain, again and again
                await one.act(table, fresh.version, action)
                await lives[1].until(lambda: lives[1].tables[table].version > fresh.version, SOON)

    asyncio.run(story())


async def _time_of_the_house(url: str, token: str) -> float:
    """The clock by which players' clocks run, as a process tells it to a new socket."""
    headers = {"Authorization": f"Bearer {token}"}
    async with open_socket(f"ws{url[4:]}/api/socket", additional_headers=headers, proxy=None) as socket:
        return float(json.loads(await socket.recv())["house"])


def test_no_clock_runs_while_it_is_read_only(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as clients:
            await seated(clients, clock={"seconds": 600})
            token = str(clients[0].token)
            async with maintained(stage, "--read-only", read_only=True):
                await asyncio.sleep(GRACE + 1.0)
                times = [await _time_of_the_house(server.url, token) for server in stage.servers]
                await asyncio.sleep(2.0)
                assert [await _time_of_the_house(server.url, token) for server in stage.servers] == times
            await asyncio.sleep(2.0)
            for server, before in zip(stage.servers, times, strict=True):
                assert await _time_of_the_house(server.url, token) > before

    asyncio.run(story())


def test_a_server_that_starts_is_in_maintenance_too(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with maintained(sqlite_stage):
            server = sqlite_stage.servers[0]
            server.stop()
            server.start()
            async with sqlite_stage.client() as other:
                await refused("unavailable", "maintenance", other.guest("New"))

    asyncio.run(story())


def test_the_switch_is_on_or_off() -> None:
    result = CliRunner().invoke(app, ["admin", "maintenance", "perhaps"])
    assert result.exit_code != 0
    assert "on or off" in str(result.exception)


def test_maintenance_needs_no_running_server(tmp_path: Path) -> None:
    where = ["--data", str(tmp_path)]
    assert CliRunner().invoke(app, ["admin", "maintenance", "on", *where]).exit_code == 0
    assert CliRunner().invoke(app, ["admin", "maintenance", "off", *where]).exit_code == 0
