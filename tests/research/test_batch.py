"""The batch plays the same games: every row it writes is what the engine says of that table."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import quayside
import quayside.research.single
from quayside.batch.tables import SAME_STEP, Paper, Tables
from quayside.bots.base import situation_of
from quayside.bots.registry import bot_names, make_bot
from quayside.kernel.errors import BadOptions
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.advice import LIKED
from quayside.research.batch import STRETCH, Arrays, Batch, IllegalAnswer, Setting, bytes_of, make
from quayside.research.observation import mask, scales, secret_columns, secrets_size, tensor
from quayside.research.processes import ProcessBatch, WorkerFailed
from quayside.research.spaces import bounds
from quayside.research.tables import OutOfOrder, utilities

GAMES = [("container", 3), ("container", 5), ("shipyard", 2), ("newzealand", 1), ("newzealand", 4)]
STEPS = 60


def batch(game: str, players: int, tables: int = 3, **more: Any) -> Batch:
    found = make(game, tables, players, **more)
    assert isinstance(found, Batch)
    return found


def evenly(env: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    return env.pick(rng.random(env.tables))


def as_dealt(game: str, players: int, table: int, number: int = 0, seed: int = 0) -> State:
    return quayside.new(game, players, f"batch:{seed}:{table}:{number}")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_row_is_what_the_engine_says(game: str, players: int) -> None:
    """Games by the engine alone, from the same deals with the same actions, look the same at every step."""
    env = batch(game, players)
    games = [as_dealt(game, players, table) for table in range(env.tables)]
    numbers = [0] * env.tables
    rng = np.random.default_rng(1)
    for _step in range(STEPS):
        for table, g in enumerate(games):
            seat = int(env.seat[table])
            assert seat == g.pending()[0]
            assert np.array_equal(env.observation[table], tensor(g, seat))
            assert np.array_equal(env.mask[table], mask(g, seat))
            assert env.legal_count[table] == len(g.legal(seat))
        chosen = evenly(env, rng)
        env.step(chosen)
        for table, action in enumerate(chosen):
            g = games[table]
            g.play(g.pending()[0], int(action))
            assert bool(env.done[table]) == bool(g.over)
            if g.over:
                result = g.score()
                assert np.allclose(env.reward[table], utilities(result)[:players])
                assert env.score[table].tolist() == result.scores[:players]
                assert env.rank[table].tolist() == result.ranks[:players]
                numbers[table] += 1
                games[table] = as_dealt(game, players, table, numbers[table])
            else:
                assert not env.reward[table].any()


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
def test_how_a_finished_table_goes_on(autoreset: str) -> None:
    env = batch("container", 3, options={"round_limit": 1}, autoreset=autoreset)
    rng = np.random.default_rng(2)
    ended = 0
    while ended < 3:
        before = env.done.copy()
        if autoreset == "disabled" and before.any():
            assert (env.seat[before] == -1).all()
            with pytest.raises(IllegalAnswer, match="is over"):
                env.step(evenly(env, rng))
            env.deal_again(before)
            assert not env.done.any()
            assert not env.reward.any()
            assert (env.seat >= 0).all()
            before[:] = False
        env.step(evenly(env, rng))
        assert (env.mask.sum(axis=1) == env.legal_count).all()
        assert (env.legal_count > 0).all(), "no mask is without a 1"
        assert not (before & env.done).any()
        ended += int(env.done.sum())
        for table in np.flatnonzero(env.done):
            over = env.game(int(table)).over
            assert bool(over) == (autoreset != "same_step")
            assert env.reward[table].any()
        if autoreset == "next_step":
            assert not env.reward[before].any()


@pytest.mark.parametrize(("game", "players"), [("container", 4), ("shipyard", 3), ("newzealand", 2)])
@pytest.mark.parametrize("opponents", ["random", "beginner", "club", "lively"])
def test_opponents_answer_inside(game: str, players: int, opponents: str) -> None:
    env = batch(game, players, 2, opponents=opponents, seat=1, seed=5)
    rng = np.random.default_rng(3)
    for _step in range(8):
        assert (env.seat == 1).all()
        env.step(evenly(env, rng))


def test_opponents_by_seat_chance_and_policy() -> None:
    """A seat of one's own by chance; a mixture; a policy, which is shown what its seat may know."""

    def first(observation: dict[str, Any], info: dict[str, Any]) -> int:
        assert observation["action_mask"][info["legal"]].all()
        return int(info["legal"][0])

    env = batch("container", 3, 12, opponents={"random": 1.0, first: 1.0}, options={"round_limit": 1})
    seats = {int(seat) for seat in env.seat}
    assert len(seats) > 1
    rng = np.random.default_rng(4)
    for _step in range(10):
        env.step(evenly(env, rng))
    with pytest.raises(BadOptions, match="needs opponents"):
        make("container", 2, 3, seat=0)


