"""NZ-17: move the ship."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import (
    DECLINE,
    DONE,
    SAIL,
    UPGRADE,
    is_sail,
    is_upgrade,
    sail_to,
    upgrade_at,
)
from quayside.games.newzealand.nouns import HARBOUR_COUNT, LARGE, MEDIUM, SEA, SEA_COUNT
from quayside.games.newzealand.reasons import NO_HARBOUR, NOT_FOR_STOREHOUSES, TOO_FAR
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import remote_within
from quayside.games.newzealand.steps.harbour import fees, open_harbour, upgrade_rule
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.tell import tell_sailed
from quayside.games.newzealand.view_types import RemoteQuestion, TargetQuestion
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step

UPGRADING: Final[i64] = 1  # the movement point that an upgrade takes (NZ-17.3)


def points_to(g: NewZealand, seat: i64, harbour: i64) -> i64:
    """NZ-17.3: the movement points for sailing to a harbour and upgrading it."""
    return g.kit.distance[g.ship[seat] * SEA_COUNT + g.kit.harbour_space[harbour]] + UPGRADING


class Ship(TargetStep):
    """Sail, or sail and upgrade a harbour, or stay."""

    way_out: i64 = DONE
    rules: Rules = ("NZ-17.1", "NZ-17.2", "NZ-17.3", "NZ-17.4", "NZ-17.5")

    def targets(self, g: NewZealand, seat: i64, points: i64, more: i64, o: Offers) -> None:
        base = g.ship[seat] * SEA_COUNT
        for space in range(SEA_COUNT):
            far = g.kit.distance[base + space]
            if far > points:
                o.refuse(SAIL + space, TOO_FAR, far, points)
                o.refuse(UPGRADE + space, TOO_FAR, far + UPGRADING, points)
                continue
            if far > 0:
                o.add(SAIL + space)
            harbour = g.kit.harbour_at[space]
            if harbour < 0:
                o.refuse(UPGRADE + space, NO_HARBOUR)
            elif far + UPGRADING > points:
                o.refuse(UPGRADE + space, TOO_FAR, far + UPGRADING, points)
            else:
                o.offer(UPGRADE + space, upgrade_rule(g, seat, harbour), g.why.need, g.why.have)

    def answers(self, action: i64) -> bool:
        return is_sail(action) or is_upgrade(action)

    def choose(self, g: NewZealand, seat: i64, points: i64, more: i64, action: i64) -> None:
        if is_sail(action):
            sail(g, seat, sail_to(action))
        else:
            sail(g, seat, upgrade_at(action))
            open_harbour(g, seat, g.kit.harbour_at[upgrade_at(action)])

    def about(self, points: i64, more: i64) -> TargetQuestion:
        return {"points": int(points)}

    def told(self, g: NewZealand, seat: i64, points: i64, more: i64) -> TargetQuestion:
        """The steps to every space in reach; for harbours that can be upgraded also the least and most fees there."""
        base = g.ship[seat] * SEA_COUNT
        far = {space: int(g.kit.distance[base + space]) for space in range(len(SEA))}
        ways = {SEA[space]: steps for space, steps in far.items() if 0 < steps <= points}
        upgrades: dict[str, list[int]] = {}
        for harbour in range(int(HARBOUR_COUNT)):
            needed = int(points_to(g, seat, harbour))
            if needed <= points and upgrade_rule(g, seat, harbour) == LEGAL:
                upgrades[SEA[g.kit.harbour_space[harbour]]] = [needed, *fees(g, seat, harbour)]
        return {**self.about(points, more), "ways": ways, "upgrades": upgrades}


def sail(g: NewZealand, owner: i64, space: i64) -> None:
    if g.ship[owner] != space:
        g.ship[owner] = space
        tell_sailed(g, owner, space)


def remote_rule(g: NewZealand, seat: i64, harbour: i64, reach: i64) -> i64:
    """NZ-18.10: a small or large harbour near enough; placing the storehouse uses one of the reach."""
    if MEDIUM <= harbour < LARGE:
        return NOT_FOR_STOREHOUSES
    needed = points_to(g, seat, harbour)
    if needed > reach:
        return g.why.lacks(TOO_FAR, needed, reach)
    return upgrade_rule(g, seat, harbour)


def any_remote(g: NewZealand, seat: i64, reach: i64) -> i64:
    found = TOO_FAR
    for harbour in range(HARBOUR_COUNT):
        rule = remote_rule(g, seat, harbour, reach)
        if rule == LEGAL:
            return LEGAL
        if rule != NOT_FOR_STOREHOUSES and rule != TOO_FAR:
            found = rule
    return g.why.lacks(found, 0, 0)


class Remote(Step[NewZealand]):
    """A storehouse goes to a harbour in reach while the ship stays."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-18.10",)

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for space in range(SEA_COUNT):
            harbour = g.kit.harbour_at[space]
            if harbour < 0:
                o.refuse(UPGRADE + space, NO_HARBOUR)
            else:
                o.offer(UPGRADE + space, remote_rule(g, seat, harbour, remote_within(g)), g.why.need, g.why.have)
        o.add(DECLINE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action != DECLINE:
            open_harbour(g, seat, g.kit.harbour_at[upgrade_at(action)])

    def context(self, g: NewZealand, seat: i64) -> RemoteQuestion:
        upgrades: dict[str, list[int]] = {}
        for harbour in range(int(HARBOUR_COUNT)):
            if remote_rule(g, seat, harbour, remote_within(g)) == LEGAL:
                needed = int(points_to(g, seat, harbour))
                upgrades[SEA[g.kit.harbour_space[harbour]]] = [needed, *fees(g, seat, harbour)]
        return {"reach": int(remote_within(g)), "upgrades": upgrades}
