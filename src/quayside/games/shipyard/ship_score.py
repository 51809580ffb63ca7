"""SY-20.2, SY-20.3 and SY-21.6: what the ship that is loaded is worth, apart from its route."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.nouns import (
    BLUE_RIBAND,
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    CRANE,
    LANTERN,
    LANTERN_OFFICIAL,
    LIFEBOAT,
    LIFEBUOY,
    SOLDIER,
)
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64

# What officials look at, by their code: the first two at a crew piece and equipment, the others at an item on cards.
_CREW: Final[list[i64]] = [0, SOLDIER, BUSINESSMAN]
_EQUIPMENT: Final[list[i64]] = [0, CANNON, CRANE]
_ITEM: Final[list[i64]] = [0, 0, 0, LANTERN, LIFEBOAT, LIFEBUOY]


def crew_of(g: Shipyard) -> i64:
    """Crew pieces aboard, captain and officers included."""
    return g.aboard[CAPTAIN] + g.aboard[BUSINESSMAN] + g.aboard[SOLDIER]


def crew_points(g: Shipyard) -> i64:
    """SY-20.2."""
    return crew_of(g) * g.kit.crew_points


def equipment_points(g: Shipyard) -> i64:
    """SY-20.3."""
    return g.aboard[CRANE] * g.kit.crane_points + g.aboard[CANNON] * g.kit.cannon_points


def official_points(g: Shipyard, who: i64) -> i64:
    """SY-21.6: what an official gives this ship on each visit."""
    if who < LANTERN_OFFICIAL:
        return g.aboard[_CREW[who]] + g.aboard[_EQUIPMENT[who]]
    return g.room[_ITEM[who]]


def met(g: Shipyard, who: i64, step: i64) -> tuple[i64, i64]:
    """SY-21.6, SY-21.8: what the icon of a space entered by that step gives: points of an official, and those of a Blue
    Riband, which take the place of an earlier one's."""
    if who == BLUE_RIBAND:
        return 0, step
    return official_points(g, who) if who else 0, 0
