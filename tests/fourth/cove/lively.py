"""A lively player's tastes in Cove: it bids within reason, and sells more often than not."""

from __future__ import annotations

from typing import Any, Final, Mapping

from quayside.bots.lively.tastes import Tastes

from cove.actions import ACTIONS

KINDS: Final = {"sell": 40, "hold": 10}
FAIR_BID: Final = 8


def tastes() -> Tastes:
    return Tastes(ACTIONS, KINDS, {"bid": _bid, "sell": _sell})


def _bid(values: Mapping[str, Any]) -> int:
    """Anything up to a fair bid; a rash one now and then."""
    return 12 if values["amount"] <= FAIR_BID else 1


def _sell(values: Mapping[str, Any]) -> int:
    """Few cards rather than many: the price falls with each."""
    return 8 - int(values["count"])
