"""A house in a tab: the server's protocol for the people at one device, kept by whatever stores texts."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from typing import Any

import pytest

from quayside.bots.registry import make_bot
from quayside.bots.rehearser import Rehearser
from quayside.games.registry import GAMES
from quayside.tab.pace import itself, searching
from quayside.tab.store import Memory, Written
from quayside.table.commands import Act
from quayside.table.table import FINISHED
from tab.pages import Page, begun


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_against_bots_and_what_comes_after(game: str) -> None:
    async def evening() -> None:
        store = Memory()
        page, table = await begun(game, ["person", "club", "random"], store)
        half = await page.play(table, 40)
        assert half["table"]["status"] == "playing"
        again = Page(store, chance=2)  # the tab was closed
        await again.house.open()
        assert (await again.look(table)) == half
        end = await again.play(table)
        assert end["table"]["status"] == "finished"
        assert end["table"]["result"]["ranks"]
        assert (await again.ask("GET", f"/tables/{table}/scores"))["points"]
        assert (await again.ask("GET", f"/tables/{table}/replay?start=0&limit=5"))["steps"]
        assert (await again.ask("GET", f"/tables/{table}/export"))["log"]
        (listed,) = (await again.ask("GET", "/my/tables"))["tables"]
        assert listed["result"] == end["table"]["result"]
        next_one = await again.ask("POST", f"/tables/{table}/rematch")
        assert [seat["bot"] for seat in next_one["fresh"]["table"]["seats"]] == [None, "club", "random"]

    asyncio.run(evening())


def test_bots_pause_only_when_somebody_has_decided() -> None:
    async def evening() -> None:
        page = Page(Memory(), pause=3600.0)
        await page.enter()
        while True:  # until bots begin
            table = await page.table("container", ["person", "club", "club"])
            started = await page.ask("POST", f"/tables/{table}/start")
            if 0 not in started["fresh"]["table"]["pending"]:
                break
        await page.say(type="subscribe", table=table, since=0)
        await asyncio.wait_for(page.house.bots.rest(), 300)
        fresh = await page.look(table)
        while 0 in fresh["table"]["pending"]:
            await page.act(table, fresh)
            fresh = await page.look(table)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(page.house.bots.rest(), 0.1)

    asyncio.run(evening())


@pytest.mark.parametrize("game", list(GAMES))
def test_no_level_that_searches_is_weaker_than_the_one_below(game: str) -> None:
    """In the same time the same way of looking ahead comes at least as far."""
    found: list[Any] = [itself(make_bot(level, game)) for level in searching(game)]
    assert len(found) >= 2
    assert {type(bot) for bot in found} == {Rehearser}
    assert {bot._horizon for bot in found} == {found[0]._horizon}
    assert all(later._lines > bot._lines for bot, later in pairwise(found))


def test_undo_why_not_and_foresight() -> None:
    async def evening() -> None:
        page, table = await begun("container", ["person", "club", "club"])
        await page.say(type="subscribe", table=table, since=0)
        await page.house.bots.rest()
        fresh = await page.look(table)
        action = fresh["legal"][0]["action"]
        assert (await page.ask("GET", f"/tables/{table}/why-not?action={action}"))["legal"]
        assert "events" in await page.ask("GET", f"/tables/{table}/foresight?action={action}")
        done = await page.say(type="act", table=table, version=fresh["version"], move="a", action=action)
        again = await page.say(type="act", table=table, version=fresh["version"], move="a", action=action)
        assert (done["repeated"], again["repeated"]) == (False, True)
        stale = await page.say(type="act", table=table, version=fresh["version"], move="b", action=action)
        assert stale["error"]["kind"] == "stale"
        now = await page.look(table)
        if now["undo"]:
            await page.say(type="undo", table=table, version=now["version"], move="c", steps=1)
            assert (await page.look(table))["legal"] == fresh["legal"]

    asyncio.run(evening())


def test_lessons_and_games_are_answered() -> None:
    async def evening() -> None:
        page = Page(Memory())
        await page.house.open()
        assert [game["id"] for game in await page.ask("GET", "/games")] == list(GAMES)
        lessons = (await page.ask("GET", "/tutorials/container"))["lessons"]
        moment = await page.ask("GET", f"/tutorials/container/{lessons[0]['lesson']}?done=0")
        assert moment["fresh"]["legal"]
        assert (await page.ask("GET", "/tutorials/nothing", status=409))["error"]["kind"] == "unknown"
        assert (await page.ask("GET", "/me", status=409))["error"]["reason"] == "not-signed-in"

    asyncio.run(evening())


@pytest.mark.parametrize("game", list(GAMES))
def test_people_who_share_a_device_see_only_their_own(game: str) -> None:
    async def evening() -> None:
        page = Page(Memory())
        await page.enter()
        table = await page.table(game, ["person", "person", "club"])
        await page.ask("POST", f"/tables/{table}/sit", {"seat": 1, "name": "Ben"})
        await page.ask("POST", f"/tables/{table}/start")
        await page.say(type="subscribe", table=table, since=0)
        passed, took = 0, set()
        for _ in range(150):
            await page.house.bots.rest()
            fresh = await page.look(table)
            if fresh["seat"] is None:
                assert fresh["legal"] == []
                assert fresh["decision"] is None
                kept = await page.house.tables.current(table)
                assert kept.state is not None
                assert fresh["view"] == json.loads(json.dumps(kept.state.view(None)))
                assert set(page.passed) == {table} or not passed
                page.passed.clear()
                passed += 1
                seat = next(each for each in fresh["table"]["pending"] if each != 2)
                fresh = await page.ask("POST", f"/tables/{table}/device", {"seat": seat})
                assert fresh["seat"] == seat
                took.add(seat)
                await page.say(type="subscribe", table=table, since=0)
            page.told.clear()
            mine = fresh["seat"]
            answer = await page.act(table, fresh)
            assert answer["type"] == "done", answer
            assert {each["fresh"]["seat"] for each in page.told} <= {mine}
        assert passed > 3
        assert took == {0, 1}
        await page.ask("POST", f"/tables/{table}/device", {"seat": 2}, status=409)
        ended = await page.ask("POST", f"/tables/{table}/abandon")
        assert ended["fresh"]["table"]["status"] == "abandoned"

    asyncio.run(evening())


def test_two_tabs_at_one_table_never_write_the_same_version() -> None:
    async def evening() -> None:
        store = Memory()
        one, table = await begun("shipyard", ["person", "club"], store)
        two = Page(store, chance=2)
        await two.house.open()
        for page in (one, two):
            await page.say(type="subscribe", table=table, since=0)
        conflicts = 0
        for turn in range(60):
            page, other = (one, two) if turn % 3 else (two, one)
            await one.house.bots.rest()
            await two.house.bots.rest()
            fresh = await page.look(table)
            if fresh["legal"]:
                answer = await page.act(table, fresh)
                conflicts += answer["type"] == "error"
                assert answer["type"] == "done" or answer["error"]["kind"] in ("stale", "unavailable")
            if turn % 2:
                for told in page.others:
                    await other.house.tables.heard(told)
        for page in (one, two):
            await page.house.tables.heard(table)
            await page.house.bots.rest()
        await one.house.tables.heard(table)
        await two.house.tables.heard(table)
        assert conflicts > 0
        assert await one.look(table) == await two.look(table)
        fresh_look = Page(store)
        await fresh_look.house.open()
        assert await fresh_look.look(table) == await one.look(table)

    asyncio.run(evening())


class Refusing(Memory):
    """A store that says no when it is told to."""

    says: Written = "kept"

    async def write(self, table: str, version: int, sheet: str, entry: str, lasting: bool) -> Written:
        return self.says if self.says != "kept" else await super().write(table, version, sheet, entry, lasting)


@pytest.mark.parametrize(("says", "reason"), [("full", "storage-full"), ("failed", "storage-failed")])
def test_what_is_not_kept_has_not_happened(says: Written, reason: str) -> None:
    async def evening() -> None:
        store = Refusing()
        page, table = await begun("container", ["person", "club", "club"], store)
        await page.say(type="subscribe", table=table, since=0)
        await page.house.bots.rest()
        before = await page.look(table)
        store.says = says
        answer = await page.act(table, before)
        assert answer["error"]["reason"] == reason
        assert await page.look(table) == before
        store.says = "kept"
        assert (await page.act(table, before))["type"] == "done"

    asyncio.run(evening())


class Broken(Memory):
    async def sheets(self) -> str:
        raise OSError("the disk is gone")


@pytest.mark.parametrize(
    "data", [[], 3, {}, {"quayside": "house"}, {"quayside": "house", "me": {"id": "x"}, "tables": 3}]
)
def test_a_file_of_something_else_brings_no_games(data: object) -> None:
    async def evening() -> None:
        page = Page(Memory())
        await page.enter()
        problem = (await page.ask("POST", "/my/house", data, status=409))["error"]
        assert (problem["kind"], problem["reason"]) == ("malformed", "bad-file")
        assert (await page.ask("GET", "/my/tables"))["tables"] == []

    asyncio.run(evening())


def test_no_request_is_left_without_an_answer() -> None:
    async def evening() -> None:
        page = Page(Broken())
        await page.enter()
        problem = (await page.ask("GET", "/my/tables", status=500))["error"]
        assert (problem["kind"], problem["reason"]) == ("unavailable", "error")

    asyncio.run(evening())


def test_games_move_to_another_browser_whole() -> None:
    async def evening() -> None:
        page, table = await begun("newzealand", ["person", "club"])
        before = await page.play(table, 30)
        file = await page.ask("GET", "/my/house")
        other = Page(Memory())
        await other.enter("Ann elsewhere")
        assert await other.ask("POST", "/my/house", file) == {"brought": 1}
        assert await other.ask("POST", "/my/house", file) == {"brought": 0}
        after = await other.look(table)
        assert {**after, "table": None} == {**before, "table": None}
        file["tables"][0]["entries"][-1]["action"] = "nonsense"
        third = Page(Memory())
        await third.enter()
        refusal = await third.ask("POST", "/my/house", file, status=409)
        assert refusal["error"]["reason"] == "bad-file"

    asyncio.run(evening())


def test_an_exported_game_goes_on_here() -> None:
    async def evening() -> None:
        page, table = await begun("container", ["person", "club", "club"])
        await page.play(table, 12)
        dump = await page.ask("GET", f"/tables/{table}/export")
        seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
        other = Page(Memory())
        await other.enter()
        made = await other.ask("POST", "/tables/import", {"dump": dump, "seats": seats})
        assert made["fresh"]["table"]["imported"]
        await other.ask("POST", f"/tables/{made['fresh']['table']['id']}/start")

    asyncio.run(evening())


def test_the_log_of_a_finished_game_is_the_game() -> None:
    async def evening() -> None:
        page, table = await begun("container", ["person", "random", "random"])
        await page.play(table)
        kept = await page.house.tables.current(table)
        assert kept.header.status == FINISHED
        assert kept.state is not None
        acts = [entry for entry in page.house.tables.log(kept, 0) if entry.kind == Act.kind]
        assert len(acts) == len(kept.state.log)

    asyncio.run(evening())
