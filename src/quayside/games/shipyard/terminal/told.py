"""Cards by name where an event only has their number."""

from __future__ import annotations

from typing import Any, Mapping

from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.nouns import CANALS, TRAINS
from quayside.kernel.state import State


def card_name(g: State, told: Mapping[str, Any]) -> str | None:
    """Cards of ships, trains and canals are numbered from 1 in each display."""
    assert isinstance(g, ShipyardGame)
    if told["event"] not in ("took", "placed", "dealt"):
        return None
    displays = {"trains": ["", *TRAINS], "canals": ["", *CANALS]}
    names: list[str] = displays.get(told.get("column", ""), g.kit.card_names)
    return names[int(told["card"])]
