"""A game between club players in which one seat once does something clearly bad: the review names just that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from coach.games import PLANTED, club_game
from quayside.coach.review import review
from quayside.coach.work import QUICK

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
    assert found.worst.points.low > 0
    (moment,) = [each for each in found.moments if each.first <= entry <= each.last]
    assert moment.verdict == found.worst
