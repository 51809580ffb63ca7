"""The nouns of Cove, each in the order in which the state stores it."""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

GOODS: Final = ("tea", "salt", "silk", "rum", "lace")
END_REASONS: Final = ("last_night", "empty_bag")

GOOD_COUNT: Final[i64] = 5
LAST_NIGHT: Final[i64] = 0
EMPTY_BAG: Final[i64] = 1

MOST_BID: Final[i64] = 30  # CV-3.1
MOST_SOLD: Final[i64] = 6  # CV-5.1
