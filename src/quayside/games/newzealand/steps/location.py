"""NZ-6: using a location. NZ-13.3, NZ-18.4, NZ-19.5: immediate actions, now or never."""

from __future__ import annotations

from typing import Final, Literal, Union

from quayside.games.newzealand.actions import (
    ACCEPT,
    ACCEPT_BARE,
    ACCEPT_PART,
    ACCEPT_WITH,
    ACTIONS,
    AUX,
    DECLINE,
    END_TURN,
    REVEAL,
    USE,
    USE_BARE,
    USE_PART,
    USE_WITH,
)
from quayside.games.newzealand.effects import (
    amount,
    auxiliary_rule,
    card_rule,
    carry_out,
    cost_of,
    half_rule,
    pay_card,
    stretch,
)
from quayside.games.newzealand.events import E_USED
from quayside.games.newzealand.nouns import AUX_COUNT, BREED_COUNT, CELLS, EXTRA_CELL, FULL, TRAIL
from quayside.games.newzealand.reasons import (
    AFTER_ACTION,
    ALREADY_USED,
    AT_WELLINGTON,
    FOREIGN_LOCATION,
    NAME_THE_CARD,
    NO_SUCH_ACTION,
    NOT_LESS,
    REPLACED,
    SINGLE_ONLY,
    WRONG_CARD,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.auxiliary import AuxiliaryChoice, do_auxiliary
from quayside.games.newzealand.steps.build import REPLACED_BIT
from quayside.games.newzealand.steps.codes import AUXILIARY, OFFER, PHASE_C, USE_LOCATION
from quayside.games.newzealand.steps.straight import NO_QUESTION, Straight, answers, step_of
from quayside.games.newzealand.view_types import LocationQuestion, OfferQuestion, StraightOption, StraightTarget
from quayside.games.newzealand.vocabulary import EFFECT_NAMES, HALF, NO_COST, NO_HALF
from quayside.games.newzealand.windows import BETWEEN, INSIDE, WHY
from quayside.kernel.offers import LEGAL, NOT_NOW, Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step

PARTS: Final[i64] = 16  # numbers in the list of partial rewards
ALL_USED: Final[i64] = 15  # bit mask: every cell of a location
AUXILIARY_CHOICE: Final = AuxiliaryChoice()


def half_at(g: NewZealand, space: i64, option: i64) -> i64:
    """The effect behind cell and half (`option` = cell * 2 + half) of the location on a space."""
    if option // 2 == EXTRA_CELL:
        if g.owner_of(space) < 0:
            return NO_HALF
        return g.kit.extra[space * 2 + option % 2]
    return g.kit.cells[g.face(space) * CELLS * 2 + option]


class UseLocation(Step[NewZealand]):
    """Phase B: location actions in any order, or one auxiliary action, or nothing; in between, cards (NZ-4.6)."""

    name = "use_location"
    window: i64 = BETWEEN
    rules: Rules = ("NZ-6.1", "NZ-6.2", "NZ-6.3", "NZ-6.4", "NZ-6.5", "NZ-6.6", "NZ-6.7", "NZ-6.9", "NZ-10.10")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        o.add(END_TURN)
        space = g.runholder[seat]
        if g.at_home(seat):
            refuse_use(o, AT_WELLINGTON)
            o.refuse_all(AUX, AUX_COUNT * 2, AT_WELLINGTON)
            return
        if g.usable_by(seat, space):
            for option in range(CELLS * 2):
                self._offer_cell(g, seat, space, option, o)
            if self._offer_targets(g, seat, space, o):
                return
        else:
            refuse_use(o, FOREIGN_LOCATION)
        for action in range(AUX_COUNT):
            if g.acted:
                o.refuse_all(AUX + action * 2, 2, AFTER_ACTION)
            else:
                o.offer(AUX + action * 2, auxiliary_rule(g, seat, action, 1, 1), WHY.need, WHY.have)
                o.refuse(AUX + action * 2 + 1, SINGLE_ONLY)

    def _offer_cell(self, g: NewZealand, seat: i64, space: i64, option: i64, o: Offers) -> None:
        half = half_at(g, space, option)
        if half == NO_HALF:
            refuse_option(o, option, NO_SUCH_ACTION)
        elif g.used >> (option // 2) & 1:
            if g.used & REPLACED_BIT and option // 2 != EXTRA_CELL:
                refuse_option(o, option, REPLACED)
            else:
                refuse_option(o, option, ALREADY_USED)
        else:
            offer_half(g, seat, half, USE + option, USE_PART + option * PARTS, USE_WITH + option * BREED_COUNT, o)
            if cost_of(g, half) != NO_COST:
                offer_bare(g, seat, half, USE_BARE + option * BREED_COUNT, o)
            refuse_option(o, option, WRONG_CARD)

    def _offer_targets(self, g: NewZealand, seat: i64, space: i64, o: Offers) -> bool:
        """Offer the targets of all actions that ask for one. True if an auxiliary action is among them: then that is
        what its name means, for it leaves the other actions open, which the one instead of all does not (NZ-6.4)."""
        found = False
        mask = straight_options(g, seat, space)
        for option in range(CELLS * 2):
            if mask >> option & 1:
                half = half_at(g, space, option)
                Straight(g, seat, half).offer(g, seat, o)
                found = found or step_of(g, half) == AUXILIARY
        if o.probe >= 0 and o.reason == NOT_NOW:
            self._refuse_target(g, seat, space, o)
        return found

    def _refuse_target(self, g: NewZealand, seat: i64, space: i64, o: Offers) -> None:
        """A target of an action that cannot be used now is refused for what it lacks itself, else as the action is."""
        for option in range(CELLS * 2):
            half = half_at(g, space, option)
            if g.used >> (option // 2) & 1 or half == NO_HALF or half_rule(g, seat, half) == LEGAL:
                continue
            code = step_of(g, half)
            if code != NO_QUESTION and answers(code, o.probe):
                offered = o.n
                Straight(g, seat, half).offer(g, seat, o)
                o.withdraw(offered)
                o.refuse(o.probe, half_rule(g, seat, half), WHY.need, WHY.have)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == END_TURN:
            g.next(PHASE_C, 0)
            return
        g.acted = 1
        if action >= AUX:
            self._go_straight(g, seat, action)
        elif action >= USE_BARE:
            self._use(g, seat, (action - USE_BARE) // BREED_COUNT, 0, (action - USE_BARE) % BREED_COUNT)
        elif action >= USE_WITH:
            self._use(g, seat, (action - USE_WITH) // BREED_COUNT, FULL, (action - USE_WITH) % BREED_COUNT)
        elif action >= USE_PART:
            self._use(g, seat, (action - USE_PART) // PARTS, (action - USE_PART) % PARTS, -1)
        else:
            self._use(g, seat, action - USE, FULL, -1)
        g.next(USE_LOCATION, 1 << seat)

    def _go_straight(self, g: NewZealand, seat: i64, action: i64) -> None:
        """The action of the location whose target is named, or the auxiliary action instead of all of them."""
        space = g.runholder[seat]
        mask: i64 = 0
        if g.usable_by(seat, space):
            mask = straight_options(g, seat, space)
        for option in range(CELLS * 2):
            if mask >> option & 1:
                half = half_at(g, space, option)
                if answers(step_of(g, half), action):
                    question = Straight(g, seat, half)
                    self._mark(g, seat, space, option, half)
                    question.choose(g, seat, action)
                    return
        g.used = ALL_USED
        do_auxiliary(g, seat, (action - AUX) // 2, 1, FULL)

    def _use(self, g: NewZealand, seat: i64, option: i64, keep: i64, card: i64) -> None:
        space = g.runholder[seat]
        half = half_at(g, space, option)
        self._mark(g, seat, space, option, half)
        if card >= 0:
            pay_card(g, seat, cost_of(g, half), card)
        carry_out(g, seat, half, keep, card, 0)

    def _mark(self, g: NewZealand, seat: i64, space: i64, option: i64, half: i64) -> None:
        """NZ-6.3: each action once."""
        g.used |= 1 << (option // 2)
        g.emit(E_USED, 0, seat, g.face(space), g.kit.code[half * HALF + 2])

    def context(self, g: NewZealand, seat: i64) -> LocationQuestion:
        """Where it is, and what the targets belong to that can be named straight away."""
        space = g.runholder[seat]
        straight: list[StraightOption] = []
        prices: dict[int, int] = {}
        mask: i64 = 0
        if not g.at_home(seat) and g.usable_by(seat, space):
            mask = straight_options(g, seat, space)
        for option in range(CELLS * 2):
            if mask >> option & 1:
                question = Straight(g, seat, half_at(g, space, option))
                cell: Union[int, Literal["extra"]] = "extra" if option // 2 == EXTRA_CELL else int(option // 2) + 1
                half = int(option % 2) + 1
                straight.append({"cell": cell, "half": half, "step": question.step.name, **question.told(g, seat)})
        if not g.at_home(seat) and not g.acted:
            prices = AUXILIARY_CHOICE.prices(g, seat, 1, 0)  # the one instead of all
        return {"space": TRAIL[space], "straight": straight, **ACTIONS.prices(prices)}


def straight_options(g: NewZealand, seat: i64, space: i64) -> i64:
    """Bit mask of the actions (cell * 2 + half) whose target may be named straight away: no other asks the same."""
    seen: i64 = 0
    twice: i64 = 0
    mask: i64 = 0
    for option in range(CELLS * 2):
        code = open_question(g, seat, space, option)
        if code != NO_QUESTION:
            twice |= seen & (1 << code)
            seen |= 1 << code
            mask |= 1 << option
    if twice:
        for option in range(CELLS * 2):
            if mask >> option & 1 and twice >> step_of(g, half_at(g, space, option)) & 1:
                mask &= ~(1 << option)
    return mask


def open_question(g: NewZealand, seat: i64, space: i64, option: i64) -> i64:
    """The step that this action would ask, if it can still be used and asking is all it does."""
    if g.used >> (option // 2) & 1:
        return NO_QUESTION
    half = half_at(g, space, option)
    if half == NO_HALF:
        return NO_QUESTION
    code = step_of(g, half)
    if code != NO_QUESTION and half_rule(g, seat, half) != LEGAL:
        return NO_QUESTION
    return code


def refuse_use(o: Offers, reason: i64) -> None:
    o.refuse_all(USE, AUX - USE, reason)


def refuse_option(o: Offers, option: i64, reason: i64) -> None:
    """Everything about one half of a cell that has not been offered."""
    o.refuse(USE + option, reason)
    o.refuse_all(USE_PART + option * PARTS, PARTS, NOT_LESS if reason == WRONG_CARD else reason)
    o.refuse_all(USE_WITH + option * BREED_COUNT, BREED_COUNT, reason)
    o.refuse_all(USE_BARE + option * BREED_COUNT, BREED_COUNT, reason)


def offer_half(g: NewZealand, seat: i64, half: i64, whole: i64, part: i64, with_card: i64, o: Offers) -> None:
    """Offer an effect whole, in part (NZ-6.9), or with each card that pays for it (NZ-12.2)."""
    rule = half_rule(g, seat, half)
    cost = cost_of(g, half)
    if cost != NO_COST:
        o.refuse(whole, NAME_THE_CARD)
        for breed in range(BREED_COUNT):
            o.offer(with_card + breed, card_rule(g, seat, cost, breed), WHY.need, WHY.have)
        return
    o.offer(whole, rule, WHY.need, WHY.have)
    if rule == LEGAL:
        most = min(stretch(g, seat, half), PARTS)
        for keep in range(1 - g.kit.has_pounds[half], most):
            o.add(part + keep)
    else:
        o.refuse_all(part, PARTS, rule, WHY.need, WHY.have)


def offer_bare(g: NewZealand, seat: i64, half: i64, bare: i64, o: Offers) -> None:
    """NZ-6.9: the card is discarded, but of the reward only pounds are taken."""
    if stretch(g, seat, half) > 0:
        for breed in range(BREED_COUNT):
            o.offer(bare + breed, card_rule(g, seat, cost_of(g, half), breed))
    else:
        o.refuse_all(bare, BREED_COUNT, NOT_LESS)


class Offer(Step[NewZealand]):
    """An immediate action, now or never (arguments: its halves; twice the player, + 1 if its pounds are sure).

    Queued without a seat; it asks unless nothing of it can be done. What depends on the hand is always asked.
    """

    name = "offer"
    window: i64 = INSIDE
    rules: Rules = ("NZ-13.3", "NZ-13.6", "NZ-18.4", "NZ-19.5", "NZ-12.7")

    def run(self, g: NewZealand) -> None:
        seat = g.c // 2
        first = half_rule(g, seat, g.a) == LEGAL or cost_of(g, g.a) != NO_COST or g.kit.has_pounds[g.a] == 1
        if first or (g.b != NO_HALF and half_rule(g, seat, g.b) == LEGAL):
            g.next(OFFER, 1 << seat, g.a, g.b, g.c)

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_half(g, seat, g.a, ACCEPT, ACCEPT_PART, ACCEPT_WITH, o)
        if cost_of(g, g.a) != NO_COST:
            offer_bare(g, seat, g.a, ACCEPT_BARE, o)
        if g.b != NO_HALF:
            o.offer(ACCEPT + 1, half_rule(g, seat, g.b), WHY.need, WHY.have)
        else:
            o.refuse(ACCEPT + 1, NO_SUCH_ACTION)
            if self._goes_straight(g, seat):
                Straight(g, seat, g.a).offer(g, seat, o)
        o.refuse_all(ACCEPT_PART, PARTS, NOT_LESS)
        o.add(DECLINE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == DECLINE:
            if g.c & 1:
                carry_out(g, seat, g.a, 0, -1, 0)
        elif action < ACCEPT or action >= REVEAL:
            Straight(g, seat, g.a).choose(g, seat, action)
        elif action >= ACCEPT_BARE:
            pay_card(g, seat, cost_of(g, g.a), action - ACCEPT_BARE)
            carry_out(g, seat, g.a, 0, action - ACCEPT_BARE, 0)
        elif action >= ACCEPT_WITH:
            pay_card(g, seat, cost_of(g, g.a), action - ACCEPT_WITH)
            carry_out(g, seat, g.a, FULL, action - ACCEPT_WITH, 0)
        elif action >= ACCEPT_PART:
            carry_out(g, seat, g.a, action - ACCEPT_PART, -1, 0)
        elif action == ACCEPT:
            carry_out(g, seat, g.a, FULL, -1, 0)
        else:
            carry_out(g, seat, g.b, FULL, -1, 0)

    def context(self, g: NewZealand, seat: i64) -> OfferQuestion:
        effect = EFFECT_NAMES[g.kit.code[g.a * HALF + 2]]
        straight: list[StraightTarget] = []
        if self._goes_straight(g, seat):
            question = Straight(g, seat, g.a)
            straight.append({"step": question.step.name, **question.told(g, seat)})
        return {"effect": effect, "amount": int(amount(g, seat, g.a, 0)), "straight": straight}

    def _goes_straight(self, g: NewZealand, seat: i64) -> bool:
        """May the target be named together with the acceptance?"""
        return g.b == NO_HALF and step_of(g, g.a) != NO_QUESTION and half_rule(g, seat, g.a) == LEGAL


class CarryOut(Step[NewZealand]):
    """What must be taken: rewards of bonus tiles and trading posts, and pounds (arguments: the effect, the player)."""

    name = "carry_out"
    rules: Rules = ("NZ-8.6", "NZ-14.3", "NZ-6.9")

    def run(self, g: NewZealand) -> None:
        carry_out(g, g.b, g.a, FULL, -1, 1)