@pytest.mark.parametrize(("game", "players"), [("container", 3), ("shipyard", 3), ("newzealand", 3)])
@pytest.mark.parametrize("bot", ["club", "beginner", "ismcts:iterations=3,horizon=3", "rehearser:lines=8,horizon=3"])
def test_what_is_hidden_makes_no_difference_to_players_inside(game: str, players: int, bot: str) -> None:
    """They are handed the whole table: with everything dealt anew that their seat cannot see, they answer the same."""
    g = quayside.new(game, players, "fair")
    opponent = make_bot(bot, game, 1).inside()
    assert opponent is not None
    rng = Quick(7)
    for step in range(25):
        seat = g.pending()[0]
        there = g.imagine(seat, Quick(step))
        answers = []
        for table in (g, there):
            chance = Quick(step)
            answers.append(int(opponent.answer(table, seat, table.walk(seat, -1), chance)))
        assert answers[0] == answers[1]
        legal = g.legal(seat)
        g.play(seat, answers[0] if rng.below(2) else legal[rng.below(len(legal))])
        if g.over:
            return


def test_club_inside_is_club() -> None:
    """The same answers as the bot gives before its view, wherever one action is the heaviest."""
    g = quayside.new("newzealand", 3, "same")
    opponent = make_bot("club", "newzealand", 1).inside()
    assert opponent is not None
    same = 0
    for step in range(40):
        seat = g.pending()[0]
        outside = {make_bot("club", "newzealand", seed).choose(situation_of(g, seat, Quick(step))) for seed in range(6)}
        inside = int(opponent.answer(g, seat, g.walk(seat, -1), Quick(step)))
        same += len(outside) == 1
        assert inside in outside or len(outside) > 1
        g.play(seat, inside)
    assert same > 20


