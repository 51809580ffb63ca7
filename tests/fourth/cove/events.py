"""What can happen in Cove, and who learns what of it."""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64
from quayside.kernel.rulebook import Rulebook

from cove.nouns import END_REASONS, GOODS

E_NIGHT: Final[i64] = 0
E_LANDED: Final[i64] = 1
E_COMMITTED: Final[i64] = 2
E_BID: Final[i64] = 3
E_WATCH: Final[i64] = 4
E_PICKED: Final[i64] = 5
E_WASHED_AWAY: Final[i64] = 6
E_TURN: Final[i64] = 7
E_SOLD: Final[i64] = 8
E_HELD: Final[i64] = 9
E_DEARER: Final[i64] = 10
E_OVER: Final[i64] = 11


def list_events(book: Rulebook) -> None:
    seat = {"seat": None}
    book.event(E_NIGHT, "night", {"night": None, **seat})
    book.event(E_LANDED, "landed", {"good": GOODS, "count": None})
    book.event(E_COMMITTED, "committed", seat, {"amount": None})
    book.event(E_BID, "bid", {**seat, "amount": None})
    book.event(E_WATCH, "watch", {**seat, "coins": None})
    book.event(E_PICKED, "picked", {**seat, "good": GOODS})
    book.event(E_WASHED_AWAY, "washed_away", {"good": GOODS, "count": None})
    book.event(E_TURN, "turn", seat)
    book.event(E_SOLD, "sold", {**seat, "good": GOODS, "count": None, "coins": None, "price": None})
    book.event(E_HELD, "held", seat)
    book.event(E_DEARER, "dearer", {"good": GOODS, "price": None})
    book.event(E_OVER, "over", {"reason": END_REASONS})
