"""The OpenSpiel games pass its simulation test, and play their playthroughs again line by line."""

from __future__ import annotations

import random
from pathlib import Path

import pyspiel
import pytest

from quayside.research.playthroughs import GAMES, actions_of, played

KEPT = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize(
    "name",
    [
        "python_quayside_container(players=4,round_limit=2)",
        "python_quayside_shipyard(players=3)",
        "python_quayside_newzealand(players=2)",
    ],
)
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
