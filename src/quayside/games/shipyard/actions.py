"""Every action of Shipyard, listed once. The numbers are catalogue indices; the rule is where an action belongs."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    BLUES,
    CANALS,
    CELLS,
    COLUMNS,
    COMMODITIES,
    EMPLOYEES,
    EXITS,
    GREENS,
    KINDS,
    PIECES,
    ROWS,
    SIDES,
    TRAINS,
    TURNS,
)
from quayside.kernel.actions import Catalogue
from quayside.kernel.packed import i64

ACTIONS: Final = Catalogue()

# The turn.
CHOOSE: Final[i64] = 0  # + action card
PERFORM: Final[i64] = CHOOSE + 8
BONUS: Final[i64] = PERFORM + 1  # + action card
FINISH: Final[i64] = BONUS + 8
FINAL_ACTION: Final[i64] = FINISH + 1  # + action card
PASS: Final[i64] = FINAL_ACTION + 8

# Build Ships, and completing a ship at the end.
TAKE: Final[i64] = PASS + 1  # + column * 5 + row
TAKE_BLANK: Final[i64] = TAKE + 20  # + kind - 1
PLACE: Final[i64] = TAKE_BLANK + 3  # + cell
DONE_BUILDING: Final[i64] = PLACE + 9

# The other actions.
BUY_TRAIN: Final[i64] = DONE_BUILDING + 1  # + row
RENT_CANAL: Final[i64] = BUY_TRAIN + 5  # + row
LAY_FIRST: Final[i64] = RENT_CANAL + 5  # + quarter turns
START: Final[i64] = LAY_FIRST + 4  # + side
LAY: Final[i64] = START + 4  # + (canal * 4 + side) * 4 + quarter turns
MAKE: Final[i64] = LAY + 384  # + extra sectors
ENLIST: Final[i64] = MAKE + 4  # + extra sectors
HIRE_ONE: Final[i64] = ENLIST + 4  # + employee
USE_TRAIN: Final[i64] = HIRE_ONE + 24  # + train
TRADE: Final[i64] = USE_TRAIN + 14  # + commodity * 8 + piece
SELL_REST: Final[i64] = TRADE + 24

# The cruise.
LAUNCH: Final[i64] = SELL_REST + 1  # + cell of the bow
LOAD: Final[i64] = LAUNCH + 9  # + piece
UNLOAD: Final[i64] = LOAD + 8  # + piece
DONE_LOADING: Final[i64] = UNLOAD + 8
LET_FAIL: Final[i64] = DONE_LOADING + 1
SPEED: Final[i64] = LET_FAIL + 1  # + speed - 1
STEER: Final[i64] = SPEED + 60  # + space, or PORT for the way out

# Contracts.
KEEP: Final[i64] = STEER + 10  # + blue * 12 + green
GIVE_UP: Final[i64] = KEEP + 144  # + blue * 12 + green

ACTIONS.kind(CHOOSE, "choose", "SY-5.1", card=ACTION_CARDS)
ACTIONS.kind(PERFORM, "perform", "SY-7.1")
ACTIONS.kind(BONUS, "bonus", "SY-7.2", action=ACTION_CARDS)
ACTIONS.kind(FINISH, "finish", "SY-7.7")
ACTIONS.kind(FINAL_ACTION, "final_action", "SY-25.1", action=ACTION_CARDS)
ACTIONS.kind(PASS, "pass", "SY-25.1")
ACTIONS.kind(TAKE, "take", "SY-8.1", column=COLUMNS[:4], row=ROWS)
ACTIONS.kind(TAKE_BLANK, "take_blank", "SY-27.2", kind=KINDS)
ACTIONS.kind(PLACE, "place", "SY-8.4", cell=CELLS)
ACTIONS.kind(DONE_BUILDING, "done_building", "SY-8.1")
ACTIONS.kind(BUY_TRAIN, "buy_train", "SY-10.1", row=ROWS)
ACTIONS.kind(RENT_CANAL, "rent_canal", "SY-11.1", row=ROWS)
ACTIONS.kind(LAY_FIRST, "lay_first", "SY-11.3", turns=TURNS)
ACTIONS.kind(START, "start", "SY-11.3", space=SIDES)
ACTIONS.kind(LAY, "lay", "SY-11.4", beside=CANALS, side=SIDES, turns=TURNS)
ACTIONS.kind(MAKE, "manufacture", "SY-12.2", extra=(0, 1, 2, 3))
ACTIONS.kind(ENLIST, "recruit", "SY-13.1", extra=(0, 1, 2, 3))
ACTIONS.kind(HIRE_ONE, "hire", "SY-14.3", employee=EMPLOYEES)
ACTIONS.kind(USE_TRAIN, "use_train", "SY-15.2", train=TRAINS)
ACTIONS.kind(TRADE, "trade", "SY-15.2", commodity=COMMODITIES, item=PIECES)
ACTIONS.kind(SELL_REST, "sell_rest", "SY-15.2")
ACTIONS.kind(LAUNCH, "launch", "SY-17.2", cell=CELLS)
ACTIONS.kind(LOAD, "load", "SY-17.3", piece=PIECES)
ACTIONS.kind(UNLOAD, "unload", "SY-17.9", piece=PIECES)
ACTIONS.kind(DONE_LOADING, "done_loading", "SY-17.8")
ACTIONS.kind(LET_FAIL, "let_fail", "SY-19.5")
ACTIONS.kind(SPEED, "speed", "SY-18.6", spaces=range(1, 61))
ACTIONS.kind(STEER, "steer", "SY-21.2", to=EXITS)
ACTIONS.kind(KEEP, "keep", "SY-23.6", blue=BLUES, green=GREENS)
ACTIONS.kind(GIVE_UP, "give_up", "SY-23.6", blue=BLUES, green=GREENS)
