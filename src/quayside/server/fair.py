"""Few things for many people: whoever waits longest among those served least recently is next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextlib import asynccontextmanager
from typing import AsyncIterator, Generic, Iterable, TypeVar

T = TypeVar("T")
Lanes = OrderedDict[str, deque["asyncio.Future[None]"]]


class Fair(Generic[T]):
    """Lends things out, one at a time each. Every lane (a person) is served in turn, however many wait in another one.

    Work that nobody waits for is done when no other is there.
    """

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._people: Lanes = OrderedDict()
        self._nobody: Lanes = OrderedDict()
        self._called = 0  # called, and not yet come to take their thing

    @asynccontextmanager
    async def lend(self, lane: str, awaited: bool = True) -> AsyncIterator[T]:
        """A thing for as long as the block lasts."""
        await self._turn(self._people if awaited else self._nobody, lane)
        thing = self._free.popleft()
        try:
            yield thing
        finally:
            self._free.append(thing)
            self._next()

    def waiting(self) -> int:
        """How many wait, those included that nobody waits for."""
        return sum(len(line) for lanes in (self._people, self._nobody) for line in lanes.values())

    async def _turn(self, lanes: Lanes, lane: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lanes.setdefault(lane, deque()).append(turn)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._called -= 1
                self._next()  # it was called and has gone: the next one, please
            raise
        self._called -= 1

    def _next(self) -> None:
        """Call as many as there are things."""
        while self._called < len(self._free):
            turn = _first(self._people) or _first(self._nobody)
            if turn is None:
                return
            self._called += 1
            turn.set_result(None)


def _first(lanes: Lanes) -> asyncio.Future[None] | None:
    """The first in the first lane, which becomes the last lane; those who have gone are passed over."""
    while lanes:
        lane, line = lanes.popitem(last=False)
        turn = line.popleft()
        if line:
            lanes[lane] = line
        if not turn.cancelled():
            return turn
    return None
