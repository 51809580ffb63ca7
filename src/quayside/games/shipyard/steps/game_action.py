"""What every action of chapters 8 and 10 to 16 has: when it can be performed and how it begins."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.reasons import SPOILS_CHOSEN, TOO_POOR
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64

IMPOSSIBLE: Final[i64] = 1_000_000  # more guilders than there will ever be


class GameAction:
    """One of the eight actions."""

    missing: i64 = TOO_POOR  # why it cannot be performed at any price

    def least(self, g: Shipyard, seat: i64) -> i64:
        """The fewest guilders with which it can be performed, or IMPOSSIBLE (SY-5.3)."""
        return 0

    def best_gain(self, g: Shipyard, seat: i64) -> i64:
        """The most guilders it can bring; spending counts as a loss (SY-7.6)."""
        return -self.least(g, seat)

    def start(self, g: Shipyard, seat: i64) -> None:
        raise AssertionError("an action says how it begins")

    def rule(self, g: Shipyard, seat: i64, guilders: i64) -> i64:
        """LEGAL if it can be performed with so many guilders, else why not."""
        least = self.least(g, seat)
        if least == IMPOSSIBLE:
            return self.missing
        if guilders < least:
            return TOO_POOR
        return LEGAL


def offer_at_price(g: Shipyard, seat: i64, action: i64, price: i64, too_dear: i64, o: Offers) -> None:
    """Offer what costs guilders: it must be paid, and a bonus taken first must leave enough (SY-7.6)."""
    if price > g.guilders[seat]:
        o.refuse(action, too_dear, price, g.guilders[seat])
    elif price > g.spendable(seat):
        o.refuse(action, SPOILS_CHOSEN, g.reserve, g.guilders[seat] - price)
    else:
        o.add(action)
