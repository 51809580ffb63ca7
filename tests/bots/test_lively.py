"""The lively player: random, but whole games happen, so that tests reach what plain random play does not."""

from __future__ import annotations

from collections import Counter
from typing import Any, Mapping

import pytest

import quayside
from quayside.bots.base import answer, bare_situation, bot_turn, situation_of
from quayside.bots.lively.tastes import drawn
from quayside.bots.registry import make_bot
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

SIZES = [(game, players) for game, found in GAMES.items() for players in range(found.book.players[0], 6)]
SIZES = [(game, players) for game, players in SIZES if players <= GAMES[game].book.players[1]]


def played(game: str, players: int, seed: int, options: Mapping[str, Any] | None = None) -> tuple[State, Counter[str]]:
    """A whole lively game, and how often each kind of event was told."""
    g = quayside.new(game, players, seed, options)
    bots = {seat: make_bot("lively", game, seed * 10 + seat) for seat in range(players)}
    told: Counter[str] = Counter()
    while not g.over:
        seat, action = bot_turn(g, bots)
        told.update(event.kind.name for event in g.apply(action, seat))
    return g, told


def several(game: str, players: int, games: int, options: Mapping[str, Any] | None = None) -> tuple[Counter[str], Any]:
    told: Counter[str] = Counter()
    results = []
    for seed in range(games):
        g, events = played(game, players, seed, options)
        told += events
        results.append(g.result)
    return told, results


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_equal_seeds_play_equal_games(game: str, players: int) -> None:
    assert played(game, players, 3)[0].digest() == played(game, players, 3)[0].digest()


@pytest.mark.parametrize("game", GAMES)
def test_a_look_that_was_not_asked_for_changes_nothing(game: str) -> None:
    """At a table on a server it is shown the whole view; it answers as in a simulation, where it is not."""
    g = quayside.new(game, 3, 5)
    bots = {seat: make_bot("lively", game, seat) for seat in range(3)}
    unseen = 0
    while not g.over:
        seat = g.pending()[0]
        step = g.book.steps[g.step_code()].name
        if not bots[seat].looks(step):
            unseen += 1
            left, right = (make_bot("lively", game, unseen) for _each in range(2))
            assert left.choose(situation_of(g, seat)) == right.choose(bare_situation(g, seat, step))
        g.apply(answer(g, seat, bots[seat]), seat)
    assert unseen > 100


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bank", [True, False])
def test_container_is_traded_to_its_natural_end(players: int, bank: bool) -> None:
    told, results = several("container", players, 8, {"bank": bank})
    assert [result.reason for result in results].count("colours_exhausted") >= 6
    assert sum(max(result.scores) > 0 for result in results) >= 6
    for event in ("auction", "accepted", "rejected", "tie", "bought", "priced", "repriced", "loan", "repaid"):
        assert told[event] > 0, f"no {event}"
    if bank:
        for event in ("called", "laid", "laid_money", "broker_won", "outbid", "loaded"):
            assert told[event] > 0, f"no {event}"


def test_container_players_default() -> None:
    told, _results = several("container", 3, 20)
    assert told["default"] > 0
    assert told["seized"] > 0


def test_shipyard_ships_sail_and_score() -> None:
    told, results = several("shipyard", 3, 20)
    assert told["sailed"] > 40
    for event in ("official", "riband", "failed", "traded", "bonus", "final_action"):
        assert told[event] > 0, f"no {event}"
    _every_item_scores("shipyard", results)


def test_newzealand_has_deliveries_and_every_score() -> None:
    told, results = several("newzealand", 3, 30)
    for event in ("delivered", "built", "upgraded", "invested", "cleared", "objective", "appointed", "on_top"):
        assert told[event] > 0, f"no {event}"
    _every_item_scores("newzealand", results)


def _every_item_scores(game: str, results: list[Any]) -> None:
    for item in GAMES[game].book.score_items:
        assert any(sheet[item] != 0 for result in results for sheet in result.sheet), f"nobody scored {item}"


def test_a_draw_is_as_likely_as_its_weight() -> None:
    rng = Quick(4)
    counts = Counter(drawn([1, 0, 3], rng) for _each in range(4000))
    assert counts[1] == 0
    assert 900 < counts[0] < 1100
    assert {drawn([0, 0], rng) for _each in range(50)} == {0, 1}
