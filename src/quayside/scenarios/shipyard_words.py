"""Reading what an author of Shipyard scenarios writes."""

from __future__ import annotations

from collections import Counter
from typing import Any, Sequence

from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.words import (
    BLANK,
    COMMODITIES,
    KIND_LETTERS,
    KINDS,
    PIECES,
    SEATS,
    SPACE_LETTERS,
    SPACES,
    TRAINS,
)
from quayside.kernel.state import State
from quayside.scenarios.files import BadScenario


def seat_index(g: State, text: object) -> int:
    letters = SEATS[: int(g.seats)]
    if text not in letters:
        raise BadScenario(f"{text!r} is not a seat; the seats are {', '.join(letters)}")
    return letters.index(str(text))


def count(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadScenario(f"{value!r} is not a whole number from 0 up")
    return value


def one_of(what: str, value: object, words: Sequence[str]) -> int:
    if value not in words:
        raise BadScenario(f"{what} is one of {', '.join(words)}, not {value!r}")
    return list(words).index(str(value))


def items(what: str, value: Any) -> list[tuple[Any, Any]]:
    if not isinstance(value, dict):
        raise BadScenario(f"{what} must be a mapping, not {value!r}")
    return list(value.items())


def listed(what: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"{what} must be a list, not {value!r}")
    return value


def numbered(what: str, value: Any, most: int) -> int:
    """A number from 1 to `most`, as an index from 0."""
    if count(value) < 1 or value > most:
        raise BadScenario(f"{what} is a number from 1 to {most}, not {value!r}")
    return int(value) - 1


def pieces_in(value: Any) -> list[int]:
    """Crew and equipment: a list like [captain, sail, sail] or counts like {captain: 1, sail: 2}."""
    found = Counter(value) if isinstance(value, list) else Counter(dict(items("stock", value)))
    for name in found:
        one_of("a piece", name, PIECES)
    return [count(found[name]) for name in PIECES]


def space_of(text: object) -> int:
    """A space of a canal by its name or its compass letters."""
    if isinstance(text, str) and text in SPACE_LETTERS:
        return SPACE_LETTERS.index(text)
    return one_of("a space", text, SPACES)


def card_code(g: ShipyardGame, name: object) -> int:
    """A ship card by its id; a letter B, M or S is a card of that kind without icons."""
    if isinstance(name, str) and len(name) == 1 and name in KIND_LETTERS[1:]:
        return int(BLANK) + KIND_LETTERS.index(name)
    if name not in g.kit.card_names[1:]:
        raise BadScenario(f"{name!r} is not a ship card; write an id like bow-01, or B, M or S for one without icons")
    return g.kit.card_names.index(str(name))


def kind_of_column(column: int) -> str:
    return KINDS[(0, 1, 1, 2)[column]]


def cars_of(g: ShipyardGame, train: int) -> list[str]:
    return [name for at, name in enumerate(COMMODITIES) for _each in range(int(g.kit.cars[train * 3 + at]))]


def train_like(g: ShipyardGame, value: Any, free: list[int]) -> int:
    """A train by its id, or one with these cars."""
    if isinstance(value, str):
        train = one_of("a train", value, TRAINS)
        if train not in free:
            raise BadScenario(f"{value} is named twice")
        return train
    for train in free:
        if isinstance(value, list) and sorted(cars_of(g, train)) == sorted(map(str, value)):
            return train
    raise BadScenario(f"no free train has the cars {value!r}")
