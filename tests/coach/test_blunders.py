"""A game between club players in which one seat once does something clearly bad: the review names just that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from coach.games import FURTHER, PLANTED, Planted, club_game
from quayside.coach.again import question_at
from quayside.coach.grades import FAULTS
from quayside.coach.review import review
from quayside.coach.work import QUICK, Desk, Plan

PLAN = replace(QUICK, first=4, lines=8, moments=3, line=16)


@pytest.mark.parametrize("game", sorted(PLANTED))
def test_a_planted_blunder_is_named_as_the_worst_decision_and_a_moment(game: str) -> None:
    planted = PLANTED[game]
    g, entry = club_game(game, 3, planted.seed, planted.plant)
    found = review(g, PLAN, bot="club")
    assert found.worst is not None
    assert found.worst.question.entry == entry
    assert found.worst.question.seat == g.log[entry].seat
    assert found.worst.grade == "blunder"
    assert found.worst.lost.points.low > 0
    (moment,) = [each for each in found.moments if each.first <= entry <= each.last]
    assert moment.verdict == found.worst


@pytest.mark.parametrize(
    ("game", "planted"),
    [(game, each) for game, found in sorted(FURTHER.items()) for each in found],
    ids=lambda part: f"{part.plant.__name__}-{part.seed}" if isinstance(part, Planted) else part,
)
def test_a_planted_blunder_passes_every_gate_of_a_review(game: str, planted: Planted) -> None:
    """A look at it, another, the measure and the last one: each lets it through, and then it has a name."""
    g, entry = club_game(game, 3, planted.seed, planted.plant)
    desk = Desk(g, Plan(), 0)
    glance = desk.glanced_at(question_at(desk, entry))
    assert glance.promise > 0
    tried = desk.tried(glance)
    assert tried.promise > 0
    examined = desk.examined(tried)
    assert examined.lost.likely > 0
    verdict = desk.deepened(examined)
    assert verdict.grade in FAULTS
    assert verdict.lost.points.low > 0
