"""The analysis at the server: for finished games only, worked out beside the event loop, and the same for everybody."""

from __future__ import annotations

import asyncio
import random

from quayside.server.doors.analysis import SECONDS
from server.machines import Stage
from server.play import at_random, people, refused, seated, sockets


def test_analysis_of_a_finished_game(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 3) as clients:
            table = (await seated(clients, "container", options={"round_limit": 2})).table.id
            path = f"/api/tables/{table}/analysis"
            for client in clients:
                await refused("refused", "not-over", client.request("GET", path))
            async with sockets(sqlite_stage, clients, table) as lives:
                rng = random.Random(5)
                await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
            look = await clients[0].look(table)
            assert look.view is not None
            clients[0].wait_up_to(SECONDS)
            asked = asyncio.create_task(clients[0].request("GET", path))
            served = 0
            while not asked.done():
                await clients[1].look(table)
                served += 1
                await asyncio.sleep(0.1)
            told = await asked
            assert served > 1, "others are served while it is worked out"
            assert told["result"] == look.view["result"]
            assert told["players"] == 3
            assert len(told["turns"]) == 7
            winners = look.view["result"]["ranks"].count(1)
            ends = [(rank == 1) / winners for rank in look.view["result"]["ranks"]]
            assert all(abs(part - end) < 0.001 for part, end in zip(told["turns"][-1]["chances"], ends, strict=True))
            assert await clients[2].request("GET", path) == told

    asyncio.run(asyncio.wait_for(story(), SECONDS))
