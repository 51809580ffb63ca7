"""Why an action can be refused, as numbers.

Made by `quayside.declaring` from the reasons that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

TOO_POOR: Final[i64] = 4
BUILDING_TOO_DEAR: Final[i64] = 5
FEE_TOO_HIGH: Final[i64] = 6
ROW_FULL: Final[i64] = 7
NONE_IN_SUPPLY: Final[i64] = 8
SAME_COLOUR: Final[i64] = 9
OWN_STORE: Final[i64] = 10
NO_SUCH_SEAT: Final[i64] = 11
NOTHING_TO_BUY: Final[i64] = 12
HARBOUR_FULL: Final[i64] = 13
ONE_RIVAL: Final[i64] = 14
NOT_FOR_SALE: Final[i64] = 15
MUST_BUY: Final[i64] = 16
ALREADY_PRODUCED: Final[i64] = 17
NOT_MAKEABLE: Final[i64] = 18
NOT_ADJACENT: Final[i64] = 19
OWN_PORT: Final[i64] = 20
STAYING_PUT: Final[i64] = 21
NO_BANK: Final[i64] = 22
ONLY_ON_ARRIVAL: Final[i64] = 23
HOLD_FULL: Final[i64] = 24
NEEDS_A_CARD: Final[i64] = 25
TOO_MANY_BLUFFS: Final[i64] = 26
NOT_THE_BEST: Final[i64] = 27
CANNOT_REJECT: Final[i64] = 28
TOO_MANY_LOANS: Final[i64] = 29
BID_COMMITTED: Final[i64] = 30
LOANS_CLOSED: Final[i64] = 31
NO_LOAN: Final[i64] = 32
NOT_YOUR_TURN: Final[i64] = 33
PROMISED: Final[i64] = 34
LOAN_BACK_AND_FORTH: Final[i64] = 35
CARDS_BACK_AND_FORTH: Final[i64] = 36
NO_SUCH_CARD: Final[i64] = 37
CANNOT_COMBINE: Final[i64] = 38
CALLED_ALREADY: Final[i64] = 39
WON_THIS_TURN: Final[i64] = 40
LAST_TURN: Final[i64] = 41
WOULD_END: Final[i64] = 42
EMPTY_SQUARE: Final[i64] = 43
OTHER_SQUARE: Final[i64] = 44
BID_TOO_LOW: Final[i64] = 45
WRONG_KIND: Final[i64] = 46
NOT_YOURS_TO_BID: Final[i64] = 47
NOT_THERE: Final[i64] = 48
NOT_MOST: Final[i64] = 49
STILL_UNPRICED: Final[i64] = 50
WRONG_PRICE: Final[i64] = 51
ONLY_RETURNED: Final[i64] = 52
