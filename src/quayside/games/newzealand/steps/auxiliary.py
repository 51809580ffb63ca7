"""NZ-27: auxiliary actions."""

from __future__ import annotations

from quayside.games.newzealand.actions import (
    AUX_PART,
    aux_action,
    aux_number,
    aux_part_action,
    aux_times,
    is_aux,
    is_aux_part,
)
from quayside.games.newzealand.effects import auxiliary_price, auxiliary_rule, carry_out, stretch
from quayside.games.newzealand.nouns import AUX_COUNT, FULL
from quayside.games.newzealand.reasons import AUX_TOO_DEAR, NOT_LESS
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.tell import tell_auxiliary
from quayside.games.newzealand.view_types import TargetQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules


def do_auxiliary(g: NewZealand, seat: i64, action: i64, times: i64, keep: i64) -> None:
    """NZ-27.8: the cost first."""
    tell_auxiliary(g, seat, action, times - 1)
    g.pay(seat, auxiliary_price(g, action, times))
    carry_out(g, seat, g.kit.aux_half[action * 2 + times - 1], keep, -1, 0)


class AuxiliaryChoice(TargetStep):
    """Which auxiliary action, and single or double."""

    rules: Rules = ("NZ-27.1", "NZ-27.2", "NZ-27.3", "NZ-27.4", "NZ-27.5", "NZ-27.6", "NZ-27.7", "NZ-27.8")

    def targets(self, g: NewZealand, seat: i64, most: i64, more: i64, o: Offers) -> None:
        for action in range(AUX_COUNT):
            o.offer(aux_number(action, 0), auxiliary_rule(g, seat, action, 1, most), g.why.need, g.why.have)
            rule = auxiliary_rule(g, seat, action, 2, most)
            o.offer(aux_number(action, 1), rule, g.why.need, g.why.have)
            double = g.kit.halves[g.kit.aux_half[action * 2 + 1]]
            if rule == LEGAL and double.main.at_once and stretch(g, seat, double) > 1:
                o.add(AUX_PART + action)
            else:
                o.refuse(AUX_PART + action, NOT_LESS)

    def answers(self, action: i64) -> bool:
        return is_aux(action) or is_aux_part(action)

    def choose(self, g: NewZealand, seat: i64, most: i64, more: i64, action: i64) -> None:
        if is_aux_part(action):
            do_auxiliary(g, seat, aux_part_action(action), 2, 1)
        else:
            do_auxiliary(g, seat, aux_action(action), aux_times(action) + 1, FULL)

    def about(self, most: i64, more: i64) -> TargetQuestion:
        return {"times": int(most)}

    def prices(self, g: NewZealand, seat: i64, most: i64, more: i64) -> dict[int, int]:
        found: dict[int, int] = {}
        for action in range(int(AUX_COUNT)):
            for times in (1, 2):
                if auxiliary_rule(g, seat, action, times, most) in (LEGAL, AUX_TOO_DEAR):
                    found[int(aux_number(action, times - 1))] = int(auxiliary_price(g, action, times))
                    if times == 2:
                        found[int(AUX_PART) + action] = int(auxiliary_price(g, action, times))
        return found
