"""Observations for learning programs: named numbers and a mask, made when somebody looks at them."""

from __future__ import annotations

from typing import Any, Iterator

import numpy as np
from numpy.typing import NDArray

from quayside.kernel.state import State
from quayside.observe.episode import Passage
from quayside.observe.masks import places
from quayside.observe.registry import OBSERVATION_WRITERS

_KEYS = {"observation": None, "action_mask": None}

_BYTE = np.dtype(np.int8)
_SHORT = np.dtype(np.int32)
_WORD = np.dtype(np.int64)
_FLOAT = np.dtype(np.float32)


class ActionMask(np.ndarray[tuple[int], np.dtype[np.int8]]):
    """An array of 0 and 1 that finds its few ones quicker than others, however it is asked for them."""

    def nonzero(self) -> tuple[NDArray[np.int64], ...]:
        if self.dtype is not _BYTE or self.ndim != 1:  # not a mask, but made of one
            return super().nonzero()
        return (np.flatnonzero(self),)

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if function is np.flatnonzero and self.dtype is _BYTE and self.ndim == 1:
            found = places(self.tobytes())
            return np.ndarray(len(found) >> 3, _WORD, bytearray(found))
        return super().__array_function__(function, types, args, kwargs)

    def __array_wrap__(self, array: Any, context: Any = None, return_scalar: bool = False) -> Any:
        return array if array.ndim else array[()]  # what is worked out from a mask is no mask

    def __reduce__(self) -> Any:
        return self.view(np.ndarray).__reduce__()  # whoever loads it may not have this class


def _as_tensor(numbers: Any) -> NDArray[np.float32]:
    return np.frombuffer(numbers, _SHORT).astype(_FLOAT)


def tensor(g: State, seat: int) -> NDArray[np.float32]:
    """What a seat may know, in the order of the game's layout."""
    return _as_tensor(OBSERVATION_WRITERS[g.game].numbers(g, seat))


def mask(g: State, seat: int) -> ActionMask:
    """1 for every action of the catalogue that the seat may take now."""
    marks = OBSERVATION_WRITERS[g.game].mask(g, seat)
    return ActionMask(len(marks), _BYTE, bytearray(marks))


def layout(game: str) -> dict[str, tuple[int, int]]:
    """The names of the numbers in an observation: where each field begins and how many numbers it has."""
    return OBSERVATION_WRITERS.of(game).layout()


def observation_size(game: str) -> int:
    """How many numbers an observation has."""
    return int(OBSERVATION_WRITERS.of(game).size)


class Observation(dict[str, Any]):
    """A dictionary of `observation` and `action_mask`; each is worked out when it is first asked for.

    It knows the passage of the game that it was seen in, so it stays right however long it is kept.
    """

    __slots__ = ("_after", "_passage", "_seat")

    def __init__(self, passage: Passage, after: int, seat: int) -> None:
        self._passage = passage
        self._after = after
        self._seat = seat

    def __missing__(self, key: str) -> Any:
        if key == "action_mask":
            marks = self._passage.mask(self._after, self._seat)
            found: Any = ActionMask(len(marks), _BYTE, bytearray(marks))
        elif key == "observation":
            found = _as_tensor(self._passage.numbers(self._after, self._seat))
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
        other = Observation(self._passage, self._after, self._seat)
        for key, found in dict.items(self):
            dict.__setitem__(other, key, found.copy())
        return other

    def __reduce__(self) -> Any:
        return dict, (self.items(),)

    def __repr__(self) -> str:
        return repr(self.copy())
