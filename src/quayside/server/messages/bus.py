"""News between processes: how a table has changed, who is present, chat. Redis carries it; one process needs none."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from typing import Any, Callable, Optional

from pydantic import BaseModel, Field, ValidationError
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from quayside.server.metrics import BAD_NEWS

log = logging.getLogger("quayside.bus")

CHANNEL = "quayside:2"  # with the version of what is said on it
TOGETHER = 50  # messages in one post at most
WAITING = 10_000  # messages that are kept while Redis is away
POST_BYTES = 4 * 1024 * 1024  # of a post; a longer one is none of ours
QUIET = 5.0  # seconds without a word after which Redis is asked whether it is still there
PAUSE = 0.5  # seconds between two attempts to reach it
AWAY = (RedisError, OSError, TimeoutError)


class Post(BaseModel):
    """What goes over the channel. What the messages say is for the hub to check."""

    sender: str = Field(alias="from", max_length=64)
    messages: list[dict[str, Any]] = Field(max_length=TOGETHER)


class Bus:
    """Publishes small messages and hands over those of other processes.

    Losing one is harmless as long as it is known: whenever the connection to Redis is new, `back` is called with the
    time since when something may have been missed. Whatever comes over the channel, the listener goes on.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(6)
        self.heard: Callable[[dict[str, Any]], None] = lambda message: None
        self.back: Callable[[float], None] = lambda since: None
        self.listening = False
        self._last_word = time.time()  # of Redis, on the connection that is listened to
        self._away = False
        self._redis: Optional[Redis] = None
        if url:
            # One retry, for a connection that a restart of Redis has broken. What was sent twice is heard twice, which
            # is harmless.
            once = Retry(NoBackoff(), 1)
            self._redis = Redis.from_url(url, socket_timeout=QUIET, socket_connect_timeout=QUIET, retry=once)
        self._waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue(WAITING)

    def waiting(self) -> int:
        """How many messages wait for Redis."""
        return self._waiting.qsize()

    def publish(self, **message: Any) -> None:
        """Send without waiting; the oldest is dropped if Redis is away for long."""
        if self._redis is None:
            return
        if self._waiting.full():
            self._waiting.get_nowait()
            log.warning("bus is full, a message was dropped")
        self._waiting.put_nowait(message)

    async def run_sender(self) -> None:
        while self._redis is not None:
            messages = [await self._waiting.get()]
            while len(messages) < TOGETHER and not self._waiting.empty():
                messages.append(self._waiting.get_nowait())
            post = json.dumps({"from": self.name, "messages": messages})
            while not await self._sent(post):
                await asyncio.sleep(PAUSE)

    async def _sent(self, post: str) -> bool:
        assert self._redis is not None
        try:
            await self._redis.publish(CHANNEL, post)
        except AWAY:
            self._note(away=True)
            return False
        return True

    async def run_receiver(self) -> None:
        while self._redis is not None:
            try:
                async with self._redis.pubsub() as pubsub:
                    await self._listen(pubsub)
            except AWAY:
                self._note(away=True)
            except Exception:  # whatever it was, the next connection is a new one
                BAD_NEWS.inc()
                log.exception("the listener failed and begins anew")
            finally:
                self.listening = False
            await asyncio.sleep(PAUSE)

    async def _listen(self, pubsub: PubSub) -> None:
        """Hand over what comes, until Redis is silent even when asked."""
        await pubsub.subscribe(CHANNEL)
        asked = False
        while True:
            item = await pubsub.get_message(timeout=QUIET)
            if item is None:
                if asked:
                    raise TimeoutError("redis does not answer")
                asked = True
                await pubsub.ping()
                continue
            asked = False
            last, self._last_word = self._last_word, time.time()
            if item["type"] == "subscribe":  # also when the library has connected anew by itself
                self.listening = True
                self._note(away=False)
                self.back(last)
            elif item["type"] == "message":
                self.hear(item["data"])

    def hear(self, data: bytes) -> None:
        """Take in a post from the channel. What cannot be understood is counted and left out."""
        try:
            if len(data) > POST_BYTES:
                raise ValueError("too long")
            post = Post.model_validate_json(data)
        except (ValidationError, ValueError) as error:
            BAD_NEWS.inc()
            log.warning("a post of %d bytes is not one of ours: %s", len(data), type(error).__name__)
            return
        if post.sender == self.name:
            return
        for message in post.messages:
            try:
                self.heard({**message, "from": post.sender})
            except Exception as error:  # a message is anybody's: what is wrong with it ends with it
                BAD_NEWS.inc()
                # Without its text, which may hold secrets of a game.
                log.warning("a message of another process was left out: %s", type(error).__name__)

    def _note(self, away: bool) -> None:
        if away != self._away:
            log.warning("redis is away" if away else "redis is back")
            self._away = away

    async def alive(self) -> Optional[bool]:
        """Whether Redis answers and is listened to; None if there is none."""
        if self._redis is None:
            return None
        try:
            async with asyncio.timeout(2.0):
                return bool(await self._redis.ping()) and self.listening
        except AWAY:
            return False

    async def close(self) -> None:
        if self._redis is not None:
            await self._redis.aclose()
