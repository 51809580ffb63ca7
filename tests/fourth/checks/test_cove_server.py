"""Cove on a real server: offered, played to the end by people and a bot, and exported."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Iterator

import pytest
import quayside
from server.machines import Stage, make_servers, started
from server.play import at_random, people, refused, seated, sockets


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder: Path = tmp_path_factory.mktemp("cove")
    with started(make_servers("sqlite", folder, None)) as found:
        yield found


def test_it_is_offered_and_played_to_the_end(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 2) as clients:
            offered = {game.id: game for game in await clients[0].games()}["cove"]
            assert offered.players == (2, 4)
            assert "master" in offered.bots
            fresh = await seated(clients, "cove", bots=1, options={"nights": 2})
            table = fresh.table.id
            async with sockets(stage, clients, table) as lives:
                ends = await asyncio.gather(*(live.play(table, at_random(random.Random(1))) for live in lives))
            assert [end.table.status for end in ends] == ["finished", "finished"]
            assert ends[0].table.seed is not None
            assert quayside.commitment(ends[0].table.seed) == fresh.table.commitment
            course = await clients[0].request("GET", f"/api/tables/{table}/scores")
            assert (await clients[1].replay(table)).steps
            await refused("unknown", None, clients[0].request("GET", "/api/tutorials/cove"))
            game = quayside.load(await clients[0].export(table))
            assert game.result is not None
            assert course["points"][-1]["scores"] == game.result.scores
            assert game.view(0) == ends[0].view

    asyncio.run(asyncio.wait_for(story(), 120))
