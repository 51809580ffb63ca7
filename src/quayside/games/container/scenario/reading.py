"""Reading what an author of Container scenarios writes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quayside.games.container.nouns import CARDS, COLOURS, SHORTS
from quayside.scenarios.reading import MOST, counted
from quayside.scenarios.wrong import BadScenario, shown


def colour_of(text: object) -> int:
    """A colour by its name or its letter."""
    if isinstance(text, str) and text in SHORTS:
        return SHORTS.index(text)
    if isinstance(text, str) and text in COLOURS:
        return COLOURS.index(text)
    raise BadScenario(
        f"{shown(text)} is not a colour; write {', '.join(f'{s} {c}' for s, c in zip(SHORTS, COLOURS, strict=True))}"
    )


def colours_in(value: Any, high: int = MOST) -> Counter[int]:
    """Containers without prices: a list like [K, K, P] or counts like {K: 2, P: 1}."""
    return counted("containers", value, colour_of, high, "[K, P] or {K: 2}")


def piece_of(text: object) -> tuple[int, int]:
    """A container with its price, such as K@2."""
    colour, _at, price = str(text).partition("@")
    if not isinstance(text, str) or not price.isdecimal() or not 1 <= int(price[:3]) <= 6:
        raise BadScenario(f"{shown(text)} is not a container with a price, like K@2")
    return colour_of(colour), int(price)


def pieces_in(value: Any, high: int = MOST) -> Counter[tuple[int, int]]:
    """Containers with prices: a list like [K@2, P@4], or counts like {K@2: 3}."""
    return counted("a store", value, piece_of, high, "[K@2, P@4] or {K@2: 3}")


def card_of(value: object) -> int:
    """A money card by its value."""
    if isinstance(value, bool) or not isinstance(value, (int, str)) or str(value) not in map(str, CARDS):
        raise BadScenario(f"there is no money card of {shown(value)}; there are {', '.join(map(str, CARDS))}")
    return CARDS.index(int(value))


def cards_in(value: Any) -> list[int]:
    """Money cards: a list of values like [5, 2, 2] or counts like {5: 1, 2: 2}."""
    found = counted("money cards", value, card_of, how="[5, 2, 2] or {5: 1, 2: 2}")
    return [found[card] for card in range(len(CARDS))]
