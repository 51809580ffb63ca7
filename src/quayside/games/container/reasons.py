"""Why an action can be refused in Container, with the rules that say so."""

from __future__ import annotations

from typing import Final

from quayside.kernel.offers import FIRST_REASON
from quayside.kernel.packed import i64
from quayside.kernel.rulebook import Rulebook

TOO_POOR: Final[i64] = FIRST_REASON
BUILDING_TOO_DEAR: Final[i64] = TOO_POOR + 1
FEE_TOO_HIGH: Final[i64] = BUILDING_TOO_DEAR + 1
ROW_FULL: Final[i64] = FEE_TOO_HIGH + 1
NONE_IN_SUPPLY: Final[i64] = ROW_FULL + 1
SAME_COLOUR: Final[i64] = NONE_IN_SUPPLY + 1
OWN_STORE: Final[i64] = SAME_COLOUR + 1
NO_SUCH_SEAT: Final[i64] = OWN_STORE + 1
NOTHING_TO_BUY: Final[i64] = NO_SUCH_SEAT + 1
HARBOUR_FULL: Final[i64] = NOTHING_TO_BUY + 1
ONE_RIVAL: Final[i64] = HARBOUR_FULL + 1
NOT_FOR_SALE: Final[i64] = ONE_RIVAL + 1
MUST_BUY: Final[i64] = NOT_FOR_SALE + 1
ALREADY_PRODUCED: Final[i64] = MUST_BUY + 1
NOT_MAKEABLE: Final[i64] = ALREADY_PRODUCED + 1
NOT_ADJACENT: Final[i64] = NOT_MAKEABLE + 1
OWN_PORT: Final[i64] = NOT_ADJACENT + 1
STAYING_PUT: Final[i64] = OWN_PORT + 1
NO_BANK: Final[i64] = STAYING_PUT + 1
ONLY_ON_ARRIVAL: Final[i64] = NO_BANK + 1
HOLD_FULL: Final[i64] = ONLY_ON_ARRIVAL + 1
NEEDS_A_CARD: Final[i64] = HOLD_FULL + 1
TOO_MANY_BLUFFS: Final[i64] = NEEDS_A_CARD + 1
NOT_THE_BEST: Final[i64] = TOO_MANY_BLUFFS + 1
CANNOT_REJECT: Final[i64] = NOT_THE_BEST + 1
TOO_MANY_LOANS: Final[i64] = CANNOT_REJECT + 1
BID_COMMITTED: Final[i64] = TOO_MANY_LOANS + 1
LOANS_CLOSED: Final[i64] = BID_COMMITTED + 1
NO_LOAN: Final[i64] = LOANS_CLOSED + 1
NOT_YOUR_TURN: Final[i64] = NO_LOAN + 1
PROMISED: Final[i64] = NOT_YOUR_TURN + 1
LOAN_BACK_AND_FORTH: Final[i64] = PROMISED + 1
CARDS_BACK_AND_FORTH: Final[i64] = LOAN_BACK_AND_FORTH + 1
NO_SUCH_CARD: Final[i64] = CARDS_BACK_AND_FORTH + 1
CANNOT_COMBINE: Final[i64] = NO_SUCH_CARD + 1
CALLED_ALREADY: Final[i64] = CANNOT_COMBINE + 1
WON_THIS_TURN: Final[i64] = CALLED_ALREADY + 1
LAST_TURN: Final[i64] = WON_THIS_TURN + 1
WOULD_END: Final[i64] = LAST_TURN + 1
EMPTY_SQUARE: Final[i64] = WOULD_END + 1
OTHER_SQUARE: Final[i64] = EMPTY_SQUARE + 1
BID_TOO_LOW: Final[i64] = OTHER_SQUARE + 1
WRONG_KIND: Final[i64] = BID_TOO_LOW + 1
NOT_YOURS_TO_BID: Final[i64] = WRONG_KIND + 1
NOT_THERE: Final[i64] = NOT_YOURS_TO_BID + 1
NOT_MOST: Final[i64] = NOT_THERE + 1
STILL_UNPRICED: Final[i64] = NOT_MOST + 1
WRONG_PRICE: Final[i64] = STILL_UNPRICED + 1
ONLY_RETURNED: Final[i64] = WRONG_PRICE + 1


