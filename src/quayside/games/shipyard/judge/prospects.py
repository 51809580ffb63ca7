"""What a player of Shipyard can expect in the end: exact when the game is over, a rough sum before."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.judge.sums import trains_of
from quayside.games.shipyard.judge.yard import Yard
from quayside.games.shipyard.nouns import (
    CAPTAIN,
    ICON_COUNT,
    PIECE_COUNT,
)
from quayside.games.shipyard.scoring import best_contracts, traders
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64

CONTRACT_HOPE: Final = 0.25  # what a contract gains in each turn to come
STAFF_TURN: Final = 0.16  # what an employee brings in a turn


def prospects(g: Shipyard, seat: i64, y: Yard) -> float:
    """Points so far, contracts, and what the things at hand will bring if there is time."""
    if g.over:
        return float(g.score().scores[seat]) + 0.01 * float(g.guilders[seat])
    y.look(g, seat)
    blue, green = best_contracts(g, int(seat))
    total = float(g.points[seat] + blue + green)
    employees = traders(g, int(seat))
    for _employee, points in employees:
        total += float(points)
    turns = float(y.turns_left)
    total += float(len(employees)) * min(4.0, STAFF_TURN * turns)
    total += y.guilder * float(g.guilders[seat])
    if turns == 0.0 and not (y.cards >= 2 and y.ready):
        return total
    fade = max(0.35, y.hope)
    total += fade * (_pieces(g, seat, y) + _ship(y))
    total += fade * 0.7 * min(float(g.reach[seat]), y.sticks.water)
    return total + y.hope * 1.5 * float(trains_of(g, seat))


def _pieces(g: Shipyard, seat: i64, y: Yard) -> float:
    """Pieces in stock: in full as far as there is room in the yard, half beyond it."""
    captains = g.stock[seat * PIECE_COUNT + CAPTAIN]
    total = 0.0
    if captains:
        total = 5.0 + 1.2 * float(captains - 1)
    for piece in range(CAPTAIN + 1, PIECE_COUNT):
        for _each in range(g.stock[seat * PIECE_COUNT + piece]):
            total += 0.75 * y.sticks.piece_worth[piece]
    return total


def _ship(y: Yard) -> float:
    """The ship in progress, with what it has room for."""
    total = 1.2 * float(y.cards)
    for icon in range(ICON_COUNT):
        total += 0.6 * y.sticks.icon_worth[icon] * float(y.room[icon])
    return total
