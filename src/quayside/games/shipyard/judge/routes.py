"""How far canals carry a ship and what it meets on the way, for Shipyard's judge."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.canals import across, facing, lay_card, longest_route, official, place_beside, water
from quayside.games.shipyard.nouns import BLUE_RIBAND, MAX_SPEED, PORT, SIDE_COUNT, SPACE_COUNT
from quayside.games.shipyard.ship_score import official_points
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64

NO_ROUTE: Final[i64] = -1000
PATIENCE: Final[i64] = 300  # steps looked at before the search for a route gives up


class _Count:
    """How many steps a search has looked at."""

    def __init__(self) -> None:
        self.steps: i64 = 0


def reach_after(g: Shipyard, seat: i64, which: i64) -> i64:
    """The longest route with the rented canal laid that way; the table is left as it was."""
    canal = g.hand_canal - 1
    before = g.canals[canal]
    x, y = place_beside(g, which // 16, which // 4 % 4)
    lay_card(g, seat, canal, x, y, which % 4)
    at = seat * 3
    found = longest_route(g, g.figure[at], g.figure[at + 1], g.figure[at + 2], 0, MAX_SPEED)
    g.canals[canal] = before
    for side in range(SIDE_COUNT):
        other = g.beside[canal * SIDE_COUNT + side] - 1
        if other >= 0:
            g.beside[other * SIDE_COUNT + (side + 2) % 4] = 0
            g.beside[canal * SIDE_COUNT + side] = 0
    return found


def best_speed_points(g: Shipyard, seat: i64, speed: i64) -> i64:
    """The speed and the best that officials and a Blue Riband add on a route of so many steps."""
    at = seat * 3
    return speed + _along(g, g.figure[at], g.figure[at + 1], g.figure[at + 2], 0, speed, 1, _Count())


def best_points(g: Shipyard, seat: i64, exit_: i64) -> i64:
    """The best that officials and a Blue Riband add if the ship that sails leaves its space that way."""
    at = seat * 3
    left = g.ship_speed - g.ship_steps
    return _step(g, g.figure[at], g.figure[at + 1], exit_, 0, left, g.ship_steps + 1, _Count())


def _along(g: Shipyard, canal: i64, space: i64, stern: i64, gone: i64, left: i64, number: i64, count: _Count) -> i64:
    """The most points in `left` further steps, the next of which is the ship's step `number`."""
    if left <= 0 or count.steps >= PATIENCE:
        return 0
    best = NO_ROUTE
    ways = water(g, canal, space)
    for exit_ in range(SPACE_COUNT + 1):
        if ways >> exit_ & 1 and exit_ != stern:
            best = max(best, _step(g, canal, space, exit_, gone, left, number, count))
    return best


def _step(g: Shipyard, canal: i64, space: i64, exit_: i64, gone: i64, left: i64, number: i64, count: _Count) -> i64:
    count.steps += 1
    there = canal
    to = exit_
    stern = space
    if exit_ == PORT:
        there = across(g, canal, space)
        if there < 0 or gone >> there & 1:
            return NO_ROUTE
        to = facing(space)
        stern = PORT
        gone |= 1 << canal
    met = official(g, there, to)
    points: i64 = 0
    if met == BLUE_RIBAND:
        points = number
    elif met:
        points = official_points(g, met)
    return points + _along(g, there, to, stern, gone, left - 1, number + 1, count)
