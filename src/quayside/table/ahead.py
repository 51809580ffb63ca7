"""What an action would lead to, as far as its seat can know: tried on a state in which all the rest is dealt anew."""

from __future__ import annotations

from typing import Literal, Optional, cast

from quayside.deals import asks_several, turn_begins
from quayside.games.registry import manifest
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

Passes = Literal["turn", "others"]  # what an action passes on: the turn, or the word to others inside of it


def passes_on(g: State, seat: int, action: int) -> Optional[Passes]:
    """Whether a seat gives something out of its hands by an action; None if it just goes on, or has said so by it."""
    if asks_several(g) or _says_so(g, action):
        return None
    _showed, passes = _tried(g, seat, action)
    return passes


def forced(g: State, seat: int) -> Optional[int]:
    """The only sensible action of a seat, if it tells nobody anything and the seat goes on afterwards."""
    only = None if asks_several(g) else _only(g, seat)
    if only is None or _says_so(g, only):
        return None
    showed, passes = _tried(g, seat, only)
    return None if showed or passes is not None else only


def _only(g: State, seat: int) -> Optional[int]:
    legal = g.legal(seat)
    if len(legal) == 1:
        return legal[0]
    game = manifest(g.game)
    return None if game.evident is None else cast(Optional[int], game.load(game.evident)(g, seat))


def _says_so(g: State, action: int) -> bool:
    """Whether an action ends the turn by its name: whoever takes it has been asked."""
    return g.book.actions.kind_of(action).name in manifest(g.game).turn_ends


def _tried(g: State, seat: int, action: int) -> tuple[bool, Optional[Passes]]:
    """Whether an action shows anything, and what it passes on.

    The chance of the deal has nothing to do with the game's: whoever knows the same gets the same answer.
    """
    twin = g.imagine(seat, Quick(1))
    twin.recording = True  # whoever listens is told of turns
    events = twin.apply(action, seat)
    if twin.over or turn_begins(g.game, events):
        return twin.showed, "turn"
    return twin.showed, None if twin.pending() == [seat] else "others"
