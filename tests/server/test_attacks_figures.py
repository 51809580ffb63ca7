"""Attacks by watching: figures are not for visitors, and they count no action that is a secret of a seat."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY, generate_latest

from quayside.server.protocol import CreateRequest, SeatRequest
from quayside.server.service import Service
from quayside.server.settings import BadSetting, Settings
from quayside.table.commands import Act, Sit, Start
from server.machines import Server, Stage
from server.play import mover, people, seated

CHANGES = ("quayside_changes_total", "quayside_write_seconds_count")


def test_visitors_do_not_see_figures(sqlite_stage: Stage, tmp_path: Path) -> None:
    assert httpx.get(f"{sqlite_stage.url()}/metrics").status_code == 404
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<title>Quayside</title>")
    server = Server(tmp_path / "data", {"QUAYSIDE_WEB": str(built)}).start()
    try:
        assert httpx.get(f"{server.url}/anything").status_code == 200
        assert httpx.get(f"{server.url}/metrics").status_code == 404
        assert "quayside_connections" in server.figures()
    finally:
        server.stop()


def test_where_figures_are_shown() -> None:
    def where(text: str) -> object:
        return Settings(data=Path("unused"), metrics=text).metrics_address

    assert where("") is None
    assert where("9464") == ("127.0.0.1", 9464)
    assert where("10.0.0.5:9464") == ("10.0.0.5", 9464)
    assert where("[::1]:9464") == ("::1", 9464)
    for wrong in ("figures", "127.0.0.1:", "127.0.0.1:0", "70000"):
        with pytest.raises(BadSetting):
            where(wrong)


def _counted() -> list[str]:
    lines = generate_latest(REGISTRY).decode().splitlines()
    return sorted(line for line in lines if line.startswith(CHANGES) and "_created" not in line)


def test_secret_actions_are_counted_nowhere(tmp_path: Path) -> None:
    """Whenever an action is no news for the other seats, no figure of changes moves."""

    async def story() -> None:
        here = Service(Settings(data=tmp_path))
        await here.start()
        people = [(await here.identity.guest(name, "en", name))[0] for name in ("Ann", "Ben", "Cleo")]
        rng = random.Random(2)
        secret = public = 0

        async def game() -> None:
            nonlocal secret, public
            wanted = CreateRequest(game="container", seats=[SeatRequest() for _ in people])
            table = (await here.lobby.create(people[0], wanted)).table.id
            for person, command in ((people[1], Sit()), (people[2], Sit()), (people[0], Start())):
                await here.change(person, table, command)
            while secret <= 3 or public <= 30:
                found = await here.cache.current(table)
                g = found.state
                assert g is not None
                if g.over:
                    return
                seat = g.pending()[0]
                others = [each for each in range(3) if each != seat]
                known = [found.version_for(each) for each in others]
                before = _counted()
                await here.change(people[seat], table, Act(g.book.actions.name(rng.choice(g.legal(seat)))))
                found = await here.cache.current(table)
                if known == [found.version_for(each) for each in others]:
                    secret += 1
                    assert _counted() == before
                else:
                    public += _counted() != before

        # The server deals by chance of its own, and one short game may hold too few secret actions to tell anything.
        while secret <= 3 or public <= 30:
            await game()
        await here.stop()

    asyncio.run(asyncio.wait_for(story(), 300))


def test_requests_that_act_are_counted_nowhere(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 3) as clients:
            table = (await seated(clients)).table.id
            client, fresh = await mover(clients, table)
            await client.act(table, fresh.version, fresh.legal[0].action)

    asyncio.run(story())
    figures = sqlite_stage.servers[0].figures()
    assert 'route="/api/tables/{table}/sit"' in figures
    assert not re.search(r'route="[^"]*/(act|undo|reset|confirm)"', figures)
