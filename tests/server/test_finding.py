"""Finding one's games: what lists say of them, one's own record, seats for bots, and who invites."""

from __future__ import annotations

import asyncio
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quayside.client import Client
from quayside.games.registry import GAMES
from quayside.server.protocol import MyRecord, Scores, TableInfo, TableList
from quayside.table.scores import Stretch, swings
from server.machines import Stage
from server.play import GAME, at_random, fewest, people, refused, seated, sockets


async def played_out(stage: Stage, clients: list[Client], game: str, seed: int = 5) -> str:
    """A table whose game these people have played to its end."""
    table = (await seated(clients, game)).table.id
    async with sockets(stage, clients, table) as lives:
        rng = random.Random(seed)
        await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
    return table


async def mine(client: Client, **asked: str) -> list[TableInfo]:
    return TableList.model_validate(await client.request("GET", "/api/my/tables", **asked)).tables


async def record(client: Client) -> MyRecord:
    return MyRecord.model_validate(await client.request("GET", "/api/my/record"))


@pytest.mark.parametrize("game", list(GAMES))
def test_lists_tell_round_and_result_and_the_record_counts_them(sqlite_stage: Stage, game: str) -> None:
    async def story() -> None:
        async with people(sqlite_stage, fewest(game) + 1) as (*clients, stranger):
            assert (await record(clients[0])).games == []
            running = (await seated(clients, game)).table
            assert (running.round, running.result, running.host) == (1, None, "Guest 0")
            table = await played_out(sqlite_stage, clients, game)
            ended = await clients[0].look(table)
            assert ended.view is not None
            told = ended.view["result"]
            for seat, client in enumerate(clients):
                (listed,) = await mine(client, status="finished")
                assert listed.id == table
                assert listed.round is not None
                assert listed.round > 1
                assert listed.result is not None
                assert (listed.result.ranks, listed.result.scores) == (told["ranks"], told["scores"])
                (one,) = (await record(client)).games
                assert (one.game, one.played, one.won) == (game, 1, int(told["ranks"][seat] == 1))
                assert (one.mean, one.best, one.last) == (told["scores"][seat], told["scores"][seat], listed.ended_at)
                assert {each.id for each in await mine(client)} == {running.id, table}
            assert (await record(stranger)).games == []

    asyncio.run(asyncio.wait_for(story(), 120))


