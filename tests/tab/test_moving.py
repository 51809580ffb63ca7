"""Games of a tab become tables of a server: what was played is played again, and nothing else is believed."""

from __future__ import annotations

import asyncio
import copy
from typing import Any

import pytest

from quayside.games.registry import GAMES
from quayside.tab.store import Memory
from quayside.table.commands import Actor
from quayside.table.moving import moved
from quayside.table.refusals import Refusal
from quayside.table.table import FINISHED, PLAYING, rated
from tab.pages import Page, begun

ANN = Actor("ann-there", "Ann")


async def file_of(page: Page) -> Any:
    return (await page.ask("GET", "/my/house"))["tables"][0]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_running_and_a_finished_game_arrive_as_they_were(game: str) -> None:
    async def evening() -> None:
        page, table = await begun(game, ["person", "club", "random"])
        for most, status in ((30, PLAYING), (10_000, FINISHED)):
            await page.play(table, most)
            here = await page.house.tables.current(table)
            there = moved(await file_of(page), "new", ANN, "key", 7.0)
            assert here.state is not None
            assert there.table.state is not None
            assert there.table.state.digest() == here.state.digest()
            header = there.table.header
            assert (header.id, header.owner, header.status, header.created_at) == ("new", ANN.person, status, 7.0)
            assert not rated(there.table)
            assert header.result == here.header.result
            assert [seat.bot for seat in there.table.seats] == [None, "club", "random"]
            assert [entry.version for entry in there.entries] == list(range(1, header.version + 1))

    asyncio.run(evening())


def test_what_was_taken_back_did_not_happen() -> None:
    async def evening() -> None:
        page, table = await begun("container", ["person", "club", "club"])
        await page.play(table, 5)
        await page.house.bots.rest()
        fresh = await page.look(table)
        await page.act(table, fresh)
        fresh = await page.look(table)
        await page.say(type="undo", table=table, version=fresh["version"], move="back", steps=1)
        here = await page.house.tables.current(table)
        there = moved(await file_of(page), "new", ANN, "key", 0.0).table
        assert here.state is not None
        assert there.state is not None
        assert there.state.digest() == here.state.digest()

    asyncio.run(evening())


def test_a_practice_game_is_known_again() -> None:
    async def evening() -> None:
        page = Page(Memory())
        await page.enter()
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "club"}, {"kind": "bot", "bot": "club"}]
        made = await page.ask("POST", "/practice", {"game": "shipyard", "seats": seats})
        table = made["fresh"]["table"]["id"]
        await page.play(table, 10)
        here = await page.house.tables.current(table)
        there = moved(await file_of(page), "new", ANN, "another key", 0.0).table
        assert here.state is not None
        assert there.state is not None
        assert there.state.position() == here.state.position()
        other = copy.deepcopy(await file_of(page))
        other["sheet"]["header"]["origin"]["origin"]["dice"] = ["00" * 32, 0]
        assert reason(other) == "dealt-elsewhere"

    asyncio.run(evening())


def reason(file: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        moved(file, "new", ANN, "key", 0.0)
    return refusal.value.reason


def test_whatever_could_not_have_happened_is_refused() -> None:
    async def evening() -> None:
        page, table = await begun("container", ["person", "club", "club"])
        await page.play(table, 20)
        good = await file_of(page)

        def but(change: Any) -> str:
            file = copy.deepcopy(good)
            change(file, file["sheet"]["header"], [each for each in file["entries"] if each["kind"] == "act"])
            return reason(file)

        assert but(lambda file, header, acts: acts[3].update(action="dance()")) == "no-such-action"
        assert but(lambda file, header, acts: acts[3].update(action=acts[10]["action"], seat=2)) in (
            "not-now",
            "not-yours",
        )
        assert but(lambda file, header, acts: acts[0].update(seat=17)) == "bad-file"
        assert but(lambda file, header, acts: header.update(game="chess")) == "no-such-game"
        assert but(lambda file, header, acts: header.update(options={"sky": "blue"})) == "bad-options"
        assert but(lambda file, header, acts: header.update(status="abandoned")) == "not-played"
        assert but(lambda file, header, acts: file["sheet"]["seats"].pop()) == "bad-seats"
        assert but(lambda file, header, acts: file["sheet"]["seats"][1].update(person="x")) == "several-people"
        assert but(lambda file, header, acts: file.pop("entries")) == "bad-file"
        assert reason([]) == "bad-file"

    asyncio.run(evening())


def test_a_result_cannot_be_written_into_a_file() -> None:
    async def evening() -> None:
        page, table = await begun("container", ["person", "club", "club"])
        await page.play(table, 20)
        file = await file_of(page)
        file["sheet"]["header"].update(
            status="finished", result={"ranks": [1, 2, 3], "scores": [99, 0, 0]}, imported=None
        )
        there = moved(file, "new", ANN, "key", 0.0).table
        assert (there.header.status, there.header.result) == (PLAYING, None)
        assert not rated(there)

    asyncio.run(evening())
