"""What a game's simulations tell beside scores: counts that only make sense for that game."""

from __future__ import annotations

from collections import Counter
from typing import Callable, Final, Sequence

from quayside.games.registry import ByGame
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


FIGURES: Final = ByGame[Callable[[], Figures]]("figures of its own", lambda found: found.figures)


def figures_of(game: str) -> Figures:
    """An empty count for one game."""
    return FIGURES.get(game, Figures)()
