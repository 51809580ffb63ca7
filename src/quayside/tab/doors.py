"""Requests of the page, by the same methods and paths as the server's; each is one small function."""

from __future__ import annotations

import json
import logging
import re
import time
from dataclasses import dataclass, field
from typing import Any, Awaitable, Callable, Final, Mapping, Optional, Pattern
from urllib.parse import parse_qs, unquote, urlsplit

from quayside.counsel import puzzles
from quayside.kernel.errors import IllegalAction, MalformedAction
from quayside.tab.house import House
from quayside.table import commands, foresight, games, lessons, replays, scores, views
from quayside.table.refusals import Refusal, illegal, malformed, refused, unknown
from quayside.tutorials.lessons import NoSuchLesson
from quayside.words import LANGUAGES

log = logging.getLogger("quayside.tab")


@dataclass(frozen=True)
class Asked:
    """A request: the parts of its path that are names, what stands behind the question mark, and its body."""

    house: House
    parts: tuple[str, ...]
    query: Mapping[str, list[str]] = field(default_factory=dict)
    body: Any = None

    @property
    def table(self) -> str:
        return self.parts[0]

    @property
    def lesson(self) -> tuple[str, str]:
        """A game, and a lesson of it."""
        return self.parts[0], self.parts[1]

    @property
    def language(self) -> str:
        """In which somebody wants to be told."""
        said = self.body if isinstance(self.body, dict) else {}
        language = said.get("language") or self.text("language") or LANGUAGES[0]
        if language not in LANGUAGES:
            raise malformed("bad-request", f"there is no language {language!r}")
        return str(language)

    def text(self, name: str) -> Optional[str]:
        return self.query.get(name, [None])[0]

    def needed(self, name: str) -> str:
        found = self.text(name)
        if found is None:
            raise malformed("bad-request", f"{name} is missing")
        return found

    def number(self, name: str) -> Optional[int]:
        found = self.text(name)
        return None if found is None else int(found)


Answering = Callable[[Asked], Awaitable[Any]]
_ROUTES: Final[list[tuple[str, Pattern[str], Answering]]] = []


def on(method: str, path: str) -> Callable[[Answering], Answering]:
    """What answers requests to a path, in which `*` is a name."""

    def add(answer: Answering) -> Answering:
        _ROUTES.append((method, re.compile(path.replace("*", "([^/]+)")), answer))
        return answer

    return add


async def answered(house: House, method: str, path: str, body: Optional[str]) -> str:
    """The answer to a request: `status` and `body`, as JSON."""
    try:
        status, found = 200, await _answer(house, method, path, None if body is None else json.loads(body))
    except Refusal as refusal:
        status, found = 409, {"error": refusal.problem()}
    except (KeyError, TypeError, ValueError) as error:
        log.exception("%s %s", method, path)
        status, found = 422, {"error": malformed("bad-request", f"{type(error).__name__}: {error}").problem()}
    except Exception:  # a mistake of ours, or storage that fails, must not leave the page waiting
        log.exception("%s %s", method, path)
        status, found = 500, {"error": Refusal("unavailable", "error", "something went wrong here").problem()}
    return json.dumps({"status": status, "body": found})


async def _answer(house: House, method: str, path: str, body: Any) -> Any:
    address = urlsplit(path)
    for its_method, pattern, answer in _ROUTES:
        found = pattern.fullmatch(address.path) if its_method == method else None
        if found is not None:
            parts = tuple(unquote(part) for part in found.groups())
            try:
                return await answer(Asked(house, parts, parse_qs(address.query), body))
            except NoSuchLesson:
                raise unknown("lesson") from None
            except MalformedAction as error:
                raise malformed("no-such-action", str(error)) from None
            except IllegalAction as error:
                raise illegal(error) from None
    raise refused("not-here", "that takes a server: here are only the people at this device")


# -- who is here ---------------------------------------------------------------------------------------------------


@on("GET", "/me")
async def me(asked: Asked) -> Any:
    return asked.house.somebody()


