"""NZ-13.3, NZ-18.4, NZ-19.5: immediate actions, now or never, and rewards that must be taken."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import (
    ACCEPT,
    ACCEPT_BARE,
    ACCEPT_PART,
    ACCEPT_WITH,
    DECLINE,
    REVEAL,
)
from quayside.games.newzealand.effects import amount, carry_out, cost_of, half_rule
from quayside.games.newzealand.nouns import FULL
from quayside.games.newzealand.reasons import NO_SUCH_ACTION, NOT_LESS
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import (
    carry_out_half,
    carry_out_seat,
    offer_half,
    offer_must,
    offer_other,
    offer_seat,
    queue_offer,
)
from quayside.games.newzealand.steps.straight import Straight
from quayside.games.newzealand.steps.ways import NO_CARD, PARTS, Ways
from quayside.games.newzealand.view_types import OfferQuestion, StraightTarget
from quayside.games.newzealand.vocabulary import EFFECT_NAMES, NO_COST, NO_HALF, NO_QUESTION
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step

TO_ACCEPT: Final = Ways(ACCEPT, ACCEPT_PART, ACCEPT_WITH, ACCEPT_BARE, REVEAL)


class Offer(Step[NewZealand]):
    """An immediate action, now or never.

    Queued without a seat; it asks unless nothing of it can be done. What depends on the hand is always asked.
    """

    window: i64 = INSIDE
    rules: Rules = ("NZ-13.3", "NZ-13.6", "NZ-18.4", "NZ-19.5", "NZ-12.7")

    def run(self, g: NewZealand) -> None:
        seat = offer_seat(g)
        first = (
            half_rule(g, seat, offer_half(g)) == LEGAL
            or cost_of(g, offer_half(g)) != NO_COST
            or g.kit.halves[offer_half(g)].has_pounds
        )
        if first or (offer_other(g) != NO_HALF and half_rule(g, seat, offer_other(g)) == LEGAL):
            queue_offer(g, only(seat), offer_half(g), offer_other(g), seat, offer_must(g))

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        TO_ACCEPT.offer(g, seat, 0, offer_half(g), o)
        if offer_other(g) != NO_HALF:
            o.offer(ACCEPT + 1, half_rule(g, seat, offer_other(g)), g.why.need, g.why.have)
        else:
            o.refuse(ACCEPT + 1, NO_SUCH_ACTION)
            if self._goes_straight(g, seat):
                Straight(g, seat, offer_half(g)).offer(g, seat, o)
        o.refuse_all(ACCEPT_PART, PARTS, NOT_LESS)
        o.add(DECLINE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == DECLINE:
            if offer_must(g):
                carry_out(g, seat, offer_half(g), 0, NO_CARD, 0)
        elif TO_ACCEPT.has(action):
            half = offer_half(g) if TO_ACCEPT.option(action) == 0 else offer_other(g)
            TO_ACCEPT.use(g, seat, half, action)
        else:
            Straight(g, seat, offer_half(g)).choose(g, seat, action)

    def context(self, g: NewZealand, seat: i64) -> OfferQuestion:
        half = g.kit.halves[offer_half(g)]
        straight: list[StraightTarget] = []
        if self._goes_straight(g, seat):
            question = Straight(g, seat, offer_half(g))
            straight.append({"step": question.name, **question.told(g, seat)})
        gained = int(amount(g, seat, half, half.main))
        halves = [g.kit.halves[each].data() for each in (offer_half(g), offer_other(g)) if each != NO_HALF]
        return {"effect": EFFECT_NAMES[half.main.code], "amount": gained, "halves": halves, "straight": straight}

    def _goes_straight(self, g: NewZealand, seat: i64) -> bool:
        """May the target be named together with the acceptance?"""
        asks = g.kit.halves[offer_half(g)].question != NO_QUESTION
        return asks and offer_other(g) == NO_HALF and half_rule(g, seat, offer_half(g)) == LEGAL


class CarryOut(Step[NewZealand]):
    """What must be taken: rewards of bonus tiles and trading posts, and pounds."""

    rules: Rules = ("NZ-8.6", "NZ-14.3", "NZ-6.9")

    def run(self, g: NewZealand) -> None:
        carry_out(g, carry_out_seat(g), carry_out_half(g), FULL, NO_CARD, 1)
