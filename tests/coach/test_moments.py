"""Which turns are told of: those that moved the game, and gross faults whatever else moved it."""

from __future__ import annotations

from dataclasses import replace
from typing import Optional

from quayside.coach.chances import Standing
from quayside.coach.decisions import Question, Verdict
from quayside.coach.estimates import Estimate, exactly
from quayside.coach.grades import Weighed
from quayside.coach.moments import chosen, likely, sure_of_a_place, weight_of, worst_by_turn

SPREAD = 30.0
MOST = 5


def standings(*chances: float) -> list[Standing]:
    """Of two seats, one after the other, with a little noise."""

    def about(mean: float) -> Estimate:
        return Estimate(mean, 0.01, mean - 0.02, mean + 0.02)

    return [Standing((about(each), about(1 - each)), (exactly(50.0),) * 2) for each in chances]


def fault(turn: int, loss: float, points: float = 0.0, par: Optional[float] = None, would: int = 2) -> Verdict:
    """An answer that lost so much against the best, and so much against a club player's where that was another."""
    question = Question(turn, turn, 0, 1, 1 if par is None else 3, (2, 3), turn, (), "step", 0.5)
    lost = Weighed(exactly(loss), exactly(points), SPREAD)
    beside = None if par is None else Weighed(exactly(par), exactly(points), SPREAD)
    none = (exactly(0.0),) * 2
    return Verdict(question, 2, lost, none, none, 192, 192, would=would, instead=lost, beside_par=beside)


def test_what_everybody_was_expected_to_miss_counts_for_half() -> None:
    """Lines expect a club player's answer, so a loss against that has moved the chances and the other has not."""
    assert weight_of(fault(1, 0.2, par=0.2)) == 0.2
    assert weight_of(fault(1, 0.2)) == 0.1
    assert weight_of(fault(1, 0.2, par=0.05)) == 0.1
    assert weight_of(replace(fault(1, 0.2, par=0.2), would=None)) == 0, "the strongest player was not asked"
    assert weight_of(fault(1, 0.2, par=0.2, would=1)) == 0, "it would have done the same"


def test_a_gross_fault_has_a_place_among_louder_turns() -> None:
    """Eight turns that moved the chances by half, and one in which a seat without a chance threw points away."""
    stands = standings(0.25, 0.75, 0.25, 0.75, 0.25, 0.75, 0.25, 0.75, 0.75)
    worst = worst_by_turn([fault(8, 0.0, points=30.0, par=0.0), fault(2, 0.3)])
    assert sure_of_a_place(worst) == [8]
    hopeful = likely(stands, worst, MOST)
    assert 8 in hopeful
    found = chosen(stands, worst, hopeful, MOST)
    assert len(found) == MOST
    assert 8 in found
    # A mistake that a club player would have made too has no such right.
    missed = worst_by_turn([fault(8, 0.0, points=30.0)])
    assert 8 not in chosen(stands, missed, hopeful, MOST)


def test_few_turns_are_told_of_where_little_happened() -> None:
    quiet = standings(*(0.5 for _turn in range(9)))
    assert len(chosen(quiet, {}, likely(quiet, {}, MOST), MOST)) == 3
    worst = worst_by_turn([fault(turn, 0.2, par=0.2) for turn in (2, 4, 6, 8)])
    assert chosen(quiet, worst, likely(quiet, worst, MOST), MOST) == [2, 4, 6, 8]
