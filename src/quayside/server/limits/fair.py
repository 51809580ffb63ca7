"""Fairness: addresses take turns, and the people of an address do; and nobody has more than some things at a time."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from contextlib import asynccontextmanager
from typing import AsyncIterator, Callable, Generic, Optional, TypeVar

T = TypeVar("T")


class Fair(Generic[T]):
    """Things that wait for their turn, by the address and the person they are for."""

    def __init__(self) -> None:
        self._addresses: dict[str, dict[str, deque[T]]] = {}  # both in the order of turns

    def put(self, address: str, person: str, thing: T) -> None:
        self._addresses.setdefault(address, {}).setdefault(person, deque()).append(thing)

    def take(self, ready: Callable[[str], bool] = lambda address: True) -> Optional[T]:
        """The next thing of the first address that is `ready`; that address, and in it that person, come last then."""
        address = next((each for each in self._addresses if ready(each)), None)
        if address is None:
            return None
        people = self._addresses.pop(address)
        person = next(iter(people))
        things = people.pop(person)
        thing = things.popleft()
        if things:
            people[person] = things
        if people:
            self._addresses[address] = people
        return thing

    def drop(self, address: str, person: str, thing: T) -> None:
        """Whoever wanted it has gone; it may have been taken already."""
        people = self._addresses.get(address, {})
        things = people.get(person)
        if things is None or thing not in things:
            return
        things.remove(thing)
        if not things:
            del people[person]
        if not people:
            del self._addresses[address]

    def __len__(self) -> int:
        return sum(len(things) for people in self._addresses.values() for things in people.values())


class Turns:
    """At most so many at a time under each key; whoever comes then waits for a turn."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._rooms: dict[str, asyncio.Semaphore] = {}
        self._inside: Counter[str] = Counter()  # those who wait among them

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        room = self._rooms.get(key)
        if room is None:
            room = self._rooms[key] = asyncio.Semaphore(self.at_once)
        self._inside[key] += 1
        try:
            async with room:
                yield
        finally:
            self._inside[key] -= 1
            if not self._inside[key]:
                del self._inside[key], self._rooms[key]


class Pace:
    """So many a second under each key on the average, and some at once; whoever is faster has to wait."""

    def __init__(self, per_second: float, at_once: float, now: Callable[[], float] = time.monotonic) -> None:
        self.each = 1.0 / per_second
        self.slack = at_once / per_second
        self.now = now
        self._due: dict[str, float] = {}  # when somebody who kept to the average would come next

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Count one more; how many seconds to wait before it is done."""
        now = self.now()
        due = max(self._due.get(key, 0.0), now - self.slack) + cost * self.each
        self._due[key] = due
        return max(0.0, due - now)

    def forget(self, key: str) -> None:
        """Nobody comes under that key any more, for now."""
        if self._due.get(key, 0.0) <= self.now():
            self._due.pop(key, None)
