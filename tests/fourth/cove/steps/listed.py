"""The steps, in the order of their numbers.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Any, Final

from quayside.kernel.steps import Step

from cove.steps.night import BeginTurn, Dawn, GameOver, Nightfall, Picking, SealedBid, Selling, WashAway

STEPS: Final[list[Step[Any]]] = [
    Nightfall(),
    SealedBid(),
    Picking(),
    WashAway(),
    BeginTurn(),
    Selling(),
    Dawn(),
    GameOver(),
]
