"""Whoever is given as an opponent sits where it should, and every environment can be copied with it in mid-game."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from functools import partial
from typing import Any, Callable

import numpy as np
import pytest

import quayside
from quayside.bots.base import NO_LIMIT, Bot, Budget, Situation, answer, situation_of
from quayside.bots.ismcts import IsmctsBot
from quayside.bots.random_bot import RandomBot
from quayside.bots.registry import bot_names, make_bot
from quayside.games.registry import GAMES
from quayside.kernel.errors import BadOptions
from quayside.kernel.rng import Quick
from quayside.research.observation import seen
from quayside.research.opponents import Opponents, PolicyBot, WrongAnswer
from quayside.research.petting import CycleEnv, TurnEnv
from quayside.research.single import SeatEnv

QUICK = {  # what searches is asked to be quick
    **dict.fromkeys(("expert", "master", "ismcts"), "iterations=8,horizon=5"),
    "rehearser": "lines=8,horizon=5",
    "grandmaster": "seconds=0",
    "planner": "questions=20,horizon=2",
}
CASES = [(game, bot) for game in GAMES for bot in bot_names(game)]


def first_of(observation: dict[str, Any], info: dict[str, Any]) -> Any:
    """A policy."""
    assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(info["legal"])
    return np.int64(info["legal"][0])


def quick_search(game: str, seed: int) -> Bot:
    return IsmctsBot(game, seed, iterations=4, horizon=5)


class Counting(RandomBot):
    """Counts in which seats it was asked, and how often it had to forget before."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.asked: Counter[int] = Counter()
        self.forgot = 0

    def forget(self) -> None:
        self.forgot += 1

    def decide(self, situation: Situation, budget: Budget) -> int:
        self.asked[situation.seat] += 1
        return super().decide(situation, budget)


@pytest.mark.parametrize(
    "given",
    [
        "club",
        "ismcts:iterations=3,horizon=5",
        RandomBot,
        quick_search,
        partial(IsmctsBot, iterations=3, horizon=5),
        partial(make_bot, "club"),
        first_of,
        lambda observation, info: info["legal"][-1],
        ["random", first_of],
        [{"club": 1, first_of: 0}, "lively"],
        {"club": 0.5, "random": 0.25, first_of: 0.25},
    ],
)
def test_whoever_is_given_plays_the_same_again_with_the_same_seed(given: Any) -> None:
    env = SeatEnv("container", players=3, opponents=given, seat=1, options={"round_limit": 2})
    ways = []
    for seed in (4, 4, 5):
        shown, info = env.reset(seed=seed)
        over, way = False, [shown["observation"].tobytes()]
        while not over:
            shown, _reward, over, _cut, info = env.step(info["legal"][0])
            way.append(shown["observation"].tobytes())
        ways.append(way)
    assert ways[0] == ways[1] != ways[2]


def test_a_bot_object_sits_in_every_seat_and_mixes_none_up() -> None:
    bot = Counting(1)
    env = SeatEnv("container", players=4, opponents=bot, seat=2)
    _seen, info = env.reset(seed=1)
    for _ in range(40):
        *_rest, info = env.step(info["legal"][0])
    assert set(bot.asked) == {0, 1, 3}
    assert bot.forgot > 20


def test_chance_picks_anew_for_each_seat_and_deal() -> None:
    mixed = Opponents({"random": 3, first_of: 1, "club": 0}, "shipyard", 4, 0)
    rng = Quick(1)
    met = Counter(type(bot) for _ in range(400) for bot in mixed.seated(rng).values())
    assert set(met) == {RandomBot, PolicyBot}
    assert 240 < met[PolicyBot] < 360


def test_without_a_learner_all_seats_are_taken() -> None:
    assert sorted(Opponents("club", "container", 5).seated(Quick(1))) == [0, 1, 2, 3, 4]
    assert sorted(Opponents("club", "container", 5, 3).seated(Quick(1))) == [0, 1, 2, 4]
    assert Opponents([], "newzealand", 1, 0).seated(Quick(1)) == {}


@pytest.mark.parametrize(
    "given",
    [
        ["club"],
        ["club"] * 3,
        "nobody",
        "ismcts:depth=3",
        7,
        None,
        {},
        {"club": -1},
        {"club": 0},
        {"club": "often"},
        {"club": True},
        {"club": float("inf")},
        {"nobody": 1},
        [7, "club"],
        Bot,
        PolicyBot,
    ],
)
def test_what_is_no_opponent_is_refused(given: Any) -> None:
    with pytest.raises(BadOptions):
        Opponents(given, "container", 3, 0)


def test_a_wrong_answer_names_the_seat() -> None:
    for wrong, told in ((-1, "not legal"), ("sail", "not an action"), (None, "not an action")):
        env = SeatEnv(
            "container", opponents=lambda observation, info, wrong=wrong: wrong, seat=2, options={"first": "A"}
        )
        with pytest.raises(WrongAnswer, match=f"seat 0 .*{told}"):
            env.reset(seed=1)

    with pytest.raises(WrongAnswer, match="should make a Bot"):
        SeatEnv("container", opponents=lambda game, seed: game).reset(seed=1)


