"""Every action of Cove, listed once. The numbers are catalogue indices; the rule is where an action belongs."""

from __future__ import annotations

from typing import Final

from quayside.kernel.actions import Catalogue
from quayside.kernel.packed import i64

from cove.nouns import GOOD_COUNT, GOODS, MOST_BID, MOST_SOLD

ACTIONS: Final = Catalogue()

BID: Final[i64] = 0  # + amount
PICK: Final[i64] = BID + MOST_BID + 1  # + good
SELL: Final[i64] = PICK + GOOD_COUNT  # + good * 6 + count - 1
HOLD: Final[i64] = SELL + GOOD_COUNT * MOST_SOLD

ACTIONS.kind(BID, "bid", "CV-3.1", amount=range(MOST_BID + 1))
ACTIONS.kind(PICK, "pick", "CV-4.2", good=GOODS)
ACTIONS.kind(SELL, "sell", "CV-5.1", good=GOODS, count=range(1, MOST_SOLD + 1))
ACTIONS.kind(HOLD, "hold", "CV-5.1")


def sale(action: i64) -> tuple[i64, i64]:
    """The good and the number of cards behind SELL."""
    which = action - SELL
    return which // MOST_SOLD, which % MOST_SOLD + 1
