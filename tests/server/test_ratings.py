"""Ratings: each result counts once, for people with accounts, whatever happens around it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from pathlib import Path
from typing import Any, AsyncIterator

import httpx

from quayside.client import Client
from quayside.server.protocol import Fresh
from server.machines import Stage, make_servers
from server.play import GAME, at_random, mover, people, refused, seated, sockets
from server.test_people import hosted


@contextlib.asynccontextmanager
async def accounts(stage: Stage, count: int, guests: int = 0) -> AsyncIterator[list[Client]]:
    """So many people with accounts, then some guests."""
    async with people(stage, count + guests) as clients:
        for client in clients[:count]:
            await client.account(f"ann-{secrets.token_hex(6)}", "correct horse")
        yield clients


async def played(stage: Stage, clients: list[Client], fresh: Fresh) -> Fresh:
    """The table when everybody has played to the end."""
    async with sockets(stage, clients, fresh.table.id) as lives:
        random_ones = [at_random(random.Random(seat)) for seat in range(len(lives))]
        ends = [live.play(fresh.table.id, choose) for live, choose in zip(lives, random_ones, strict=True)]
        return (await asyncio.gather(*ends))[0]


async def at_table(client: Client, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.request("GET", f"/api/tables/{table}/ratings"))["seats"]
    return found


async def mine(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.request("GET", "/api/my/ratings"))["games"]
    return found


def test_a_result_counts_once_for_those_with_accounts(stage: Stage) -> None:
    async def story() -> None:
        async with accounts(stage, 2, guests=1) as clients:
            fresh = await seated(clients, spectators=False)
            assert fresh.table.rated
            before = await at_table(clients[2], fresh.table.id)
            new = {"rating": 1500, "games": 0, "provisional": True}
            assert [each["seat"] for each in before] == [0, 1]  # nothing is known of a guest
            assert all(each["before"].items() >= new.items() and each["after"] is None for each in before)
            end = await played(stage, clients, fresh)
            assert end.table.result is not None
            ranks = end.table.result.ranks
            after = await at_table(clients[0], fresh.table.id)
            changes = [each["after"]["rating"] - each["before"]["rating"] for each in after]
            assert (changes[0] > changes[1]) == (ranks[0] < ranks[1])
            assert (changes[0] == changes[1]) == (ranks[0] == ranks[1])
            assert all(each["after"]["spread"] < each["before"]["spread"] for each in after)
            await hosted(stage, "rename", (await clients[0].me()).id, "Somebody else")  # a change of a finished table
            await clients[1].do(fresh.table.id, "rematch")
            assert await at_table(clients[0], fresh.table.id) == after
            for seat, client in enumerate(clients[:2]):
                (one,) = await mine(client)
                assert (one["game"], one["now"]) == (GAME, after[seat]["after"])
                assert [point["table"] for point in one["course"]] == [fresh.table.id]
            assert await mine(clients[2]) == []
            async with stage.client(0) as stranger:
                await refused("forbidden", "no-spectators", at_table(stranger, fresh.table.id))
                await refused("forbidden", "not-signed-in", mine(stranger))

    asyncio.run(asyncio.wait_for(story(), 120))


def test_games_that_end_together_count_one_after_the_other(stage: Stage) -> None:
    async def story() -> None:
        async with accounts(stage, 2, guests=1) as clients:
            tables = [await seated(clients) for _ in range(3)]
            await asyncio.gather(*(played(stage, clients, fresh) for fresh in tables))
            for client in clients[:2]:
                (one,) = await mine(client)
                assert one["now"]["games"] == 3
                assert {point["table"] for point in one["course"]} == {fresh.table.id for fresh in tables}
                spreads = [point["spread"] for point in one["course"]]
                assert spreads == sorted(spreads, reverse=True)  # each is built on the one before

    asyncio.run(asyncio.wait_for(story(), 120))


def test_what_does_not_count(stage: Stage) -> None:
    async def story() -> None:
        async with accounts(stage, 2, guests=1) as clients:
            friendly = await seated(clients, rated=False)
            assert not friendly.table.rated
            one_account = await seated([clients[0], clients[2]], bots=1)
            against_bots = await seated(clients[:1], bots=2)
            assert not against_bots.table.rated
            for fresh, who in ((friendly, clients), (one_account, [clients[0], clients[2]])):
                await played(stage, who, fresh)
                assert await at_table(clients[0], fresh.table.id) == []
            assert await mine(clients[0]) == []
            again = await clients[0].do(friendly.table.id, "rematch")
            assert not again.table.rated

    asyncio.run(asyncio.wait_for(story(), 120))


def test_who_gives_up_or_lets_a_bot_play_comes_last(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with accounts(sqlite_stage, 3) as clients:
            resigned = await seated(clients)
            await clients[0].do(resigned.table.id, "resign")
            await played(sqlite_stage, clients[1:], resigned)
            (one,) = await mine(clients[0])
            assert one["course"][0]["place"] == 3
            assert one["now"]["rating"] < 1500
            handed = await seated(clients)
            await clients[1].do(handed.table.id, "hand", seat=1, bot="club")
            await played(sqlite_stage, [clients[0], clients[2]], handed)
            assert [each["course"][-1]["place"] for each in await mine(clients[1])] == [3]

    asyncio.run(asyncio.wait_for(story(), 120))


def test_who_leaves_takes_the_rating_along(stage: Stage) -> None:
    async def story() -> None:
        async with accounts(stage, 2, guests=1) as clients:
            first = await seated(clients)
            await played(stage, clients, first)
            (kept,) = await mine(clients[1])
            data = await clients[0].request("GET", "/api/my/data")
            assert [(row["table_id"], row["number"]) for row in data["ratings"]] == [(first.table.id, 1)]
            second = await seated(clients)  # which bots play on for whoever has left
            await clients[0].request("POST", "/api/me/delete", {"password": "correct horse"})
            assert [each["seat"] for each in await at_table(clients[1], first.table.id)] == [1]
            await played(stage, clients[1:], second)
            assert await at_table(clients[1], second.table.id) == []  # one account was left
            assert await mine(clients[1]) == [kept]

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_crash_at_the_end_counts_the_result_once(tmp_path: Path) -> None:
    stage = make_servers("sqlite", tmp_path / "data", None)
    rng = random.Random(3)

    async def begun() -> tuple[str, list[str]]:
        async with accounts(stage, 3) as clients:
            fresh = await seated(clients)
            return fresh.table.id, [str(client.token) for client in clients]

    async def until_it_dies(table: str, tokens: list[str]) -> tuple[str, int, str]:
        """Who could not end the game, and with what."""
        clients = [Client(stage.servers[0].url, token) for token in tokens]
        while True:
            client, fresh = await mover(clients, table)
            action = rng.choice(fresh.legal).action
            try:
                await client.act(table, fresh.version, action, secrets.token_hex(8))
            except httpx.HTTPError:
                return str(client.token), fresh.version, action

    async def ended_twice(table: str, tokens: list[str], lost: tuple[str, int, str]) -> None:
        clients = [Client(stage.servers[0].url, token) for token in tokens]
        token, version, action = lost
        again = Client(stage.servers[0].url, token)
        assert (await again.look(table)).table.status == "playing"
        assert [await mine(client) for client in clients] == [[], [], []]
        for repeated in (False, True):
            done = await again.act(table, version, action, "the-last-move")
            assert done.repeated == repeated
            found = [await mine(client) for client in clients]
            assert [[point["table"] for point in one["course"]] for (one,) in found] == [[table]] * 3
        assert (await again.look(table)).table.status == "finished"

    try:
        stage.servers[0].start(QUAYSIDE_FAULT="rated")
        table, tokens = asyncio.run(begun())
        lost = asyncio.run(asyncio.wait_for(until_it_dies(table, tokens), 120))
        assert stage.servers[0].died()
        stage.servers[0].kill()
        stage.servers[0].start()
        asyncio.run(ended_twice(table, tokens, lost))
    finally:
        stage.servers[0].kill()
