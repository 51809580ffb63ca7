"""The numbers of the steps.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

NIGHTFALL: Final[i64] = 0
SEALED_BID: Final[i64] = 1
PICKING: Final[i64] = 2
WASH_AWAY: Final[i64] = 3
BEGIN_TURN: Final[i64] = 4
SELLING: Final[i64] = 5
DAWN: Final[i64] = 6
GAME_OVER: Final[i64] = 7
