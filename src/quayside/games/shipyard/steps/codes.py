"""The numbers of the steps.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

START_TURN: Final[i64] = 0
CHOOSE_CARD: Final[i64] = 1
STEP_FOUR: Final[i64] = 2
BEFORE: Final[i64] = 3
AFTER: Final[i64] = 4
TAKE_CARD: Final[i64] = 5
PLACE_CARD: Final[i64] = 6
PICK_TRAIN: Final[i64] = 7
PICK_CANAL: Final[i64] = 8
FIRST_CANAL: Final[i64] = 9
START_SPACE: Final[i64] = 10
LAY_CANAL: Final[i64] = 11
MANUFACTURE: Final[i64] = 12
RECRUIT: Final[i64] = 13
PICK_EMPLOYEE: Final[i64] = 14
PICK_OWN_TRAIN: Final[i64] = 15
TRADE_CARS: Final[i64] = 16
CRUISES: Final[i64] = 17
PICK_SHIP: Final[i64] = 18
LOADING: Final[i64] = 19
PICK_SPEED: Final[i64] = 20
CRUISE: Final[i64] = 21
PICK_ROUTE: Final[i64] = 22
END_OF_TURN: Final[i64] = 23
GIVE_UP_CONTRACTS: Final[i64] = 24
NEXT_TURN: Final[i64] = 25
FINAL_ACTIONS: Final[i64] = 26
PICK_FINAL_ACTION: Final[i64] = 27
LAST_SHIPS: Final[i64] = 28
COMPLETE_SHIP: Final[i64] = 29
GAME_OVER: Final[i64] = 30
