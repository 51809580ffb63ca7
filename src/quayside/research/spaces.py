"""The spaces that Gymnasium and PettingZoo ask for."""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
from gymnasium import spaces

from quayside.games.registry import entry
from quayside.observe.masks import pick
from quayside.research.observation import observation_size

LOWEST, HIGHEST = -1e6, 1e6  # far beyond any number on a table
DRAWN_AT_ONCE = 64

_BYTE = np.dtype(np.int8)


def action_space_size(game: str) -> int:
    """How many actions the catalogue of a game has."""
    return int(entry(game).book.actions.size)


def observation_space(game: str, actions: int) -> Any:
    """The space of observations with masks over so many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (observation_size(game),), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Actions(spaces.Discrete):
    """The actions of a catalogue. `sample(mask)` draws evenly, as any Discrete does, in a tenth of the time."""

    def __init__(self, size: int) -> None:
        self._chances: list[float] = []
        super().__init__(size)
        self._wanted = (size,)
        self._every = np.arange(size)  # numpy hands its numbers out quicker than it makes them

    def seed(self, seed: Any = None) -> Any:
        self._chances = []
        return super().seed(seed)

    def sample(self, mask: Optional[Any] = None, probability: Optional[Any] = None) -> Any:
        if probability is None and isinstance(mask, np.ndarray) and mask.dtype is _BYTE and mask.shape == self._wanted:
            if not self._chances:  # drawing many at once takes hardly longer than drawing one
                self._chances = self.np_random.random(DRAWN_AT_ONCE).tolist()
            found = pick(mask.tobytes(), self._chances.pop())
            if found >= 0:
                return self._every[found]
        return super().sample(mask, probability)  # nothing to choose from, or no mask: as Discrete has it
