"""What happened, as a line for people: with the card by name where an event only has its number."""

from __future__ import annotations

from typing import Any, Callable, Mapping

from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.words import CANALS, TRAINS
from quayside.kernel.state import State
from quayside.words import Words


def with_card(g: State, told: Mapping[str, Any]) -> dict[str, Any]:
    """The event with `card_id` beside the number of a card; `g` knows the cards of its edition."""
    name = _NAMES[g.game](g, told) if g.game in _NAMES and told.get("card") else None
    return dict(told) if name is None else {**told, "card_id": name}


def told_line(g: State, words: Words, told: Mapping[str, Any]) -> str:
    """A log line."""
    line = words.event(g.game, {name: value for name, value in told.items() if name != "card_id"})
    return words.say("cli-told-card", told=line, card=told["card_id"]) if "card_id" in told else line


def _shipyard_card(g: State, told: Mapping[str, Any]) -> str | None:
    """Cards of ships, trains and canals are numbered from 1 in each display."""
    assert isinstance(g, ShipyardGame)
    if told["event"] not in ("took", "placed", "dealt"):
        return None
    displays = {"trains": ["", *TRAINS], "canals": ["", *CANALS]}
    names: list[str] = displays.get(told.get("column", ""), g.kit.card_names)
    return names[int(told["card"])]


_NAMES: dict[str, Callable[[State, Mapping[str, Any]], str | None]] = {"shipyard": _shipyard_card}
