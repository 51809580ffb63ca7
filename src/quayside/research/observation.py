"""Observations for learning programs: plain arrays of numbers with names, and masks over the catalogue of actions."""

from __future__ import annotations

from typing import Any, Union

import numpy as np
from numpy.typing import NDArray

from quayside.kernel.state import State
from quayside.observe.registry import OBSERVATION_WRITERS

# What environments hand out: `observation` and `action_mask`.
Seen = dict[str, Union[NDArray[np.float32], NDArray[np.int8]]]


def tensor(g: State, seat: int) -> NDArray[np.float32]:
    """What a seat may know, in the order of the game's layout."""
    numbers: Any = OBSERVATION_WRITERS[g.game].numbers(g, seat)  # a row that numpy can read as it is
    return np.frombuffer(numbers, np.int32).astype(np.float32)


def mask(g: State, seat: int) -> NDArray[np.int8]:
    """1 for every action of the catalogue that the seat may take now."""
    return np.frombuffer(bytearray(OBSERVATION_WRITERS[g.game].mask(g, seat)), np.int8)


def seen(g: State, seat: int) -> Seen:
    """Both, as environments hand them out."""
    return {"observation": tensor(g, seat), "action_mask": mask(g, seat)}


def layout(game: str) -> dict[str, tuple[int, int]]:
    """The names of the numbers in an observation: where each field begins and how many numbers it has."""
    return OBSERVATION_WRITERS.of(game).layout()


def observation_size(game: str) -> int:
    """How many numbers an observation has."""
    return int(OBSERVATION_WRITERS.of(game).size)
