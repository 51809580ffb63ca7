"""What lies on the table in Cove, and the questions every chapter asks of it."""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import first
from quayside.kernel.state import State

from cove.components import Components
from cove.fields import CoveFields
from cove.nouns import GOOD_COUNT

NO_BID: Final[i64] = -1


class Cove(CoveFields):
    """One position. Rows are per seat; cards are counted by good."""

    kit: Components

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, Cove)
        other.kit = self.kit

    def everybody(self) -> i64:
        """All seats."""
        return first(self.seats)

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
