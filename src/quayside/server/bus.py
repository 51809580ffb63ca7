"""News between processes: how a table has changed, who is present, chat. Redis carries it; one process needs none."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import Any, Callable, Optional

from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger("quayside.bus")

CHANNEL = "quayside:2"  # with the version of what is said on it
TOGETHER = 50  # messages in one post at most


class Bus:
    """Publishes small messages and hands over those of other processes. Losing one is harmless: see `Hub.sweep`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(6)
        self.heard: Callable[[dict[str, Any]], None] = lambda message: None
        self._redis: Optional[Redis] = Redis.from_url(url, socket_timeout=None) if url else None
        self._waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue(10_000)

    def waiting(self) -> int:
        """How many messages wait for Redis."""
        return self._waiting.qsize()

    def publish(self, **message: Any) -> None:
        """Send without waiting; drop it if Redis is away for long."""
        if self._redis is None:
            return
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            log.warning("bus is full, a message was dropped")

    async def run_sender(self) -> None:
        while self._redis is not None:
            messages = [await self._waiting.get()]
            while len(messages) < TOGETHER and not self._waiting.empty():
                messages.append(self._waiting.get_nowait())
            try:
                await self._redis.publish(CHANNEL, json.dumps({"from": self.name, "messages": messages}))
            except (RedisError, OSError):
                log.warning("redis is away")
                await asyncio.sleep(0.5)

    async def run_receiver(self) -> None:
        while self._redis is not None:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for item in pubsub.listen():
                        if item["type"] == "message":
                            self._hear(json.loads(item["data"]))
            except (RedisError, OSError):
                log.warning("redis is away")
                await asyncio.sleep(0.5)

    def _hear(self, post: dict[str, Any]) -> None:
        if post["from"] != self.name:
            for message in post["messages"]:
                self.heard({**message, "from": post["from"]})

    async def alive(self) -> Optional[bool]:
        """Whether Redis answers; None if there is none to ask."""
        if self._redis is None:
            return None
        try:
            return bool(await asyncio.wait_for(self._redis.ping(), 2.0))
        except (TimeoutError, RedisError, OSError):
            return False

    async def close(self) -> None:
        if self._redis is not None:
            await self._redis.aclose()
