"""What a game's simulations tell beside scores: counts that only make sense for that game."""

from __future__ import annotations

from collections import Counter
from typing import Callable, Sequence

from quayside.games.newzealand.game import NewZealandGame
from quayside.kernel.events import Event
from quayside.kernel.state import State


class Figures:
    """Counts over one game; games without any use this as it is."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note(self, events: Sequence[Event]) -> None:
        """What an action caused."""

    def finish(self, g: State) -> None:
        """How the game stands at its end."""


class NewZealandFigures(Figures):
    """Turns and visits to Wellington, and the use of each building, harbour, post and objective."""

    TOLD = {"used": "building", "upgraded": "harbour", "delivered": "post", "invested": "tile", "hired": "worker"}

    def note(self, events: Sequence[Event]) -> None:
        for event in events:
            what = self.TOLD.get(event.kind.name)
            if what is not None:
                self.counts[f"{what} {event.everything()[what]}"] += 1

    def finish(self, g: State) -> None:
        assert isinstance(g, NewZealandGame)
        self.counts["turns"] += int(g.turns)
        self.counts["visits to wellington"] += sum(int(count) for count in g.visits)
        self.counts["buildings standing"] += sum(int(g.building_count(owner)) for owner in range(int(g.owners)))


_FIGURES: dict[str, Callable[[], Figures]] = {"newzealand": NewZealandFigures}


def figures_of(game: str) -> Figures:
    """An empty count for one game."""
    return _FIGURES.get(game, Figures)()