def test_a_policy_is_shown_what_its_seat_may_know() -> None:
    """The same numbers and mask as the true table gives that seat, and nothing beside them."""
    asked: Counter[int] = Counter()

    def looking(observation: dict[str, Any], info: dict[str, Any]) -> int:
        truth = seen(env.game, info["seat"])
        assert set(observation) == set(truth)
        assert all((observation[name] == truth[name]).all() for name in truth)
        assert set(info) == {"legal", "seat", "game"}
        asked[info["seat"]] += 1
        return int(info["legal"][rng.below(len(info["legal"]))])

    for game in GAMES:
        rng, env = Quick(1), SeatEnv(game, players=3, opponents=looking, seat=1)
        _seen, info = env.reset(seed=1)
        for _ in range(60):
            _seen, _reward, over, _cut, info = env.step(info["legal"][0])
            if over:
                break
    assert min(asked[0], asked[2]) > 60


# -- copies ----------------------------------------------------------------------------------------------------------

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


def few(bot: str) -> str:
    return f"{bot}:{QUICK[bot]}" if bot in QUICK else bot


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize(("game", "bot"), CASES, ids=[f"{game}-{bot}" for game, bot in CASES])
def test_a_seat_can_be_copied_with_every_opponent(game: str, bot: str, copied: Callable[[Any], Any]) -> None:
    """The copy and the original go the same way on, each by itself, into the next deals too."""
    goes_on_alike(SeatEnv(game, players=3, opponents=few(bot), seat=1, reward="points"), copied)


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize(
    "given", [first_of, quick_search, {"club": 1, quick_search: 1}, IsmctsBot("container", 3, iterations=8, horizon=5)]
)
def test_a_seat_can_be_copied_whatever_was_given(given: Any, copied: Callable[[Any], Any]) -> None:
    goes_on_alike(SeatEnv("container", opponents=given, observation="flat"), copied)


def test_a_search_in_several_processes_can_be_copied() -> None:
    """The copy starts processes of its own."""
    bot = make_bot("ismcts:iterations=8,horizon=5,processes=2", "container", 1)
    g = quayside.new("container", 3, 1)
    seat = g.pending()[0]
    g.apply(answer(g, seat, bot), seat)
    seat = g.pending()[0]
    twins = [copied(bot) for copied in COPIES.values()]
    assert len({answer(g, seat, each) for each in (bot, *twins)}) == 1


def goes_on_alike(env: SeatEnv, copied: Callable[[Any], Any]) -> None:
    _seen, info = env.reset(seed=2)
    for _ in range(12):
        *_rest, info = env.step(info["legal"][0])
    twin = copied(env)
    # One after the other: what one does must not reach the other.
    assert way_of(env, info["legal"]) == way_of(twin, info["legal"])


def way_of(env: SeatEnv, legal: list[int]) -> list[Any]:
    rng, way = Quick(3), []
    for number in range(26):
        shown, reward, over, _cut, info = env.step(legal[rng.below(len(legal))])
        way.append((pickle.dumps(shown), reward, over, pickle.dumps(info)))
        if over or number == 20:
            _seen, info = env.reset()
        legal = info["legal"]
    return way


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_with_what_a_search_has_learnt(game: str, copied: Callable[[Any], Any]) -> None:
    """Within a turn a tree is carried on; a copy that had lost it would have as many visits less."""
    g, bot, carried = quayside.new(game, 3, 1), IsmctsBot(game, 1, iterations=40, horizon=5), 0
    seat, twin = -1, bot
    while carried < 5:
        asked = int(g.first_waiting())
        situation = situation_of(g, asked, Quick(1))
        if asked == seat and len(situation.legal) > 1:
            before = bot._search
            tables = [each.searched(situation, NO_LIMIT).table() for each in (bot, twin)]
            assert tables[0] == tables[1]
            carried += bot._search is before
        g.apply(bot.choose(situation), asked)
        seat, twin = asked, copied(bot)


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_environments_of_all_seats_can_be_copied(game: str, copied: Callable[[Any], Any]) -> None:
    turns = TurnEnv(game, reward="points")
    turns.reset(seed=4)
    on_in_turns(turns, 40)
    assert (twin := copied(turns)).agent_selection == turns.agent_selection
    assert on_in_turns(turns, 60) == on_in_turns(twin, 60)

    cycles = CycleEnv(game, reward="points")
    shown, _infos = cycles.reset(seed=4)
    _way, shown = on_in_cycles(cycles, shown, 20)
    other = copied(cycles)
    assert on_in_cycles(cycles, shown, 40)[0] == on_in_cycles(other, shown, 40)[0]


def on_in_turns(env: TurnEnv, steps: int) -> list[Any]:
    rng, way = Quick(5), []
    for agent in env.agent_iter(steps):
        shown, reward, *_rest = env.last()
        way.append((agent, pickle.dumps(shown), reward, env.legal()))
        env.step(env.legal()[rng.below(len(env.legal()))])
    return way


def on_in_cycles(env: CycleEnv, shown: dict[str, Any], cycles: int) -> tuple[list[Any], dict[str, Any]]:
    rng, way = np.random.default_rng(5), []
    for _ in range(cycles):
        actions = {agent: int(rng.choice(np.flatnonzero(each["action_mask"]))) for agent, each in shown.items()}
        shown, rewards, *_rest = env.step(actions)
        way.append((pickle.dumps(shown), rewards))
    return way, shown
