"""SY-18.6: the speed, where helmsman or rigger leave a choice. The arithmetic is in speed.py."""

from __future__ import annotations

from quayside.games.shipyard.actions import SPEED, speed_spaces
from quayside.games.shipyard.employees import most_extra_speed
from quayside.games.shipyard.nouns import MAX_SPEED
from quayside.games.shipyard.preview import preview
from quayside.games.shipyard.reasons import SPEED_RANGE, TOO_FAST
from quayside.games.shipyard.speed import highest_speed, lowest_speed
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_cruise
from quayside.games.shipyard.view_types import Plan
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step


class PickSpeed(Step[Shipyard]):
    """Any whole number from the base speed up, as far as helmsman and rigger go and a route exists."""

    rules: Rules = ("SY-18.1", "SY-18.2", "SY-18.3", "SY-18.4", "SY-18.5", "SY-18.6", "SY-30.1", "SY-30.7", "SY-30.8")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        low = lowest_speed(g)
        high = highest_speed(g, seat)
        o.add_all(SPEED + low - 1, high - low + 1)
        most = low + most_extra_speed(g, seat)
        for speed in range(high + 1, min(most, MAX_SPEED) + 1):
            o.refuse(SPEED + speed - 1, TOO_FAST, speed, g.reach[seat])
        o.refuse_all(SPEED, MAX_SPEED, SPEED_RANGE, low, most)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        g.ship_speed = speed_spaces(action)
        queue_cruise(g)

    def context(self, g: Shipyard, seat: i64) -> Plan:
        return preview(g, int(seat))
