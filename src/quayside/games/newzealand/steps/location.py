"""NZ-6: using a location."""

from __future__ import annotations

from typing import Final, Literal, Union

from quayside.games.newzealand.actions import (
    ACTIONS,
    AUX,
    END_TURN,
    USE,
    USE_BARE,
    USE_PART,
    USE_WITH,
    aux_action,
    aux_number,
)
from quayside.games.newzealand.effects import auxiliary_rule, half_rule
from quayside.games.newzealand.nouns import AUX_COUNT, CELLS, EXTRA_CELL, FULL, TRAIL
from quayside.games.newzealand.reasons import (
    AFTER_ACTION,
    ALREADY_USED,
    AT_WELLINGTON,
    FOREIGN_LOCATION,
    NO_SUCH_ACTION,
    REPLACED,
    SINGLE_ONLY,
    WRONG_CARD,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.auxiliary import AuxiliaryChoice, do_auxiliary
from quayside.games.newzealand.steps.build import BUILDING_REPLACED
from quayside.games.newzealand.steps.codes import AUXILIARY
from quayside.games.newzealand.steps.frames import queue_phase_c, queue_use_location
from quayside.games.newzealand.steps.straight import Straight, answers
from quayside.games.newzealand.steps.ways import Ways
from quayside.games.newzealand.tell import tell_used
from quayside.games.newzealand.view_types import LocationQuestion, StraightOption
from quayside.games.newzealand.vocabulary import NO_HALF, NO_QUESTION
from quayside.games.newzealand.windows import BETWEEN
from quayside.kernel.offers import LEGAL, NOT_NOW, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only, without
from quayside.kernel.steps import Rules, Step

ALL_USED: Final[i64] = 15  # the set of every cell of a location
AUXILIARY_CHOICE: Final = AuxiliaryChoice()
TO_USE: Final = Ways(USE, USE_PART, USE_WITH, USE_BARE, AUX)


def half_at(g: NewZealand, space: i64, option: i64) -> i64:
    """The effect behind cell and half (`option` = cell * 2 + half) of the location on a space."""
    if option // 2 == EXTRA_CELL:
        if g.owner_of(space) < 0:
            return NO_HALF
        return g.kit.extra[space * 2 + option % 2]
    return g.kit.cells[g.face(space) * CELLS * 2 + option]


class UseLocation(Step[NewZealand]):
    """Phase B: location actions in any order, or one auxiliary action, or nothing; in between, cards (NZ-4.6)."""

    window: i64 = BETWEEN
    rules: Rules = ("NZ-6.1", "NZ-6.2", "NZ-6.3", "NZ-6.4", "NZ-6.5", "NZ-6.6", "NZ-6.7", "NZ-6.9", "NZ-10.10")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        o.add(END_TURN)
        space = g.runholder[seat]
        if g.at_home(seat):
            TO_USE.refuse_all(o, AT_WELLINGTON)
            o.refuse_all(AUX, AUX_COUNT * 2, AT_WELLINGTON)
            return
        if g.usable_by(seat, space):
            for option in range(CELLS * 2):
                self._offer_cell(g, seat, space, option, o)
            if self._offer_targets(g, seat, space, o):
                return
        else:
            TO_USE.refuse_all(o, FOREIGN_LOCATION)
        for action in range(AUX_COUNT):
            if g.acted:
                o.refuse_all(aux_number(action, 0), 2, AFTER_ACTION)
            else:
                o.offer(aux_number(action, 0), auxiliary_rule(g, seat, action, 1, 1), g.why.need, g.why.have)
                o.refuse(aux_number(action, 1), SINGLE_ONLY)

    def _offer_cell(self, g: NewZealand, seat: i64, space: i64, option: i64, o: Offers) -> None:
        half = half_at(g, space, option)
        if half == NO_HALF:
            TO_USE.refuse(o, option, NO_SUCH_ACTION)
        elif has(g.used, option // 2):
            if has(g.used, BUILDING_REPLACED) and option // 2 != EXTRA_CELL:
                TO_USE.refuse(o, option, REPLACED)
            else:
                TO_USE.refuse(o, option, ALREADY_USED)
        else:
            TO_USE.offer(g, seat, option, half, o)
            TO_USE.refuse(o, option, WRONG_CARD)

    def _offer_targets(self, g: NewZealand, seat: i64, space: i64, o: Offers) -> bool:
        """Offer the targets of all actions that ask for one. True if an auxiliary action is among them: then that is
        what its name means, for it leaves the other actions open, which the one instead of all does not (NZ-6.4)."""
        found = False
        mask = straight_options(g, seat, space)
        for option in range(CELLS * 2):
            if has(mask, option):
                half = half_at(g, space, option)
                Straight(g, seat, half).offer(g, seat, o)
                found = found or g.kit.halves[half].question == AUXILIARY
        if o.probe >= 0 and o.reason == NOT_NOW:
            self._refuse_target(g, seat, space, o)
        return found

    def _refuse_target(self, g: NewZealand, seat: i64, space: i64, o: Offers) -> None:
        """A target of an action that cannot be used now is refused for what it lacks itself, else as the action is."""
        for option in range(CELLS * 2):
            half = half_at(g, space, option)
            if has(g.used, option // 2) or half == NO_HALF or half_rule(g, seat, half) == LEGAL:
                continue
            code = g.kit.halves[half].question
            if code != NO_QUESTION and answers(code, o.probe):
                offered = o.n
                Straight(g, seat, half).offer(g, seat, o)
                o.withdraw(offered)
                o.refuse(o.probe, half_rule(g, seat, half), g.why.need, g.why.have)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == END_TURN:
            queue_phase_c(g)
            return
        g.acted = 1
        if TO_USE.has(action):
            self._use(g, seat, action)
        else:
            self._go_straight(g, seat, action)
        queue_use_location(g, only(seat))

    def _go_straight(self, g: NewZealand, seat: i64, action: i64) -> None:
        """The action of the location whose target is named, or the auxiliary action instead of all of them."""
        space = g.runholder[seat]
        mask: i64 = 0
        if g.usable_by(seat, space):
            mask = straight_options(g, seat, space)
        for option in range(CELLS * 2):
            if has(mask, option):
                half = half_at(g, space, option)
                if answers(g.kit.halves[half].question, action):
                    question = Straight(g, seat, half)
                    self._mark(g, seat, space, option, half)
                    question.choose(g, seat, action)
                    return
        g.used = ALL_USED
        do_auxiliary(g, seat, aux_action(action), 1, FULL)

    def _use(self, g: NewZealand, seat: i64, action: i64) -> None:
        space = g.runholder[seat]
        option = TO_USE.option(action)
        half = half_at(g, space, option)
        self._mark(g, seat, space, option, half)
        TO_USE.use(g, seat, half, action)

    def _mark(self, g: NewZealand, seat: i64, space: i64, option: i64, half: i64) -> None:
        """NZ-6.3: each action once."""
        g.used |= only(option // 2)
        tell_used(g, seat, g.face(space), g.kit.halves[half].main.code)

    def context(self, g: NewZealand, seat: i64) -> LocationQuestion:
        """Where it is, and what the targets belong to that can be named straight away."""
        space = g.runholder[seat]
        straight: list[StraightOption] = []
        prices: dict[int, int] = {}
        mask: i64 = 0
        if not g.at_home(seat) and g.usable_by(seat, space):
            mask = straight_options(g, seat, space)
        for option in range(CELLS * 2):
            if has(mask, option):
                question = Straight(g, seat, half_at(g, space, option))
                cell: Union[int, Literal["extra"]] = "extra" if option // 2 == EXTRA_CELL else int(option // 2) + 1
                half = int(option % 2) + 1
                straight.append({"cell": cell, "half": half, "step": question.name, **question.told(g, seat)})
        if not g.at_home(seat) and not g.acted:
            prices = AUXILIARY_CHOICE.prices(g, seat, 1, 0)  # the one instead of all
        return {"space": TRAIL[space], "straight": straight, **ACTIONS.prices(prices)}


def straight_options(g: NewZealand, seat: i64, space: i64) -> i64:
    """The actions (cell * 2 + half) whose target may be named straight away, as a set: no other asks the same."""
    seen: i64 = 0
    twice: i64 = 0
    mask: i64 = 0
    for option in range(CELLS * 2):
        code = open_question(g, seat, space, option)
        if code != NO_QUESTION:
            twice |= seen & only(code)
            seen |= only(code)
            mask |= only(option)
    if twice:
        for option in range(CELLS * 2):
            if has(mask, option) and has(twice, g.kit.halves[half_at(g, space, option)].question):
                mask = without(mask, option)
    return mask


def open_question(g: NewZealand, seat: i64, space: i64, option: i64) -> i64:
    """The step that this action would ask, if it can still be used and asking is all it does."""
    if has(g.used, option // 2):
        return NO_QUESTION
    half = half_at(g, space, option)
    if half == NO_HALF:
        return NO_QUESTION
    code = g.kit.halves[half].question
    if code != NO_QUESTION and half_rule(g, seat, half) != LEGAL:
        return NO_QUESTION
    return code
