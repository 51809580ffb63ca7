"""OpenSpiel: its simulation test passes, information states keep their promise, and its IS-MCTS plays."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from quayside.kernel.errors import MalformedAction
from quayside.research.playthroughs import GAMES, actions_of, played

KEPT = Path(__file__).parent / "playthroughs"
NAMES = [
    "python_quayside_container(players=4,round_limit=2)",
    "python_quayside_shipyard(players=3)",
    "python_quayside_newzealand(players=2)",
    "python_quayside_newzealand(players=1)",
]
SEARCHED = 8  # decisions of a game that are searched; the rest is played at random
SIMULATIONS = 2


def walk(name: str, seed: int, moves: int) -> Iterator[Any]:
    """States of a random game, chance nodes included. The same object goes on from one to the next."""
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize="container" in name, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_playthrough(game: str) -> None:
    text = (KEPT / f"{game}.txt").read_text("utf-8")
    assert played(game, actions_of(text)) == text


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("python_quayside_container(players=3)").new_initial_state()
    state.apply_action(4)
    copy = state.clone()
    while not copy.is_terminal() and copy.move_number() < 30:
        copy.apply_action(random.Random(1).choice(copy.legal_actions()))
    assert state.move_number() == 1
    assert str(state) != str(copy)


def test_wrong_parameters_are_told() -> None:
    with pytest.raises(Exception, match="is for 3 to 5 players"):
        pyspiel.load_game("python_quayside_container(players=9)")


# -- chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["python_quayside_shipyard(players=2)", "python_quayside_newzealand(players=2)"])
def test_dice_are_thrown_by_chance_and_not_before(name: str) -> None:
    """A copy that meets another outcome has another future; one that meets the same has the same."""
    thrown = 0
    for state in (state for seed in range(20) for state in walk(name, seed, 2000)):
        if not state.is_chance_node():
            continue
        assert sum(chance for _outcome, chance in state.chance_outcomes()) == pytest.approx(1)
        futures = []
        for outcome in (0, 0, 1, 2, 3):
            copy = state.clone()
            copy.apply_action(outcome)
            futures.append(copy.position.g.position())
        assert futures[0] == futures[1]
        tables = [{name: value for name, value in future.items() if name != "dice"} for future in futures]
        thrown += tables[0] not in tables[2:]
        if thrown > 3:
            return
    pytest.fail("chance should have a say in this game after the deal")


@pytest.mark.parametrize("name", NAMES)
def test_a_state_follows_from_its_history_and_can_be_stored(name: str) -> None:
    *_before, state = walk(name, 5, 120)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    for other in (again, stored, state.clone()):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        assert other.position.g.position() == state.position.g.position()
        for player in range(state.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)


# -- information states ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_changes_with_what_is_seen_and_done_and_with_nothing_else(name: str) -> None:
    before: dict[int, tuple[str, Any]] = {}
    mover, kept, met = -1, 0, set()
    for state in walk(name, 7, 250):
        chance = state.is_chance_node()
        for player in range(state.num_players()):
            memory = state.information_state_string(player)
            now = (tuple(state.observation_tensor(player)), tuple(state.position.g.legal(player)))
            if player in before and not chance:
                changed = player == mover or now != before[player][1]
                assert (memory != before[player][0]) == changed
                kept += not changed
                assert not changed or memory not in met
            before[player] = (memory, now) if not chance else before.get(player, (memory, now))
            met.add(memory)
            tensor = state.information_state_tensor(player)
            assert tensor[: len(now[0])] == list(now[0])
            assert set(tensor[len(now[0]) :]) <= {0.0, 1.0}
        mover = state.current_player() if not chance else mover
    assert kept or "container" not in name  # only there something is done that others do not notice


def test_a_past_that_leads_to_the_same_table_is_remembered() -> None:
    """Cards that were broken and put together again: the table is the same, what the player knows is not."""
    state = pyspiel.load_game("python_quayside_container(players=3)").new_initial_state()
    state.apply_action(4)
    player = state.current_player()
    seen, known = state.observation_tensor(player), state.information_state_string(player)
    actions = state.position.g.book.actions
    for text in ("break_card(card=5)", "combine_cards(card=5)"):
        state.apply_action(actions.parse(text))
    assert state.observation_tensor(player) == seen
    assert state.information_state_string(player) != known


def test_deals_that_differ_in_what_is_hidden_are_one_information_state() -> None:
    by_seen: dict[tuple[float, ...], set[str]] = {}
    game = pyspiel.load_game("python_quayside_container(players=3)")
    for deal in range(1000):
        state = game.new_initial_state()
        state.apply_action(deal)
        by_seen.setdefault(tuple(state.observation_tensor(0)), set()).add(state.information_state_string(0))
    assert len(by_seen) < 1000
    assert all(len(known) == 1 for known in by_seen.values())


@pytest.mark.parametrize("name", NAMES)
def test_resampling_keeps_what_the_player_knows_and_deals_the_rest(name: str) -> None:
    sampler, others = random.Random(1).random, set()
    for number, state in enumerate(walk(name, 9, 200)):
        if number % 10:
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            assert other.history() == []
            others.add(other.position.g.digest() == state.position.g.digest())
    assert False in others
    with pytest.raises(MalformedAction):
        pyspiel.load_game(name).new_initial_state().resample_from_infostate(0, sampler)


@pytest.mark.parametrize("name", NAMES)
def test_its_own_search_plays(name: str) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, SIMULATIONS, random_state=rng)
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < SEARCHED:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            searched += 1
        else:
            action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
    assert searched == SEARCHED
    returns = state.returns()
    assert len(returns) == state.num_players() == game.num_players()
    assert sum(returns) == pytest.approx(0) or game.num_players() == 1
    assert all(-1 <= each <= 1 for each in returns)


def test_one_player_has_nobody_to_share_a_sum_with() -> None:
    game = pyspiel.load_game("python_quayside_newzealand(players=1)")
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.utility_sum() is None
    two = pyspiel.load_game("python_quayside_newzealand(players=2)")
    assert two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert two.utility_sum() == 0
