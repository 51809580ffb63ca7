"""Cove for learning programs: the suites of PettingZoo and Gymnasium, and an observation that tells no secret."""

from __future__ import annotations

import warnings

import gymnasium
import pyspiel
import quayside
import quayside.research.single  # registers the games with Gymnasium,
import quayside.research.spiel  # and with OpenSpiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from quayside.kernel.rng import Quick
from quayside.research import cove_v0  # made of what is installed
from quayside.research.observation import layout, tensor

from cove.view import VISIBILITY

HEAD = {"step", "pending", "playing", "seat"}  # in front of what the game shows


def test_pettingzoo_suites() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(cove_v0.env(), num_cycles=60)
        seed_test(cove_v0.env, num_cycles=20)
        parallel_api_test(cove_v0.parallel_env(), num_cycles=30)


def test_gymnasium_suite() -> None:
    check_env(gymnasium.make("quayside/Cove-v0", opponents="club", render_mode="ansi").unwrapped)


def test_openspiel_suite() -> None:
    game = pyspiel.load_game("python_quayside_cove(players=3,nights=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_observation_holds_what_is_shown_and_nothing_else() -> None:
    assert set(layout("cove")) - HEAD == {name for name, who in VISIBILITY.items() if who != "none"}
    g, rng, changed = quayside.new("cove", 3, 5), Quick(5), 0
    while not g.over:
        for seat in range(3):
            other = g.determinize(seat, rng)
            changed += other.position() != g.position()
            assert (tensor(g, seat) == tensor(other, seat)).all()
        seat = g.pending()[-1]
        legal = g.legal(seat)
        g.apply(legal[rng.below(len(legal))], seat)
    assert changed > 50, "the other positions should differ from the true ones"
