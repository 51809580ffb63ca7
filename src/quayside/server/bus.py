"""News between processes: which table has changed, never what. Redis carries it; alone, a process needs none."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import Any, Callable, Optional

from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger("quayside.bus")

CHANNEL = "quayside"


class Bus:
    """Publishes small messages and hands over those of other processes. Losing one is harmless: see `Hub.sweep`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(6)
        self.heard: Callable[[dict[str, Any]], None] = lambda message: None
        self._redis: Optional[Redis] = Redis.from_url(url, socket_timeout=None) if url else None
        self._waiting: asyncio.Queue[str] = asyncio.Queue(10_000)

    def publish(self, **message: Any) -> None:
        """Send without waiting; drop it if Redis is away for long."""
        if self._redis is None:
            return
        try:
            self._waiting.put_nowait(json.dumps({**message, "from": self.name}))
        except asyncio.QueueFull:
            log.warning("bus is full, a message was dropped")

    async def run_sender(self) -> None:
        while self._redis is not None:
            text = await self._waiting.get()
            try:
                await self._redis.publish(CHANNEL, text)
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
                            message = json.loads(item["data"])
                            if message.get("from") != self.name:
                                self.heard(message)
            except (RedisError, OSError):
                log.warning("redis is away")
                await asyncio.sleep(0.5)

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
