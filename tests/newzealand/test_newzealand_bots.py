"""The club player plays sensibly."""

from __future__ import annotations

import pytest

from quayside.simulate import simulate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_club_player_beats_random_players_by_far(players: int) -> None:
    bots = ["club"] + ["random"] * (players - 1)
    tally, _seconds = simulate("newzealand", players, bots, 4, 100)
    assert tally.errors == []
    assert tally.wins[0] == 4
    assert tally.mean_score(0) > 40


def test_club_players_deliver_upward() -> None:
    tally, _seconds = simulate("newzealand", 3, ["club"] * 3, 6, 300)
    assert tally.errors == []
    assert tally.mean_score() > 50
