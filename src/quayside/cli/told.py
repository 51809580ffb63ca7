"""What happened, as a line for people: with the card by name where an event only has its number."""

from __future__ import annotations

from typing import Any, Mapping

from quayside.cli.draw import DRAWINGS
from quayside.kernel.state import State
from quayside.words import Words


def with_card(g: State, told: Mapping[str, Any]) -> dict[str, Any]:
    """The event with `card_id` beside the number of a card; `g` knows the cards of its edition."""
    drawing = DRAWINGS.get(g.game) if told.get("card") else None
    name = None if drawing is None else drawing.card_name(g, told)
    return dict(told) if name is None else {**told, "card_id": name}


def told_line(g: State, words: Words, told: Mapping[str, Any]) -> str:
    """A log line."""
    line = words.event(g.game, {name: value for name, value in told.items() if name != "card_id"})
    return words.say("cli-told-card", told=line, card=told["card_id"]) if "card_id" in told else line
