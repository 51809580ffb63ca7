"""Actions seen from a seat: those that name a seat are renumbered so that 0 is the seat that looks.

A network that is shown the table from its own seat answers from its own seat too; otherwise it would have to learn
every trade with a neighbour once for each chair.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from quayside.games.registry import entry, manifest
from quayside.kernel.seats import SEATS


@cache
def turned(game: str, players: int, seat: int) -> NDArray[np.int64]:
    """For each action of the catalogue, its number as that seat sees it; a permutation."""
    actions = entry(game).book.actions
    found = np.arange(actions.size)
    for kind in actions.kinds:
        if not any(_is_seat(label, players) for labels in kind.args.values() for label in labels):
            continue
        for action in range(kind.first, kind.first + kind.count):
            values = {
                name: SEATS[(SEATS.index(str(value)) - seat) % players] if _is_seat(value, players) else str(value)
                for name, value in kind.values(action).items()
            }
            found[action] = kind.index(values)
    return found


def _is_seat(value: object, players: int) -> bool:
    return value in SEATS[:players]


def sensible(game: str, legal: list[int]) -> list[int]:
    """The legal actions without those that only shuffle things about, unless nothing else is left."""
    useless = idle(game)
    return [action for action in legal if action not in useless] or legal


@cache
def idle(game: str) -> frozenset[int]:
    """Actions that only shuffle things about."""
    by_name = entry(game).book.actions.by_name
    kinds = [by_name[name] for name in manifest(game).idle]
    return frozenset(action for kind in kinds for action in range(kind.first, kind.first + kind.count))
