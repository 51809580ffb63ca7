"""What can be counted: for `per` effects (NZ-12.8) and for harbour masters at the end (NZ-30.9)."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.nouns import SHEPHERD, THINGS, WORKER_COUNT
from quayside.games.newzealand.state import NewZealand
from quayside.kernel.packed import i64


class Thing:
    """Something an owner can have several of."""

    def count(self, g: NewZealand, owner: i64) -> i64:
        raise AssertionError("a thing can be counted")


class GrassBuilding(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return g.grass_buildings(owner)


class Shepherd(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return g.row(owner, SHEPHERD)


class PlacedStorehouse(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return g.placed_storehouses(owner)


class HazardPair(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return g.hazard_count(owner) // 2


class OwnObjective(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return g.own_objectives(owner)


class PathfinderSpace(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return max(g.path[owner], 0)


class HazardTile(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return g.hazard_count(owner)


class Certificate(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return g.certificates[owner] + g.permanent_certificates(owner)


class OwnBuilding(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return g.building_count(owner)


class Worker(Thing):
    """Printed workers included; an appointed harbour master is nobody's worker any more (NZ-19.7)."""

    def count(self, g: NewZealand, owner: i64) -> i64:
        total: i64 = 0
        for kind in range(WORKER_COUNT):
            total += g.row(owner, kind)
        return total


class FerryCard(Thing):
    def count(self, g: NewZealand, owner: i64) -> i64:
        return g.ferries(owner)


COUNTED: Final[list[Thing]] = [
    GrassBuilding(),
    Shepherd(),
    PlacedStorehouse(),
    HazardPair(),
    OwnObjective(),
    PathfinderSpace(),
    HazardTile(),
    Certificate(),
    OwnBuilding(),
    Worker(),
    FerryCard(),
]
if len(COUNTED) != len(THINGS):
    raise ValueError("every thing of nouns.py is counted here, in the same order")
