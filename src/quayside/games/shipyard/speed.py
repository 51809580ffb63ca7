"""SY-18: how fast a ship is."""

from __future__ import annotations

from quayside.games.shipyard.employees import most_extra_speed
from quayside.games.shipyard.nouns import PROPELLER, SAIL, SMOKESTACK
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64


def base_speed(g: Shipyard, sails: i64, smokestacks: i64, propellers: i64) -> i64:
    """SY-18.1, SY-18.2: steam needs a smokestack and a propeller."""
    if smokestacks > 0 and propellers > 0:
        return g.kit.steam_base + smokestacks - 1 + propellers - 1 + sails
    return g.kit.plain_base + sails + propellers + smokestacks // g.kit.stacks_per_speed


def lowest_speed(g: Shipyard) -> i64:
    """SY-18.5: loaded equipment counts in full."""
    return base_speed(g, g.aboard[SAIL], g.aboard[SMOKESTACK], g.aboard[PROPELLER])


def highest_speed(g: Shipyard, seat: i64) -> i64:
    """SY-18.6: with all that helmsman and rigger may add, as far as there is a route."""
    return min(lowest_speed(g) + most_extra_speed(g, seat), g.reach[seat])
