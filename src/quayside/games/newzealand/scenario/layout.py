"""A table of New Zealand that is being laid out."""

from __future__ import annotations

from typing import Any

from quayside.games.newzealand.declared import DECLARED
from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.nouns import (
    CARDS,
    SARAH,
    SEAT_LETTERS,
    STARTERS,
)
from quayside.scenarios.fields import Fields
from quayside.scenarios.wrong import BadScenario

FIELDS = Fields(DECLARED)


class Layout:
    """A fresh game, what is given, and how many of everything there are."""

    def __init__(self, g: NewZealandGame, given: dict[Any, Any]) -> None:
        self.g = g
        self.given = given
        self.total = g.census()
        for card in range(int(STARTERS)):  # NZ-1.2: the box has a set of starting sheep for every seat there could be
            self.total[CARDS[card]] = int(g.kit.sheep_count[card]) * g.book.players[1]
        self.phase = str(given.get("phase", "b"))
        self.place = ""  # what is being laid out now, such as A.harbour_masters
        self.claimed: dict[str, str] = {}  # harbour masters by name, and where each is

    def key(self, owner: int) -> str:
        """How an owner is called in `given`."""
        return "sarah" if self.g.solo and owner == SARAH else SEAT_LETTERS[owner]

    def names(self, owner: int, word: str) -> bool:
        """Is that word of an owner given?"""
        return word in (self.given.get(self.key(owner)) or {})

    def claim(self, name: str) -> None:
        if name in self.claimed:
            raise BadScenario(f"{name} is at two places: {self.claimed[name]} and {self.place}")
        self.claimed[name] = self.place
