"""The house as a browser's worker calls it: texts in, texts out, and answers when they are there."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Awaitable, Callable, Optional

from quayside.games.registry import load_games
from quayside.tab.doors import answered
from quayside.tab.house import House
from quayside.tab.socket import heard
from quayside.tab.store import Memory, Store

Reply = Callable[[str], None]


class Worker:
    """`store` is the browser's, or None where it keeps nothing; `helper` takes texts to the worker of the coach."""

    def __init__(self, store: Optional[Store], send: Reply, passed: Reply, changed: Reply, helper: Reply) -> None:
        self._house = House(Memory() if store is None else store, send, passed, changed, helper)
        self._doing: set[asyncio.Future[Any]] = set()

    def open(self, ready: Reply) -> None:
        self._do(self._house.open(), lambda _nothing: ready(""))

    def ask(self, method: str, path: str, body: Optional[str], reply: Reply) -> None:
        self._do(answered(self._house, method, path, body), reply)

    def say(self, text: str, reply: Reply) -> None:
        self._do(heard(self._house, text), reply)

    def attach(self, reply: Reply) -> None:
        """The page has a line to us: it is told who it is. Without anybody here there is nothing to say."""
        if self._house.me is not None:
            reply(json.dumps(self._house.welcome()))

    def told(self, table: str) -> None:
        """Another tab has changed a table."""
        self._do(self._house.tables.heard(table), lambda _nothing: None)

    def helped(self, text: str) -> None:
        """The worker of the coach says something."""
        self._house.desk.hear(text)

    def helpless(self, message: str) -> None:
        """It does not start, or has ended."""
        self._house.desk.fail(message)

    def warm_up(self) -> None:
        """Load what a first move needs, while somebody looks at the first page."""
        load_games()

    def _do(self, work: Awaitable[Any], then: Callable[[Any], None]) -> None:
        async def do() -> None:
            then(await work)

        task = asyncio.ensure_future(do())
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
