"""The club player completes ships and beats random players; the hasty one ends games early."""

from __future__ import annotations

import pytest

from quayside.simulate import report, simulate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_club_player_beats_random_players_by_far(players: int) -> None:
    tally, _seconds = simulate("shipyard", players, ["club"] + ["random"] * (players - 1), 8, 100)
    assert tally.errors == []
    assert tally.wins[0] == 8
    assert tally.mean_score(0) > 40
    assert max(tally.mean_score(seat) for seat in range(1, players)) < 15


def test_club_players_sail_several_ships_with_captains() -> None:
    tally, seconds = simulate("shipyard", 4, ["club"] * 4, 20, 1)
    assert tally.errors == []
    assert tally.mean_score() >= 45
    figures = report(tally, seconds)["figures"]
    assert figures["ships"]["mean"] > 3
    assert figures["failed ships"]["mean"] < 0.6
    assert report(tally, seconds)["items"]["speed"] > 6


def test_hasty_players_run_out_of_ship_cards() -> None:
    tally, _seconds = simulate("shipyard", 4, ["hasty"] * 4, 3, 1)
    assert tally.errors == []
    assert tally.reasons == {"ship_cards": 3}