def list_reasons(book: Rulebook) -> None:
    book.reason(TOO_POOR, "too-poor", ["CT-2.6"], ["need", "have"])
    book.reason(BUILDING_TOO_DEAR, "building-too-dear", ["CT-6.3", "CT-2.6", "CT-6.2"], ["need", "have"])
    book.reason(FEE_TOO_HIGH, "fee-too-high", ["CT-8.1", "CT-2.6"], ["need", "have"])
    book.reason(ROW_FULL, "row-full", ["CT-6.3"])
    book.reason(NONE_IN_SUPPLY, "none-in-supply", ["CT-6.3"])
    book.reason(SAME_COLOUR, "same-colour", ["CT-6.3"])
    book.reason(OWN_STORE, "own-store", ["CT-7.3"])
    book.reason(NO_SUCH_SEAT, "no-such-seat", ["CT-1.1"])
    book.reason(NOTHING_TO_BUY, "nothing-to-buy", ["CT-7.5"])
    book.reason(HARBOUR_FULL, "harbour-full", ["CT-7.2"], ["room"])
    book.reason(ONE_RIVAL, "one-rival", ["CT-7.1"])
    book.reason(NOT_FOR_SALE, "not-for-sale", ["CT-7.1", "CT-9.4"])
    book.reason(MUST_BUY, "must-buy", ["CT-7.5"])
    book.reason(ALREADY_PRODUCED, "already-produced", ["CT-8.1", "CT-3.3"])
    book.reason(NOT_MAKEABLE, "not-makeable", ["CT-8.2"])
    book.reason(NOT_ADJACENT, "not-adjacent", ["CT-9.1"])
    book.reason(OWN_PORT, "own-port", ["CT-9.2"])
    book.reason(STAYING_PUT, "staying-put", ["CT-9.1"])
    book.reason(NO_BANK, "no-bank", ["CT-13.1"])
    book.reason(ONLY_ON_ARRIVAL, "only-on-arrival", ["CT-9.4", "CT-9.1"])
    book.reason(HOLD_FULL, "hold-full", ["CT-9.4"])
    book.reason(NEEDS_A_CARD, "needs-a-card", ["CT-10.2"])
    book.reason(TOO_MANY_BLUFFS, "too-many-bluffs", ["CT-2.3", "CT-10.6"], ["have"])
    book.reason(NOT_THE_BEST, "not-the-best", ["CT-10.9"])
    book.reason(CANNOT_REJECT, "cannot-reject", ["CT-10.13", "CT-2.6"], ["need", "have"])
    book.reason(TOO_MANY_LOANS, "too-many-loans", ["CT-5.2"])
    book.reason(BID_COMMITTED, "bid-committed", ["CT-5.6", "CT-10.3"])
    book.reason(LOANS_CLOSED, "loans-closed", ["CT-5.6"])
    book.reason(NO_LOAN, "no-loan", ["CT-5.3"])
    book.reason(NOT_YOUR_TURN, "not-your-turn", ["CT-5.3", "CT-2.4", "CT-3.6"])
    book.reason(PROMISED, "promised", ["CT-5.3"])
    book.reason(LOAN_BACK_AND_FORTH, "loan-back-and-forth", ["CT-5.4"])
    book.reason(CARDS_BACK_AND_FORTH, "cards-back-and-forth", ["CT-2.4"])
    book.reason(NO_SUCH_CARD, "no-such-card", ["CT-2.4"])
    book.reason(CANNOT_COMBINE, "cannot-combine", ["CT-2.4"])
    book.reason(CALLED_ALREADY, "called-already", ["CT-15.1", "CT-3.3"])
    book.reason(WON_THIS_TURN, "won-this-turn", ["CT-15.2"])
    book.reason(LAST_TURN, "last-turn", ["CT-15.3"])
    book.reason(WOULD_END, "would-end", ["CT-15.3"])
    book.reason(EMPTY_SQUARE, "empty-square", ["CT-15.4"])
    book.reason(OTHER_SQUARE, "other-square", ["CT-15.9", "CT-15.12"])
    book.reason(BID_TOO_LOW, "bid-too-low", ["CT-15.9", "CT-15.4"], ["need", "have"])
    book.reason(WRONG_KIND, "wrong-kind", ["CT-15.5"])
    book.reason(NOT_YOURS_TO_BID, "not-yours-to-bid", ["CT-15.8"])
    book.reason(NOT_THERE, "not-there", ["CT-4.4", "CT-4.5", "CT-14.4", "CT-16.1", "CT-15.10"])
    book.reason(NOT_MOST, "not-most", ["CT-12.3"])
    book.reason(STILL_UNPRICED, "still-unpriced", ["CT-7.4", "CT-8.5", "CT-15.10"])
    book.reason(WRONG_PRICE, "wrong-price", ["CT-7.4", "CT-8.5"])
    book.reason(ONLY_RETURNED, "only-returned", ["CT-15.10"])
