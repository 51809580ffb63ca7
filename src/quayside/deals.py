"""Deals: a whole state that one seat holds possible, fit to leave the program.

`State.determinize` deals anew what a seat cannot know, for bots that look ahead. A file that goes out to people needs
more: nothing in it may depend on what is hidden, not even fields that no longer matter. So a deal is only taken where
a turn begins, when nobody has answered anything in secret yet, and such fields are emptied first.
"""

from __future__ import annotations

from typing import Any, Callable

from quayside.kernel.rng import Quick
from quayside.kernel.state import State

TURN = "turn"  # the event every game tells when a turn begins


def possible(g: State, seat: int, rng: Quick) -> State:
    """A state at the beginning of a turn that looks the same to `seat`, with everything else dealt by `rng`."""
    blank = g.clone()
    _FORGET[g.game](blank)
    return blank.determinize(seat, rng)


def _forget_purses(g: Any) -> None:
    """Container: cards changed in secret leave no mark. Purses are worth what they were, in as many cards."""
    _set_all(g.mixed, 1)  # as if everybody had changed cards
    _set_all(g.before, 0)  # purses as they were when the last auction began
    _set_all(g.settled, 0)  # containers priced in an action that is over


def _forget_decks(g: Any) -> None:
    """Shipyard: cards that were dealt are where they lie now; where they were in their deck does not matter."""
    ends = [*list(g.kit.deck_start)[1:], len(g.decks)]
    for deck, end in enumerate(ends[: len(g.deck_left)]):
        for at in range(int(g.kit.deck_start[deck] + g.deck_left[deck]), int(end)):
            g.decks[at] = 0


def _forget_nothing(g: Any) -> None:
    """New Zealand: all that is hidden is which of its cards a rival has in hand."""


def _set_all(field: Any, value: int) -> None:
    for at in range(len(field)):
        field[at] = value


_FORGET: dict[str, Callable[[Any], None]] = {
    "container": _forget_purses,
    "shipyard": _forget_decks,
    "newzealand": _forget_nothing,
}
