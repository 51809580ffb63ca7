"""Answers compared by playing on: which ones, in which deals, and when another than the judge's own is given."""

from __future__ import annotations

import math
import pickle

import pytest

import quayside
from quayside.bots.base import Budget, answer, situation_of
from quayside.bots.ismcts import JUDGES
from quayside.bots.registry import make_bot
from quayside.conformance.cases import Case, random_states
from quayside.games.registry import GAMES
from quayside.kernel.packed import i64
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.search.rehearsal import Rehearsal


def rehearsal_of(g: State, game: str, width: int = 5, horizon: int = 10) -> Rehearsal:
    return Rehearsal(g, i64(g.pending()[0]), JUDGES[game](), Quick(3), i64(width), i64(horizon))


def wide(game: str) -> State:
    """A position in which the judge has many answers to choose from."""
    for g in random_states(Case(game, 3, {}), 5, 9):
        if not g.over and len(rehearsal_of(g, game).answers) == 5:
            return g
    raise AssertionError("no wide position")


@pytest.mark.parametrize("game", GAMES)
def test_the_heaviest_answers_are_compared_and_the_judges_own_is_first(game: str) -> None:
    g = wide(game)
    seat, judge = g.pending()[0], JUDGES[game]()
    judge.prepare(g, i64(seat))
    weights = {action: int(judge.weight(g, i64(seat), i64(action))) for action in g.legal(seat)}
    answers = [int(each.action) for each in rehearsal_of(g, game).answers]
    assert len(set(answers)) == 5
    assert weights[answers[0]] == max(weights.values())
    assert sorted((weights[each] for each in answers), reverse=True) == sorted(weights.values(), reverse=True)[:5]


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_counted_and_the_table_is_left_as_it_was(game: str) -> None:
    g = wide(game)
    before = g.digest()
    rehearsal = rehearsal_of(g, game)
    assert int(rehearsal.best(i64(20), math.inf)) in g.legal()
    assert g.digest() == before
    assert sum(len(each.found) for each in rehearsal.answers) == rehearsal.lines <= 20


@pytest.mark.parametrize("game", GAMES)
def test_equal_answers_meet_equal_deals(game: str) -> None:
    """An answer that stands twice comes to the same in every deal, so that nothing but answers makes a difference."""
    g = wide(game)
    rehearsal = rehearsal_of(g, game)
    first = rehearsal.answers[0]
    twin = rehearsal_of(g, game).answers[0]
    rehearsal.answers[1] = twin
    rehearsal.best(i64(30), math.inf)
    assert len(first.found) > 1
    assert first.found == twin.found


@pytest.mark.parametrize("game", GAMES)
def test_without_time_it_is_the_judges_own_choice(game: str) -> None:
    """A deal or two show nothing: fewer answers are compared then, and one alone is given at once."""
    g = wide(game)
    for lines, end, compared in ((4, math.inf, 1), (9, math.inf, 2), (20, math.inf, 5), (20, -1.0, 1)):
        rehearsal = rehearsal_of(g, game)
        found = int(rehearsal.best(i64(lines), end))
        met = [len(each.found) for each in rehearsal.answers]
        assert sum(count > 1 for count in met) == (compared if compared > 1 else 0)
        assert compared > 1 or found == int(rehearsal.answers[0].action)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_answers_alike(game: str) -> None:
    g = wide(game)
    bot = make_bot("rehearser:lines=20,horizon=5", game, 3)
    copy = pickle.loads(pickle.dumps(bot))
    assert answer(g, g.pending()[0], bot) == answer(g, g.pending()[0], copy)


@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_player_gives_an_answer_that_is_legal(game: str) -> None:
    g = wide(game)
    player = make_bot("rehearser:lines=20,horizon=5", game, 3).inside()
    assert player is not None
    seat = g.pending()[0]
    assert int(player.answer(g, i64(seat), g.walk(i64(seat), i64(-1)), Quick(4))) in g.legal(seat)


def test_it_beats_the_judge_that_it_asks() -> None:
    """Shipyard, whose lines go to the end: a dozen games among two club players, who would have four of them."""
    won = 0.0
    for number in range(12):
        g = quayside.new("shipyard", 3, f"rehearsal:{number}")
        mine = number % 3
        texts = ["rehearser:lines=32" if seat == mine else "club" for seat in range(3)]
        bots = [make_bot(text, "shipyard", 10 * number + seat) for seat, text in enumerate(texts)]
        while not g.over:
            seat = g.pending()[0]
            g.apply(bots[seat].decide(situation_of(g, seat, bots[seat].rng), Budget()), seat)
        ranks = list(g.score().ranks)
        won += (ranks[mine] == 1) / ranks.count(1)
    assert won >= 6
