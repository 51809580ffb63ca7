"""The numbers of all actions, each the first of its kind.

Made by `quayside.declaring` from the actions that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.actions import catalogue
from quayside.kernel.packed import i64

from cove.declared import DECLARED

ACTIONS: Final = catalogue(DECLARED.actions, DECLARED.aliases)

BID: Final[i64] = 0  # + amount
PICK: Final[i64] = 31  # + good
SELL: Final[i64] = 36  # + good, count
HOLD: Final[i64] = 66


def is_bid(action: i64) -> bool:
    return BID <= action < BID + 31


def bid_amount(action: i64) -> i64:
    return action - BID


def is_pick(action: i64) -> bool:
    return PICK <= action < PICK + 5


def pick_good(action: i64) -> i64:
    return action - PICK


def is_sell(action: i64) -> bool:
    return SELL <= action < SELL + 30


def sell_number(good: i64, count: i64) -> i64:
    return SELL + good * 6 + (count - 1)


def sell_count(action: i64) -> i64:
    return (action - SELL) % 6 + 1


def sell_good(action: i64) -> i64:
    return (action - SELL) // 6
