"""At a fork nobody takes the dearer branch: neither the club player nor the search."""

from __future__ import annotations

from typing import Iterator

import pytest

import quayside
from quayside.bots.base import answer, bot_turn
from quayside.bots.registry import make_bot
from quayside.games.newzealand.actions import VIA
from quayside.games.newzealand.game import NewZealandGame
from quayside.games.newzealand.judge.routes import is_cheapest
from quayside.games.newzealand.nouns import TRAIL
from quayside.games.newzealand.steps.frames import fork_left, fork_target
from quayside.kernel.packed import i64


def forks(players: int, seeds: range, bot: str) -> Iterator[tuple[NewZealandGame, int, dict[str, int]]]:
    """Every fork in the games of a bot: the seat that is asked, and the least fees over each branch."""
    for seed in seeds:
        g = quayside.new("newzealand", players, seed)
        assert isinstance(g, NewZealandGame)
        bots = {seat: make_bot(bot, "newzealand", seed * 10 + seat) for seat in range(players)}
        while not g.over:
            decision = g.decision
            if decision is not None and decision.step == "fork":
                told = decision.context["fees"]
                assert isinstance(told, dict)
                yield g, decision.seat, {space: min(range_) for space, range_ in told.items()}
            seat, action = bot_turn(g, bots)
            g.apply(action, seat)


def branch(g: NewZealandGame, action: int) -> str:
    return str(g.book.actions.kind_of(action).values(action)["space"])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_club_player_takes_a_cheapest_branch(players: int) -> None:
    asked = 0
    for g, seat, fees in forks(players, range(600, 603), "club"):
        action = answer(g, seat, make_bot("club", "newzealand", asked))
        if g.book.actions.kind_of(action).name == "via":
            assert fees[branch(g, action)] == min(fees.values())
            asked += 1
    assert asked >= 5


def test_the_search_takes_a_cheapest_branch() -> None:
    """With few iterations: chance alone would take a dearer one before long."""
    asked = 0
    for g, seat, fees in forks(3, range(600, 608), "lively"):
        if len(set(fees.values())) > 1 and len(g.legal(seat)) == len(fees):
            action = answer(g, seat, make_bot("ismcts:iterations=4,horizon=4", "newzealand", asked))
            assert fees[branch(g, action)] == min(fees.values())
            asked += 1
    assert asked >= 3


def test_the_judge_knows_the_fees_that_the_question_tells() -> None:
    compared = 0
    for g, seat, fees in forks(3, range(600, 608), "lively"):
        for space, fee in fees.items():
            cheapest = is_cheapest(g, i64(seat), i64(TRAIL.index(space)), fork_target(g), fork_left(g))
            assert cheapest == (fee == min(fees.values()))
            assert int(VIA) + TRAIL.index(space) in g.legal(seat)
            compared += 1
    assert compared >= 10
