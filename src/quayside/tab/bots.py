"""Bots at the tables of a house: one decision after the other, with time for the page in between."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Callable

from quayside.bots.base import Bot, Budget
from quayside.bots.registry import make_bot
from quayside.kernel.rng import Quick
from quayside.tab.keeping import Tables
from quayside.table.bots import BotTurn, next_turn
from quayside.table.commands import HOUSE
from quayside.table.refusals import Refusal
from quayside.table.table import Table

log = logging.getLogger("quayside.tab")

THINKING = 0.8  # seconds for a decision that is searched for: an answer within a second, on a phone too
TRIES = 3  # in a row that the store may fail before a bot waits for the next change


class Bots:
    """`pause` is between the moves of a bot, so that people can follow; `watched` whether anybody looks at a table.

    Nobody waits for a pause before the first decision of their own: there is nothing to follow yet.
    """

    def __init__(self, tables: Tables, pause: float, watched: Callable[[str], bool]) -> None:
        self._tables = tables
        self._pause = pause
        self._watched = watched
        self._made: dict[tuple[str, str], Bot] = {}
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """A table has changed: if a bot has to decide there, see to it."""
        if not table.header.bots_pending or table.id in self._at_work or not self._watched(table.id):
            return
        task = asyncio.ensure_future(self._drive(table))
        self._at_work[table.id] = task
        task.add_done_callback(lambda _task: self._at_work.pop(table.id, None))

    async def rest(self) -> None:
        """Wait until no bot has anything to do."""
        while self._at_work:
            await asyncio.gather(*self._at_work.values())

    async def _drive(self, table: Table) -> None:
        failed = 0
        while table.header.bots_pending and failed < TRIES and self._watched(table.id):
            await asyncio.sleep(self._pause if self._has_decided(table) else 0)
            turn = next_turn(table, lambda: Quick(secrets.randbits(60)))
            if turn is None:
                return
            command = turn.command(self._choice(turn))
            try:
                await self._tables.write(table.id, HOUSE, command, turn.version)
                failed = 0
            except Refusal as refusal:  # another tab was faster, or the store failed
                failed += refusal.kind == "unavailable"
                log.info("table %s: a bot's move was not made: %s", table.id, refusal.reason)

    def _has_decided(self, table: Table) -> bool:
        """Whether a person has decided anything at a table."""
        return any(entry.person is not None and entry.action is not None for entry in self._tables.log(table, 0))

    def _choice(self, turn: BotTurn) -> int:
        """The bot's choice, or any legal action if it fails. Nothing of a game is kept with a bot."""
        key = (turn.bot, turn.situation.game)
        try:
            if key not in self._made:
                self._made[key] = make_bot(*key, secrets.randbits(48))
            bot = self._made[key]
            bot.forget()
            action = bot.choose(turn.situation, Budget(THINKING))
            if action in turn.situation.legal:
                return action
        except Exception:  # a bot is anybody's code: what it breaks must not stop the game
            log.exception("the bot %s failed", turn.bot)
        return secrets.choice(turn.situation.legal)
