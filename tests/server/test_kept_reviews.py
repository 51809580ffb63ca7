"""Reviews are kept over a restart, and a table that cannot be read here any more has none."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, Awaitable, Callable, Iterator

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.client import Client
from quayside.server import protocol
from quayside.server.store import rows, schema
from quayside.server.store.database import Database
from quayside.server.store.sealing import seal_tables
from server.machines import Databases, Stage, make_servers, started
from server.play import at_random, people, refused, seated, sockets

Change = Callable[[AsyncConnection], Awaitable[Any]]


@pytest.fixture(params=["sqlite", "postgres"])
def own_stage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stage]:
    """Servers of one test alone, which it may start again."""
    databases: Databases | None = request.getfixturevalue("databases") if request.param == "postgres" else None
    with started(make_servers(request.param, tmp_path, databases)) as stage:
        yield stage


async def looked_at(client: Client, table: str, language: str = "en") -> protocol.ReviewAnswer:
    path = f"/api/tables/{table}/review?language={language}"
    return protocol.ReviewAnswer.model_validate(await client.request("GET", path))


async def whole(client: Client, table: str) -> protocol.Review:
    while (found := await looked_at(client, table)).stage != "whole":
        await asyncio.sleep(0.05)
    assert found.review is not None
    return found.review


async def finished(stage: Stage, clients: list[Client]) -> str:
    table = (await seated(clients, "container", bots=2, options={"round_limit": 1})).table.id
    async with sockets(stage, clients, table) as lives:
        rng = random.Random(5)
        await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
    return table


async def changed(stage: Stage, change: Change) -> None:
    """Something in the database is not what it was, while no server runs."""
    database = Database(stage.settings.database_url)
    async with database.write() as connection:
        await change(connection)
    await database.close()


async def restarted(stage: Stage, change: Change | None = None) -> None:
    for server in stage.servers:
        server.stop()
    if change is not None:
        await changed(stage, change)
    for server in stage.servers:
        await asyncio.to_thread(server.start)


def test_a_review_is_kept_over_a_restart_in_all_languages(own_stage: Stage) -> None:
    async def story() -> None:
        async with people(own_stage, 1) as (ann,):
            table = await finished(own_stage, [ann])
            review = await whole(ann, table)
            italian = (await looked_at(ann, table, "it")).review
            await restarted(own_stage)
            again = await looked_at(ann, table)
            assert (again.stage, again.review) == ("whole", review), "it is there at once"
            assert (await looked_at(ann, table, "it")).review == italian

    asyncio.run(story())


def test_a_review_by_another_coach_is_made_anew_and_goes_with_its_table(own_stage: Stage) -> None:
    async def another(connection: AsyncConnection) -> None:
        await connection.execute(update(schema.reviews).values(coach="of long ago"))

    async def counted(connection: AsyncConnection) -> int:
        return int((await connection.execute(select(func.count()).select_from(schema.reviews))).scalar_one())

    async def story() -> None:
        async with people(own_stage, 1) as (ann,):
            table = await finished(own_stage, [ann])
            review = await whole(ann, table)
            await restarted(own_stage, another)
            assert (await looked_at(ann, table)).stage != "whole"
            assert await whole(ann, table) == review

            async def removed(connection: AsyncConnection) -> None:
                assert await counted(connection) == 1
                await rows.remove_table(connection, table)
                assert await counted(connection) == 0

            await restarted(own_stage, removed)
            await refused("unknown", "no-table", looked_at(ann, table))

    asyncio.run(story())


async def nothing_is_told(client: Client, table: str, kind: str, reason: str) -> None:
    """Neither a review nor anything that belongs to it, but a word on why not."""
    path = f"/api/tables/{table}/review"
    await refused(kind, reason, client.request("GET", path))
    await refused(kind, reason, client.request("GET", f"{path}/position", entry=0))
    await refused(kind, reason, client.request("POST", f"{path}/solve", {"entry": 0, "action": "pass"}))
    await refused(kind, reason, client.request("POST", f"{path}/play-on", {"entry": 0, "seat": 0}))


@pytest.mark.parametrize("own_stage", ["sqlite"], indirect=True)
def test_a_table_of_other_rules_is_reviewed_only_if_it_comes_out_the_same(own_stage: Stage) -> None:
    async def of_old_rules(connection: AsyncConnection) -> None:
        await connection.execute(update(schema.tables).values(rules="of long ago"))
        await connection.run_sync(seal_tables)

    async def with_other_events(connection: AsyncConnection) -> None:
        told = update(schema.entries).where(schema.entries.c.kind == "act").values(events=[["turn", 0, [9, 9]]])
        await connection.execute(told)
        await connection.run_sync(seal_tables)

    async def of_a_game_that_is_not_here(connection: AsyncConnection) -> None:
        await connection.execute(update(schema.tables).values(game="chess"))
        await connection.run_sync(seal_tables)

    async def story() -> None:
        async with people(own_stage, 1) as (ann,):
            table = await finished(own_stage, [ann])
            review = await whole(ann, table)
            await restarted(own_stage, of_old_rules)
            assert await whole(ann, table) == review
            await restarted(own_stage, with_other_events)
            await nothing_is_told(ann, table, "unavailable", "rules-changed")
            await restarted(own_stage, of_a_game_that_is_not_here)
            await nothing_is_told(ann, table, "unavailable", "game-missing")

    asyncio.run(story())


def test_an_unfinished_and_a_foreign_game_are_told_nothing_of(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 2) as (ann, stranger):
            waiting = (await ann.create("container", ["person", "bot:random", "bot:random"])).table.id
            await nothing_is_told(ann, waiting, "refused", "not-over")
            running = (await seated([ann], "container", bots=2)).table.id
            await nothing_is_told(ann, running, "refused", "not-over")
            await ann.do(running, "abandon")
            await nothing_is_told(ann, running, "refused", "not-over")
            private = (
                await seated([ann], "container", bots=2, options={"round_limit": 1}, spectators=False, public=False)
            ).table.id
            async with sockets(sqlite_stage, [ann], private) as (live,):
                await live.play(private, at_random(random.Random(5)))
            await nothing_is_told(stranger, private, "forbidden", "no-spectators")
            await nothing_is_told(stranger, "no-such-table", "unknown", "no-table")

    asyncio.run(story())


async def insights_of(client: Client) -> protocol.Insights:
    return protocol.Insights.model_validate(await client.request("GET", "/api/my/insights?language=it"))


def test_insights_come_from_reviewed_games_of_ones_own(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 2) as (ann, ben):
            assert (await insights_of(ann)).games == []
            fewest = (await insights_of(ann)).fewest
            tables = [await finished(sqlite_stage, [ann]) for _game in range(fewest)]
            (found,) = (await insights_of(ann)).games
            assert (found.game, found.reviewed, found.rows) == ("container", [], [])
            assert sorted(found.others) == sorted(tables)
            for table in tables[1:]:
                await whole(ann, table)
            (found,) = (await insights_of(ann)).games
            assert (found.others, found.rows) == ([tables[0]], []), "too few"
            last = await whole(ann, tables[0])
            (found,) = (await insights_of(ann)).games
            assert found.others == []
            assert {each.table for each in found.reviewed} == set(tables)
            assert "source" in {row.about for row in found.rows}, "in which phase one acts differs in so short games"
            assert all(row.games <= fewest for row in found.rows)
            (own,) = [each for each in found.reviewed if each.table == tables[0]]
            assert own.score == last.result["scores"][0]
            assert (await insights_of(ben)).games == [], "nobody else is told"

    asyncio.run(story())


def test_insights_are_for_somebody(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with sqlite_stage.client() as nobody:
            await refused("forbidden", "not-signed-in", nobody.request("GET", "/api/my/insights"))

    asyncio.run(story())