@on("POST", "/guest")
async def guest(asked: Asked) -> Any:
    return await asked.house.enter(str(asked.body["name"]).strip()[:40], asked.body.get("language", "en"))


@on("PATCH", "/me")
async def change_me(asked: Asked) -> Any:
    return await asked.house.change_me(asked.body)


# -- games and lists -----------------------------------------------------------------------------------------------


@on("GET", "/games")
async def every_game(asked: Asked) -> Any:
    return games.games()


@on("GET", "/tables")
async def lobby(asked: Asked) -> Any:
    return {"tables": [], "next": None}  # nobody else is here


@on("GET", "/my/tables")
async def my_tables(asked: Asked) -> Any:
    return await asked.house.listed(asked.text("status"))


# -- tables --------------------------------------------------------------------------------------------------------


@on("POST", "/tables")
async def create(asked: Asked) -> Any:
    return await asked.house.create(asked.body)


@on("POST", "/tables/import")
async def create_from(asked: Asked) -> Any:
    return await asked.house.create_from(asked.body)


@on("POST", "/tables/aside")
async def go_on(asked: Asked) -> Any:
    """Only here: what `/tables/{table}/aside` of a server gave."""
    return await asked.house.go_on(asked.body)


@on("GET", "/tables/*")
async def look(asked: Asked) -> Any:
    return await asked.house.fresh(asked.table, asked.number("since"))


@on("POST", "/tables/*/sit")
async def sit(asked: Asked) -> Any:
    return await asked.house.sit(asked.table, asked.body.get("seat"), asked.body.get("name"))


@on("POST", "/tables/*/device")
async def take_device(asked: Asked) -> Any:
    """Only here: whoever is asked next at a shared device has it in hand."""
    return await asked.house.take_device(asked.table, int(asked.body["seat"]))


@on("POST", "/tables/*/seats/*/bot")
async def seat_bot(asked: Asked) -> Any:
    return await _changed(asked, commands.SeatBot(int(asked.parts[1]), asked.body.get("bot")))


@on("DELETE", "/tables/*/seats/*")
async def unseat(asked: Asked) -> Any:
    return await _changed(asked, commands.Unseat(int(asked.parts[1])))


@on("POST", "/tables/*/hand")
async def hand(asked: Asked) -> Any:
    return await _changed(asked, commands.Hand(int(asked.body["seat"]), asked.body.get("bot")))


@on("POST", "/tables/*/rematch")
async def rematch(asked: Asked) -> Any:
    return await asked.house.rematch(asked.table)


@on("POST", "/tables/*/(pause|abandon)")
async def wish(asked: Asked) -> Any:
    kept = await asked.house.wish_for_all(asked.table, commands.VERBS[asked.parts[1]])
    return kept.done(asked.house.eyes.person(kept.table))


@on("POST", "/tables/*/(leave|agree|start|resign|take-back|resume)")
async def verb(asked: Asked) -> Any:
    return await _changed(asked, commands.VERBS[asked.parts[1]])


async def _changed(asked: Asked, command: commands.Command) -> Any:
    kept = await asked.house.change(asked.table, command)
    return kept.done(asked.house.eyes.person(kept.table))


# -- what to know about a game -------------------------------------------------------------------------------------


@on("GET", "/tables/*/why-not")
async def why_not(asked: Asked) -> Any:
    table = await asked.house.tables.current(asked.table)
    return views.why_not(table, asked.house.eyes.person(table) or "", asked.needed("action"))


@on("GET", "/tables/*/foresight")
async def foreseen(asked: Asked) -> Any:
    table = await asked.house.tables.current(asked.table)
    return foresight.foresight(table, asked.house.eyes.person(table) or "", asked.needed("action"))


@on("GET", "/tables/*/replay")
async def replay(asked: Asked) -> Any:
    table = await asked.house.tables.current(asked.table)
    viewer = replays.may_see_with(table, asked.house.eyes.person(table), asked.number("seat"))
    return replays.replay(table, viewer, asked.number("start") or 0, asked.number("limit") or 50)


