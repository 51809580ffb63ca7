"""The levels that players choose from."""

from __future__ import annotations

from typing import Any

import pytest

import quayside
from quayside.bots.base import Bot, Budget, Situation, answer, bot_turn, situation_of
from quayside.bots.levels import Beginner
from quayside.bots.registry import LEVELS, bot_names, make_bot
from quayside.games.registry import GAMES
from quayside.simulate import simulate


class Steady(Bot):
    """Gives always the same answer, which is no action at all."""

    ANSWER = -1

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        return self.ANSWER


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels(game: str) -> None:
    assert bot_names(game)[: len(LEVELS)] == list(LEVELS)


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_who_never_slips_plays_like_the_club(game: str) -> None:
    games = []
    for bot in ("beginner:slips=0", "club"):
        tally, _seconds = simulate(game, 3, [bot] * 3, 1, 41)
        assert tally.errors == []
        games.append(tally.scores)
    assert games[0] == games[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_loses_to_the_club(game: str) -> None:
    """Even shares would be eight of 24 wins for the club player among beginners."""
    wins = 0.0
    for seed in range(24):
        bots = ["beginner"] * 3
        bots[seed % 3] = "club"
        tally, _seconds = simulate(game, 3, bots, 1, 60 + seed)
        assert tally.errors == []
        wins += tally.wins[seed % 3]
    assert wins >= 16


def test_a_beginner_slips_as_often_as_told() -> None:
    g = quayside.new("container", 3, 5)
    situation = situation_of(g, g.pending()[0])
    bot = Beginner(Steady(), 3, 40)
    slips = sum(bot.choose(situation) != Steady.ANSWER for _each in range(1000))
    assert 340 < slips < 460


@pytest.mark.parametrize("game", GAMES)
def test_a_search_ends_with_its_time(game: str) -> None:
    """A budget of no time at all still gives a legal move, whatever the iterations asked for."""
    g = quayside.new(game, 3, 8)
    bots = {seat: make_bot("master:iterations=1000000000", game, seat) for seat in range(3)}
    for _each in range(3):
        seat = g.pending()[0]
        action = answer(g, seat, bots[seat], Budget(0.001))
        assert action in g.legal(seat)
        g.apply(action, seat)


@pytest.mark.parametrize("game", GAMES)
def test_searching_bots_finish_a_game(game: str) -> None:
    """With next to no iterations they play by their judge; no circle of actions keeps them from the end."""
    g = quayside.new(game, 3, 17)
    bots = {seat: make_bot("ismcts:iterations=2,horizon=0", game, seat) for seat in range(3)}
    count = 0
    while not g.over and count < 5000:
        seat, action = bot_turn(g, bots)
        g.apply(action, seat)
        count += 1
    assert g.over
