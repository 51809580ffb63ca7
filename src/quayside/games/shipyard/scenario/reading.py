"""Reading what an author of Shipyard scenarios writes."""

from __future__ import annotations

from typing import Any

from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.nouns import (
    BLANK,
    CANALS,
    COMMODITIES,
    COMMODITY_COUNT,
    KIND_LETTERS,
    SPACE_LETTERS,
    SPACES,
    TRAINS,
)
from quayside.scenarios.reading import one_of, whole
from quayside.scenarios.wrong import BadScenario, shown


def numbered(what: str, value: Any, most: int) -> int:
    """A number from 1 to `most`, as an index from 0."""
    return whole(value, 1, most, what) - 1


def space_of(text: object) -> int:
    """A space of a canal by its name or its compass letters."""
    if isinstance(text, str) and text in SPACE_LETTERS:
        return SPACE_LETTERS.index(text)
    return one_of("a space", text, SPACES)


def canal_of(name: object) -> int:
    return one_of("a canal", name, CANALS)


def card_code(g: ShipyardGame, name: object) -> int:
    """A ship card by its id; a letter B, M or S is a card of that kind without icons."""
    if isinstance(name, str) and len(name) == 1 and name in KIND_LETTERS[1:]:
        return int(BLANK) + KIND_LETTERS.index(name)
    if not isinstance(name, str) or name not in g.kit.card_names[1 : int(BLANK) + 1]:
        raise BadScenario(
            f"{shown(name)} is not a ship card; write an id like bow-01, or B, M or S for one without icons"
        )
    return g.kit.card_names.index(name)


def cars_of(g: ShipyardGame, train: int) -> list[str]:
    return [
        name for at, name in enumerate(COMMODITIES) for _each in range(int(g.kit.cars[train * COMMODITY_COUNT + at]))
    ]


def train_like(g: ShipyardGame, value: Any, free: list[int]) -> int:
    """A train by its id, or a free one with these cars."""
    if isinstance(value, str):
        return one_of("a train", value, TRAINS)
    for train in free:
        if isinstance(value, list) and sorted(cars_of(g, train)) == sorted(map(str, value)):
            return train
    raise BadScenario(f"no free train has the cars {shown(value)}; `quayside components shipyard` lists the trains")
