"""SY-13: Recruit Crew."""

from __future__ import annotations

from quayside.games.shipyard.actions import ENLIST, enlist_extra
from quayside.games.shipyard.employees import RECRUITER
from quayside.games.shipyard.reasons import CREW_TOO_DEAR
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_recruit
from quayside.games.shipyard.steps.game_action import GameAction
from quayside.games.shipyard.steps.ring import offer_sectors, preview_sectors, produce
from quayside.games.shipyard.view_types import RingQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


class Recruit(GameAction):
    """Always performable: the first sector is free."""

    def start(self, g: Shipyard, seat: i64) -> None:
        queue_recruit(g, only(seat))


class MoveCrewMarker(Step[Shipyard]):
    """As for equipment, on the circle of crew and propeller; recruiters add, engineers do not (SY-13.4)."""

    rules: Rules = ("SY-13.1", "SY-13.2", "SY-13.3", "SY-13.4", "SY-30.4", "SY-30.9")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        offer_sectors(g, seat, ENLIST, CREW_TOO_DEAR, o)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        g.crew_marker = produce(g, seat, g.kit.crew_ring, g.crew_marker, enlist_extra(action), RECRUITER)

    def context(self, g: Shipyard, seat: i64) -> RingQuestion:
        return preview_sectors(g, seat, g.kit.crew_ring, g.crew_marker)
