"""Tables that are laid together do not all stay at the same part of a game.

They begin together, and games take about as long as each other. So for dozens of games one update would meet beginnings
alone and the next one ends alone, and each would unlearn what the last one has taught.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

MOST: Final = 0.9  # of the first games that are waited for


class Phases:
    """When most of the first games are over it is known how long they take; then each table is dealt anew at a time of
    its own."""

    def __init__(self, tables: int, rng: np.random.Generator) -> None:
        self._ended = np.zeros(tables, np.bool_)
        self._when = rng.random(tables)  # as a part of a game's length
        self._step = 0
        self._length = 0

    @property
    def spread(self) -> bool:
        return 0 < self._length <= self._step

    def due(self, over: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """After a step in which some games were over: which tables are dealt anew."""
        self._step += 1
        if self._length:
            turn: NDArray[np.bool_] = np.floor(self._when * self._length) == self._step - 1
            return turn
        self._ended |= over
        if self._ended.mean() >= MOST:
            self._length, self._step = self._step, 0
        return np.zeros(len(over), np.bool_)
