"""Which positions of Container the client's tests want; see web/fixtures/make.py."""

from __future__ import annotations

from typing import Any

QUESTIONS = (
    "main closing shop price_harbour make_choice price_factory dock load_hold sealed_bid tie_round decide "
    "broker_money_bid broker_container_bid place_bid price_returned seize_choice discard_choice"
)
MOST_SHOWN = "main"
GAMES = (
    *((4, 7, "club"), (4, 12, "club"), (3, 3, "club"), (5, 9, "club")),
    *((3, 6, "random"), (4, 15, "random"), (5, 21, "random")),
)


def is_rich(view: dict[str, Any]) -> bool:
    """Well under way: containers on the island, and rounds still to play."""
    return view["turn"]["round"] < 14 and sum(sum(player["island"].values()) for player in view["players"]) >= 4
