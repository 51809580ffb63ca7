"""The fleet: ships that sailed and scored (SY-20.7), each as four numbers: owner, cards, load, points.

The cards are packed in 7 bits each, from the bow; the load is 5 bits for each piece, then for each safety item, then
the number of cards; the points are 12 bits for each source of nouns.TALLY.
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.nouns import (
    CELL_COUNT,
    LIFEBUOY,
    PIECE_COUNT,
    PIECES,
    SAFETY,
    TALLY,
)
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64

WIDTH: Final[i64] = 4  # numbers per ship
CARD_BITS: Final[i64] = 7
CARD_MASK: Final[i64] = 127
SAFETY_BITS: Final[i64] = 40
LENGTH_BITS: Final[i64] = 55


def enter_fleet(g: Shipyard, seat: i64, crew: i64, equipment: i64) -> None:
    """Write the ship that has just sailed."""
    cards: i64 = 0
    for at in range(g.ship_length):
        cards |= g.yard[seat * CELL_COUNT + g.ship_bow + at] << CARD_BITS * at
    load: i64 = g.ship_length << LENGTH_BITS
    for piece in range(PIECE_COUNT):
        load |= g.aboard[piece] << 5 * piece
    for item in range(3):
        load |= g.room[LIFEBUOY + item] << (SAFETY_BITS + 5 * item)
    points = crew | equipment << 12 | g.ship_speed << 24 | g.ship_officials << 36 | g.ship_riband << 48
    at = g.fleet_size * WIDTH
    g.fleet[at] = seat + 1
    g.fleet[at + 1] = cards
    g.fleet[at + 2] = load
    g.fleet[at + 3] = points
    g.fleet_size += 1


class Ship:
    """A ship of the fleet, unpacked for scoring and views."""

    def __init__(
        self, seat: int, cards: list[int], pieces: dict[str, int], safety: dict[str, int], points: dict[str, int]
    ):
        self.seat = seat
        self.cards = cards
        self.pieces = pieces
        self.safety = safety
        self.points = points


def ships_of(g: Shipyard, seat: int) -> list[Ship]:
    """The ships of a seat in the order in which they sailed."""
    found: list[Ship] = []
    for number in range(int(g.fleet_size)):
        at = number * int(WIDTH)
        if g.fleet[at] != seat + 1:
            continue
        cards, load, points = int(g.fleet[at + 1]), int(g.fleet[at + 2]), int(g.fleet[at + 3])
        length = load >> int(LENGTH_BITS) & 15
        found.append(
            Ship(
                seat,
                [cards >> int(CARD_BITS) * place & int(CARD_MASK) for place in range(length)],
                {name: load >> 5 * place & 31 for place, name in enumerate(PIECES)},
                {name: load >> (int(SAFETY_BITS) + 5 * place) & 31 for place, name in enumerate(SAFETY)},
                {name: points >> 12 * place & 4095 for place, name in enumerate(TALLY)},
            )
        )
    return found
