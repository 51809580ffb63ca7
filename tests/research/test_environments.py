"""The environments pass the test suites of PettingZoo and Gymnasium, and keep what they promise beyond them."""

from __future__ import annotations

import warnings
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from quayside.kernel.errors import BadOptions, QuaysideError
from quayside.research import container_v0, newzealand_v0, shipyard_v0
from quayside.research.observation import tensor
from quayside.research.single import SeatEnv
from quayside.research.tables import OutOfOrder

MODULES = [container_v0, shipyard_v0, newzealand_v0]
names = [module.__name__.rsplit(".", 1)[1] for module in MODULES]


def play(env: Any, seed: int | None = None, steps: int = 10**6) -> list[tuple[str, int]]:
    """Random steps by the environment's own action spaces; who did what."""
    env.reset(seed=seed)
    done: list[tuple[str, int]] = []
    rng = np.random.default_rng(0)
    for agent in env.agent_iter(steps):
        _seen, _reward, over, cut, _info = env.last()
        action = None if over or cut else int(rng.choice(env.legal()))
        if action is not None:
            done.append((agent, action))
        env.step(action)
    return done


@pytest.mark.parametrize("module", MODULES, ids=names)
def test_pettingzoo_suites(module: ModuleType) -> None:
    with warnings.catch_warnings():
        # For its own games of this kind PettingZoo knows by name that observations are dictionaries.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(module.env(), num_cycles=60)
        seed_test(module.env, num_cycles=30)
        parallel_api_test(module.parallel_env(), num_cycles=40)
        parallel_seed_test(module.parallel_env, num_cycles=20)
        max_cycles_test(module)


@pytest.mark.parametrize("name", ["Container", "Shipyard", "NewZealand"])
@pytest.mark.parametrize("observation", ["dict", "flat", "text"])
def test_gymnasium_suite(name: str, observation: str) -> None:
    env = gymnasium.make(f"quayside/{name}-v0", opponents="club", observation=observation, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("module", MODULES, ids=names)
def test_a_whole_game_pays_out_once(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=3)
    rng, total = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _cut, _info = env.last()
        if over:
            total[agent] += reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0
    with pytest.raises(OutOfOrder):
        env.step(0)


@pytest.mark.parametrize("module", MODULES, ids=names)
def test_points_are_paid_as_they_are_scored(module: ModuleType) -> None:
    """All that an agent is paid adds up to what its total grew by since the deal, and much of it comes early."""
    env = module.env(reward="points")
    env.reset(seed=3)
    start = env.game.score().scores
    rng, total, early = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0), 0
    last: dict[str, Any] = {}
    for agent in env.agent_iter():
        _seen, reward, over, _cut, info = env.last()
        total[agent] += reward
        early += reward != 0 and not over
        last = info
        env.step(None if over else int(rng.choice(env.legal())))
    assert early > 3
    for seat, paid in enumerate(total.values()):
        assert paid == pytest.approx((last["scores"][seat] - start[seat]) / 100)

    cycles = module.parallel_env(reward="points")
    seen, _infos = cycles.reset(seed=3)
    sums = dict.fromkeys(cycles.agents, 0.0)
    while cycles.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(each["action_mask"]))) for agent, each in seen.items()}
        seen, rewards, *_rest, infos = cycles.step(actions)
        sums = {agent: sums[agent] + reward for agent, reward in rewards.items()}
    scores = infos["player_0"]["scores"]
    assert list(sums.values()) == pytest.approx([(now - then) / 100 for now, then in zip(scores, start, strict=True)])


@pytest.mark.parametrize("module", MODULES, ids=names)
def test_the_last_info_tells_how_it_ended(module: ModuleType) -> None:
    game = module.__name__.rsplit(".", 1)[1].removesuffix("_v0")
    env = SeatEnv(game, players=3, reward="score")
    _seen, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert set(info) == {"legal"}
        _seen, reward, over, _cut, info = env.step(info["legal"][0])
    assert info["scores"] == [sum(by_seat) for by_seat in zip(*info["points"].values(), strict=True)]
    assert reward == info["scores"][0] / 100
    assert sorted(info["ranks"])[0] == 1
    assert set(info) == {"scores", "ranks", "points"}


@pytest.mark.parametrize("module", MODULES, ids=names)
def test_the_state_is_what_all_seats_know_together(module: ModuleType) -> None:
    for env in (module.env(players=3), module.parallel_env(players=3)):
        env.reset(seed=1)
        state = env.state()
        assert env.state_space.contains(state)
        rows = state.reshape(3, -1)
        for seat in range(3):
            assert (rows[seat] == tensor(env.game, seat)).all()


