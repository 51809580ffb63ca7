"""Fairness: addresses take turns, and the people of an address do; and nobody has more than some things at a time."""

from __future__ import annotations

import asyncio
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
