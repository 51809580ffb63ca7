"""Answers compared by playing on with a network: over the same deals, from what a seat may know, to the true end."""

from __future__ import annotations

import pytest

import quayside
from quayside.bots.base import Budget, answer, situation_of
from quayside.bots.registry import make_bot
from quayside.kernel.playout import random_playout
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.research.comparison import Candidate, Comparison, difference, end_worth
from quayside.research.learned import TRAINED
from quayside.research.network import Network
from quayside.research.planner import Planner

LONG = 100_000  # a horizon that no game reaches


def position(game: str, seed: str, decisions: int) -> tuple[State, int]:
    """Somebody who has a choice, after so many decisions of club players or a few more."""
    g = quayside.new(game, 3, seed)
    bots = [make_bot("club", game, seat) for seat in range(3)]
    while not g.over:
        seat = g.pending()[0]
        if decisions <= 0 and len(g.legal(seat)) > 2:
            return g, seat
        g.apply(answer(g, seat, bots[seat]), seat)
        decisions -= 1
    raise AssertionError("the game is over by then")


def last_decision(game: str) -> tuple[State, int]:
    """Of a random game: the last one that left a choice."""
    g = quayside.new(game, 3, "end")
    rng = Quick(2)
    last, seat = g.clone(), -1
    while not g.over:
        who = g.pending()[0]
        legal = g.legal(who)
        if len(legal) > 1:
            last, seat = g.clone(), who
        g.apply(legal[rng.below(len(legal))], who)
    return last, seat


@pytest.mark.parametrize("game", TRAINED)
def test_every_answer_meets_the_same_deals_with_the_same_chance(game: str) -> None:
    """The same answer twice, in rounds of other sizes: what differs would be luck."""
    g, seat = position(game, "same", 60)
    network = Network(game)
    comparison = Comparison(network, g, seat, Quick(1), 6)
    action = network.question(g, seat).choices[0]
    one, other = Candidate(action, 0.5), Candidate(action, 0.5)
    comparison.extend([one], 3)
    comparison.extend([one], 2)
    comparison.extend([other], 5)
    assert one.found == other.found
    assert len(set(one.found)) > 1
    assert difference(one, other) == (0.0, 0.0)


@pytest.mark.parametrize("game", TRAINED)
def test_a_line_to_the_end_is_worth_its_result(game: str) -> None:
    """From the last decision of a game every line ends in what the rules say about it."""
    last, seat = last_decision(game)
    network = Network(game)
    for action in network.question(last, seat).choices[:3]:
        candidate = Candidate(action, 1.0)
        Comparison(network, last, seat, Quick(3), LONG).extend([candidate], 1)
        twin = last.clone()
        twin.play(seat, action)
        if twin.over:
            assert candidate.found == [end_worth(twin, seat)]
        assert -1.0 <= candidate.found[0] <= 1.0


@pytest.mark.parametrize("game", TRAINED)
def test_lines_that_end_at_once_are_not_played_for_ever(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left to ask the network then, but so many lines are enough as questions would have been."""
    monkeypatch.setattr("quayside.research.planner.SURE", 2.0)
    monkeypatch.setattr("quayside.research.planner.UNLIKELY", -1.0)
    last, seat = last_decision(game)
    bot = Planner(game, 7, questions=100)
    assert bot.choose(situation_of(last, seat, Quick(1))) in last.legal(seat)


def test_alone_the_end_is_worth_what_was_done_against_sarah() -> None:
    g = quayside.new("newzealand", 1, 3)
    random_playout(g, Quick(4))
    assert g.score().ranks[0] == 2, "chance does not beat her"
    assert end_worth(g, 0) < 0


def test_the_end_is_worth_most_to_the_winner() -> None:
    g = quayside.new("container", 4, 8)
    random_playout(g, Quick(4))
    ranks = g.score().ranks
    worths = [end_worth(g, seat) for seat in range(4)]
    assert worths.index(max(worths)) == ranks.index(1)


@pytest.mark.parametrize("game", TRAINED)
def test_equal_seeds_think_the_same(game: str) -> None:
    g, seat = position(game, "seeds", 40)
    bots = [Planner(game, 7, questions=200, horizon=4) for _each in range(2)]
    assert bots[0].choose(situation_of(g, seat, Quick(1))) == bots[1].choose(situation_of(g, seat, Quick(1)))


def test_it_thinks_no_longer_than_it_may() -> None:
    """Without time it plays on once from each candidate, however many questions it would like to ask."""
    g, seat = position("container", "time", 40)
    bot = Planner("container", 7, questions=10**9, horizon=4)
    assert bot.choose(situation_of(g, seat, Quick(1)), Budget(0.0)) in g.legal(seat)


def test_wrong_parameters_are_told() -> None:
    with pytest.raises(ValueError, match="at least one question"):
        Planner("container", questions=0)
    with pytest.raises(ValueError, match="horizon is 0 or more"):
        Planner("container", horizon=-1)
