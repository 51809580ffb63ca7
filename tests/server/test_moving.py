"""A game that a browser has kept becomes a table of an account: played again, marked, never rated, moved once."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from quayside.client.errors import Refused
from quayside.tab.doors import answered
from quayside.tab.house import House
from quayside.tab.store import Memory
from quayside.table.commands import Act
from server.machines import Stage
from server.play import people

SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "club"}, {"kind": "bot", "bot": "club"}]


async def at_home(moves: int) -> tuple[dict[str, Any], Any]:
    """A game begun without a server: as its browser keeps it, and as it looks there."""
    house = House(Memory(), pause=0.0)
    await house.open()

    async def ask(method: str, path: str, body: Any = None) -> Any:
        answer = json.loads(await answered(house, method, path, None if body is None else json.dumps(body)))
        assert answer["status"] == 200, answer
        return answer["body"]

    await ask("POST", "/guest", {"name": "Ann", "language": "en"})
    made = await ask("POST", "/tables", {"game": "container", "seats": SEATS, "options": {"round_limit": 1}})
    table = made["fresh"]["table"]["id"]
    await ask("POST", f"/tables/{table}/start")
    await house.listen(table, 0)
    for _ in range(moves):
        await house.bots.rest()
        fresh = await ask("GET", f"/tables/{table}")
        if not fresh["legal"]:
            break
        await house.change(table, Act(fresh["legal"][-1]["action"]))
    await house.bots.rest()
    return (await ask("GET", "/my/house"))["tables"][0], await ask("GET", f"/tables/{table}")


def test_a_game_goes_on_and_a_finished_one_is_looked_at_again(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 2) as (ann, ben):
            for moves in (6, 10_000):
                kept, there = await at_home(moves)
                path = f"/api/tables/move?kept={kept['sheet']['header']['id']}"
                moved = await ann.request("POST", path, kept)
                assert moved["new"]
                here = await ann.look(moved["table"])
                assert here.view == there["view"]
                assert here.table.imported
                assert not here.table.rated
                assert here.table.status == there["table"]["status"]
                assert (await ann.request("POST", path, kept)) == {"table": moved["table"], "new": False}
                theirs = await ben.request("POST", path, kept)
                assert theirs["table"] != moved["table"]  # each has a table of their own
                if here.table.status == "finished":
                    assert (await ann.request("GET", f"/api/tables/{moved['table']}/replay?start=0&limit=3"))["steps"]
                else:
                    assert here.legal
                    await ann.act(moved["table"], here.version, here.legal[0].action)
            record = await ann.request("GET", "/api/my/record")
            assert record == {"games": []}

    asyncio.run(story())


def test_what_was_not_played_is_refused(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 1) as (ann,):
            kept, _there = await at_home(6)
            first = next(entry for entry in kept["entries"] if entry["kind"] == "act")
            for wrong in ("dance()", "end_turn()"):
                first["action"] = wrong
                with pytest.raises(Refused):
                    await ann.request("POST", "/api/tables/move?kept=abcdefgh", kept)
            assert (await ann.request("GET", "/api/my/tables"))["tables"] == []

    asyncio.run(story())
