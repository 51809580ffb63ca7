"""Deals: a whole state with the same public past as another, fit to leave the program or to be played by others.

What nobody but its owner could know is dealt anew, and nothing depends on it, not even fields that no longer matter.
Where several seats are asked at once, some may have answered in secret and others not: nothing is dealt there, but
where that question was put.
"""

from __future__ import annotations

from typing import Optional, Sequence

from quayside.games.registry import manifest
from quayside.kernel.events import Event
from quayside.kernel.rng import Quick
from quayside.kernel.state import State


def possible(g: State, seat: Optional[int], rng: Quick) -> State:
    """A state that looks the same to `seat` (None: to spectators), with everything else dealt by `rng`."""
    return g.dealt_anew(seat, rng)


def turn_begins(game: str, events: Sequence[Event]) -> bool:
    """Whether one of the events of that game says so."""
    told = manifest(game).turn_event
    return any(event.kind.name == told for event in events)


def asks_several(g: State) -> bool:
    """Whether answers to the question of the moment stay secret until all have answered."""
    return int(g.asked()).bit_count() > 1