def test_after_the_end_a_step_is_out_of_order() -> None:
    for ending in (True, False):
        env = SeatEnv("container", options={"round_limit": 1})
        _seen, info = env.reset(seed=1)
        over = False
        while not over:
            _seen, _reward, over, _cut, info = env.step(info["legal"][-1] if ending else -1)
        for action in (0, -1, 5):
            with pytest.raises(OutOfOrder, match="reset"):
                env.step(action)
        _seen, info = env.reset()
        env.step(info["legal"][0])
    cycles = container_v0.parallel_env(max_cycles=1)
    cycles.reset(seed=1)
    cycles.step({})
    with pytest.raises(OutOfOrder, match="reset"):
        cycles.step({})


def test_seeds_and_options_survive_a_reset() -> None:
    env = container_v0.env(players=4, options={"round_limit": 2})
    first, second = play(env, seed=5), play(env)
    assert first != second
    again = container_v0.env(players=4, options={"round_limit": 2})
    assert (play(again, seed=5), play(again)) == (first, second)
    env.reset(seed=1, options={"game": {"bank": False}})
    env.reset()
    assert env.game.options["bank"] is False
    assert env.game.options["round_limit"] == 2
    assert env.game.seats == 4
    with pytest.raises(BadOptions):
        env.reset(options={"game": {"bank": "perhaps"}})


def test_an_illegal_action_ends_the_game_for_turns_and_is_explained_in_cycles() -> None:
    env = container_v0.env()
    env.reset(seed=1)
    who = env.agent_selection
    illegal = next(action for action in range(2434) if action not in env.legal())
    env.step(illegal)
    assert all(env.terminations.values())
    assert {agent: reward for agent, reward in env.rewards.items() if reward} == {who: -1.0}

    cycles = container_v0.parallel_env()
    seen, _infos = cycles.reset(seed=1)
    assert [agent for agent in cycles.agents if not seen[agent]["action_mask"][-1]] == [who]
    again, rewards, ended, _cut, infos = cycles.step({agent: illegal for agent in cycles.agents})
    assert "refused" in infos[who]
    assert not any(ended.values())
    assert not any(rewards.values())
    assert (again[who]["action_mask"] == seen[who]["action_mask"]).all()


def test_sealed_bids_are_laid_in_one_cycle() -> None:
    env = container_v0.parallel_env(options={"round_limit": 30})
    seen, _infos = env.reset(seed=2)
    rng, most = np.random.default_rng(2), 0
    while env.agents and most < 2:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][-1]]
        most = max(most, len(asked))
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, *_rest, infos = env.step(actions)
        assert not any(infos.values())
    assert most == 2


def test_order_is_kept() -> None:
    env = container_v0.env()
    with pytest.raises(OutOfOrder):
        env.step(0)
    with pytest.raises(OutOfOrder):
        env.last()
    with pytest.raises(OutOfOrder):
        gymnasium.make("quayside/Container-v0").step(0)
    with pytest.raises(OutOfOrder):
        container_v0.parallel_env().step({})


def test_a_seat_against_bots() -> None:
    env = SeatEnv("container", players=3, opponents=["club", "random"], seat=1, options={"round_limit": 3})
    totals = []
    for seed in (4, 4, 5):
        seen, info = env.reset(seed=seed)
        over, reward, steps = False, 0.0, []
        while not over:
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(info["legal"])
            assert np.flatnonzero(env.action_masks()).tolist() == sorted(info["legal"])
            seen, reward, over, _cut, info = env.step(info["legal"][0])
            steps.append(seen["observation"].sum())
        totals.append((reward, steps))
    assert totals[0] == totals[1]
    assert totals[0] != totals[2]
    _seen, info = env.reset(seed=1)
    _seen, reward, over, _cut, told = env.step(next(a for a in range(2434) if a not in info["legal"]))
    assert (reward, over) == (-1.0, True)
    assert "CT-" in told["refused"]
    env.reset()
    assert "not in the catalogue" in env.step(9999)[4]["refused"]


def test_texts_name_the_question_and_the_answers() -> None:
    env = SeatEnv("shipyard", opponents="club", observation="text")
    text, info = env.reset(seed=1)
    assert "You are seat A of 2" in text
    book = env.game.book
    for action in info["legal"]:
        assert f"{action}: {book.actions.name(action)}" in text


@pytest.mark.parametrize(
    "settings",
    [{"seat": 3}, {"seat": -1}, {"observation": "smell"}, {"reward": "praise"}, {"opponents": "nobody"}],
)
def test_wrong_settings_are_told(settings: dict[str, Any]) -> None:
    with pytest.raises(QuaysideError):
        SeatEnv("container", **settings)
