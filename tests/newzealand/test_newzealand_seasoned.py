"""The seasoned judge plays better than the club player, for one and at tables, and looks at nothing hidden."""

from __future__ import annotations

import pickle

import pytest

import quayside
from quayside.bots.base import answer
from quayside.bots.ismcts import judge_of
from quayside.bots.registry import make_bot
from quayside.games.newzealand.judge.seasoning import TABLES, Seasoning, seasoning
from quayside.kernel.agenda import first_waiting
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.search.judge import Judge
from scrambles import scrambled

ALONE = {"difficulty": "hard"}


def played(g: State, judges: list[Judge], chance: Quick) -> list[int]:
    while not g.over:
        mover = first_waiting(g)
        g.play(mover, judges[mover].best(g, mover, g.walk(mover, -1), chance))
    return list(g.score().scores)


@pytest.mark.parametrize(("players", "least"), [(2, 0.6), (3, 0.45), (4, 0.35)])
def test_it_beats_club_players(players: int, least: float) -> None:
    seasoned, club, chance = judge_of("newzealand", seasoned=True), judge_of("newzealand"), Quick(5)
    first = 0.0
    for deal in range(40):
        for seat in range(players):
            judges = [club] * players
            judges[seat] = seasoned
            scores = played(quayside.new("newzealand", players, f"seasoned:{deal}"), judges, chance)
            first += (scores[seat] == max(scores)) / scores.count(max(scores))
    assert first / (40 * players) > least


def test_it_has_more_points_against_sarah() -> None:
    chance = Quick(5)
    points = {}
    for seasoned in (False, True):
        judge = judge_of("newzealand", seasoned=seasoned)
        games = [quayside.new("newzealand", 1, f"sarah:{deal}", ALONE) for deal in range(60)]
        points[seasoned] = sum(played(g, [judge], chance)[0] for g in games) / len(games)
    assert points[True] > points[False] + 10.0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_weighs_nothing_hidden(players: int) -> None:
    """On any deal that the seat holds possible, and on the true table, its weights are the same."""
    judge, rng, chance, compared = judge_of("newzealand", seasoned=True), Quick(12), Quick(5), 0
    g = quayside.new("newzealand", players, f"hidden:{players}", ALONE if players == 1 else {})
    while not g.over:
        seat = first_waiting(g)
        if len(g.log) % 5 == 0:
            for state in (scrambled(g, seat, rng), g.imagine(seat, rng), g.determinize(seat, rng)):
                assert weights(judge, state, seat) == weights(judge, g, seat)
            compared += 1
        g.apply(judge.best(g, seat, g.walk(seat, -1), chance), seat)
    assert compared > 15


def weights(judge: Judge, g: State, seat: int) -> dict[int, int]:
    judge.prepare(g, seat)
    return {action: int(judge.weight(g, seat, action)) for action in g.legal(seat)}


@pytest.mark.parametrize("alone", [False, True])
def test_its_numbers_are_read_by_name(alone: bool) -> None:
    found, usual = seasoning(alone), Seasoning()
    assert len(found.more) == len(usual.more) == sum(table.size for table in TABLES.values())
    assert any(found.more)


def test_a_rehearser_may_play_on_by_it_and_so_does_its_copy() -> None:
    g = quayside.new("newzealand", 1, "rehearsed", ALONE)
    bot = make_bot("rehearser:lines=24,seasoned=true", "newzealand", 3)
    copy = pickle.loads(pickle.dumps(bot))
    for _decision in range(6):
        chosen = answer(g, 0, bot)
        assert answer(g, 0, copy) == chosen
        g.apply(chosen, 0)
