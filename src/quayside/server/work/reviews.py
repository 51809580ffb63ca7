"""Reviews of finished games: worked out once, beside the loop, for as long as somebody looks, and kept.

Whoever looks is answered at once with what is there so far, and looks again. The work is given up when nobody does.
What is whole goes into the database, and is told from there after a restart, by any process and in any language.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Callable, Final, Optional

from quayside.counsel.begun import Begun
from quayside.counsel.stages import PATIENCE, is_news
from quayside.server.settings import Settings
from quayside.server.store.database import Database
from quayside.server.store.reviews import keep, kept
from quayside.server.work.advisers import coach_of
from quayside.server.work.parcels import PackedAnswer, as_answer, packed
from quayside.server.work.pool import Asker, Pool
from quayside.table.refusals import Refusal
from quayside.table.table import Table

log = logging.getLogger("quayside.reviews")

HURRY: Final = 4.0  # seconds after which nobody looks any more, where another review waits
OFTEN: Final = 1.0  # seconds between two looks at that
SECONDS: Final = 300.0  # a review that takes longer is given up
REMEMBERED: Final = 500  # reviews, of some ten kilobytes each

# How much of how many pieces is done; with a new stage its name, answers by language, and the best answers known.
News = tuple[int, int, Optional[str], dict[str, tuple[bytes, bool]], dict[int, int]]


@dataclass(eq=False)
class Working(Begun[PackedAnswer]):
    """One of which a process of the pool tells. What it tells is a whole answer, packed already."""

    work: Optional[asyncio.Task[None]] = None

    def heard(self, news: News) -> None:
        """What that process says."""
        done, of, stage, answers, bests = news
        self.hear(done, of)
        if stage is not None:
            self.reach(stage, {language: PackedAnswer(*answer) for language, answer in answers.items()}, bests)

    def answer(self, language: str, known: Optional[str]) -> PackedAnswer:
        """In a language, for somebody who has seen it up to a stage."""
        return self.news(language, known) or as_answer(self.shown(None))


async def nothing() -> None:
    """Nothing to be done."""


class Reviews:
    """Those of this process."""

    def __init__(
        self, pool: Pool, database: Database, settings: Settings, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.pool = pool
        self.database = database
        self.settings = settings
        self.now = now
        self.patience = PATIENCE
        self._found: OrderedDict[str, Working] = OrderedDict()  # by table; the one looked at last comes last

    async def reviewed(self, asker: Asker, table: Table) -> Working:
        """What there is of a finished table's review, which is begun if nobody has looked before."""
        found = self._found.get(table.id)
        if found is None:
            found = await self._begun(asker, table)
        self._found.move_to_end(table.id)
        found.looked = self.now()
        if found.refusal is not None:
            del self._found[table.id]  # whoever looks again lets it be tried again
            raise found.refusal
        return found

    async def _begun(self, asker: Asker, table: Table) -> Working:
        """From the database if it is there, else from the beginning."""
        version = coach_of(table.header.game, self.settings.review_effort)
        known = await kept(self.database, table.id, version)
        if known is None:
            return self._found.get(table.id) or self._begin(asker, table)  # somebody may have been faster
        with self.pool.place(asker):
            stage, answers, bests = await self.pool.do(asker, "told", packed(table), known)
        found = self._found.setdefault(table.id, Working(self.now()))
        if found.stage != stage:
            found.heard((1, 1, stage, answers, bests))
        return found

    def best_at(self, table: str, entry: int) -> Optional[int]:
        """The best known answer, if a review says so."""
        found = self._found.get(table)
        return None if found is None else found.bests.get(entry)

    def _begin(self, asker: Asker, table: Table) -> Working:
        held = contextlib.ExitStack()
        held.enter_context(self.pool.place(asker, self.pool.slow))
        found = self._found[table.id] = Working(self.now())
        found.work = asyncio.ensure_future(self._worked_out(found, asker, table, held))
        while len(self._found) > REMEMBERED and next(iter(self._found.values())).stage == "whole":
            self._found.popitem(last=False)
        return found

    async def _worked_out(self, found: Working, asker: Asker, table: Table, held: contextlib.ExitStack) -> None:
        processes = max(1, self.settings.work_processes)
        args = (packed(table), self.settings.review_effort, processes, self.settings.niceness)
        glimpse = asyncio.ensure_future(self._glimpse(found, asker, table) if self.pool.slow.busy else nothing())
        doing = asyncio.ensure_future(self.pool.do_slowly(asker, "review", *args, seconds=SECONDS, heard=found.heard))
        try:
            with held:
                while not doing.done() and (left := found.looked + self._patience() - self.now()) > 0:
                    await asyncio.wait({doing}, timeout=min(left, OFTEN))
                if doing.done():
                    done, of, stage, answers, bests, text = doing.result()
                    await self._keep(table, text)  # first, so that what is whole is kept
                    found.heard((done, of, stage, answers, bests))
        except Refusal as refusal:
            found.refusal = refusal
        finally:
            if found.stage != "whole" and found.refusal is None:
                del self._found[table.id]  # before anything is awaited: whoever looks now lets it begin anew
            for task in (doing, glimpse):
                task.cancel()
            await asyncio.gather(doing, glimpse, return_exceptions=True)
            found.work = None

    def _patience(self) -> float:
        """Less where somebody waits for what is perhaps worked out for nobody."""
        return min(self.patience, HURRY) if len(self.pool.slow.waiting) else self.patience

    async def _glimpse(self, found: Working, asker: Asker, table: Table) -> None:
        """Where another review is worked out first, the chances of every turn are there at once all the same."""
        with self.pool.place(asker):
            stage, answers = await self.pool.do(asker, "glimpse", packed(table), self.settings.review_effort)
        if is_news(stage, found.stage):
            found.reach(stage, {language: PackedAnswer(*answer) for language, answer in answers.items()}, {})

    async def _keep(self, table: Table, found: str) -> None:
        """If it cannot be written, whoever looks is told it all the same."""
        try:
            await keep(self.database, table.id, coach_of(table.header.game, self.settings.review_effort), found)
        except Refusal as refusal:
            log.warning("the review of table %s is not kept: %s", table.id, refusal)

    async def close(self) -> None:
        """End all work."""
        works = [found.work for found in self._found.values() if found.work is not None]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
