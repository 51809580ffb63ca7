"""The club player plays sensibly."""

from __future__ import annotations

import pytest

from quayside import compiled
from quayside.simulate import simulate


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_club_player_beats_random_players_and_stays_solvent(players: int) -> None:
    bots = ["club"] + ["random"] * (players - 1)
    tally, _seconds = simulate("container", players, bots, 10, 100)
    assert tally.errors == []
    assert tally.wins[0] >= 9
    assert tally.mean_score(0) > 40
    assert min(tally.scores[0]) > 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_between_club_players_come_to_their_natural_end(players: int) -> None:
    tally, _seconds = simulate("container", players, ["club"] * players, 8, 300)
    assert tally.errors == []
    assert tally.reasons == {"colours_exhausted": 8}
    assert tally.mean_score() > 40


def test_search_beats_club_players() -> None:
    """Two rotations of three seats at a small budget; an even share would be two wins."""
    if not compiled():
        pytest.skip("uncompiled, searching takes minutes; the compiled run plays these games")
    wins = 0.0
    for seed in range(6):
        bots = ["club"] * 3
        bots[seed % 3] = "ismcts:iterations=60"
        tally, _seconds = simulate("container", 3, bots, 1, 700 + seed)
        assert tally.errors == []
        wins += tally.wins[seed % 3]
    assert wins > 2
