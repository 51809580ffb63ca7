"""What a ship meets on the best of its ways, for Shipyard's judge."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.canals import ahead, official, onward
from quayside.games.shipyard.nouns import SPACE_COUNT
from quayside.games.shipyard.ship_score import met
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64
from quayside.kernel.sets import has

NO_ROUTE: Final[i64] = -1000
PATIENCE: Final[i64] = 300  # steps looked at before the search for a route gives up


class _Count:
    """How many steps a search has looked at."""

    def __init__(self) -> None:
        self.steps: i64 = 0


def best_speed_points(g: Shipyard, seat: i64, speed: i64) -> i64:
    """The speed and the best that officials and a Blue Riband add on a route of so many steps."""
    canal, space, stern = g.figure_canal(seat), g.figure_space(seat), g.figure_stern(seat)
    return speed + _along(g, canal, space, stern, 0, speed, 1, 0, _Count())


def best_points(g: Shipyard, seat: i64, exit_: i64) -> i64:
    """The best that officials and a Blue Riband add if the ship that sails leaves its space that way."""
    left = g.ship_speed - g.ship_steps
    canal, space = g.figure_canal(seat), g.figure_space(seat)
    return _step(g, canal, space, exit_, 0, left, g.ship_steps + 1, g.ship_riband, _Count())


def _along(
    g: Shipyard, canal: i64, space: i64, stern: i64, gone: i64, left: i64, number: i64, riband: i64, count: _Count
) -> i64:
    """The most points in `left` steps more, the next of which is the ship's step `number`; the last Riband counts."""
    if left <= 0 or count.steps >= PATIENCE:
        return riband
    best = NO_ROUTE
    ways = ahead(g, canal, space, stern)
    for exit_ in range(SPACE_COUNT + 1):
        if has(ways, exit_):
            best = max(best, _step(g, canal, space, exit_, gone, left, number, riband, count))
    return best


def _step(
    g: Shipyard, canal: i64, space: i64, exit_: i64, gone: i64, left: i64, number: i64, riband: i64, count: _Count
) -> i64:
    count.steps += 1
    there, to, stern, behind = onward(g, canal, space, exit_, gone)
    if there < 0:
        return NO_ROUTE
    points, found = met(g, official(g, there, to), number)
    return points + _along(g, there, to, stern, behind, left - 1, number + 1, found if found else riband, count)
