"""Decisions a second of the batch, with observation and mask written, beside the engine alone and others in one run.

    python bench/batch.py            # needs the packages of the dev group
    python bench/batch.py --json

All play at random. Every figure is a median over rounds in which all are measured in turn; a ratio is the median of the
ratios within each round. One process is measured in processor time; several are measured by the clock, and compared
with one by the clock. How much two can have of this machine say two batches that know nothing of each other. Against
club both figures are given: the learner's decisions, and all that were taken at the tables. Games of other libraries
are measured where they are installed.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import multiprocessing
import random
import statistics
import time
import warnings
from functools import partial
from typing import Any, Callable, Iterable

import gymnasium
import numpy as np
from pettingzoo.classic import connect_four_v3

import quayside
import quayside.research.single
from quayside import research
from quayside.games.registry import manifests
from quayside.kernel.playout import random_playout
from quayside.kernel.rng import Quick
from quayside.research.batch import Batch, make
from quayside.research.processes import ProcessBatch

warnings.filterwarnings("ignore")

Measure = Callable[[float], float]
GAMES = [game for game, found in manifests().items() if found.observation and found.judge]
WARM = 8  # steps before the clock starts
ALONE = "engine alone"
BY_THE_CLOCK = "the same, by the clock"


def engine(game: str, players: int, seconds: float) -> float:
    """The engine alone, playing inside itself."""
    rng = Quick(1)
    done, deal, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        done += random_playout(quayside.new(game, players, deal), rng)
        deal += 1
    return done / (time.process_time() - start)


def tables(game: str, players: int, seconds: float, clock: Callable[[], float], count: int, **more: Any) -> float:
    """Decisions that were asked for outside the batch."""
    env = make(game, count, players, **more)
    rng = np.random.default_rng(1)
    steps, start = 0, 0.0
    for at in range(1 << 40):
        if at == WARM:
            start = clock()
        if at > WARM and clock() - start >= seconds:
            break
        env.step(env.pick(rng.random(count)))
        steps += at >= WARM
    spent = clock() - start
    env.close()
    return count * steps / spent


def in_parts(game: str, players: int, count: int, processes: int, seconds: float) -> float:
    """By the clock, several processes of which none waits for another: each goes on as soon as it is answered."""
    env = make(game, count, players, processes=processes)
    assert isinstance(env, ProcessBatch)
    rng = np.random.default_rng(1)

    def answer(at: int) -> int:
        size = env.parts[at].stop - env.parts[at].start
        env.send(env.pick(rng.random(size), at), at)
        return size

    for at in range(processes):
        answer(at)
    for _warm in range(WARM * processes):
        answer(env.recv())
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += answer(env.recv())
    spent = time.perf_counter() - start
    env.close()
    return done / spent


def _alone(game: str, players: int, count: int, seconds: float, together: Any, told: Any) -> None:
    env = make(game, count, players)
    rng = np.random.default_rng(1)
    for _warm in range(WARM):
        env.step(env.pick(rng.random(count)))
    together.wait()
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        env.step(env.pick(rng.random(count)))
        steps += 1
    told.put(count * steps / (time.perf_counter() - start))


def apart(game: str, players: int, count: int, processes: int, seconds: float) -> float:
    """By the clock, as many batches at the same time that know nothing of each other: what the machine has to give."""
    context = multiprocessing.get_context("spawn")
    together, told = context.Barrier(processes), context.Queue()
    task = (game, players, count // processes, seconds, together, told)
    each = [context.Process(target=_alone, args=task) for _number in range(processes)]
    for process in each:
        process.start()
    found = sum(told.get() for _process in each)
    for process in each:
        process.join()
    return float(found)


def against_club(game: str, players: int, count: int, seconds: float) -> float:
    """All decisions at tables where club players have the other seats."""
    env = make(game, count, players, opponents="club")
    assert isinstance(env, Batch)
    rng = np.random.default_rng(1)
    before, start = env.taken, time.process_time()
    while time.process_time() - start < seconds:
        env.step(env.pick(rng.random(count)))
    return (env.taken - before) / (time.process_time() - start)


def aec(module: Any, seconds: float) -> float:
    """PettingZoo's loop, with the mask searched for an action."""
    env = module.env()
    env.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for _agent in env.agent_iter():
            seen, _reward, over, cut, _info = env.last()
            env.step(None if over or cut else random.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
    return steps / (time.process_time() - start)


def vector(name: str, mode: str, count: int, seconds: float) -> float:
    """Gymnasium's vector environments against random players."""
    envs: Any = gymnasium.make_vec(name, count, vectorization_mode=mode)
    seen, _infos = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        masks = seen["action_mask"]
        masks[~masks.any(axis=1), 0] = 1  # Gymnasium's own wrappers show finished games, where nothing is legal
        if mode == "sync":
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        else:
            actions = envs.batch.pick(rng.random(count))
        seen, *_rest = envs.step(actions)
        steps += count
    envs.close()
    return steps / (time.process_time() - start)


def puffer(seconds: float) -> float:
    """A game of PufferLib's own."""
    from pufferlib.ocean.squared.squared import Squared

    env = Squared(num_envs=4096)
    env.reset()
    actions = np.random.default_rng(1).integers(0, 5, (64, 4096))
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.step(actions[steps % 64])
        steps += 1
    return 4096 * steps / (time.process_time() - start)


def pool(name: str, seconds: float) -> float:
    """A small game of EnvPool's on one thread, whatever is done in it."""
    import envpool

    env = envpool.make(name, env_type="gymnasium", num_envs=4096, num_threads=1, seed=1)
    env.reset()
    actions = np.zeros(4096, np.int32)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.step(actions)
        steps += 1
    return 4096 * steps / (time.process_time() - start)


def peers() -> Iterable[tuple[str, Measure]]:
    yield "connect_four_v3 of PettingZoo", partial(aec, connect_four_v3)
    if importlib.util.find_spec("pufferlib") is not None:
        yield "squared of PufferLib, 4,096 at a time", puffer
    if importlib.util.find_spec("envpool") is not None:
        for name in ("CartPole-v1", "Acrobot-v1"):
            yield f"{name} of EnvPool, 4,096 at a time", partial(pool, name)


def rows(game: str, players: int, count: int) -> list[tuple[str, Measure]]:
    name = f"quayside/{manifests()[game].name}-v0"
    one, wall = time.process_time, time.perf_counter

    def many(seconds: float, clock: Callable[[], float] = one, **more: Any) -> float:
        return tables(game, players, seconds, clock, count, **more)

    return [
        (ALONE, partial(engine, game, players)),
        (f"batch of {count:,}", many),
        ("the same, mask as bits", partial(many, mask="bits")),
        (BY_THE_CLOCK, partial(many, clock=wall)),
        ("two processes, step by step", partial(many, clock=wall, processes=2)),
        ("two processes, each at its own pace", partial(in_parts, game, players, count, 2)),
        ("two batches apart", partial(apart, game, players, count, 2)),
        ("one seat against club", partial(many, opponents="club")),
        ("the same, all decisions", partial(against_club, game, players, count)),
        ("Gymnasium, make_vec of 256", partial(vector, name, "vector_entry_point", 256)),
        ("Gymnasium, its own wrapper of 16", partial(vector, name, "sync", 16)),
        ("PettingZoo", partial(aec, getattr(research, f"{game}_v0"))),
    ]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--seconds", type=float, default=1.0)
    reader.add_argument("--tables", type=int, default=4096)
    reader.add_argument("--players", type=int, default=3)
    reader.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    reader.add_argument("--json", action="store_true")
    given = reader.parse_args()
    found: dict[str, dict[str, list[float]]] = {}
    for number in range(given.rounds):
        for title, measure in peers():
            found.setdefault("others", {}).setdefault(title, []).append(measure(given.seconds))
        for game in given.games:
            for title, measure in rows(game, given.players, given.tables):
                found.setdefault(game, {}).setdefault(title, []).append(measure(given.seconds))
        if not given.json:
            print(f"round {number + 1} of {given.rounds}", flush=True)
    report = {
        game: {
            title: {"a_second": round(statistics.median(all_)), **ratios(each, title)} for title, all_ in each.items()
        }
        for game, each in found.items()
    }
    if given.json:
        print(json.dumps(report, indent=1))
        return
    for game, each in report.items():
        for title, figures in each.items():
            beside = "".join(f"  x {figures[name]:.2f} {words}" for name, words in BESIDE.items() if name in figures)
            print(f"{game:12} {title:40} {figures['a_second']:>12,}{beside}")


BESIDE = {"to_the_engine": "of the engine", "to_one": "of one process"}


def ratios(each: dict[str, list[float]], title: str) -> dict[str, float]:
    """To the engine alone in the same round, and of several processes to one by the clock."""
    found = {}
    if ALONE in each:
        found["to_the_engine"] = ratio(each[title], each[ALONE])
    if title.startswith("two "):
        found["to_one"] = ratio(each[title], each[BY_THE_CLOCK])
    return found


def ratio(these: list[float], those: list[float]) -> float:
    return statistics.median(a / b for a, b in zip(these, those, strict=True))


if __name__ == "__main__":
    main()
