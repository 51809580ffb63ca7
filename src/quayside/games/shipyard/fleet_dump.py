"""The fleet as dumps have it: for each ship that can ever sail four numbers, its owner, cards, load and points.

Each of the last three holds several in some bits each: the cards from the bow; the pieces, the safety items, then the
number of cards; the points by source. Dumps and digests of stored games are made of these, so they stay as they are.
"""

from __future__ import annotations

from typing import Final, Sequence

from quayside.games.shipyard.nouns import FLEET_ROOM, PIECES, SAFETY, TALLY
from quayside.games.shipyard.ship import Ship
from quayside.kernel.packed import i64, vec

WIDTH: Final = 4  # numbers per ship
CARD_BITS: Final = 7
CARRIED_BITS: Final = 5  # of a piece or safety item
POINT_BITS: Final = 12
MOST_CARRIED: Final = (1 << CARRIED_BITS) - 1
_LENGTH_AT: Final = CARRIED_BITS * (len(PIECES) + len(SAFETY))


def dumped(fleet: Sequence[Ship]) -> list[int]:
    """Ships to numbers."""
    numbers = [0] * (int(FLEET_ROOM) * WIDTH)
    for at, ship in enumerate(fleet):
        carried = [*ship.pieces_by_name().values(), *ship.safety_by_name().values()]
        numbers[at * WIDTH : (at + 1) * WIDTH] = [
            int(ship.seat) + 1,
            _packed([int(card) for card in ship.cards], CARD_BITS),
            _packed(carried, CARRIED_BITS) | len(ship.cards) << _LENGTH_AT,
            _packed(list(ship.points_by_source().values()), POINT_BITS),
        ]
    return numbers


def read(numbers: Sequence[int]) -> tuple[Ship, ...]:
    """Numbers to ships."""
    if len(numbers) != int(FLEET_ROOM) * WIDTH:
        raise ValueError(f"fleet has {len(numbers)} numbers instead of {int(FLEET_ROOM) * WIDTH}")
    found: list[Ship] = []
    for at in range(0, len(numbers), WIDTH):
        owner, cards, load, points = numbers[at : at + WIDTH]
        if owner:
            carried = _unpacked(load, CARRIED_BITS, len(PIECES) + len(SAFETY))
            found.append(
                Ship(
                    owner - 1,
                    vec[i64](_unpacked(cards, CARD_BITS, load >> _LENGTH_AT)),
                    vec[i64](carried[: len(PIECES)]),
                    vec[i64](carried[len(PIECES) :]),
                    vec[i64](_unpacked(points, POINT_BITS, len(TALLY))),
                )
            )
    return tuple(found)


def _packed(numbers: Sequence[int], bits: int) -> int:
    """One number of several, the first in its lowest bits."""
    return sum(number << bits * at for at, number in enumerate(numbers))


def _unpacked(packed: int, bits: int, count: int) -> list[int]:
    return [packed >> bits * at & (1 << bits) - 1 for at in range(count)]
