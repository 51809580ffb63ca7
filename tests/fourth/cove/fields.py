"""What lies on the table, as numbers.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State

VECS: Final = (
    "bids",
    "cellar",
    "coins",
    "quay",
    "beach",
    "gone",
    "prices",
    "sold",
    "bag",
)
SCALARS: Final = (
    "lantern",
    "active",
    "night",
    "nights",
    "end_reason",
)


class CoveFields(State):
    """The fields of a position, and how they are copied."""

    def __init__(self) -> None:
        super().__init__()
        # per seat: of this night, or NO_BID; open once all have bid
        self.bids: vec[i64] = vec[i64]()
        # per seat and good: hidden
        self.cellar: vec[i64] = vec[i64]()
        # per seat
        self.coins: vec[i64] = vec[i64]()
        # per seat and good: open
        self.quay: vec[i64] = vec[i64]()
        # per good
        self.beach: vec[i64] = vec[i64]()
        # per good: out of the game
        self.gone: vec[i64] = vec[i64]()
        # per good
        self.prices: vec[i64] = vec[i64]()
        # per good: cards sold in this night
        self.sold: vec[i64] = vec[i64]()
        # per good: hidden, but for how many cards are in it
        self.bag: vec[i64] = vec[i64]()
        # the seat that has it
        self.lantern: i64 = 0
        # whose turn it is; outside the turns, the lantern
        self.active: i64 = 0
        self.night: i64 = 0
        # the option
        self.nights: i64 = 0
        self.end_reason: i64 = 0

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, CoveFields)
        copy = other  # so compiled code looks at its class once
        copy.bids = self.bids[:]
        copy.cellar = self.cellar[:]
        copy.coins = self.coins[:]
        copy.quay = self.quay[:]
        copy.beach = self.beach[:]
        copy.gone = self.gone[:]
        copy.prices = self.prices[:]
        copy.sold = self.sold[:]
        copy.bag = self.bag[:]
        copy.lantern = self.lantern
        copy.active = self.active
        copy.night = self.night
        copy.nights = self.nights
        copy.end_reason = self.end_reason

    def vec_names(self) -> tuple[str, ...]:
        return VECS

    def scalar_names(self) -> tuple[str, ...]:
        return SCALARS
