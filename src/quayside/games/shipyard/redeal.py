"""Determinising: a random table that looks the same to one seat (SY-31).

Unknown are the order of every deck and the contracts of others, held, given up or never dealt. What is unknown is
sorted before it is shuffled, so that nothing of the real order remains.
"""

from __future__ import annotations

from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.words import (
    CANAL_DECK,
    GIVEN_UP,
    IN_HAND,
    MIDDLE_DECK,
    PER_COLOUR,
)
from quayside.kernel.rng import Quick


def redeal(g: Shipyard, seat: int, rng: Quick) -> None:
    for deck in range(int(CANAL_DECK) + 1):
        if deck == MIDDLE_DECK:
            _shuffle_middles(g, rng)
        else:
            _shuffle_part(g, int(g.kit.deck_start[deck]), int(g.deck_left[deck]), rng)
    for colour in (0, int(PER_COLOUR)):
        _redeal_contracts(g, seat, colour, rng)


def _shuffle_middles(g: Shipyard, rng: Quick) -> None:
    """SY-2.3: the backs tell that middles I lie on middles II."""
    start = int(g.kit.deck_start[MIDDLE_DECK])
    left = int(g.deck_left[MIDDLE_DECK])
    below = min(left, len(g.kit.decks[2]))
    _shuffle_part(g, start, below, rng)
    _shuffle_part(g, start + below, left - below, rng)


def _shuffle_part(g: Shipyard, start: int, count: int, rng: Quick) -> None:
    cards = sorted(int(g.decks[start + at]) for at in range(count))
    rng.shuffle(cards)
    for at, card in enumerate(cards):
        g.decks[start + at] = card


def _redeal_contracts(g: Shipyard, seat: int, colour: int, rng: Quick) -> None:
    """Every rival keeps the number of contracts held and given up; after the reveal only the latter are unknown."""
    known = {int(IN_HAND) + seat, int(GIVEN_UP) + seat}
    if g.over:
        known.update(int(IN_HAND) + each for each in range(int(g.seats)))
    unknown = [at for at in range(colour, colour + int(PER_COLOUR)) if int(g.contracts[at]) not in known]
    places = sorted(int(g.contracts[at]) for at in unknown)
    rng.shuffle(places)
    for at, place in zip(unknown, places, strict=True):
        g.contracts[at] = place
