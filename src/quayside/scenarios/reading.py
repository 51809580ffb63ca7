"""Reading what an author writes under `given`: each reader returns a value or says what would be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from quayside.kernel.seats import SEATS
from quayside.kernel.state import State
from quayside.scenarios.wrong import BadScenario, ListIndex, inside, shown

MOST = 100_000  # of what the rules do not limit, such as money

Key = TypeVar("Key")


def whole(value: Any, low: int = 0, high: int = MOST, what: str = "") -> int:
    """A whole number within a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadScenario(f"{what or 'this'} is a whole number from {low} to {high:,}, not {shown(value)}")
    return value


def flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadScenario(f"write true or false, not {shown(value)}")
    return value


def one_of(what: str, value: Any, words: Sequence[str]) -> int:
    """The number of a word in a list of words."""
    text = str(value)
    if isinstance(value, bool) or not isinstance(value, (str, int)) or text not in words:
        raise BadScenario(f"{what} is one of {', '.join(words)}, not {shown(value)}")
    return list(words).index(text)


def listed(what: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"{what} must be a list, not {shown(value)}")
    return value


def mapping(what: str, value: Any) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise BadScenario(f"{what} must be a mapping, not {shown(value)}")
    return value


def read_keys(what: str, value: Any, key_of: Callable[[Any], Key]) -> dict[Key, tuple[Any, Any]]:
    """A mapping by what its keys mean, with each key as it was written; K and black are the same colour."""
    found: dict[Key, tuple[Any, Any]] = {}
    for written, content in mapping(what, value).items():
        with inside(written):
            key = key_of(written)
            if key in found:
                raise BadScenario(f"{shown(written)} is named twice, also as {shown(found[key][0])}")
            found[key] = (written, content)
    return found


def counted(what: str, value: Any, key_of: Callable[[Any], Key], high: int = MOST, how: str = "") -> Counter[Key]:
    """Things: a list like [ferry, ferry], or counts like {ferry: 2}."""
    found: Counter[Key] = Counter()
    if isinstance(value, list):
        for number, each in enumerate(value):
            with inside(ListIndex(number)):
                found[key_of(each)] += 1
    elif isinstance(value, dict):
        for key, (written, number) in read_keys(what, value, key_of).items():
            with inside(written):
                found[key] = whole(number, 0, high, f"the number of {shown(written)}")
    else:
        raise BadScenario(f"{what}: write {how or 'a list, or counts'}, not {shown(value)}")
    return Counter({key: number for key, number in found.items() if number})


def once(what: str, found: Counter[Key], name: Callable[[Key], str]) -> list[Key]:
    """Things of which there is one each."""
    for key, number in found.items():
        if number > 1:
            raise BadScenario(f"{what}: {name(key)} is named {number} times; there is one")
    return list(found)


def seat_of(g: State, value: Any, letters: Sequence[str] = SEATS) -> int:
    """The seat a letter names."""
    seats = list(letters[: int(g.seats)])
    if not isinstance(value, str) or value not in seats:
        raise BadScenario(f"{shown(value)} is not a seat; the seats are {', '.join(seats)}")
    return seats.index(value)
