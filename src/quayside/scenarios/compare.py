"""Comparing what is expected with what is there, and saying what differs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any


class Matcher(ABC):
    """A value that knows how an author may write it."""

    @abstractmethod
    def matches(self, expected: Any) -> bool: ...

    @abstractmethod
    def __str__(self) -> str: ...


def differences(expected: Any, actual: Any, path: str = "") -> list[str]:
    """What differs, in words; an expected mapping only speaks of the keys it names."""
    here = path or "it"
    if isinstance(actual, Matcher):
        return [] if actual.matches(expected) else [f"{here} is {actual}, expected {expected!r}"]
    if isinstance(expected, Mapping):
        if isinstance(actual, (list, tuple)):
            actual = dict(enumerate(actual))
        if not isinstance(actual, Mapping):
            return [f"{here} is {actual!r}, expected {dict(expected)!r}"]
        found: list[str] = []
        for key, value in expected.items():
            inside = f"{path}.{key}" if path else str(key)
            known = {str(name): name for name in actual}
            if str(key) not in known:
                if value in (0, None, [], {}) and all(isinstance(each, int) for each in actual.values()):
                    continue  # a count that is not listed is nought
                found.append(f"there is no {inside}; there are {', '.join(known) or 'no entries'}")
                continue
            found += differences(value, actual[known[str(key)]], inside)
        return found
    if isinstance(expected, list) and isinstance(actual, (list, tuple)):
        if len(expected) != len(actual):
            return [f"{here} is {list(actual)!r}, expected {expected!r}"]
        found = []
        for at, (left, right) in enumerate(zip(expected, actual, strict=True)):
            found += differences(left, right, f"{here}[{at}]")
        return found
    return [] if expected == actual else [f"{here} is {actual!r}, expected {expected!r}"]


def dig(data: Any, path: str) -> Any:
    """The part of nested data that a dotted path names."""
    for key in path.split("."):
        if isinstance(data, Mapping) and key in data:
            data = data[key]
        elif isinstance(data, (list, tuple)) and key.isdigit() and int(key) < len(data):
            data = data[int(key)]
        else:
            raise KeyError(path)
    return data
