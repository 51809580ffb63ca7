"""Which positions of Shipyard the client's tests want; see web/fixtures/make.py."""

from __future__ import annotations

from typing import Any

QUESTIONS = (
    "choose_card before after take_card place_card pick_train pick_canal first_canal start_space lay_canal "
    "manufacture recruit pick_employee pick_own_train trade_cars pick_ship loading pick_speed pick_route "
    "give_up_contracts pick_final_action complete_ship"
)
MOST_SHOWN = "choose_card"
GAMES = ((3, 7, "club"), (4, 12, "club"), (2, 5, "club"), (3, 6, "random"), (4, 9, "random"))


def is_rich(view: dict[str, Any]) -> bool:
    """Well under way: ships in fleets, canals in systems, and laps still to go."""
    players = view["players"]
    return view["turn"]["laps_left"] > 0 and any(player["fleet"] for player in players) and bool(players[0]["canals"])
