"""Few things for many people: whoever waits longest among those served least recently is next."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import asynccontextmanager
from typing import AsyncIterator, Generic, Iterable, TypeVar

from quayside.server.limits.fair import Fair

T = TypeVar("T")
Waiting = asyncio.Future[None]


class Lending(Generic[T]):
    """Lends things out, one at a time each. People are served in turn, however much of one of them waits.

    Work that nobody waits for is done when no other is there.
    """

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._awaited: Fair[Waiting] = Fair()
        self._idle: Fair[Waiting] = Fair()
        self._called = 0  # called, and not yet come to take their thing

    @asynccontextmanager
    async def lend(self, person: str, awaited: bool = True) -> AsyncIterator[T]:
        """A thing for as long as the block lasts."""
        await self._turn(self._awaited if awaited else self._idle, person)
        thing = self._free.popleft()
        try:
            yield thing
        finally:
            self._free.append(thing)
            self._next()

    def waiting(self) -> int:
        """How many wait, those included that nobody waits for."""
        return len(self._awaited) + len(self._idle)

    async def _turn(self, line: Fair[Waiting], person: str) -> None:
        turn: Waiting = asyncio.get_running_loop().create_future()
        line.put("", person, turn)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            line.drop("", person, turn)
            if turn.done() and not turn.cancelled():  # it was called and has gone: the next one, please
                self._called -= 1
                self._next()
            raise
        self._called -= 1

    def _next(self) -> None:
        """Call as many as there are things."""
        while self._called < len(self._free):
            turn = self._awaited.take() or self._idle.take()
            if turn is None:
                return
            if not turn.cancelled():
                self._called += 1
                turn.set_result(None)