@pytest.mark.parametrize("mask", ["bytes", "bits"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_tables_write_the_same_wherever_it_goes(game: str, players: int, mask: str) -> None:
    """Into arrays of its own or brought ones, straight; or by way of a sheet for some tables at a time where the rows
    of those that are brought are not in one piece."""
    tables = STRETCH + 3  # one stretch and a piece
    own = batch(game, players, tables, secrets=True, mask=mask)
    used = Arrays.zeros(own.setting)
    for array in (used.observation, used.mask, used.secrets):
        array[:] = 1
    shapes = Arrays.shapes(own.setting).items()
    apart = Arrays(**{name: np.ones(shape, kind, order="F") for name, (shape, kind) in shapes})
    others = [Batch(own.setting, brought) for brought in (used, apart)]
    rng = np.random.default_rng(4)
    for _step in range(12):
        for other, field in product(others, fields(Arrays)):
            assert np.array_equal(getattr(own, field.name), getattr(other, field.name)), field.name
        answers = evenly(own, rng)
        for each in (own, *others):
            each.step(answers)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_masks_as_bits_are_those_of_bytes(game: str, players: int) -> None:
    """Also where lists grow longer than any before, and where games end and begin."""
    plain, packed = batch(game, players, 2), batch(game, players, 2, mask="bits")
    rng = np.random.default_rng(11)
    for step in range(400):
        if step == 200:
            for env in (plain, packed):
                env.deal_again(np.array([True, False]))
        assert np.array_equal(np.packbits(plain.mask, axis=1), packed.mask)
        assert np.array_equal(plain.mask.sum(axis=1), plain.legal_count)
        answers = evenly(plain, rng)
        plain.step(answers)
        packed.step(answers)


@pytest.mark.parametrize(
    ("mask", "short"), [("bytes", "mask"), ("bits", "mask"), ("bytes", "observation"), ("bits", "legal")]
)
def test_nothing_is_written_beyond_an_array(mask: str, short: str) -> None:
    """Compiled code looks at how long an array is: one that has too few rows is refused."""
    env = batch("shipyard", 2, 2, mask=mask)
    sheets = {name: bytes_of(getattr(env, name)[: 1 if name == short else 2]) for name in ("observation", "mask")}
    lists = bytes_of(np.zeros((1 if short == "legal" else 2, env.actions), np.int16))
    paper = Paper(2, sheets["observation"], lists, sheets["mask"], mask == "bits", memoryview(b""), [])
    writer = OBSERVATION_WRITERS.of("shipyard")
    tables = Tables(writer, 2, 2, env.actions, SAME_STEP, env._deal, env._pay, False, paper)

    def begin() -> None:
        tables.begin()
        tables.show(0, 2)

    with pytest.raises(IndexError):
        begin()


def test_arrays_that_no_cache_holds() -> None:
    """Rows of large arrays are written past the caches, whole lines of memory at a time: wherever a row begins."""
    env = batch("newzealand", 2, 1300)
    assert env.observation.nbytes > 4 << 20
    for _step in range(2):
        for table in (*range(40), env.tables - 1):
            assert np.array_equal(env.observation[table], tensor(env.game(table), int(env.seat[table])))
        env.step(env.pick(np.zeros(env.tables)))


def test_numbers_are_short_enough() -> None:
    """What the tables write has sixteen bits."""
    limits = np.iinfo(np.int16)
    for game, _players in GAMES:
        low, high = bounds(game)
        assert limits.min <= low.min()
        assert high.max() <= limits.max


def test_types_of_arrays() -> None:
    """The tables write bytes and short numbers where they are read; everything else is made from those."""
    plain = batch("shipyard", 3, 4)
    assert plain.observation.dtype == np.int16
    for kind in ("float16", "float32", "int32", "int16"):
        other = batch("shipyard", 3, 4, observation=kind, mask="bits")
        assert other.observation.dtype == np.dtype(kind)
        assert np.array_equal(other.observation.astype(np.float32), plain.observation)
        assert np.array_equal(np.unpackbits(other.mask, axis=1)[:, : plain.mask.shape[1]], plain.mask)
    scaled = batch("shipyard", 3, 4, scaled=True)
    assert np.allclose(scaled.observation * scales("shipyard"), plain.observation, rtol=1e-5)
    assert np.abs(scaled.observation).max() <= 1.0
    with pytest.raises(BadOptions, match="need a float"):
        make("shipyard", 4, 3, observation="int16", scaled=True)
    for wrong in ({"observation": "uint64"}, {"mask": "list"}, {"autoreset": "maybe"}, {"reward": "much"}):
        with pytest.raises(BadOptions, match="is one of"):
            make("shipyard", 4, 3, **wrong)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="at least one table"):
        make("shipyard", 0)


def test_the_callers_arrays_are_written() -> None:
    setting = Setting(game="shipyard", tables=4, players=2, options={})
    mine = Arrays.zeros(setting)
    env = Batch(setting, mine)
    assert env.observation is mine.observation
    assert mine.observation.any()
    assert mine.mask.any()
    wrong = Arrays.zeros(Setting(game="shipyard", tables=3, players=2, options={}))
    with pytest.raises(BadOptions, match="writeable array"):
        Batch(setting, wrong)


@pytest.mark.parametrize("action", [-1, 0, 10**9])
def test_an_illegal_action_stops_all(action: int) -> None:
    env = batch("newzealand", 2, 4)
    rng = np.random.default_rng(6)
    chosen = evenly(env, rng).copy()
    chosen[2] = action
    assert not 0 <= action < env.actions or not env.mask[2, action]
    before = [env.game(table).digest() for table in range(4)]
    with pytest.raises(IllegalAnswer, match=f"table 2, seat {env.seat[2]}"):
        env.step(chosen)
    assert [env.game(table).digest() for table in range(4)] == before
    with pytest.raises(BadOptions, match="each of 4 tables"):
        env.step(chosen[:3])


def test_points_are_paid_as_they_are_scored() -> None:
    """Up to the end they add up to the score, from what the deal was worth on."""
    env = batch("shipyard", 2, 1, reward="points", autoreset="disabled")
    paid = np.array(env.game(0).score().scores) / 100
    rng = np.random.default_rng(7)
    payments = 0
    while not env.done[0]:
        env.step(evenly(env, rng))
        paid += env.reward[0]
        payments += bool(env.reward[0].any())
    assert payments > 1
    assert np.allclose(paid, env.score[0] / 100, atol=1e-4)


# -- processes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [each for each in GAMES if each[1] > 1])
@pytest.mark.parametrize("mask", ["bytes", "bits"])  # written where it is read, or handed out
def test_secrets_are_what_the_others_alone_see(game: str, players: int, mask: str) -> None:
    env = batch(game, players, secrets=True, mask=mask)
    columns, rng, told = list(secret_columns(game)), np.random.default_rng(1), 0
    assert env.secrets.shape == (3, secrets_size(game))
    for _step in range(40):
        env.step(evenly(env, rng))
        for table in range(3):
            g, seat = env.game(table), int(env.seat[table])
            others = [tensor(g, (seat + place) % players)[columns] for place in range(1, players)]
            row = np.concatenate(others)
            assert (env.secrets[table][: len(row)] == row).all()
            assert not env.secrets[table][len(row) :].any()
            told += int(np.abs(row).sum())
    assert told > 0


def test_nothing_is_told_of_secrets_unless_it_is_asked_for() -> None:
    assert batch("container", 3).secrets.shape == (3, 0)


def test_processes_play_the_same_games() -> None:
    alone = batch("shipyard", 2, 5, opponents="club", seat=0, seed=9)
    both = make("shipyard", 5, 2, opponents="club", seat=0, seed=9, processes=2)
    assert isinstance(both, ProcessBatch)
    try:
        rng = np.random.default_rng(8)
        for _step in range(5):
            places = rng.random(5)
            chosen = alone.pick(places)
            assert np.array_equal(both.pick(places), chosen)
            for part, rows in enumerate(both.parts):
                assert np.array_equal(both.pick(places[rows], part), chosen[rows])
            alone.step(chosen)
            both.step(chosen)
            for name in Arrays.__dataclass_fields__:
                assert np.array_equal(getattr(alone, name), getattr(both, name)), name
        both.send(evenly(alone, rng)[both.parts[1]], 1)
        with pytest.raises(OutOfOrder, match="recv"):
            both.send(evenly(alone, rng)[both.parts[1]], 1)
        with pytest.raises(OutOfOrder, match="recv"):
            both.pick(rng.random(3), 1)
        with pytest.raises(BadOptions, match="each of 2 tables"):
            both.pick(rng.random(5), 0)
        assert both.recv() == 1
        with pytest.raises(OutOfOrder, match="send"):
            both.recv()
        both.reset([1, 2, 3, 4, 5])
        alone.reset([1, 2, 3, 4, 5])
        assert np.array_equal(alone.observation, both.observation)
        chosen = evenly(alone, rng).copy()
        chosen[4] = -1
        before = both.observation.copy()
        with pytest.raises(IllegalAnswer, match="table 4: action -1 is not legal"):
            both.step(chosen)
        assert np.array_equal(both.observation, before)
        os.kill(both._processes[0].pid or 0, signal.SIGKILL)
        with pytest.raises(WorkerFailed, match="has ended"):
            both.step(evenly(alone, rng))
    finally:
        both.close()


def _hold(line: Any) -> None:
    env = make("shipyard", 2, 2, processes=2)
    assert isinstance(env, ProcessBatch)
    line.send([process.pid for process in env._processes])
    time.sleep(600)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to ask who is alive")
def test_processes_end_with_their_parent() -> None:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    parent = context.Process(target=_hold, args=(there,))
    parent.start()
    workers = here.recv()
    os.kill(parent.pid or 0, signal.SIGKILL)
    parent.join()
    for _wait in range(600):
        if not any(_runs(pid) for pid in workers):
            return
        time.sleep(0.1)
    raise AssertionError("workers outlive whoever made them")


def _runs(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


# -- Gymnasium -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("observation", ["dict", "flat"])
def test_gymnasiums_vector_environment(mode: AutoresetMode, observation: str) -> None:
    envs: Any = gymnasium.make_vec(
        "quayside/Container-v0",
        num_envs=3,
        players=3,
        options={"round_limit": 1},
        autoreset_mode=mode,
        observation=observation,
    )
    assert envs.metadata["autoreset_mode"] is mode
    seen, infos = envs.reset(seed=3)
    assert seen in envs.observation_space
    assert infos == {}
    rng = np.random.default_rng(9)
    ended = 0
    while ended < 3:
        masks = envs.action_masks()
        assert masks.any(axis=1).all(), "no mask is without a 1"
        seen, rewards, done, cut, infos = envs.step(envs.batch.pick(rng.random(3)))
        assert seen in envs.observation_space
        assert not cut.any()
        assert (rewards[~done] == 0).all()
        ended += int(done.sum())
        if not done.any():
            continue
        told = infos["final_info"] if mode is AutoresetMode.SAME_STEP else infos
        assert (told["_scores"] == done).all()
        assert told["ranks"][done].min() == 1
        if mode is AutoresetMode.SAME_STEP:
            last = infos["final_obs"][np.flatnonzero(done)[0]]
            assert last in envs.single_observation_space
            assert (envs.batch.seat == 0).all()
        if mode is AutoresetMode.DISABLED:
            envs.reset(options={"reset_mask": done})
            assert (envs.batch.seat == 0).all()
    envs.close()


def test_the_same_seed_gives_the_same_tables() -> None:
    envs: Any = gymnasium.make_vec("quayside/Shipyard-v0", num_envs=2)
    first, _infos = envs.reset(seed=4)
    envs.step(envs.batch.pick(np.zeros(2)))
    again, _infos = envs.reset(seed=4)
    other, _infos = envs.reset(seed=[5, 6])
    assert np.array_equal(first["observation"], again["observation"])
    assert not np.array_equal(first["observation"], other["observation"])
    with pytest.raises(BadOptions, match="one for each of 2"):
        envs.reset(seed=[5])


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_advice_likes_best_what_the_best_judge_of_the_game_does(game: str, players: int) -> None:
    best = make_bot("seasoned" if "seasoned" in bot_names(game) else "club", game, 1).inside()
    env, rng = batch(game, players, advice=True), np.random.default_rng(2)
    assert best is not None
    for _step in range(STEPS // 3):
        for table in range(env.tables):
            g, seat, row = env.game(table), int(env.seat[table]), env.advice[table]
            answer = int(best.answer(g, seat, g.walk(seat, -1), Quick(1)))
            assert row[answer] == LIKED or not row.any()  # where it likes nothing, anything is as good
            assert not row[mask(g, seat) == 0].any()
        env.step(evenly(env, rng))
    assert batch(game, players).advice.shape == (3, 0)


def test_processes_advise_as_one_does() -> None:
    alone = batch("shipyard", 3, tables=4, advice=True)
    several = make("shipyard", 4, 3, advice=True, processes=2)
    try:
        for _step in range(5):
            assert (several.advice == alone.advice).all()
            answers = alone.advice.argmax(1)
            alone.step(answers)
            several.step(answers)
    finally:
        several.close()
