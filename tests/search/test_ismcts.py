"""The tree: what it keeps between decisions of one turn, what the judges say, and several processes."""

from __future__ import annotations

from typing import Any

import pytest

import quayside
from quayside.bots.base import NO_LIMIT, answer, situation_of
from quayside.bots.ismcts import JUDGES, IsmctsBot
from quayside.bots.registry import make_bot
from quayside.conformance.cases import Case, random_states
from quayside.games.registry import GAMES
from quayside.kernel.packed import i64
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.search.ismcts import Search


def search_of(g: State, game: str, horizon: int = 0) -> Search:
    return Search(g, g.pending()[0], JUDGES[game](), Quick(3), 0.5, i64(horizon))


@pytest.mark.parametrize("game", GAMES)
def test_only_legal_actions_are_tried_and_all_visits_are_counted(game: str) -> None:
    g = quayside.new(game, 3, 4)
    search = search_of(g, game)
    search.run(40)
    table = search.table()
    assert {action for action, _visits, _value in table} <= set(g.legal())
    assert sum(visits for _action, visits, _value in table) == 40
    assert all(0.0 <= value <= 1.0 for _action, _visits, value in table)
    assert search.best() == table[0][0]


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_searched_on_is_left_as_it_was(game: str) -> None:
    g = quayside.new(game, 3, 4)
    before = g.digest()
    search_of(g, game, 10).run(5)
    assert g.digest() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_action_meets_the_same_deals(game: str) -> None:
    """The deal of a number is the same whenever it is asked for; another number is another deal."""
    g = quayside.new(game, 3, 4)
    search = search_of(g, game, 10)
    first = [search._dealt(number).digest() for number in range(4)]
    search.run(20)
    assert [search._dealt(number).digest() for number in range(4)] == first
    assert len(set(first)) == 4


def test_what_was_learnt_is_kept_within_a_turn_only() -> None:
    """Container: after a machine was chosen, the same seat goes on; after its turn the tree begins anew."""
    g = quayside.new("container", 3, 4)
    seat = g.pending()[0]
    search = search_of(g, "container")
    search.run(200)
    taken = search.best()
    below = next(child for child in search.root.children if child.action == taken)
    g.apply(taken, seat)
    assert g.pending() == [seat]
    visits = int(below.visits)
    assert search.carry_on(g, taken, g.legal(seat))
    assert int(search.root.visits) == visits
    assert not search.carry_on(g, taken + 1, g.legal(seat))
    kept = search.best()
    assert kept in g.legal(seat)
    assert not search.carry_on(g, kept, [])


@pytest.mark.parametrize("game", GAMES)
def test_a_judge_gives_every_seat_its_chance(game: str) -> None:
    low, high = GAMES[game].book.players
    for players in range(low, high + 1):
        judge = JUDGES[game]()
        for g in random_states(Case(game, players, {}), 5, 40):
            values = judge.values(g)
            assert len(values) >= players
            assert all(0.0 <= value <= 1.0 for value in values)


@pytest.mark.parametrize("game", GAMES)
def test_a_judge_knows_who_has_won(game: str) -> None:
    judge = JUDGES[game]()
    for seed in (1, 2):
        g = quayside.new(game, 3, seed, {"round_limit": 12} if game == "container" else {})
        rng = Quick(seed)
        while not g.over:
            legal = g.legal()
            g.apply(legal[rng.below(len(legal))])
        result: Any = g.result
        values = judge.values(g)
        best = max(result.scores[:3])
        assert values.index(max(values)) in [seat for seat in range(3) if result.scores[seat] == best]


@pytest.mark.parametrize("game", GAMES)
def test_a_judge_leaves_the_table_as_it_was(game: str) -> None:
    """Weighing tries things out on the state: nothing of that may stay."""
    judge = JUDGES[game]()
    for g in random_states(Case(game, 3, {}), 13, 7):
        for seat in g.pending():
            before = (g.view(seat), g.legal(seat))
            judge.prepare(g, i64(seat))
            weights = [judge.weight(g, i64(seat), i64(action)) for action in before[1]]
            assert min(weights) >= 0
            assert (g.view(seat), g.legal(seat)) == before


def test_several_processes_add_up_their_visits() -> None:
    g = quayside.new("container", 3, 4)
    seat = g.pending()[0]
    choices = [answer(g, seat, make_bot("ismcts:iterations=20,horizon=4,processes=2", "container", 6)) for _ in (1, 2)]
    assert choices[0] in g.legal(seat)
    assert choices[0] == choices[1]


def test_iterations_are_topped_up_when_a_tree_is_carried_on() -> None:
    g = quayside.new("container", 3, 4)
    seat = g.pending()[0]
    bot = make_bot("ismcts:iterations=100,horizon=0", "container", 6)
    assert isinstance(bot, IsmctsBot)
    g.apply(answer(g, seat, bot), seat)
    assert g.pending() == [seat]
    search = bot.searched(situation_of(g, seat, bot.rng), NO_LIMIT)
    assert 100 <= int(search.root.visits) <= 225
