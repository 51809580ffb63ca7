"""The pool: work that takes longer than a few milliseconds is done here, beside the loop that answers everybody.

Few processes, each piece of work with a time limit. Addresses take turns, and the people of an address do; one address
never has all processes, has only so many pieces of work here at a time, and only so many seconds a minute.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, AsyncIterator, Callable, Iterator, Optional

from quayside.server.limits.fair import Fair, Turns
from quayside.server.metrics import WORK, WORK_SECONDS, WORK_WAITING
from quayside.server.refusals import limited
from quayside.server.settings import Settings
from quayside.server.work.workers import Heard, Worker, given_up
from quayside.table.refusals import Refusal

log = logging.getLogger("quayside.pool")

MOST = 64  # pieces of work here at a time, done or waited for
MOST_OF_ADDRESS = 8
MOST_OF_PERSON = 4
LARGE_BODIES = 6  # held in memory at a time, one per address
MINUTE = 60.0
GRACE = 1.0  # seconds after which work that nobody waits for is ended


@dataclass(frozen=True)
class Asker:
    """Whose work it is. Those who are nobody are known by their address alone."""

    address: str
    person: str


@dataclass(eq=False)
class QueuedWork:
    """A piece of work, and who waits for it."""

    asker: Asker
    job: str
    args: tuple[Any, ...]
    seconds: float
    result: asyncio.Future[Any]
    heard: Heard
    doing: list[asyncio.Task[Any]] = field(default_factory=list)
    since: float = 0.0


class Shares:
    """Seconds of work per key that count for a minute, fading away evenly."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when that was so

    def used(self, key: str, per_minute: float) -> float:
        seconds, since = self._used.get(key, (0.0, 0.0))
        return max(0.0, seconds - (self.now() - since) * per_minute / MINUTE)

    def add(self, key: str, seconds: float, per_minute: float) -> None:
        self._used[key] = (self.used(key, per_minute) + seconds, self.now())
        for old in [each for each, (_, since) in self._used.items() if since < self.now() - 10 * MINUTE]:
            del self._used[old]


class Lane:
    """Workers for work of one kind."""

    def __init__(self, workers: list[Worker], shared: bool, share: float) -> None:
        self.share = share  # seconds of processor time a minute and person; twice as many per address
        self.workers = workers
        self.waiting: Fair[QueuedWork] = Fair()
        self.running: Counter[str] = Counter()  # by address
        self.news = asyncio.Event()
        self.stays = shared  # its processes go on to the next piece of work; else each piece has a fresh one

    @property
    def busy(self) -> bool:
        """Whether whoever comes now has to wait for others."""
        return sum(self.running.values()) >= len(self.workers)

    def may_have_another(self, address: str) -> bool:
        """One address has all workers but one, so that somebody else's work is begun at once."""
        return self.running[address] < max(1, len(self.workers) - 1)


