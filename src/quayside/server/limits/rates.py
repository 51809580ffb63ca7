"""Limits on how often anybody may do anything. They stand once, in `limits_of`."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from dataclasses import dataclass
from typing import Optional

from limits import RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter
from redis.asyncio import BlockingConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from quayside.server.limits.counting import Memory
from quayside.server.metrics import LIMITED, LIMITS_ALONE
from quayside.server.refusals import limited
from quayside.server.settings import Settings
from quayside.table.refusals import Refusal

log = logging.getLogger("quayside.limits")

PREFIX = "quayside:limits"
PATIENCE = 2.0  # seconds for which Redis is waited for
ALONE = 5.0  # seconds for which it is not asked again after it did not answer
HOUR, DAY = 3600.0, 86400.0


@dataclass(frozen=True)
class Limit:
    """At most `most` in a window of `seconds`, which begins with the first; and what those who want more are told."""

    most: int
    seconds: float
    reason: str
    message: str
    here: bool = False  # counted by each process alone: it comes too often to ask Redis each time


def limits_of(settings: Settings) -> dict[str, Limit]:
    """Every limit there is. What a limit is counted by (address, person, table) stands where it is charged."""
    wrong = "too many wrong passwords; wait a while"
    often = "too many from your address; wait a while"
    return {
        "requests": Limit(settings.requests, 60.0, "requests", "too many requests; slow down", here=True),
        "messages": Limit(settings.messages, settings.messages_window, "flood", "too many messages", here=True),
        "sign-up": Limit(settings.sign_ups, HOUR, "too-often", often),
        "account": Limit(settings.accounts, HOUR, "too-often", often),
        "login-address": Limit(4 * settings.login_failures, settings.login_window, "login", wrong),
        "login-pair": Limit(settings.login_failures, settings.login_window, "login", wrong),
        "login-name": Limit(settings.login_strangers, HOUR, "login", wrong),
        "password": Limit(settings.login_failures, settings.login_window, "login", wrong),
        "chat": Limit(settings.chat, settings.chat_window, "too-often", "you have said much already; wait a moment"),
        "import": Limit(settings.imports_per_day, DAY, "too-often", "no more games can be imported today"),
        "code": Limit(20, DAY, "too-often", "too many codes were sent for you today"),
        "report": Limit(10, DAY, "too-often", "that is enough for today; whoever runs this server will see to it"),
        "friend": Limit(30, DAY, "too-often", "that is enough for today; ask others tomorrow"),
        "friend-pair": Limit(3, 7 * DAY, "too-often", "you have asked that person several times; wait a while"),
        "kept-seat": Limit(10, HOUR, "too-often", "you have invited that person several times; wait a while"),
        "export-me": Limit(10, HOUR, "too-often", "you have had it several times; wait a while"),
        "forgot-address": Limit(10, HOUR, "too-often", often),
        "forgot-name": Limit(3, HOUR, "too-often", "a link was sent lately; look for it, or wait a while"),
        "reset": Limit(20, HOUR, "too-often", often),
        "verify": Limit(20, HOUR, "too-often", "too many codes were tried; wait a while"),
    }


@dataclass(frozen=True)
class Quota:
    """How much of something a person may have at a time. It is counted in the transaction that adds to it."""

    most: int
    reason: str
    message: str


def quotas_of(settings: Settings) -> dict[str, Quota]:
    full = "finish or abandon one of your tables first"
    return {
        "tables": Quota(settings.tables_per_person, "too-many-tables", full),
        "friends": Quota(200, "too-many-friends", "as many friends and requests as one may have; remove some first"),
        "blocks": Quota(500, "too-many-blocks", "as many blocks as one may have"),
        "entries": Quota(settings.entries_per_person, "too-much-stored", "your tables hold as much as one may store"),
    }


class _Item(RateLimitItemPerSecond):
    """A limit as the library has it, with windows that need not be whole seconds."""

    __slots__ = ["seconds"]

    def __init__(self, name: str, limit: Limit) -> None:
        super().__init__(limit.most, namespace=name)
        # Redis knows whole seconds only; a window may be longer than was asked for, never shorter.
        self.seconds = limit.seconds if limit.here else math.ceil(limit.seconds)

    def get_expiry(self) -> float:  # type: ignore[override]
        return self.seconds


class Limits:
    """Counts before the work that is limited is done, for all processes together where there is Redis.

    Each process also counts what it has seen itself. Whoever is over the limit here is refused without a word to
    Redis, so that a flood does not reach it; and while Redis is away that count alone holds: so many processes, so many
    times the limit. `quayside_limits_alone` says so. Nothing is let through uncounted and nobody is locked out.
    """

    def __init__(self, settings: Settings) -> None:
        self.table = limits_of(settings)
        self.quotas = quotas_of(settings)
        self._items = {name: _Item(name, limit) for name, limit in self.table.items()}
        self.memory = Memory()
        self._here = FixedWindowRateLimiter(self.memory)
        self._pool: Optional[BlockingConnectionPool] = None
        self._shared: Optional[FixedWindowRateLimiter] = None
        self._alone_until: Optional[float] = None
        if settings.redis:
            # One retry at once, for connections that a restart of Redis has broken.
            once = Retry(NoBackoff(), 1)
            patience = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE, "timeout": PATIENCE}
            self._pool = BlockingConnectionPool.from_url(settings.redis, max_connections=20, retry=once, **patience)
            storage = RedisStorage(
                f"async+{settings.redis}",
                implementation="redispy",
                key_prefix=PREFIX,
                connection_pool=self._pool,  # type: ignore[arg-type]
            )
            self._shared = FixedWindowRateLimiter(storage)

    async def charge(self, what: str, *keys: str) -> None:
        """Count one `what` of these keys together, or raise `limited` with the time to wait."""
        if not await self._hit(what, keys, 1):
            raise await self._refusal(what, keys)

    def must_have_room(self, what: str, count: int) -> None:
        """Refuse one more if there are that many already."""
        quota = self.quotas[what]
        if count >= quota.most:
            LIMITED.labels(what).inc()
            raise limited(quota.reason, quota.message, 60)

    async def give_back(self, what: str, *keys: str) -> None:
        """Undo a charge: what it was for has turned out to be harmless."""
        await self._hit(what, keys, -1)

    async def forget(self, what: str, *keys: str) -> None:
        """Let the keys begin anew."""
        item = self._items[what]
        await self._here.clear(item, *keys)
        if (shared := self._asked(what)) is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await shared.clear(item, *keys)
            except (RedisError, OSError, TimeoutError):
                self._go_alone()

    async def _hit(self, what: str, keys: tuple[str, ...], cost: int) -> bool:
        item = self._items[what]
        within = await self._here.hit(item, *keys, cost=cost)
        shared = self._asked(what)
        if shared is None or not within:
            return within
        try:
            async with asyncio.timeout(PATIENCE):
                within = await shared.hit(item, *keys, cost=cost)
        except (RedisError, OSError, TimeoutError):
            self._go_alone()
        else:
            self._go_together()
        return within

    def _asked(self, what: str) -> Optional[FixedWindowRateLimiter]:
        """Redis, if it counts this and is there."""
        if self._shared is None or self.table[what].here:
            return None
        if self._alone_until is not None and time.monotonic() < self._alone_until:
            return None
        return self._shared

    def _go_alone(self) -> None:
        if self._alone_until is None:
            log.warning("redis is away: each process counts limits alone")
            LIMITS_ALONE.set(1)
        self._alone_until = time.monotonic() + ALONE

    def _go_together(self) -> None:
        if self._alone_until is not None:
            log.warning("redis is back: limits are counted together again")
            LIMITS_ALONE.set(0)
            self._alone_until = None

    async def _refusal(self, what: str, keys: tuple[str, ...]) -> Refusal:
        limit = self.table[what]
        wait = limit.seconds
        item = self._items[what]
        try:
            stats = await self._here.get_window_stats(item, *keys)
            if stats.remaining and (shared := self._asked(what)) is not None:  # others have used it up
                async with asyncio.timeout(PATIENCE):
                    stats = await shared.get_window_stats(item, *keys)
            wait = stats.reset_time - time.time()
        except (RedisError, OSError, TimeoutError):
            self._go_alone()
        LIMITED.labels(what).inc()
        return limited(limit.reason, limit.message, max(1, min(math.ceil(wait), math.ceil(limit.seconds))))

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.disconnect()
