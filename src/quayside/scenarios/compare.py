"""Comparing what is expected with what is there, and saying what differs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from quayside.kernel.packed import i64, vec
from quayside.scenarios.reading import counted, mapping, one_of
from quayside.scenarios.wrong import shown

ABSENT = "absent"  # expected of an entry that must not be there
EMPTY = "empty"  # expected of a list or mapping that must hold nothing


class Matcher(ABC):
    """A value that knows how an author may write it."""

    @abstractmethod
    def matches(self, expected: Any) -> bool: ...

    @abstractmethod
    def __str__(self) -> str: ...

    def __repr__(self) -> str:
        return str(self)


class Things(Matcher):
    """Things by name. A list names everything; counts only speak of what they name."""

    def __init__(self, counts: vec[i64], at: int, words: Sequence[str]) -> None:
        self.words = words
        self.counts = Counter({kind: int(counts[at + kind]) for kind in range(len(words)) if counts[at + kind]})

    def matches(self, expected: Any) -> bool:
        if isinstance(expected, list):
            return counted("things", expected, self._kind) == self.counts
        if isinstance(expected, int):
            return sum(self.counts.values()) == expected
        return all(self.counts[self._kind(key)] == number for key, number in mapping("this", expected).items())

    def _kind(self, name: Any) -> int:
        return one_of("this", name, self.words)

    def __str__(self) -> str:
        return "{" + ", ".join(f"{self.words[kind]}: {count}" for kind, count in sorted(self.counts.items())) + "}"


class Perhaps(dict[str, Any]):
    """Facts about something that need not be there; if it is not, `null` may be expected instead of each fact."""

    def __init__(self, facts: dict[str, Any], there: bool) -> None:
        super().__init__(facts)
        self.there = there


def differences(expected: Any, actual: Any, path: str = "") -> list[str]:
    """What differs, in words; an expected mapping only speaks of the keys it names."""
    if isinstance(expected, Mapping) and isinstance(actual, (Mapping, list, tuple)):
        return _entries(expected, actual, path)
    if isinstance(expected, list) and isinstance(actual, (list, tuple)) and len(expected) == len(actual):
        found: list[str] = []
        for at, (left, right) in enumerate(zip(expected, actual, strict=True)):
            found += differences(left, right, f"{path or 'it'}[{at}]")
        return found
    if _same(expected, actual):
        return []
    there = "null" if isinstance(actual, Perhaps) and not actual.there else shown(actual)
    return [f"{path or 'it'} is {there}, expected {shown(expected)}"]


def _same(expected: Any, actual: Any) -> bool:
    if isinstance(actual, Matcher):
        return actual.matches([] if expected == EMPTY else expected)
    if isinstance(actual, Perhaps) and expected is None:
        return not actual.there
    if isinstance(actual, (Mapping, list, tuple)) and (expected == EMPTY or expected == []):
        return not actual
    return bool(expected == actual)


def _entries(expected: Mapping[Any, Any], actual: Any, path: str) -> list[str]:
    there = dict(enumerate(actual)) if isinstance(actual, (list, tuple)) else actual
    known = {str(name): name for name in there}
    found: list[str] = []
    for key, value in expected.items():
        inside = f"{path}.{key}" if path else str(key)
        if str(key) in known:
            if value == ABSENT and there[known[str(key)]] != ABSENT:
                found.append(f"there is a {inside}")
            else:
                found += differences(value, there[known[str(key)]], inside)
        elif value != ABSENT and not is_nought(value, there):
            found.append(f"there is no {inside}; there are {', '.join(known) or 'no entries'}")
    return found


def is_nought(expected: Any, counts: Any) -> bool:
    """A count that is not listed is nought."""
    if not isinstance(counts, Mapping) or not all(isinstance(each, int) for each in counts.values()):
        return False
    return expected in (0, None, [], {}, EMPTY) and expected is not False


def dig(data: Any, path: str) -> Any:
    """The part of nested data that a dotted path names."""
    for key in path.split("."):
        if isinstance(data, Mapping) and key in data:
            data = data[key]
        elif isinstance(data, (list, tuple)) and key.isdecimal() and int(key) < len(data):
            data = data[int(key)]
        else:
            raise KeyError(path)
    return data
