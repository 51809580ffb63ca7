"""NZ-25: remove a hazard."""

from __future__ import annotations

from quayside.games.newzealand.actions import (
    CLEAR,
    DECLINE,
    clear_space,
    is_clear,
)
from quayside.games.newzealand.nouns import EMPTY, HAZARD_KINDS, HAZARD_SPACE_COUNT, HAZARD_TILE
from quayside.games.newzealand.reasons import HAZARD_TOO_DEAR, MUST_TAKE, NO_HAZARD
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import hazard_cost, hazard_must
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.tell import tell_cleared
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules


def hazard_rule(g: NewZealand, seat: i64, cost: i64) -> i64:
    """NZ-25.3: there is one, and the cost of the icon can be paid."""
    if not g.any_hazard():
        return NO_HAZARD
    if g.money[seat] < cost:
        return g.why.lacks(HAZARD_TOO_DEAR, cost, g.money[seat])
    return LEGAL


class Hazard(TargetStep):
    """Take a hazard tile of either zone."""

    rules: Rules = ("NZ-25.1", "NZ-25.2", "NZ-25.3", "NZ-25.4", "NZ-25.5", "NZ-31.7")

    def targets(self, g: NewZealand, seat: i64, cost: i64, must: i64, o: Offers) -> None:
        for place in range(HAZARD_SPACE_COUNT):
            if g.trail[g.kit.hazard_space[place]] == EMPTY:
                o.refuse(CLEAR + place, NO_HAZARD)
            else:
                o.add(CLEAR + place)

    def answers(self, action: i64) -> bool:
        return is_clear(action)

    def prices(self, g: NewZealand, seat: i64, cost: i64, must: i64) -> dict[int, int]:
        places = [at for at in range(int(HAZARD_SPACE_COUNT)) if g.trail[g.kit.hazard_space[at]] != EMPTY]
        return {int(CLEAR) + place: int(cost) for place in places}

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        self.targets(g, seat, hazard_cost(g), hazard_must(g), o)
        if hazard_must(g):
            o.refuse(DECLINE, MUST_TAKE)
        else:
            o.add(DECLINE)

    def choose(self, g: NewZealand, seat: i64, cost: i64, must: i64, action: i64) -> None:
        g.pay(seat, cost)
        clear_hazard(g, seat, clear_space(action))


def clear_hazard(g: NewZealand, owner: i64, place: i64) -> None:
    """The tile is kept, with a card for it; whoever stands there stays on the empty space (NZ-25.4)."""
    space = g.kit.hazard_space[place]
    kind = g.trail[space] - HAZARD_TILE
    g.trail[space] = EMPTY
    g.hazards[owner * HAZARD_KINDS + kind] += 1
    tell_cleared(g, owner, kind)
    g.gain_from(owner, g.kit.hazard_card[kind])
