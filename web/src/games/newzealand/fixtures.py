"""Which positions of New Zealand the client's tests want; see web/fixtures/make.py."""

from __future__ import annotations

from typing import Any

QUESTIONS = (
    "first_discard first_disc first_place phase_a fork use_location auxiliary offer income certificates "
    "choose_delivery forecast_tile discard_drawn hiring investing joker_row buying building ship storehouse "
    "medium_disc master shearing wool_delivery objective flip_tile move_on hazard remote sarahs_hire "
    "last_objectives"
)
MOST_SHOWN = "phase_a"
GAMES = (
    *((3, 7, "club"), (4, 12, "club"), (2, 4, "club"), (1, 2, "club"), (1, 13, "club")),
    *((3, 3, "club"), (3, 1, "random"), (4, 9, "random"), (3, 2, "lively")),
)
WIDEST = "use_location"


def is_rich(view: dict[str, Any]) -> bool:
    """Well under way: buildings on the trail, discs on posts, and room in the bonus market."""
    standing = [tile for tile in view["trail"].values() if "building" in tile]
    return not view["turn"]["ending"] and len(standing) >= 3 and view["players"][0]["visits"] >= 2
