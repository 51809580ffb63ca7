"""The numbers of the steps.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

START_TURN: Final[i64] = 0
BROKER_WIN: Final[i64] = 1
PLACE_BID: Final[i64] = 2
INTEREST: Final[i64] = 3
SEIZE_NEXT: Final[i64] = 4
SEIZE_CHOICE: Final[i64] = 5
PREPARED: Final[i64] = 6
MAIN: Final[i64] = 7
AFTER_ACTION: Final[i64] = 8
CLOSING: Final[i64] = 9
END_OF_TURN: Final[i64] = 10
SHOP: Final[i64] = 11
PRICE_HARBOUR: Final[i64] = 12
MAKE_CHOICE: Final[i64] = 13
PRICE_FACTORY: Final[i64] = 14
DOCK: Final[i64] = 15
LOAD_HOLD: Final[i64] = 16
SEALED_BID: Final[i64] = 17
TIE_ROUND: Final[i64] = 18
DECIDE: Final[i64] = 19
BROKER_MONEY_BID: Final[i64] = 20
BROKER_CONTAINER_BID: Final[i64] = 21
PRICE_RETURNED: Final[i64] = 22
FINAL_BROKER: Final[i64] = 23
SCORING: Final[i64] = 24
DISCARD_CHOICE: Final[i64] = 25
GAME_OVER: Final[i64] = 26
