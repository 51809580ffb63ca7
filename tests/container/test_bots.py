"""The greedy bot plays sensibly, and no bot knows more than its seat (T9)."""

from __future__ import annotations

from typing import Callable

import pytest

from quayside.bench import compiled
from quayside.bots.base import Bot, answer
from quayside.bots.registry import make_bot
from quayside.conformance.cases import Case, random_states
from quayside.kernel.rng import Quick
from quayside.simulate import simulate


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_beats_random_players_and_stays_solvent(players: int) -> None:
    bots = ["greedy"] + ["random"] * (players - 1)
    tally, _seconds = simulate("container", players, bots, 10, 100)
    assert tally.errors == []
    assert tally.wins[0] >= 9
    assert tally.mean_score(0) > 40
    assert min(tally.scores[0]) > 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_between_greedy_players_come_to_their_natural_end(players: int) -> None:
    tally, _seconds = simulate("container", players, ["greedy"] * players, 8, 300)
    assert tally.errors == []
    assert tally.reasons == {"colours_exhausted": 8}
    assert tally.mean_score() > 40


def test_search_beats_greedy_players() -> None:
    """Two rotations of three seats at a small budget; an even share would be two wins."""
    if not compiled():
        pytest.skip("uncompiled, searching takes minutes; the compiled run plays these games")
    wins = 0.0
    for seed in range(6):
        bots = ["greedy"] * 3
        bots[seed % 3] = "ismcts"
        tally, _seconds = simulate("container", 3, bots, 1, 700 + seed)
        assert tally.errors == []
        wins += tally.wins[seed % 3]
    assert wins > 2


MAKERS: dict[str, Callable[[], Bot]] = {
    "random": lambda: make_bot("random", "container", 5),
    "greedy": lambda: make_bot("greedy", "container", 5),
    "ismcts": lambda: make_bot("ismcts:iterations=25", "container", 5),
}


@pytest.mark.parametrize("name", MAKERS)
def test_hidden_truth_does_not_change_a_bots_choice(name: str) -> None:
    rng = Quick(9)
    compared = 0
    for g in random_states(Case("container", 4, {"round_limit": 30}), 21, 11):
        for seat in g.pending():
            twin = g.determinize(seat, rng)
            choices = [answer(state, seat, MAKERS[name]()) for state in (g, twin)]
            assert choices[0] == choices[1]
            compared += 1
    assert compared > 30
