"""A table of Container that is being laid out."""

from __future__ import annotations

from typing import Any

from quayside.games.container.game import ContainerGame
from quayside.games.container.nouns import SEATS


class Layout:
    """A fresh game, what is given, and how many of everything the setup put on the table and in the box."""

    def __init__(self, g: ContainerGame, given: dict[Any, Any]) -> None:
        self.g = g
        self.given = given
        self.total = g.census()

    def names(self, seat: int, word: str) -> bool:
        """Is that word of a seat given?"""
        return word in (self.given.get(SEATS[seat]) or {})

    def supply_at_start(self) -> tuple[int, int, int]:
        """CT-1.1: warehouses, machines per colour and containers per colour; the supplies never grow."""
        return self.g.kit.supply(int(self.g.seats))
