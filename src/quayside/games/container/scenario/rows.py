"""Containers of each colour, as `given` names them and `expect` finds them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quayside.games.container.declared import DECLARED
from quayside.games.container.game import ContainerGame
from quayside.games.container.nouns import SHORTS
from quayside.games.container.scenario.reading import colour_of, colours_in
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State
from quayside.scenarios.compare import Matcher
from quayside.scenarios.fields import Counts, Fields
from quayside.scenarios.reading import whole


class Colours(Matcher):
    """A row of containers without prices."""

    def __init__(self, row: vec[i64], at: int, complete: bool = True) -> None:
        self.counts = Counter({colour: int(row[at * 5 + colour]) for colour in range(5) if row[at * 5 + colour]})
        self.complete = complete  # must everything be named?

    def matches(self, expected: Any) -> bool:
        wanted = colours_in(expected)
        if self.complete or not isinstance(expected, dict):
            return wanted == self.counts
        return all(self.counts[colour_of(key)] == whole(number) for key, number in expected.items())

    def __str__(self) -> str:
        return "{" + ", ".join(f"{SHORTS[colour]}: {count}" for colour, count in sorted(self.counts.items())) + "}"


class ColourCounts(Counts):
    """What lies before a seat must be named completely; of the supplies, what is named."""

    def told(self, g: State, at: int) -> object:
        return Colours(getattr(g, self.name), at, complete=self.of_seat)

    def counted(self, g: State, value: Any) -> Counter[int]:
        assert isinstance(g, ContainerGame)
        return colours_in(value, int(g.kit.containers_in_box))


FIELDS = Fields(DECLARED, ColourCounts)
