"""Cove for learning programs: the suites of PettingZoo and Gymnasium, and an observation that tells no secret."""

from __future__ import annotations

import warnings

import gymnasium
import quayside
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from quayside.kernel.rng import Quick
from quayside.research import cove_v0  # made of what is installed
from quayside.research.observation import layout, tensor
from quayside.research.single import SeatEnv

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
    check_env(SeatEnv("cove", opponents="greedy"))
    assert "quayside/Cove-v0" in gymnasium.registry


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
