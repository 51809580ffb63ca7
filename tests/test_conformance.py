"""The conformance kit on every registered game (T1 to T8 of the reliability list)."""

from __future__ import annotations

from typing import Callable

import pytest

from quayside.conformance.cases import Case, cases
from quayside.conformance.checks import CHECKS, plays_to_the_end

RANDOM = list(cases())
CASES = [*RANDOM, *(case.lively() for case in RANDOM)]
GAMES_PLAYED = {"random": 200, "lively": 60}  # per game and push; `quayside simulate` plays the 10,000 of a release


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conforms(case: Case, check: Callable[[Case, int], None]) -> None:
    check(case, 11)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_end(case: Case) -> None:
    of_this_game = sum(other.game == case.game for other in RANDOM)
    for seed in range(1000, 1000 + GAMES_PLAYED[case.style] // of_this_game + 1):
        plays_to_the_end(case, seed)
