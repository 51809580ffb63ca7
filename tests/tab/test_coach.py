"""The coach in a tab: the same answers as a server's, worked out beside the tables and kept."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quayside.coach.work import Plan
from quayside.games.registry import GAMES
from quayside.tab import coaching, helping
from quayside.tab.store import Memory
from tab.pages import Page, begun


async def finished(game: str = "container") -> tuple[Page, str, Memory]:
    store = Memory()
    page, table = await begun(game, ["person", "random", "random"], store)
    await page.play(table)
    return page, table, store


async def reviewed(page: Page, table: str, language: str = "en") -> tuple[dict[str, Any], list[str]]:
    """The whole review, and the stages that were seen on the way."""
    stages: list[str] = []
    known = ""
    while not stages or stages[-1] != "whole":
        answer = await page.ask("GET", f"/tables/{table}/review?language={language}{known}")
        if answer["review"] is not None:
            stages.append(answer["review"]["stage"])
            known = f"&known={stages[-1]}"
            found: dict[str, Any] = answer["review"]
        await asyncio.sleep(0)
    return found, stages


def test_a_review_grows_while_the_tables_go_on_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helping, "PLAN", Plan().scaled(0.01))

    async def evening() -> None:
        page, table, store = await finished()
        other = await page.table("container", ["person", "club", "club"])
        early = await page.ask("GET", f"/tables/{other}/review", status=409)
        assert early["error"]["reason"] == "not-over"
        await page.ask("POST", f"/tables/{other}/start")
        looking = asyncio.ensure_future(reviewed(page, table))
        await asyncio.sleep(0)
        await page.play(other, 10)
        assert not looking.done()  # ten moves were answered before the review was
        found, stages = await looking
        assert stages == ["chances", "decisions", "whole"]
        assert found["moments"]
        assert found["names"][0] == "Ann"
        again = Page(store)  # the tab was closed
        await again.house.open()
        kept = await again.ask("GET", f"/tables/{table}/review?language=it")
        assert kept["stage"] == "whole"
        assert kept["review"]["turns"] == found["turns"]
        assert kept["review"]["said"] != found["said"]  # told in another language
        await again.ask("DELETE", f"/tables/{table}")
        assert await store.note(f"review {table}") is None

    asyncio.run(evening())


def test_a_review_that_nobody_looks_at_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helping, "PLAN", Plan().scaled(0.01))
    monkeypatch.setattr(coaching, "PATIENCE", -1.0)

    async def evening() -> None:
        page, table, store = await finished()
        assert (await page.ask("GET", f"/tables/{table}/review"))["stage"] == "waiting"
        while page.helper.at_work:
            await asyncio.sleep(0)
        assert await store.note(f"review {table}") is None
        assert (await page.ask("GET", f"/tables/{table}/review"))["stage"] == "waiting"  # it begins anew

    asyncio.run(evening())


def test_another_answer_and_another_game_from_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helping, "PLAN", Plan().scaled(0.01))

    async def evening() -> None:
        page, table, _store = await finished()
        entry = 0
        while (
            len((position := await page.ask("GET", f"/tables/{table}/review/position?entry={entry}"))["fresh"]["legal"])
            < 2
        ):
            entry += 1
        action = position["fresh"]["legal"][0]["action"]
        asked = {"entry": entry, "action": action, "language": "ru"}
        solution = await page.ask("POST", f"/tables/{table}/review/solve", asked)
        assert solution["answer"] == action
        assert solution["said"]
        wrong = await page.ask("POST", f"/tables/{table}/review/solve", {**asked, "action": "dance"}, status=409)
        assert wrong["error"]["reason"] == "bad-request"
        wanted = {"entry": entry, "seat": position["seat"]}
        on = await page.ask("POST", f"/tables/{table}/review/play-on", wanted)
        seats = on["fresh"]["table"]["seats"]
        assert on["fresh"]["table"]["status"] == "playing"
        assert [seat["seat"] for seat in seats if seat["you"]] == [position["seat"]]
        far = await page.ask("GET", f"/tables/{table}/review/position?entry=100000", status=409)
        assert far["error"]["reason"] == "bad-request"

    asyncio.run(evening())


@pytest.mark.parametrize("game", list(GAMES))
def test_hints_are_for_practice(game: str) -> None:
    async def evening() -> None:
        page = Page(Memory())
        await page.enter()
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "club"}, {"kind": "bot", "bot": "club"}]
        made = await page.ask("POST", "/practice", {"game": game, "seats": seats})
        table = made["fresh"]["table"]["id"]
        await page.say(type="subscribe", table=table, since=0)
        await page.house.bots.rest()
        legal = [offer["action"] for offer in (await page.look(table))["legal"]]
        hint = await page.ask("GET", f"/tables/{table}/hint?language=en&level=club")
        assert hint["action"] in legal
        assert set(hint["looks"]) <= set(legal)
        assert hint["tells"]
        usual = await page.table(game, ["person", "club", "club"])
        await page.ask("POST", f"/tables/{usual}/start")
        refused = await page.ask("GET", f"/tables/{usual}/hint", status=409)
        assert refused["error"]["reason"] == "no-hints"
        two = [{"kind": "person"}, {"kind": "person"}]
        bad = await page.ask("POST", "/practice", {"game": game, "seats": two}, status=409)
        assert bad["error"]["reason"] == "bad-seats"

    asyncio.run(evening())


def test_puzzles() -> None:
    async def evening() -> None:
        page = Page(Memory())
        await page.enter()
        found = await page.ask("GET", "/puzzles")
        today = found["today"]
        assert today in found["puzzles"]
        place = f"/puzzles/{today['game']}/{today['name']}"
        shown = await page.ask("GET", f"{place}/show")
        action = shown["fresh"]["legal"][0]["action"]
        judged = await page.ask("POST", f"{place}/answer", {"action": action, "language": "it"})
        best = await page.ask("POST", f"{place}/answer", {"action": judged["best"], "language": "it"})
        assert best["solved"]
        assert best["loss"]["mean"] == 0
        none = await page.ask("GET", f"/puzzles/{today['game']}/none-such/show", status=409)
        assert none["error"]["kind"] == "unknown"

    asyncio.run(evening())


def test_without_a_helper_the_page_is_told() -> None:
    async def evening() -> None:
        page, table, _store = await finished()
        page.house.desk._post = lambda text: page.house.desk.fail("no second worker")
        await page.ask("GET", f"/tables/{table}/review")
        await asyncio.sleep(0)
        refused = await page.ask("GET", f"/tables/{table}/review", status=409)
        assert refused["error"]["reason"] == "no-engine"

    asyncio.run(evening())
