"""The coach as a house asks it: the work goes to the helper, and what is whole is kept."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
from typing import Any, Callable, Optional

from quayside.counsel.asking import must_be_finished, practising
from quayside.counsel.begun import Begun
from quayside.counsel.puzzles import must_be_known
from quayside.counsel.stages import PATIENCE
from quayside.tab.keeping import Tables
from quayside.table.refusals import Refusal
from quayside.table.sheets import entry_text, packed, sheet_of
from quayside.table.table import Table

log = logging.getLogger("quayside.tab")


class Helpless(Exception):
    """A job was given up."""


class Desk:
    """Jobs that are done elsewhere. `post` takes a text there; what comes back is given to `hear`."""

    def __init__(self, post: Callable[[str], None]) -> None:
        self._post = post
        self._numbers = itertools.count(1)
        self._waiting: dict[int, tuple[asyncio.Future[Any], Callable[[Any], bool]]] = {}

    async def do(self, job: str, heard: Callable[[Any], bool] = lambda news: True, **args: Any) -> Any:
        """What comes of a job. It is given up when `heard` is told of it and says that nobody waits any more."""
        number = next(self._numbers)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (answer, heard)
        self._post(json.dumps({"id": number, "job": job, "args": args}))
        return await answer

    def hear(self, text: str) -> None:
        said = json.loads(text)
        answer, heard = self._waiting.get(said["id"], (None, None))
        if answer is None or heard is None:
            return
        if "news" not in said:
            del self._waiting[said["id"]]
            if "refusal" in said:
                answer.set_exception(Refusal(*said["refusal"]))
            else:
                answer.set_result(said["answer"])
        elif not heard(said["news"]):
            del self._waiting[said["id"]]
            self._post(json.dumps({"id": said["id"]}))
            answer.set_exception(Helpless())

    def fail(self, message: str) -> None:
        """There is nobody to do them."""
        for answer, _heard in self._waiting.values():
            answer.set_exception(Refusal("unavailable", "no-engine", message))
        self._waiting.clear()


class Coach:
    def __init__(self, tables: Tables, desk: Desk) -> None:
        self._tables = tables
        self._desk = desk
        self._reviews: dict[str, Begun[Any]] = {}
        self._work: set[asyncio.Task[None]] = set()

    async def review(self, table: Table, language: str, known: Optional[str]) -> dict[str, Any]:
        """As far as it is; it is begun if nobody has looked before."""
        must_be_finished(table)
        found = self._reviews.get(table.id) or await self._kept(table)
        if found is None:
            found = self._reviews[table.id] = Begun[Any](self._tables.now())
            task = asyncio.ensure_future(self._worked_out(table, found))
            self._work.add(task)
            task.add_done_callback(self._work.discard)
        found.looked = self._tables.now()
        if found.refusal is not None:
            del self._reviews[table.id]  # whoever looks again lets it be tried again
            raise found.refusal
        return found.shown(found.news(language, known))

    async def _worked_out(self, table: Table, found: Begun[Any]) -> None:
        def heard(news: Any) -> bool:
            found.hear(news["done"], news["of"])
            if "stage" in news:
                found.reach(news["stage"], news["told"], _by_entry(news["bests"]))
            return self._tables.now() < found.looked + PATIENCE

        try:
            await self._desk.do("review", heard, table=self._whole(table))
        except Refusal as refusal:
            found.refusal = refusal
        except Helpless:
            self._reviews.pop(table.id, None)
        else:
            await self._keep(table, found)

    async def _keep(self, table: Table, found: Begun[Any]) -> None:
        kept = {"rules": table.header.rules, "told": found.told, "bests": found.bests}
        try:
            await self._tables.store.keep_note(_note(table.id), json.dumps(kept))
        except Exception as error:  # no room in the browser: it is known as long as the page is open
            log.info("the review of table %s is not kept: %s", table.id, error)

    async def _kept(self, table: Table) -> Optional[Begun[Any]]:
        text = await self._tables.store.note(_note(table.id))
        kept = json.loads(text) if text else {}
        if kept.get("rules") != table.header.rules:
            return None
        found = Begun[Any](self._tables.now(), "whole", 1, 1, kept["told"], _by_entry(kept["bests"]))
        return self._reviews.setdefault(table.id, found)

    async def forget(self, table_id: str) -> None:
        self._reviews.pop(table_id, None)
        await self._tables.store.drop_note(_note(table_id))

    async def position(self, table: Table, entry: int) -> Any:
        must_be_finished(table)
        return await self._desk.do("position", table=self._whole(table), entry=entry)

    async def solve(self, table: Table, entry: int, action: str, language: str) -> Any:
        must_be_finished(table)
        known = self._reviews.get(table.id) or await self._kept(table)
        best = None if known is None else known.bests.get(entry)
        return await self._desk.do(
            "solve", table=self._whole(table), entry=entry, action=action, best=best, language=language
        )

    async def hint(self, table: Table, person: Optional[str], level: str, language: str) -> Any:
        seat = practising(table, person)
        return await self._desk.do("hint", table=self._whole(table), seat=seat, level=level, language=language)

    async def show(self, game: str, name: str) -> Any:
        must_be_known(game, name)
        return await self._desk.do("show", game=game, name=name)

    async def answer(self, game: str, name: str, action: str, language: str) -> Any:
        must_be_known(game, name)
        return await self._desk.do("answer", game=game, name=name, action=action, language=language)

    def _whole(self, table: Table) -> Any:
        entries = [entry_text(entry) for entry in self._tables.log(table, 0)]
        return packed(json.loads(sheet_of(table)), f"[{','.join(entries)}]")


def _by_entry(bests: dict[str, int]) -> dict[int, int]:
    """JSON has no keys but texts."""
    return {int(entry): action for entry, action in bests.items()}


def _note(table_id: str) -> str:
    return f"review {table_id}"
