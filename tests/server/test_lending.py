"""Few workers for many people: everybody is served in turn, and tables without people wait."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise

from sqlalchemy import select

from quayside.client import Client
from quayside.server.limits.lending import Lending
from quayside.server.protocol import Fresh
from quayside.server.store import schema
from quayside.server.store.database import Database
from server.machines import Stage
from server.play import GAME, people


def test_lanes_are_served_in_turn() -> None:
    """One person's forty pieces of work keep another's single one waiting for one at the most."""
    order: list[str] = []
    served_before: dict[str, int] = {}

    async def story() -> None:
        fair = Lending([0])

        async def work(lane: str, awaited: bool) -> None:
            served_before[lane] = len(order)
            async with fair.lend(lane, awaited):
                await asyncio.sleep(0)
                order.append(lane)

        many = [asyncio.ensure_future(work("many", True)) for _ in range(40)]
        idle = [asyncio.ensure_future(work("nobody", False)) for _ in range(3)]
        await asyncio.sleep(0)
        few = asyncio.ensure_future(work("few", True))
        await asyncio.gather(*many, *idle, few)

    asyncio.run(story())
    assert order.index("few") - served_before["few"] <= 2  # the one under way, and one that was called already
    assert order[-3:] == ["nobody"] * 3


def test_whoever_goes_away_blocks_nobody() -> None:
    """Whatever is cancelled when: at the end everything is free again and everybody who stayed was served."""

    async def story(seed: int) -> None:
        chance = random.Random(seed)
        fair = Lending(["a", "b"])
        served: list[int] = []

        async def work(number: int) -> None:
            async with fair.lend(str(number % 3), number % 2 == 0):
                await asyncio.sleep(chance.choice((0, 0, 0.001)))
                served.append(number)

        tasks = [asyncio.ensure_future(work(number)) for number in range(30)]
        gone: set[int] = set()
        for number in chance.sample(range(30), 12):
            await asyncio.sleep(0)
            if tasks[number].cancel():
                gone.add(number)
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 10)
        assert set(range(30)) - gone <= set(served)
        assert fair.waiting() == 0
        async with fair.lend("last"), fair.lend("last"):
            pass

    for seed in range(200):
        asyncio.run(story(seed))


async def _decided(stage: Stage, tables: list[str]) -> list[tuple[float, bool]]:
    """When everything at some tables was decided, in order, and whether a bot did it."""
    c = schema.entries.c
    query = select(c.at, c.person).where(c.table_id.in_(tables), c.kind == "act").order_by(c.at, c.version)
    database = Database(stage.settings.database_url)
    try:
        async with database.read() as connection:
            return [(at, person is None) for at, person in await connection.execute(query)]
    finally:
        await database.close()


def test_tables_without_people_keep_nobody_waiting(sqlite_stage: Stage) -> None:
    """Twenty tables of the slowest bots, and the bots at a person's table answer as if there were none."""

    async def story() -> None:
        async with people(sqlite_stage, 2) as (crowd, ann):
            tables = []
            for _ in range(20):
                fresh = await crowd.create(GAME, ["bot:ismcts"] * 3, sit=False, options={})
                tables.append(fresh.table.id)
                await crowd.do(fresh.table.id, "start")
            mine = await ann.create(GAME, ["person", "bot:beginner", "bot:beginner"], options={})
            table = mine.table.id
            await ann.do(table, "start")
            chance = random.Random(3)
            for _ in range(3):
                now = await _until_asked(ann, table)
                while now.decision is not None:
                    done = await ann.act(table, now.version, chance.choice(now.legal).action)
                    assert done.fresh is not None
                    now = done.fresh
            await _until_asked(ann, table)
            for each in tables:
                await crowd.do(each, "abandon")
            here, elsewhere = await _decided(sqlite_stage, [table]), await _decided(sqlite_stage, tables)
            # What is decided elsewhere while Ann thinks keeps nobody waiting.
            waits = [(before, at) for (before, _), (at, by_bot) in pairwise(here) if by_bot]
            meanwhile = sum(before < at < until for before, until in waits for at, _ in elsewhere)
            assert len(waits) >= 4
            assert elsewhere
            # In the order of asking each of ours would wait for one of every table. One may be under way when ours
            # comes, and some are decided while what was done before is being stored, more where the disk is slow.
            assert meanwhile <= len(tables) // 2 * len(waits)

    asyncio.run(asyncio.wait_for(story(), 240))


async def _until_asked(client: Client, table: str) -> Fresh:
    while True:
        fresh = await client.look(table)
        if fresh.decision is not None or fresh.table.status != "playing":
            return fresh
        await asyncio.sleep(0.05)
