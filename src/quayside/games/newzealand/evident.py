"""Answers that nobody would think about, for tables where people need not be asked what is no choice."""

from __future__ import annotations

from typing import Callable, Final, Mapping, Optional

from quayside.games.newzealand.actions import ACCEPT, VIA
from quayside.games.newzealand.nouns import TRAIL
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.codes import FORK, OFFER
from quayside.games.newzealand.steps.frames import offer_half, offer_other
from quayside.games.newzealand.steps.immediate import TO_ACCEPT
from quayside.games.newzealand.vocabulary import NO_COST, NO_HALF

GIFTS: Final = {"pounds", "gold", "certificate", "token"}  # more of them is never worse


def evident(g: NewZealand, seat: int) -> Optional[int]:
    """The answer of a seat to the question it is asked, if there is no reason for any other."""
    answer = _ANSWERS.get(int(g.step_code()))
    return None if answer is None else answer(g, seat)


def _cheaper_way(g: NewZealand, seat: int) -> Optional[int]:
    """NZ-5.10: of two ways to one place that differ in fees alone, the one that is cheaper whatever follows."""
    question = g.decision_of(seat)
    fees = None if question is None else question.context["fees"]
    if not isinstance(fees, dict) or len(fees) < 2:
        return None
    best = min(fees, key=lambda space: max(fees[space]))
    dearer = all(min(paid) > max(fees[best]) for space, paid in fees.items() if space != best)
    return int(VIA) + TRAIL.index(best) if dearer else None


def _gift(g: NewZealand, seat: int) -> Optional[int]:
    """NZ-13.3: now or never, for nothing and without a question."""
    half = g.kit.halves[offer_half(g)]
    if offer_other(g) != NO_HALF or half.cost != NO_COST or any(each.word not in GIFTS for each in half.effects):
        return None
    ways = [action for action in g.legal(seat) if TO_ACCEPT.has(action)]
    return int(ACCEPT) if ways == [int(ACCEPT)] else None


_ANSWERS: Final[Mapping[int, Callable[[NewZealand, int], Optional[int]]]] = {int(FORK): _cheaper_way, int(OFFER): _gift}