class Pool:
    """All work of this process that is done elsewhere."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        quick = [Worker(settings.niceness) for _ in range(max(1, settings.work_processes))]
        self.quick = Lane(quick, True, settings.work_share)
        # What takes long does not stand in the way of the others, and is counted apart from them. Its process stands
        # back by itself, when the first is there for which somebody waits.
        self.slow = Lane([Worker(0)], False, settings.review_share)
        self.shares = {lane: Shares(now) for lane in (self.quick, self.slow)}
        self.held: Counter[str] = Counter()
        self._bodies = asyncio.Semaphore(LARGE_BODIES)
        self._readers = Turns(1)
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        for lane in (self.quick, self.slow):
            self._loops += [asyncio.ensure_future(self._serve(lane, worker)) for worker in lane.workers]

    async def close(self) -> None:
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for worker in (*self.quick.workers, *self.slow.workers):
            await worker.stop()

    # -- places ---------------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def place(self, asker: Asker, lane: Optional[Lane] = None) -> Iterator[None]:
        """Room for one piece of work, or a Refusal. Have it before anything large is read."""
        lane = lane or self.quick
        limits = (("all", MOST), (f"a {asker.address}", MOST_OF_ADDRESS), (f"p {asker.person}", MOST_OF_PERSON))
        for key, most in limits:
            if self.held[key] >= most:
                WORK.labels("refused").inc()
                raise limited("busy", "too much is being worked on already; try again in a moment", 5)
        self._check_share(lane, f"a {asker.address}", 2 * lane.share)
        self._check_share(lane, f"p {asker.person}", lane.share)
        self.held.update(key for key, _most in limits)
        try:
            yield
        finally:
            self.held.subtract(key for key, _most in limits)
            self.held += Counter()  # forget those at zero

    def _check_share(self, lane: Lane, key: str, share: float) -> None:
        over = self.shares[lane].used(key, share) - share
        if over >= 0:
            WORK.labels("refused").inc()
            wait = math.ceil(over * MINUTE / share) + 1
            raise limited("work", "you have had much worked out for you; wait a while", wait)

    @contextlib.asynccontextmanager
    async def large_body(self, asker: Asker) -> AsyncIterator[None]:
        """Room for a large body in memory: one of an address, few of all."""
        async with self._readers.turn(asker.address), self._bodies:
            yield

    # -- work -----------------------------------------------------------------------------------------------------

    async def do(self, asker: Asker, job: str, *args: Any) -> Any:
        """What comes of a piece of work; call it with a place held."""
        return await self._done(self.quick, asker, job, args, self.settings.work_seconds, lambda news: None)

    async def do_slowly(self, asker: Asker, job: str, *args: Any, seconds: float, heard: Heard) -> Any:
        """The same for work that takes up to minutes; `heard` is told how far it is."""
        return await self._done(self.slow, asker, job, args, seconds, heard)

    async def _done(
        self, lane: Lane, asker: Asker, job: str, args: tuple[Any, ...], seconds: float, heard: Heard
    ) -> Any:
        task = QueuedWork(asker, job, args, seconds, asyncio.get_running_loop().create_future(), heard)
        lane.waiting.put(asker.address, asker.person, task)
        WORK_WAITING.inc()
        lane.news.set()
        try:
            return await task.result
        except asyncio.CancelledError:
            lane.waiting.drop(asker.address, asker.person, task)
            for doing in task.doing:  # it may be nearly done; a new process costs more than a moment of this one
                left = max(0.0, GRACE - (self.now() - task.since))
                asyncio.get_running_loop().call_later(left, doing.cancel)
            raise
        finally:
            WORK_WAITING.dec()

    async def _serve(self, lane: Lane, worker: Worker) -> None:
        """One worker's life."""
        while True:
            try:
                if self.settings.work_ready:
                    await worker.begin()
                await self._do(lane, worker, await self._next(lane))
                if not lane.stays:
                    await worker.stop()
            except Exception:  # nobody else would go on with it
                log.exception("a worker process does not start or end")
                await asyncio.sleep(5.0)

    async def _next(self, lane: Lane) -> QueuedWork:
        while True:
            task = lane.waiting.take(lane.may_have_another)
            if task is not None:
                return task
            lane.news.clear()
            await lane.news.wait()

    async def _do(self, lane: Lane, worker: Worker, task: QueuedWork) -> None:
        task.since = self.now()
        lane.running[task.asker.address] += 1
        doing = asyncio.ensure_future(worker.do(task.job, task.args, task.seconds, task.heard))
        task.doing.append(doing)
        outcome = "done"
        try:
            found = await doing
            if not task.result.done():
                task.result.set_result(found)
        except Refusal as refusal:
            outcome = "refused"
            _tell(task, refusal)
        except TimeoutError:
            outcome = "too-long"
            _tell(task, given_up())
        except Exception:  # whatever it was, this worker's loop goes on
            outcome = "failed"
            log.exception("a worker failed at %s", task.job)
            _tell(task, given_up())
        except asyncio.CancelledError:
            me = asyncio.current_task()
            if me is not None and me.cancelling():
                raise  # it is this loop that ends, not the work
            outcome = "gone"
        finally:
            took = self.now() - task.since
            self._charge(lane, task.asker, worker.used if outcome in ("done", "refused") else took)
            WORK.labels(outcome).inc()
            WORK_SECONDS.labels(task.job).observe(took)
            lane.running[task.asker.address] -= 1
            lane.running += Counter()
            lane.news.set()  # this address may have another one now

    def _charge(self, lane: Lane, asker: Asker, took: float) -> None:
        self.shares[lane].add(f"a {asker.address}", took, 2 * lane.share)
        self.shares[lane].add(f"p {asker.person}", took, lane.share)


def _tell(task: QueuedWork, refusal: Refusal) -> None:
    if not task.result.done():
        task.result.set_exception(refusal)
