"""The client over the socket: subscribe, act, and always know the newest view of every table."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from contextlib import asynccontextmanager
from typing import Any, AsyncIterator, Callable, Optional

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from quayside.client.errors import Refused
from quayside.client.http import new_move
from quayside.server import protocol
from quayside.server.protocol import EntryInfo, Fresh

_MESSAGE: TypeAdapter[Any] = TypeAdapter(protocol.ServerMessage)


class Live:
    """One open socket. `tables` holds the newest state of each table, `entries` all that happened there, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.tables: dict[str, Fresh] = {}
        self.entries: dict[str, list[EntryInfo]] = {}
        self.chat: dict[str, list[protocol.ChatLine]] = {}
        self.present: dict[str, list[int]] = {}
        self.heard: list[str] = []  # everything received, as it came
        self.keep_heard = False
        self.me: Optional[protocol.Me] = None
        self.maintenance: Optional[protocol.MaintenanceInfo] = None
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._news = asyncio.Condition()
        self._number = 0
        self._sent: deque[float] = deque()
        self._most, self._seconds = 0, 0.0  # messages in so many seconds; 0: any number
        self._reader = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                if self.keep_heard:
                    self.heard.append(str(text))
                self._take(_MESSAGE.validate_python(json.loads(text)))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the socket is closed"))
            async with self._news:
                self._news.notify_all()

    def _take(self, message: Any) -> None:
        if isinstance(message, protocol.Welcome):
            self.me, self.maintenance = message.me, message.maintenance
            if message.messages is not None and message.seconds is not None:
                # A fifth less than the server allows: what is sent evenly may arrive in heaps.
                self._most, self._seconds = max(1, message.messages * 4 // 5), message.seconds
        elif isinstance(message, protocol.Announcement):
            self.maintenance = message.maintenance
        elif isinstance(message, protocol.Update):
            self._learn(message.fresh)
        elif isinstance(message, protocol.ChatMessage):
            known = self.chat.setdefault(message.table, [])
            if message.line not in known:  # it may have been in the answer to `subscribe` already
                known.append(message.line)
        elif isinstance(message, protocol.Presence):
            self.present[message.table] = message.present
        else:
            if isinstance(message, protocol.Subscribed):
                self._learn(message.fresh)
                self.chat[message.fresh.table.id] = message.chat
                self.present[message.fresh.table.id] = message.present
            answer = self._answers.pop(message.id or "", None)
            if answer is not None and not answer.done():
                answer.set_result(message)

    def _learn(self, fresh: Fresh) -> None:
        self.tables[fresh.table.id] = fresh
        self.entries.setdefault(fresh.table.id, []).extend(fresh.entries)

    async def ask(self, kind: str, **fields: object) -> Any:
        """Send a message and wait for its answer; raises Refused."""
        self._number += 1
        name = f"m{self._number}"
        answer = asyncio.get_running_loop().create_future()
        self._answers[name] = answer
        if self._reader.done():
            raise ConnectionError("the socket is closed")
        await self._pace()
        await self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        found = await answer
        if isinstance(found, protocol.ErrorMessage):
            raise Refused(found.error)
        return found

    async def _pace(self) -> None:
        """Wait as long as the server's limit asks for."""
        while self._most and len(self._sent) >= self._most:
            wait = self._sent[0] + self._seconds - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            else:
                self._sent.popleft()
        self._sent.append(time.monotonic())

    async def subscribe(self, table: str, since: Optional[int] = None) -> Fresh:
        found: protocol.Subscribed = await self.ask("subscribe", table=table, since=since)
        return found.fresh

    async def act(self, table: str, action: str, version: Optional[int] = None, move: Optional[str] = None) -> int:
        """Take an action at the newest version known (or the one named); the version it became."""
        at = self.tables[table].version if version is None else version
        found = await self.ask("act", table=table, version=at, move=move or new_move(), action=action)
        return int(found.version)

    async def undo(self, table: str, steps: Optional[int] = None) -> int:
        at = self.tables[table].version
        return int((await self.ask("undo", table=table, version=at, move=new_move(), steps=steps)).version)

    async def confirm(self, table: str) -> int:
        at = self.tables[table].version
        return int((await self.ask("confirm", table=table, version=at, move=new_move())).version)

    async def say(self, table: str, text: str) -> None:
        await self.ask("chat", table=table, text=text)

    async def until(self, done: Callable[[], bool], seconds: float = 30.0) -> None:
        """Wait until something is true of what is known here."""

        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(lambda: done() or self._reader.done())

        await asyncio.wait_for(wait(), seconds)
        if not done():
            raise ConnectionError("the socket is closed")

    async def play(self, table: str, choose: Callable[[Fresh], str]) -> Fresh:
        """Play one's seat to the end; `choose` picks one of `fresh.legal`. Stale moves are thought over again."""
        while True:
            await self.until(lambda: self._due(table) or self._over(table), 600.0)
            fresh = self.tables[table]
            if self._over(table):
                return fresh
            try:
                if fresh.can_confirm:
                    await self.confirm(table)
                else:
                    await self.act(table, choose(fresh), fresh.version)
            except Refused as refused:
                if refused.kind != "stale":
                    raise
                await self.until(lambda seen=fresh.version: self.tables[table].version > seen)  # type: ignore[misc]

    def _due(self, table: str) -> bool:
        fresh = self.tables[table]
        return fresh.decision is not None or fresh.can_confirm

    def _over(self, table: str) -> bool:
        return self.tables[table].table.status in ("finished", "abandoned")

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.gather(self._reader, return_exceptions=True)


@asynccontextmanager
async def connect(url: str, token: str, **options: Any) -> AsyncIterator[Live]:
    """A socket to the server at `url` for the person with that token."""
    target = f"ws{url.rstrip('/')[4:]}/api/socket"
    headers = {"Authorization": f"Bearer {token}", **options.pop("headers", {})}
    async with open_socket(
        target, additional_headers=headers, max_size=None, compression=None, proxy=None, **options
    ) as socket:
        live = Live(socket)
        try:
            await live.until(lambda: live.me is not None)
            yield live
        finally:
            await live.close()
