"""What is wrong with a scenario, and where: the words that lead to the place, and its line in the file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from quayside.kernel.errors import QuaysideError

Place = tuple[Any, ...]  # the keys that lead to a part of a scenario: given, A, gold


class Wrong(QuaysideError):
    """Something in a scenario is not as it should be; `at` leads to it."""

    def __init__(self, why: str, at: Place = (), line: int | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.at = at
        self.line = line
        self.scenario = ""  # the name of the scenario, as far as it could be read

    def find_line(self, lines: Mapping[Place, int]) -> None:
        """Look up where it stands: the closest part that has a line of its own."""
        for end in range(len(self.at), -1, -1):
            if self.line is None and self.at[:end] in lines:
                self.line = lines[self.at[:end]]

    def __str__(self) -> str:
        where = [f"line {self.line}"] if self.line is not None else []
        where += [place_text(self.at)] if self.at else []
        return f"{', '.join(where)}: {self.why}" if where else self.why


class BadScenario(Wrong):
    """A scenario is not written as docs/scenarios.md says, or tells of a table that cannot be."""


class ScenarioFailure(Wrong):
    """The game did not do what the scenario expects."""


@contextmanager
def inside(*keys: Any) -> Iterator[None]:
    """What goes wrong in here stands under these keys."""
    try:
        yield
    except Wrong as error:
        error.at = (*keys, *error.at)
        raise


def place_text(at: Place) -> str:
    """A place as text: given.A.canals[1]; entries of lists are counted from 1."""
    text = ""
    for key in at:
        if isinstance(key, ListIndex):
            text += f"[{int(key) + 1}]"
        else:
            text += f".{key}" if text else str(key)
    return text


class ListIndex(int):
    """The number of an entry of a list, from 0, to be told from a number that is a key."""


def shown(value: Any) -> str:
    """A value as an author would write it, on one line and never very long."""
    text = _flow(value, 0)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 4]} ..."


_LONGEST = 2000
_DEEPEST = 12


def _flow(value: Any, depth: int) -> str:
    if depth > _DEEPEST:
        return "..."
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_flow(each, depth + 1)}" for key, each in _some(value.items())) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_flow(each, depth + 1) for each in _some(value)) + "]"
    return str(value)


def _some(values: Any) -> Iterator[Any]:
    """The first of many: nobody reads a message with more."""
    for number, each in enumerate(values):
        if number == _MOST:
            return
        yield each


_MOST = 200
