"""What the actions of a turn are worth: movement, the use of a location, Wellington and its posts."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import (
    accept_half,
    accept_with_card,
    aux_action,
    aux_times,
    deliver_disc,
    deliver_from_post,
    deliver_post,
    discard_card,
    forecast_bag,
    forecast_space,
    move_to,
    reveal_card,
    spend_certificates,
    uncover_disc,
    use_with_card,
    via_space,
)
from quayside.games.newzealand.effects import half_rule
from quayside.games.newzealand.judge.effects import LAST_OF_ALL, brings_pounds, half_worth, location_worth, moves_on
from quayside.games.newzealand.judge.farm import Farm
from quayside.games.newzealand.judge.routes import fees_to, is_cheapest
from quayside.games.newzealand.judge.weigher import Weigher
from quayside.games.newzealand.nouns import BAG_A, CELLS, WORKER_COUNT
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.codes import (
    DISCARD_DRAWN,
    FIRST_DISCARD,
    MASTER,
    MOVE_ON,
    OBJECTIVE,
    OFFER,
    PHASE_A,
    USE_LOCATION,
)
from quayside.games.newzealand.steps.frames import certificates_value, fork_left, fork_target, move_on_steps
from quayside.games.newzealand.steps.location import TO_USE, half_at
from quayside.games.newzealand.vocabulary import NO_HALF
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64
from quayside.kernel.sets import has
from quayside.search.judge import NEVER

FIRST: Final = 20.0  # before anything that costs
CARDS_AUXILIARY: Final[i64] = 1
CERTIFICATE_AUXILIARY: Final[i64] = 2


# -- the turn ------------------------------------------------------------------------------------------------------


class WeighDecline(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        step = g.step_code()
        if step == MASTER:
            return 3.0
        return 0.5 if step == OBJECTIVE else 0.1 if step == OFFER else 0.0


class WeighDone(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        step = g.step_code()
        return NEVER if step in (FIRST_DISCARD, DISCARD_DRAWN) else 0.0


class WeighDiscard(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return 6.0 - f.keep_worth(g, seat, discard_card(action))


class WeighUncover(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return f.disc(g, uncover_disc(action))


class WeighMove(Weigher):
    """What the location brings, less the fees on the way; half as steep as other choices: much may come in between."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        step = g.step_code()
        to = move_to(action)
        fees: i64 = 0
        if step == PHASE_A:
            fees = fees_to(g, seat, to, g.steps(seat))
        elif step == MOVE_ON:
            fees = fees_to(g, seat, to, move_on_steps(g))
        return 0.5 * (location_worth(f, g, seat, to) - f.pound * float(fees))


class WeighVia(Weigher):
    """A branch with the smallest fees on the whole way (the fork knows the target and the steps left)."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return 0.0 if is_cheapest(g, seat, via_space(action), fork_target(g), fork_left(g)) else NEVER


class WeighUse(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        half = half_at(g, g.runholder[seat], TO_USE.option(action))
        return LAST_OF_ALL if moves_on(g, half) else _in_order(g, half, half_worth(f, g, seat, half))


class WeighUseWith(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        half = half_at(g, g.runholder[seat], TO_USE.option(action))
        if moves_on(g, half):
            return LAST_OF_ALL
        value = half_worth(f, g, seat, half) + 0.4 - f.worth.kept_with * f.keep_worth(g, seat, use_with_card(action))
        return _in_order(g, half, value)


def _in_order(g: NewZealand, half: i64, value: float) -> float:
    """What brings pounds comes first, if it is worth anything: other actions of the location can use them."""
    if value > 0.0 and brings_pounds(g, half):
        return FIRST + value
    return value


class WeighAuxiliary(Weigher):
    """Instead of a location's own actions only if none of them can be done."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        if g.step_code() == USE_LOCATION and any_use(g, seat):
            return NEVER
        each = auxiliary_worth(f, g, seat, action)
        return NEVER if each == NEVER else each * float(aux_times(action) + 1)


def auxiliary_worth(f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
    """What an auxiliary action is worth each time that it is done; it is out of the question with no room for it."""
    auxiliary = aux_action(action)
    times = aux_times(action) + 1
    if auxiliary == CERTIFICATE_AUXILIARY and g.certificates[seat] + times > g.temporary_limit(seat):
        return NEVER
    if auxiliary == CARDS_AUXILIARY:
        return f.worth.cycle if f.duplicates else 0.1
    return f.worth.auxiliary[auxiliary]


def any_use(g: NewZealand, seat: i64) -> bool:
    """Can an action of the location be done?"""
    space = g.runholder[seat]
    if not g.usable_by(seat, space):
        return False
    for option in range(CELLS * 2):
        half = half_at(g, space, option)
        if half != NO_HALF and not has(g.used, option // 2) and half_rule(g, seat, half) == LEGAL:
            return True
    return False


class WeighAccept(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return 2.0 - 0.1 * float(accept_half(action) - 1)


class WeighAcceptWith(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return 1.2 - 0.3 * f.keep_worth(g, seat, accept_with_card(action))


# -- Wellington and the posts ----------------------------------------------------------------------------------------


class WeighReveal(Weigher):
    """One by one only what is woolliest; before a delivery of sheep everything is shown at once."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return float(g.kit.wool[reveal_card(action)])


class WeighSpend(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        spent = spend_certificates(action)
        kept = f.worth.certificate_kept if f.ahead > 0.0 else 0.0  # after the last visit they are of no use
        return f.best_post(g, seat, certificates_value(g) + spent) + (f.pound - kept) * float(spent)


class WeighDeliver(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return f.post(g, seat, deliver_post(action)) + f.disc(g, deliver_disc(action))


class WeighDeliverFrom(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return f.post(g, seat, deliver_from_post(action))


class WeighForecast(Weigher):
    """Hazards are not welcome."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        if forecast_bag(action) != BAG_A:
            return 0.0
        return f.worth.hazard_placed if g.forecast[forecast_space(action)] >= WORKER_COUNT else 0.0
