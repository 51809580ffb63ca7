"""The words of `given`: what each sets, and what the pages of docs/ say of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from quayside.scenarios.wrong import BadScenario, ListIndex, Place, inside, place_text, shown

Set = TypeVar("Set", bound=Callable[..., None])


@dataclass(frozen=True)
class GivenField(Generic[Set]):
    """A field of `given`. Its example can be run as it stands; its default is what stands there if nobody names it."""

    set: Set
    example: str
    meaning: str
    default: str


def known_words(given: Mapping[Any, Any], known: list[str], what: str = "") -> None:
    """Refuse a word that does not exist."""
    for key in given:
        if key not in known:
            with inside(key):
                raise BadScenario(f"there is no {shown(key)!r}{what}; there are {', '.join(known)}")


def mentions(given: Any, names: set[str], at: Place = ()) -> list[Place]:
    """Where something is named, as an entry or as the key of a count; `K@2` names K."""
    if isinstance(given, list):
        plain = [each for each in given if isinstance(each, str)]
        found = [at] if any(each.partition("@")[0] in names for each in plain) else []
        return found + [p for n, each in enumerate(given) for p in mentions(each, names, (*at, ListIndex(n)))]
    if not isinstance(given, Mapping):
        return []
    found = []
    for key, value in given.items():
        counted = not isinstance(value, Mapping) and str(key).partition("@")[0] in names
        named = isinstance(value, str) and value.partition("@")[0] in names
        found += [(*at, key)] if counted or named else mentions(value, names, (*at, key))
    return found


def too_many(given: Mapping[Any, Any], names: set[str], words: Collection[str], why: str) -> BadScenario:
    """More of something than there is; the line is that of the last of these words that names it."""
    places = [place for place in mentions(given, names) if any(word in place for word in words)]
    told = ", ".join(place_text(place) for place in places)
    return BadScenario(f"{why}; named in {told}" if len(places) > 1 else why, places[-1] if places else ())
