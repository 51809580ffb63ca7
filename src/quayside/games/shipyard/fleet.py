"""The fleet: ships that sailed and scored, in the order in which they did (SY-20.7)."""

from __future__ import annotations

from quayside.games.shipyard.nouns import CELL_COUNT, LANTERN, LIFEBUOY
from quayside.games.shipyard.ship import Ship
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64, vec


def enter_fleet(g: Shipyard, seat: i64, crew: i64, equipment: i64) -> None:
    """The ship that has just sailed joins the fleet."""
    bow = seat * CELL_COUNT + g.ship_bow
    cards = g.yard[bow : bow + g.ship_length]
    safety = g.room[LIFEBUOY : LANTERN + 1]
    points = vec[i64]([crew, equipment, g.ship_speed, g.ship_officials, g.ship_riband])
    join_fleet(g, Ship(seat, cards, g.aboard[:], safety, points))


def join_fleet(g: Shipyard, ship: Ship) -> None:
    g.fleet = (*g.fleet, ship)
    g.fleet_size += 1


def ships_of(g: Shipyard, seat: int) -> list[Ship]:
    """The ships of a seat in the order in which they sailed."""
    return [ship for ship in g.fleet if ship.seat == seat]