def test_a_record_is_for_its_owner_only(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with Client(sqlite_stage.url()) as nobody:
            await refused("forbidden", None, nobody.request("GET", "/api/my/record"))
            await refused("forbidden", None, nobody.request("GET", "/api/my/tables"))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_an_imported_game_does_not_count(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, fewest()) as clients:
            table = await played_out(sqlite_stage, clients, GAME)
            dump = await clients[0].request("GET", f"/api/tables/{table}/export")
            seats = [{"kind": "person"}, *({"kind": "bot", "bot": "random"} for _ in clients[1:])]
            wanted = {"dump": dump, "at": len(dump["log"]) - 3, "seats": seats}
            made = await clients[0].request("POST", "/api/tables/import", wanted)
            again = made["fresh"]["table"]["id"]
            await clients[0].do(again, "start")
            async with sockets(sqlite_stage, clients[:1], again) as (live,):
                await live.play(again, at_random(random.Random(1)))
            assert (await clients[0].look(again)).table.status == "finished"
            (one,) = (await record(clients[0])).games
            assert one.played == 1

    asyncio.run(asyncio.wait_for(story(), 90))


@pytest.mark.parametrize("game", list(GAMES))
def test_scores_are_told_by_their_parts_and_by_the_turns_that_decided(sqlite_stage: Stage, game: str) -> None:
    async def story() -> None:
        async with people(sqlite_stage, fewest(game)) as clients:
            table = await played_out(sqlite_stage, clients, game)
            ended = await clients[0].look(table)
            assert ended.view is not None
            told = ended.view["result"]
            for client in clients:
                scores = Scores.model_validate(await client.request("GET", f"/api/tables/{table}/scores"))
                for seat, sheet in enumerate(told["sheet"]):
                    for item, points in sheet.items():
                        parts = [part for part in scores.parts if (part.seat, part.item) == (seat, item)]
                        assert sum(part.points for part in parts) == points
                assert scores.second is not None
                assert told["ranks"][scores.first] == 1
                assert told["ranks"][scores.first] <= told["ranks"][scores.second]
                lead = told["scores"][scores.first] - told["scores"][scores.second]
                assert sum(each.gap for each in scores.gaps) == lead
                assert len(scores.swings) <= 3
                behind = [each for each in scores.points if each.scores[scores.first] <= each.scores[scores.second]]
                assert scores.swings or lead == 0 or not behind
                sizes = [abs(each.gap) for each in scores.swings]
                assert sizes == sorted(sizes, reverse=True)
                for swing in scores.swings:
                    before, after = scores.points[swing.turn - 1], scores.points[swing.turn]
                    assert (before.step, after.step) == (swing.since, swing.step)
                    first = after.scores[scores.first] - before.scores[scores.first]
                    moved = first - (after.scores[scores.second] - before.scores[scores.second])
                    assert 0 < swing.gap <= moved or 0 > swing.gap >= moved

    asyncio.run(asyncio.wait_for(story(), 90))


@pytest.mark.parametrize(
    ("ahead", "decided"),
    [
        ([0, -10, 3, 3, 3, 3], {2: 3}),  # paid in one turn and earned back in the next: the profit counts
        ([0, 8, 8, 8, 8, 2, 2, 2, 2], {1: 8, 5: -6}),
        ([0, 9, 0, 9, 0, 0, 0, 4], {7: 4}),  # to and fro decides nothing, the last turn does
        ([5, 5, 5], {}),
        ([0, 9, -9, 9, -9, 4], {5: 13}),  # nothing lasted: the turn that took the lead for good
        ([0, 9, -9, 9, -9, 0], {}),  # nor did that
    ],
)
def test_what_is_taken_back_within_a_round_decides_nothing(ahead: list[int], decided: dict[int, int]) -> None:
    stretches = [Stretch(0, at, at + 1, [each, 0]) for at, each in enumerate(ahead)]
    assert {swing["turn"]: swing["gap"] for swing in swings(stretches, 0, 1)} == decided


@given(st.lists(st.integers(-20, 20), min_size=1, max_size=12), st.integers(-5, 0), st.integers(1, 20))
def test_a_lead_that_was_won_was_won_in_some_turn(between: list[int], start: int, lead: int) -> None:
    ahead = [start, *between, lead]
    found = swings([Stretch(0, at, at + 1, [each, 0]) for at, each in enumerate(ahead)], 0, 1)
    assert found
    for swing in found:
        moved = ahead[swing["turn"]] - ahead[swing["turn"] - 1]
        assert 0 < swing["gap"] <= moved or 0 > swing["gap"] >= moved


def test_an_owner_gives_free_seats_to_bots_and_back(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 2) as (owner, guest):
            table = (await owner.create(GAME, ["person"] * fewest())).table.id
            bot = f"/api/tables/{table}/seats/1/bot"
            token = (await owner.link(table, 1)).token
            await refused("forbidden", None, guest.request("POST", bot, {}))
            await refused("malformed", "no-such-bot", owner.request("POST", bot, {"bot": "nobody"}))
            await refused("refused", "taken", owner.request("POST", f"/api/tables/{table}/seats/0/bot", {}))
            await owner.request("POST", bot, {"bot": "random"})
            seat = (await owner.look(table)).table.seats[1]
            assert (seat.kind, seat.bot, seat.invited) == ("bot", "random", False)
            await refused("forbidden", "bad-link", guest.use_link(token))
            await owner.request("DELETE", f"/api/tables/{table}/seats/1")
            seat = (await owner.look(table)).table.seats[1]
            assert (seat.kind, seat.bot, seat.name) == ("person", None, None)
            await guest.do(table, "sit")
            await refused("refused", "taken", owner.request("POST", bot, {}))
            for free in range(2, fewest()):
                await owner.request("POST", f"/api/tables/{table}/seats/{free}/bot", {})
            assert (await owner.do(table, "start")).table.status == "playing"
            await refused("refused", None, owner.request("POST", bot, {}))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_an_invitation_says_who_invites_to_what(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 1) as (owner,), Client(sqlite_stage.url()) as nobody:
            clock = {"seconds": 900, "increment": 10}
            table = (await owner.create(GAME, ["person"] * fewest(), public=False, clock=clock)).table.id
            token = (await owner.link(table, 1)).token
            told = TableInfo.model_validate(await nobody.request("POST", "/api/links/look", {"token": token}))
            assert (told.host, told.game, len(told.seats)) == ("Guest 0", GAME, fewest())
            assert told.clock is not None
            assert (told.clock.seconds, told.clock.increment) == (900, 10)

    asyncio.run(asyncio.wait_for(story(), 60))
