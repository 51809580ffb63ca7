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
from quayside.games.newzealand.steps.codes import OFFER
from quayside.games.newzealand.steps.straight import Straight
from quayside.games.newzealand.steps.ways import NO_CARD, PARTS, Ways
from quayside.games.newzealand.vocabulary import EFFECT_NAMES, NO_COST, NO_HALF, NO_QUESTION
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step

TO_ACCEPT: Final = Ways(ACCEPT, ACCEPT_PART, ACCEPT_WITH, ACCEPT_BARE, REVEAL)


class Offer(Step[NewZealand]):
    """An immediate action, now or never (arguments: its halves; twice the player, + 1 if its pounds are sure).

    Queued without a seat; it asks unless nothing of it can be done. What depends on the hand is always asked.
    """

    name = "offer"
    window: i64 = INSIDE
    rules: Rules = ("NZ-13.3", "NZ-13.6", "NZ-18.4", "NZ-19.5", "NZ-12.7")

    def run(self, g: NewZealand) -> None:
        seat = g.c // 2
        first = half_rule(g, seat, g.a) == LEGAL or cost_of(g, g.a) != NO_COST or g.kit.halves[g.a].has_pounds
        if first or (g.b != NO_HALF and half_rule(g, seat, g.b) == LEGAL):
            g.next(OFFER, 1 << seat, g.a, g.b, g.c)

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        TO_ACCEPT.offer(g, seat, 0, g.a, o)
        if g.b != NO_HALF:
            o.offer(ACCEPT + 1, half_rule(g, seat, g.b), g.why.need, g.why.have)
        else:
            o.refuse(ACCEPT + 1, NO_SUCH_ACTION)
            if self._goes_straight(g, seat):
                Straight(g, seat, g.a).offer(g, seat, o)
        o.refuse_all(ACCEPT_PART, PARTS, NOT_LESS)
        o.add(DECLINE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == DECLINE:
            if g.c & 1:
                carry_out(g, seat, g.a, 0, NO_CARD, 0)
        elif TO_ACCEPT.has(action):
            half = g.a if TO_ACCEPT.option(action) == 0 else g.b
            TO_ACCEPT.use(g, seat, half, action)
        else:
            Straight(g, seat, g.a).choose(g, seat, action)

    def context(self, g: NewZealand, seat: i64) -> dict[str, object]:
        half = g.kit.halves[g.a]
        of = {"effect": EFFECT_NAMES[half.main.code], "amount": int(amount(g, seat, half, half.main))}
        straight: list[dict[str, object]] = []
        if self._goes_straight(g, seat):
            question = Straight(g, seat, g.a)
            straight.append({"step": question.step.name, **question.told(g, seat)})
        return {**of, "straight": straight}

    def _goes_straight(self, g: NewZealand, seat: i64) -> bool:
        """May the target be named together with the acceptance?"""
        asks = g.kit.halves[g.a].question != NO_QUESTION
        return asks and g.b == NO_HALF and half_rule(g, seat, g.a) == LEGAL


class CarryOut(Step[NewZealand]):
    """What must be taken: rewards of bonus tiles and trading posts, and pounds (arguments: the effect, the player)."""

    name = "carry_out"
    rules: Rules = ("NZ-8.6", "NZ-14.3", "NZ-6.9")

    def run(self, g: NewZealand) -> None:
        carry_out(g, g.b, g.a, FULL, NO_CARD, 1)
