"""Observations for learning programs: plain arrays of numbers with names, and masks over the catalogue of actions."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Union

import numpy as np
from numpy.typing import NDArray

import quayside
from quayside.games.registry import entry, manifest
from quayside.kernel.declared import OWNER
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.registry import OBSERVATION_WRITERS

SAMPLE: Final = 6  # games that show how large numbers get

# What environments hand out: `observation` and `action_mask`.
Seen = dict[str, Union[NDArray[np.float32], NDArray[np.int8]]]


def tensor(g: State, seat: int) -> NDArray[np.float32]:
    """What a seat may know, in the order of the game's layout."""
    numbers: Any = OBSERVATION_WRITERS[g.game].numbers(g, seat)  # a row that numpy can read as it is
    return np.frombuffer(numbers, np.int16).astype(np.float32)


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


@cache
def secret_columns(game: str) -> tuple[int, ...]:
    """The places of an observation that hold what its seat sees and no other does."""
    found = manifest(game)
    if found.declared is None:
        return ()
    fields, shown = found.load(found.declared).fields, layout(game)
    own = [shown[field.name] for field in fields if field.seen == OWNER and field.name in shown]
    return tuple(at for start, size in own for at in range(start, start + size))


def secrets_size(game: str) -> int:
    """How many numbers tell what the other seats alone see."""
    return len(secret_columns(game)) * (int(OBSERVATION_WRITERS.of(game).most) - 1)


@cache
def scales(game: str) -> NDArray[np.float32]:
    """How large the numbers of an observation get: for each field the largest met in some random games, at least 1."""
    found = np.ones(observation_size(game), np.float32)
    low, high = entry(game).book.players
    fields = layout(game).values()
    for deal in range(SAMPLE):
        g = quayside.new(game, (low, high)[deal % 2], f"scales:{deal}")
        rng = Quick(deal)
        while not g.over:
            seat = g.pending()[0]
            legal = g.legal(seat)
            g.play(seat, legal[rng.below(len(legal))])
            np.maximum(found, np.abs(tensor(g, seat)), out=found)
    for start, size in fields:
        found[start : start + size] = found[start : start + size].max()
    return found
