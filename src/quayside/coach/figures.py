"""Numbers as people read them."""

from __future__ import annotations

from typing import Final

from quayside.coach.estimates import Estimate

MINUS: Final = "\u2212"


def percent(part: float) -> str:
    """A part as points of a hundred."""
    return str(round(100 * part)).replace("-", MINUS)


def signed(value: float) -> str:
    """A number that something is more or less by, with its sign."""
    rounded = round(value)
    return "0" if rounded == 0 else f"{rounded:+d}".replace("-", MINUS)


def ends(found: Estimate) -> dict[str, str]:
    return {"low": percent(found.low), "high": percent(found.high)}
