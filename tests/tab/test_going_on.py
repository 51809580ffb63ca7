"""A game against bots at a server goes on in a browser: as its seat knows it, and with nothing that it may not know."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.tab.store import Memory
from quayside.table.exports import set_aside
from quayside.table.refusals import Refusal
from quayside.table.table import Table
from tab.pages import Page, begun

KEY = "key"
SEATS = [{"kind": "bot", "bot": "club"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]


async def played(game: str, answers: int) -> tuple[Page, Table]:
    page, table = await begun(game, ["club", "person", "random"])
    await page.play(table, answers)
    await page.house.bots.rest()
    return page, await page.house.tables.current(table)


def taken(page: Page, at: Table) -> Any:
    return json.loads(json.dumps(set_aside(at, page.house.somebody()["id"], KEY, Quick(7))))


@pytest.mark.parametrize("game", list(GAMES))
def test_it_goes_on_where_its_seat_was_asked(game: str) -> None:
    async def evening() -> None:
        page, at = await played(game, 12)
        before = await page.look(at.id)
        other = Page(Memory(), chance=3)
        await other.enter()
        made = await other.ask("POST", "/tables/aside", {"dump": taken(page, at), "seats": SEATS})
        now = made["fresh"]
        assert now["table"]["imported"]
        assert [seat["bot"] for seat in now["table"]["seats"]] == ["club", None, "random"]
        assert (now["seat"], now["view"], now["legal"]) == (1, before["view"], before["legal"])
        again = await other.play(now["table"]["id"], 3)
        assert again["version"] > now["version"]
        assert await page.look(at.id) == before  # the table that it came from waits

    asyncio.run(evening())


@pytest.mark.parametrize("game", list(GAMES))
def test_it_tells_nothing_that_the_seat_may_not_know(game: str) -> None:
    async def evening() -> None:
        page, at = await played(game, 9)
        told = taken(page, at)
        assert at.state is not None
        hidden = [json.dumps(at.state.dump()["state"])]
        for chance in range(3):  # other games that look the same to the seat
            at.state = at.state.determinize(1, Quick(chance))
            hidden.append(json.dumps(at.state.dump()["state"]))
            assert taken(page, at) == told
        assert len(set(hidden)) > 1
        assert at.header.seed not in json.dumps(told)

    asyncio.run(evening())


def test_who_may_take_it_along() -> None:
    async def evening() -> None:
        page, at = await played("container", 3)
        with pytest.raises(Refusal, match="do not play"):
            set_aside(at, "somebody", KEY, Quick(1))
        at.seats[0].bot = None
        with pytest.raises(Refusal, match="against bots"):
            taken(page, at)
        at.seats[0].bot, at.header.pending = "club", 0b001
        with pytest.raises(Refusal, match="nothing to decide"):
            taken(page, at)

    asyncio.run(evening())


def test_only_the_seat_that_took_it_goes_on() -> None:
    async def evening() -> None:
        page, at = await played("container", 3)
        other = Page(Memory())
        await other.enter()
        seats = [SEATS[1], SEATS[0], SEATS[2]]
        refused = await other.ask("POST", "/tables/aside", {"dump": taken(page, at), "seats": seats}, status=409)
        assert refused["error"]["reason"] == "bad-seats"

    asyncio.run(evening())
