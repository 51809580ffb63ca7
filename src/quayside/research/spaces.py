"""The spaces that Gymnasium and PettingZoo ask for."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quayside.games.registry import entry, manifest
from quayside.research.observation import layout, observation_size

# How the observation writer puts a field down says what its numbers can be: 1 in the place of a code, a bit or a seat,
# and 1 or 2 for the two codes of `mine`. All others are counts and codes as they stand.
_SPREAD: Final = (0.0, 1.0)
_BY_STROKE: Final = {
    "number_bits": _SPREAD,
    "number_choice": _SPREAD,
    "own_choice": _SPREAD,
    "player_bits": _SPREAD,
    "player_choice": _SPREAD,
    "seat": _SPREAD,
    "seat_set": _SPREAD,
    "mine": (0.0, 2.0),
}
COUNTS: Final = (-128.0, 32767.0)  # a few codes are below 0; nothing on a table comes near the other end
HEAD: Final = ("step", "pending", "playing", "seat")  # in front of a game's own fields, all spread out


def action_space_size(game: str) -> int:
    """How many actions the catalogue of a game has."""
    return int(entry(game).book.actions.size)


def action_space(game: str) -> Any:
    """All actions of a game, by their index."""
    return spaces.Discrete(action_space_size(game))


def bounds(game: str) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The least and the most that each number of an observation can be."""
    ranges = dict.fromkeys(HEAD, _SPREAD)
    declared = manifest(game).declared
    if declared is not None:
        fields = manifest(game).load(declared).fields
        ranges |= {field.name: _BY_STROKE.get(field.stroke.method, COUNTS) for field in fields if field.stroke}
    low, high = (np.empty(observation_size(game), np.float32) for _end in range(2))
    for name, (start, size) in layout(game).items():
        low[start : start + size], high[start : start + size] = ranges.get(name, COUNTS)
    return low, high


def flat_space(game: str, rows: int = 1) -> Any:
    """The space of one observation without its mask, or of several one behind the other."""
    low, high = bounds(game)
    return spaces.Box(np.tile(low, rows), np.tile(high, rows), dtype=np.float32)


def observation_space(game: str, actions: int) -> Any:
    """The space of observations with masks over so many actions."""
    return spaces.Dict({"observation": flat_space(game), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
