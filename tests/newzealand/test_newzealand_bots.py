"""The greedy bot plays sensibly, and no bot knows more than its seat."""

from __future__ import annotations

import pytest

from quayside.bots.base import situation_of
from quayside.bots.registry import make_bot
from quayside.conformance.cases import Case, random_states
from quayside.kernel.rng import Quick
from quayside.simulate import simulate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_players_by_far(players: int) -> None:
    bots = ["greedy"] + ["random"] * (players - 1)
    tally, _seconds = simulate("newzealand", players, bots, 4, 100)
    assert tally.errors == []
    assert tally.wins[0] == 4
    assert tally.mean_score(0) > 40


def test_greedy_players_deliver_upward() -> None:
    tally, _seconds = simulate("newzealand", 3, ["greedy"] * 3, 6, 300)
    assert tally.errors == []
    assert tally.mean_score() > 50


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_hidden_truth_does_not_change_a_bots_choice(name: str) -> None:
    rng = Quick(9)
    compared = 0
    for g in random_states(Case("newzealand", 3, {}), 21, 11):
        for seat in g.pending():
            twin = g.determinize(seat, rng)
            choices = [make_bot(name, "newzealand", 5).choose(situation_of(state, seat)) for state in (g, twin)]
            assert choices[0] == choices[1]
            compared += 1
    assert compared > 20
