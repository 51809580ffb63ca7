"""The seasoned judge plays better than the club player, and those that play on can be told to play by it."""

from __future__ import annotations

import pickle

import pytest

import quayside
from quayside.bots.base import answer
from quayside.bots.errors import BadParameter
from quayside.bots.ismcts import judge_of
from quayside.bots.registry import make_bot
from quayside.games.shipyard.judge.seasoning import LABELS, Seasoning, seasoning
from quayside.kernel.agenda import first_waiting
from quayside.kernel.rng import Quick


@pytest.mark.parametrize(("players", "least"), [(2, 0.6), (3, 0.5), (4, 0.4)])
def test_the_seasoned_judge_beats_club_players(players: int, least: float) -> None:
    seasoned, club, chance = judge_of("shipyard", seasoned=True), judge_of("shipyard"), Quick(5)
    games, first = 0, 0.0
    for deal in range(60):
        for seat in range(players):
            g = quayside.new("shipyard", players, f"seasoned:{deal}")
            while not g.over:
                mover = first_waiting(g)
                judge = seasoned if mover == seat else club
                g.play(mover, judge.best(g, mover, g.walk(mover, -1), chance))
            scores = g.score().scores
            first += (scores[seat] == max(scores)) / scores.count(max(scores))
            games += 1
    assert first / games > least


def test_its_numbers_are_read_by_name() -> None:
    found = seasoning()
    assert found.income != Seasoning().income
    for name, labels in LABELS.items():
        width = 1
        for each in labels:
            width *= len(each)
        assert len(getattr(found, name)) == width, name


def test_a_rehearser_may_play_on_by_it_and_so_does_its_copy() -> None:
    g = quayside.new("shipyard", 3, "rehearsed")
    bot = make_bot("rehearser:lines=24,seasoned=true", "shipyard", 3)
    copy = pickle.loads(pickle.dumps(bot))
    for _decision in range(6):
        seat = g.pending()[-1]
        chosen = answer(g, seat, bot)
        assert answer(g, seat, copy) == chosen
        g.apply(chosen, seat)


def test_a_game_without_one_says_so() -> None:
    with pytest.raises(BadParameter, match="container has no seasoned judge"):
        make_bot("rehearser:seasoned=true", "container")
