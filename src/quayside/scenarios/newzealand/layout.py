"""A table of New Zealand that is being laid out."""

from __future__ import annotations

from typing import Any

from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.words import BREEDS, MARKET_BREED, MARKET_BREEDS, SARAH, SEAT_LETTERS
from quayside.scenarios.wrong import BadScenario

MARKET = BREEDS[int(MARKET_BREED) : int(MARKET_BREED + MARKET_BREEDS)]  # the breeds of the sheep market


class Layout:
    """A fresh game, what is given, and how many of everything there are."""

    def __init__(self, g: NewZealandGame, given: dict[Any, Any]) -> None:
        self.g = g
        self.given = given
        self.total = g.census()
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
