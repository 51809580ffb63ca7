"""Bots at tables: when one has to decide, a worker process is shown its view and its answer goes to the write path."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
from typing import Optional

from sqlalchemy import select

from quayside.bots.base import Situation
from quayside.kernel.rng import Quick
from quayside.server.limits.lending import Lending
from quayside.server.metrics import BOT_MOVES
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.tables.cache import Cache
from quayside.server.tables.writing import Writer
from quayside.table.bots import next_turn
from quayside.table.commands import HOUSE
from quayside.table.refusals import Refusal
from quayside.table.table import PLAYING, Table

log = logging.getLogger("quayside.bots")

LINE = 4 * 1024 * 1024
STARTING = 30.0  # seconds a worker may take for its first answer
THINKING = 1.0  # seconds a bot that searches takes at most for a decision


class BotProcess:
    """One process. It answers one question at a time and is ended when it takes too long."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: Optional[asyncio.subprocess.Process] = None
        self.lock = asyncio.Lock()
        self.warm = False

    async def choose(self, bot: str, situation: Situation, seconds: float) -> int:
        """What the bot does; asyncio.TimeoutError if it thinks too long."""
        async with self.lock:
            if self.process is None or self.process.returncode is not None:
                self.warm = False
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "quayside.server.tables.bot_worker",
                    str(self.niceness),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LINE,
                )
            deal = None if situation.deal is None else situation.deal.dump()
            thinking = min(THINKING, seconds / 4)
            question = {"id": secrets.token_hex(4), "bot": bot, "seconds": thinking, **vars(situation), "deal": deal}
            try:
                action = await asyncio.wait_for(self._ask(question), seconds if self.warm else STARTING)
            except BaseException:  # cancellation too: a worker whose answer nobody awaited must not answer the next
                await self.stop()
                raise
            self.warm = True
            return action

    async def _ask(self, question: dict[str, object]) -> int:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise ConnectionError("the worker ended")
        answer = json.loads(line)
        if answer["id"] != question["id"]:
            raise ConnectionError("the worker answered another question")
        return int(answer["action"])

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.process = None


class Bots:
    """Moves the seats that bots drive, one decision after the other per table."""

    def __init__(self, cache: Cache, writer: Writer, settings: Settings) -> None:
        self.cache = cache
        self.writer = writer
        self.settings = settings
        self._workers = [BotProcess(settings.niceness) for _ in range(max(1, settings.bot_workers))]
        self._turns = Lending(self._workers)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """A table has changed: if a bot has to decide there, see to it."""
        if table.header.bots_pending and table.id not in self._tasks:
            task = asyncio.ensure_future(self._drive(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _task: self._tasks.pop(table.id, None))

    async def _drive(self, table_id: str) -> None:
        """Decide until no bot is asked any more."""
        try:
            while True:
                table = await self.cache.current(table_id)
                if not table.header.bots_pending:
                    return
                if table.header.mode == "live" and self.settings.bot_pause:
                    await asyncio.sleep(self.settings.bot_pause)
                    table = await self.cache.current(table_id)
                await self._decide(table)
        except Refusal as refusal:
            log.warning("bots at table %s: %s", table_id, refusal)
        except Exception:  # a bot is anybody's code: what it breaks stays at its table, and a sweep tries again
            log.exception("bots at table %s", table_id)

    async def _decide(self, table: Table) -> None:
        """Wait for a worker and let it make one decision.

        Owners of tables are served in turn, so nobody's many bots keep another's waiting; tables at which no person
        plays wait until nobody else does.
        """
        async with self._turns.lend(table.header.owner, awaited=bool(table.deciding())) as worker:
            table = await self.cache.current(table.id)  # it may have gone on meanwhile
            turn = next_turn(table, lambda: Quick(secrets.randbits(60)))
            if turn is None:
                return
            move = turn.command(await self._choose(worker, turn.bot, turn.situation))
        try:
            await self.writer.write(table.id, HOUSE, move, expected=turn.version)
        except Refusal as refusal:
            if refusal.kind == "unavailable":
                raise
            log.info("table %s: a bot's move came too late: %s", table.id, refusal.reason)
            await asyncio.sleep(0.05)

    async def _choose(self, worker: BotProcess, bot: str, situation: Situation) -> int:
        """The bot's choice, or a random legal action if it fails or takes too long."""
        try:
            action = await worker.choose(bot, situation, self.settings.bot_seconds)
            if action in situation.legal:
                BOT_MOVES.labels("chosen").inc()
                return action
            BOT_MOVES.labels("illegal").inc()
        except TimeoutError:
            BOT_MOVES.labels("too-slow").inc()
        except (OSError, ValueError, KeyError) as error:
            log.warning("a bot worker failed: %s", error)
            BOT_MOVES.labels("failed").inc()
        return secrets.choice(situation.legal)

    async def sweep(self) -> None:
        """Find tables where a bot is due and no process seems to see to it: after a restart, for example."""
        c = schema.tables.c
        old = self.writer.now() - max(self.settings.sweep_seconds, 2 * self.settings.bot_pause)
        query = select(c.id).where(c.status == PLAYING, c.bots_pending, c.touched_at < old).limit(500)
        async with self.cache.database.read() as connection:
            due = (await connection.execute(query)).scalars().all()
        for table_id in due:
            if table_id not in self._tasks:
                try:
                    self.wake(await self.cache.current(table_id))
                except Refusal as refusal:
                    log.warning("table %s: %s", table_id, refusal)

    def waiting(self) -> int:
        """How many decisions wait for a worker."""
        return self._turns.waiting()

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        for worker in self._workers:
            await worker.stop()
