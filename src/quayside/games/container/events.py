"""What can happen in Container, and who learns what of it."""

from __future__ import annotations

from typing import Final

from quayside.games.container.nouns import BROKERS, CARDS, COLOURS, END_REASONS, PLACES, SQUARES, STORES, ZONES
from quayside.kernel.packed import i64
from quayside.kernel.rulebook import Rulebook

E_TURN: Final[i64] = 0
E_INTEREST: Final[i64] = 1
E_DEFAULT: Final[i64] = 2
E_SEIZED: Final[i64] = 3
E_LOAN: Final[i64] = 4
E_REPAID: Final[i64] = 5
E_EXCHANGED: Final[i64] = 6
E_EXCHANGED_IN_SECRET: Final[i64] = 7
E_PASSED: Final[i64] = 8
E_MACHINE: Final[i64] = 9
E_WAREHOUSE: Final[i64] = 10
E_VISITS: Final[i64] = 11
E_BOUGHT: Final[i64] = 12
E_PAID: Final[i64] = 13
E_PRICED: Final[i64] = 14
E_REPRICED: Final[i64] = 15
E_FEE: Final[i64] = 16
E_PRODUCED: Final[i64] = 17
E_ENDING: Final[i64] = 18
E_SAILED: Final[i64] = 19
E_LOADED: Final[i64] = 20
E_AUCTION: Final[i64] = 21
E_COMMITTED: Final[i64] = 22
E_BID: Final[i64] = 23
E_TIE: Final[i64] = 24
E_ACCEPTED: Final[i64] = 25
E_REJECTED: Final[i64] = 26
E_SUBSIDY: Final[i64] = 27
E_CALLED: Final[i64] = 28
E_LAID: Final[i64] = 29
E_LAID_MONEY: Final[i64] = 30
E_OUTBID: Final[i64] = 31
E_BROKER_WON: Final[i64] = 32
E_PLACED: Final[i64] = 33
E_VALUE_CARD: Final[i64] = 34
E_DISCARDED: Final[i64] = 35
E_OVER: Final[i64] = 36


def list_events(book: Rulebook) -> None:
    seat = {"seat": None}
    book.event(E_TURN, "turn", {**seat, "round": None})
    book.event(E_INTEREST, "interest", {**seat, "amount": None})
    book.event(E_DEFAULT, "default", {**seat, "loans": None})
    book.event(E_SEIZED, "seized", {**seat, "colour": COLOURS, "place": PLACES})
    book.event(E_LOAN, "loan", seat)
    book.event(E_REPAID, "repaid", seat)
    book.event(E_EXCHANGED, "exchanged", {**seat, "cards": None}, {"card": CARDS})
    book.event(E_EXCHANGED_IN_SECRET, "exchanged_in_secret", {}, {**seat, "card": CARDS}, secret=True)
    book.event(E_PASSED, "passed", seat)
    book.event(E_MACHINE, "machine", {**seat, "colour": COLOURS, "cost": None})
    book.event(E_WAREHOUSE, "warehouse", {**seat, "cost": None})
    book.event(E_VISITS, "visits", {**seat, "rival": None})
    book.event(E_BOUGHT, "bought", {**seat, "rival": None, "colour": COLOURS, "price": None})
    book.event(E_PAID, "paid", {**seat, "rival": None, "amount": None})
    book.event(E_PRICED, "priced", {**seat, "store": STORES, "colour": COLOURS, "price": None})
    book.event(E_REPRICED, "repriced", {**seat, "store": STORES, "colour": COLOURS, "old": None, "new": None})
    book.event(E_FEE, "fee", {**seat, "rival": None, "amount": None})
    book.event(E_PRODUCED, "produced", {**seat, "colour": COLOURS})
    book.event(E_ENDING, "ending", seat)
    book.event(E_SAILED, "sailed", {**seat, "to": ZONES})
    book.event(E_LOADED, "loaded", {**seat, "colour": COLOURS})
    book.event(E_AUCTION, "auction", {**seat, "containers": None})
    book.event(E_COMMITTED, "committed", seat, {"amount": None, "bluff": None})
    book.event(E_BID, "bid", {**seat, "amount": None, "bluff": None, "worth": None})
    book.event(E_TIE, "tie", seat)
    book.event(E_ACCEPTED, "accepted", {**seat, "bidder": None, "amount": None})
    book.event(E_REJECTED, "rejected", {**seat, "amount": None})
    book.event(E_SUBSIDY, "subsidy", {"broker": BROKERS, "amount": None})
    book.event(E_CALLED, "called", {**seat, "broker": BROKERS, "square": SQUARES})
    book.event(E_LAID, "laid", {**seat, "store": STORES, "colour": COLOURS})
    book.event(E_LAID_MONEY, "laid_money", {**seat, "amount": None})
    book.event(E_OUTBID, "outbid", seat)
    book.event(E_BROKER_WON, "broker_won", {**seat, "broker": BROKERS, "square": SQUARES, "amount": None})
    book.event(E_PLACED, "placed", {**seat, "broker": BROKERS, "colour": COLOURS})
    book.event(E_VALUE_CARD, "value_card", {**seat, "special": COLOURS})
    book.event(E_DISCARDED, "discarded", {**seat, "colour": COLOURS, "count": None})
    book.event(E_OVER, "over", {"reason": END_REASONS})
