"""What lies on the table in Cove, and the questions every chapter asks of it."""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State

from cove.components import Components
from cove.nouns import GOOD_COUNT

VECS: Final = ("coins", "bids", "cellar", "quay", "bag", "beach", "gone", "prices", "sold")
SCALARS: Final = ("lantern", "active", "night", "nights", "end_reason")

NO_BID: Final[i64] = -1


class Cove(State):
    """One position. Rows are per seat; cards are counted by good."""

    kit: Components

    def __init__(self) -> None:
        super().__init__()
        self.coins: vec[i64] = vec[i64]()  # per seat
        self.bids: vec[i64] = vec[i64]()  # per seat: of this night, or NO_BID
        self.cellar: vec[i64] = vec[i64]()  # per seat and good: hidden
        self.quay: vec[i64] = vec[i64]()  # per seat and good: open
        self.bag: vec[i64] = vec[i64]()  # per good: hidden
        self.beach: vec[i64] = vec[i64]()  # per good
        self.gone: vec[i64] = vec[i64]()  # per good: out of the game
        self.prices: vec[i64] = vec[i64]()  # per good
        self.sold: vec[i64] = vec[i64]()  # per good: cards sold in this night
        self.lantern: i64 = 0
        self.active: i64 = 0  # whose turn it is; outside the turns, the lantern
        self.night: i64 = 0
        self.nights: i64 = 0  # the option
        self.end_reason: i64 = 0

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, Cove)
        other.kit = self.kit
        other.coins = self.coins[:]
        other.bids = self.bids[:]
        other.cellar = self.cellar[:]
        other.quay = self.quay[:]
        other.bag = self.bag[:]
        other.beach = self.beach[:]
        other.gone = self.gone[:]
        other.prices = self.prices[:]
        other.sold = self.sold[:]
        other.lantern = self.lantern
        other.active = self.active
        other.night = self.night
        other.nights = self.nights
        other.end_reason = self.end_reason

    def vec_names(self) -> tuple[str, ...]:
        return VECS

    def scalar_names(self) -> tuple[str, ...]:
        return SCALARS

    def everybody(self) -> i64:
        """All seats, as a bit mask."""
        return (1 << self.seats) - 1

    def from_lantern(self, place: i64) -> i64:
        """The seat so many places to the left of the lantern."""
        return (self.lantern + place) % self.seats

    def owned(self, seat: i64, good: i64) -> i64:
        """Cards of a good on the quay and in the cellar of a seat."""
        at = seat * GOOD_COUNT + good
        return self.quay[at] + self.cellar[at]

    def cards_of(self, seat: i64) -> i64:
        """All cards of a seat."""
        return total(self.quay, seat) + total(self.cellar, seat)

    def draw_card(self) -> i64:
        """A card from the bag, any as likely as any other."""
        left = self.draw(total(self.bag, 0))
        for good in range(GOOD_COUNT):
            left -= self.bag[good]
            if left < 0:
                self.bag[good] -= 1
                return good
        raise AssertionError("the bag is empty")


def total(rows: vec[i64], at: i64) -> i64:
    """The number of cards in a row of goods."""
    count: i64 = 0
    for good in range(GOOD_COUNT):
        count += rows[at * GOOD_COUNT + good]
    return count
