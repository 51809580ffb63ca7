"""Observations for learning programs: named numbers and a mask, made when somebody looks at them."""

from __future__ import annotations

from functools import cache
from typing import Any, Iterator

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quayside.games.registry import entry
from quayside.kernel.state import State
from quayside.observe.registry import LAYOUTS
from quayside.observe.tensor import Masks, encode

LOWEST, HIGHEST = -1e6, 1e6  # far beyond any number on a table

_KEYS = {"observation": None, "action_mask": None}


@cache
def _masks(game: str) -> Masks:
    return Masks(entry(game).book.actions.size)


def tensor(g: State, seat: int) -> NDArray[np.float32]:
    """What a seat may know, in the order of the game's layout."""
    return np.frombuffer(encode(g, seat, LAYOUTS[g.game]), np.float32).copy()


def mask(g: State, seat: int) -> NDArray[np.int8]:
    """1 for every action of the catalogue that the seat may take now."""
    return np.frombuffer(_masks(g.game).of(g, seat), np.int8).copy()


def layout(game: str) -> dict[str, tuple[int, int]]:
    """The names of the numbers in an observation: where each field begins and how many numbers it has."""
    entry(game)
    return LAYOUTS[game].names()


@cache
def action_space_size(game: str) -> int:
    return int(entry(game).book.actions.size)


def observation_space(game: str) -> Any:
    """The space of observations with their masks."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (int(LAYOUTS[game].size),), np.float32),
            "action_mask": spaces.Box(0, 1, (action_space_size(game),), np.int8),
        }
    )


class Observation(dict[str, Any]):
    """A dictionary of `observation` and `action_mask`; each is worked out when it is first asked for.

    It keeps a copy of the position, which costs a microsecond, so it stays right however long it is kept.
    """

    __slots__ = ("_position", "_seat")

    def __init__(self, position: State, seat: int) -> None:
        self._position = position
        self._seat = seat

    def __missing__(self, key: str) -> Any:
        if key == "observation":
            found: Any = tensor(self._position, self._seat)
        elif key == "action_mask":
            found = mask(self._position, self._seat)
        else:
            raise KeyError(key)
        dict.__setitem__(self, key, found)
        return found

    def __contains__(self, key: object) -> bool:
        return key in _KEYS

    def __iter__(self) -> Iterator[str]:
        return iter(_KEYS)

    def __len__(self) -> int:
        return len(_KEYS)

    def __eq__(self, other: object) -> bool:
        return self is other

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in _KEYS else default

    def keys(self) -> Any:
        return _KEYS.keys()

    def values(self) -> Any:
        return [self[key] for key in _KEYS]

    def items(self) -> Any:
        return [(key, self[key]) for key in _KEYS]

    def copy(self) -> dict[str, Any]:
        return dict(self.items())

    def __deepcopy__(self, _memo: Any) -> Observation:
        return Observation(self._position.clone(), self._seat)

    def __reduce__(self) -> Any:
        return dict, (self.items(),)

    def __repr__(self) -> str:
        return repr(self.copy())
