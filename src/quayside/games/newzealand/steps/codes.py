"""The numbers of the steps.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

START_TURN: Final[i64] = 0
FIRST_DISCARD: Final[i64] = 1
FIRST_DISC: Final[i64] = 2
FIRST_PLACE: Final[i64] = 3
PHASE_A: Final[i64] = 4
FORK: Final[i64] = 5
ARRIVE: Final[i64] = 6
USE_LOCATION: Final[i64] = 7
AUXILIARY: Final[i64] = 8
OFFER: Final[i64] = 9
INCOME: Final[i64] = 10
CERTIFICATES: Final[i64] = 11
DELIVERY: Final[i64] = 12
CHOOSE_DELIVERY: Final[i64] = 13
HARBOUR_DISC: Final[i64] = 14
TRANSPORT: Final[i64] = 15
FORECAST_TILE: Final[i64] = 16
RETURN_HOME: Final[i64] = 17
PHASE_C: Final[i64] = 18
END_OF_TURN: Final[i64] = 19
DISCARD_DRAWN: Final[i64] = 20
HIRING: Final[i64] = 21
INVESTING: Final[i64] = 22
JOKER_ROW: Final[i64] = 23
BUYING: Final[i64] = 24
MORE_SHEEP: Final[i64] = 25
BUILDING: Final[i64] = 26
SHIP: Final[i64] = 27
REMOTE: Final[i64] = 28
STOREHOUSE: Final[i64] = 29
MEDIUM_DISC: Final[i64] = 30
SHIP_HOME: Final[i64] = 31
MASTER: Final[i64] = 32
SHEARING: Final[i64] = 33
SHEAR_REVEAL: Final[i64] = 34
WOOL_DELIVERY: Final[i64] = 35
OBJECTIVE: Final[i64] = 36
FLIP_TILE: Final[i64] = 37
MOVE_ON: Final[i64] = 38
HAZARD: Final[i64] = 39
CARD_PLAYED: Final[i64] = 40
TOP_ORDER: Final[i64] = 41
SARAHS_TURN: Final[i64] = 42
SARAHS_DEED: Final[i64] = 43
SARAHS_HIRE: Final[i64] = 44
SARAH_ARRIVES: Final[i64] = 45
LAST_OBJECTIVES: Final[i64] = 46
GAME_OVER: Final[i64] = 47
CARRY_OUT: Final[i64] = 48
INCOME_REVEAL: Final[i64] = 49
