"""Decisions a second of the batch, with observation and mask written, beside the engine alone and others in one run.

    python bench/batch.py            # needs the packages of the dev group
    python bench/batch.py --json

All play at random. Every figure is a median over rounds in which all are measured in turn; a ratio is the median of the
ratios to the engine within each round. One process is measured in processor time, several by the clock beside one by
the clock. Against club both figures are given: the learner's decisions, and all that were taken at the tables. Games of
other libraries are measured where they are installed.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
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

warnings.filterwarnings("ignore")

Measure = Callable[[float], float]
GAMES = [game for game, found in manifests().items() if found.observation and found.judge]
WARM = 8  # steps before the clock starts


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


def peers() -> Iterable[tuple[str, Measure]]:
    yield "connect_four_v3 of PettingZoo", partial(aec, connect_four_v3)
    if importlib.util.find_spec("pufferlib") is not None:
        yield "squared of PufferLib, 4,096 at a time", puffer


def rows(game: str, players: int, count: int) -> list[tuple[str, Measure]]:
    name = f"quayside/{manifests()[game].name}-v0"
    one, wall = time.process_time, time.perf_counter

    def many(seconds: float, clock: Callable[[], float] = one, **more: Any) -> float:
        return tables(game, players, seconds, clock, count, **more)

    return [
        ("engine alone", partial(engine, game, players)),
        (f"batch of {count:,}", many),
        ("the same, mask as bits", partial(many, mask="bits")),
        ("the same, by the clock", partial(many, clock=wall)),
        ("two processes, by the clock", partial(many, clock=wall, processes=2)),
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
    reader.add_argument("--json", action="store_true")
    given = reader.parse_args()
    found: dict[str, dict[str, list[float]]] = {}
    for number in range(given.rounds):
        for title, measure in peers():
            found.setdefault("others", {}).setdefault(title, []).append(measure(given.seconds))
        for game in GAMES:
            for title, measure in rows(game, given.players, given.tables):
                found.setdefault(game, {}).setdefault(title, []).append(measure(given.seconds))
        if not given.json:
            print(f"round {number + 1} of {given.rounds}", flush=True)
    report = {
        game: {
            title: {"a_second": round(statistics.median(all_)), "ratio": ratio(each, all_)}
            for title, all_ in each.items()
        }
        for game, each in found.items()
    }
    if given.json:
        print(json.dumps(report, indent=1))
        return
    for game, each in report.items():
        for title, figures in each.items():
            beside = "" if figures["ratio"] is None else f"  x {figures['ratio']:.2f}"
            print(f"{game:12} {title:40} {figures['a_second']:>12,}{beside}")


def ratio(each: dict[str, list[float]], all_: list[float]) -> float | None:
    """To the engine alone in the same round."""
    alone = each.get("engine alone")
    return None if alone is None else statistics.median(a / b for a, b in zip(all_, alone, strict=True))


if __name__ == "__main__":
    main()