@on("GET", "/tables/*/scores")
async def scores_of(asked: Asked) -> Any:
    table = await asked.house.tables.current(asked.table)
    scores.must_be_over(table)
    return scores.scores(table, replays.may_see_with(table, asked.house.eyes.person(table), None))


@on("GET", "/tables/*/export")
async def export(asked: Asked) -> Any:
    return await asked.house.export(asked.table)


# -- keeping, which a server does by itself ------------------------------------------------------------------------


@on("DELETE", "/tables/*")
async def remove(asked: Asked) -> Any:
    await asked.house.remove(asked.table)
    return {"ok": True}


@on("GET", "/my/house")
async def packed(asked: Asked) -> Any:
    return await asked.house.packed()


@on("POST", "/my/house")
async def bring(asked: Asked) -> Any:
    return await asked.house.bring(asked.body)


# -- lessons -------------------------------------------------------------------------------------------------------


@on("GET", "/tutorials/*")
async def tutorial(asked: Asked) -> Any:
    return lessons.tutorial(asked.parts[0])


@on("GET", "/tutorials/*/*")
async def lesson(asked: Asked) -> Any:
    return lessons.shown(*asked.lesson, asked.number("done") or 0)


@on("GET", "/tutorials/*/*/why-not")
async def lesson_why_not(asked: Asked) -> Any:
    return lessons.why_not(*asked.lesson, asked.number("done") or 0, asked.needed("action"))


@on("GET", "/tutorials/*/*/foresight")
async def lesson_foresight(asked: Asked) -> Any:
    return lessons.foresight(*asked.lesson, asked.number("done") or 0, asked.needed("action"))


@on("GET", "/tutorials/*/*/challenge")
async def challenge(asked: Asked) -> Any:
    return lessons.tried(*asked.lesson, asked.query.get("act", []))


@on("GET", "/tutorials/*/*/challenge/why-not")
async def challenge_why_not(asked: Asked) -> Any:
    return lessons.why_not_tried(*asked.lesson, asked.query.get("act", []), asked.needed("action"))


@on("GET", "/tutorials/*/*/challenge/foresight")
async def challenge_foresight(asked: Asked) -> Any:
    return lessons.foresight_tried(*asked.lesson, asked.query.get("act", []), asked.needed("action"))


# -- the coach -----------------------------------------------------------------------------------------------------


@on("GET", "/tables/*/review")
async def review(asked: Asked) -> Any:
    table = await asked.house.tables.current(asked.table)
    return await asked.house.coach.review(table, asked.language, asked.text("known"))


@on("GET", "/tables/*/review/position")
async def position(asked: Asked) -> Any:
    table = await asked.house.tables.current(asked.table)
    return await asked.house.coach.position(table, int(asked.needed("entry")))


@on("POST", "/tables/*/review/solve")
async def solve(asked: Asked) -> Any:
    table = await asked.house.tables.current(asked.table)
    return await asked.house.coach.solve(table, int(asked.body["entry"]), str(asked.body["action"]), asked.language)


@on("POST", "/tables/*/review/play-on")
async def play_on(asked: Asked) -> Any:
    return await asked.house.play_on(asked.table, int(asked.body["entry"]), int(asked.body["seat"]))


@on("POST", "/practice")
async def practise(asked: Asked) -> Any:
    return await asked.house.practise(asked.body)


@on("GET", "/tables/*/hint")
async def hint(asked: Asked) -> Any:
    table = await asked.house.tables.current(asked.table)
    person = asked.house.eyes.person(table)
    return await asked.house.coach.hint(table, person, asked.text("level") or "expert", asked.language)


@on("GET", "/puzzles")
async def every_puzzle(asked: Asked) -> Any:
    return puzzles.listed(time.strftime("%Y-%m-%d", time.gmtime(asked.house.now())))


@on("GET", "/puzzles/*/*/show")
async def show_puzzle(asked: Asked) -> Any:
    game, name = asked.parts
    return await asked.house.coach.show(game, name)


@on("POST", "/puzzles/*/*/answer")
async def answer_puzzle(asked: Asked) -> Any:
    game, name = asked.parts
    return await asked.house.coach.answer(game, name, str(asked.body["action"]), asked.language)
