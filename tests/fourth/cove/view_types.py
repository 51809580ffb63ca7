"""The shape of what a seat may know of a game of Cove, and of what comes with its questions."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from quayside.kernel.view_types import Options, Seen

Goods = dict[str, int]
"""How many of each good; of a good that is not named there is none."""


class Turn(TypedDict):
    active: int
    lantern: int
    """The seat that has it."""
    night: int
    nights: int


class Market(TypedDict):
    prices: Goods
    sold: Goods
    """In this night."""


class Player(TypedDict):
    seat: int
    coins: int
    quay: Goods
    cellar_cards: int
    cellar: NotRequired[Goods]
    """The own one, and everybody's at the end."""
    bid: NotRequired[int]
    """The own one, and everybody's once all have bid."""


class TableView(TypedDict):
    options: Options
    turn: Turn
    market: Market
    beach: Goods
    bag: int
    """How many cards are in it."""
    gone: Goods
    players: list[Player]


class View(TableView, Seen):
    """What a seat may know."""


class SellingQuestion(TypedDict):
    night: int
    nights: int


class Questions(TypedDict):
    """What comes with the questions, by the names of their steps. Other questions bring nothing."""

    selling: SellingQuestion
