"""SY-12: Manufacture Equipment."""

from __future__ import annotations

from quayside.games.shipyard.actions import MAKE, make_extra
from quayside.games.shipyard.employees import ENGINEER
from quayside.games.shipyard.reasons import SECTOR_TOO_DEAR
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_manufacture
from quayside.games.shipyard.steps.game_action import GameAction
from quayside.games.shipyard.steps.ring import offer_sectors, preview_sectors, produce
from quayside.games.shipyard.view_types import RingQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


class Manufacture(GameAction):
    """Always performable: the first sector is free."""

    def start(self, g: Shipyard, seat: i64) -> None:
        queue_manufacture(g, only(seat))


class MoveEquipmentMarker(Step[Shipyard]):
    """One sector is free; pay for up to three more, then take the piece and what engineers add."""

    rules: Rules = ("SY-12.1", "SY-12.2", "SY-12.3", "SY-12.4", "SY-12.5", "SY-12.6", "SY-30.3", "SY-30.9")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        offer_sectors(g, seat, MAKE, SECTOR_TOO_DEAR, o)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        g.equipment_marker = produce(g, seat, g.kit.equipment_ring, g.equipment_marker, make_extra(action), ENGINEER)

    def context(self, g: Shipyard, seat: i64) -> RingQuestion:
        return preview_sectors(g, seat, g.kit.equipment_ring, g.equipment_marker)
