"""The rulebook's nouns, each with the order in which the state stores it."""

from __future__ import annotations

from typing import Final, Literal

from quayside.kernel.packed import i64
from quayside.kernel.seats import SEATS as LETTERS

SEATS: Final = LETTERS
Colour = Literal["black", "beige", "grey", "purple", "brown"]
COLOURS: Final[tuple[Colour, ...]] = ("black", "beige", "grey", "purple", "brown")
SHORTS: Final = ("K", "E", "G", "P", "N")
StoreName = Literal["factory", "harbour"]
STORES: Final[tuple[StoreName, ...]] = ("factory", "harbour")
Broker = Literal["I", "II", "III"]
BROKERS: Final[tuple[Broker, ...]] = ("I", "II", "III")
Square = Literal["containers", "money"]
SQUARES: Final[tuple[Square, ...]] = ("containers", "money")
ZONES: Final = ("sea", *SEATS, "island", "bank")
Place = Literal["island", "hold", "personal_port", "harbour_store", "factory_store"]
PLACES: Final[tuple[Place, ...]] = (
    "island",
    "hold",
    "personal_port",
    "harbour_store",
    "factory_store",
)  # order of seizure, CT-4.4
END_REASONS: Final = ("colours_exhausted", "round_limit")

COLOUR_COUNT: Final[i64] = 5
BROKER_COUNT: Final[i64] = 3

FACTORY: Final[i64] = 0
HARBOUR: Final[i64] = 1

# A store is a row of 6 price spaces per colour; factories use 1 to 4 of them, harbours 2 to 6.
PRICES: Final = (1, 2, 3, 4, 5, 6)
PRICE_COUNT: Final[i64] = 6
STORE_SIZE: Final[i64] = 30
FACTORY_LOW: Final[i64] = 1
FACTORY_HIGH: Final[i64] = 4
HARBOUR_LOW: Final[i64] = 2
HARBOUR_HIGH: Final[i64] = 6

SEA: Final[i64] = 0
PORT: Final[i64] = 1  # + seat
ISLAND: Final[i64] = 6
BANK: Final[i64] = 7

MONEY_SQUARE: Final[i64] = 1

# Money cards, CT-2.1.
CARDS: Final = (1, 2, 5, 10, 20)
CARD_COUNT: Final[i64] = 5
BLUFFS: Final[i64] = 2  # per player, always, CT-2.3
MAX_BID: Final[i64] = 500  # CT-R30
