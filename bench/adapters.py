"""Random steps a second through each adapter, next to PettingZoo's own classic games in the same run.

    python bench/adapters.py            # needs the packages of the dev group
    python bench/adapters.py --json

A random player needs the legal actions and nothing else. PettingZoo's games tell them by a mask, ours by a list in
`info["legal"]` too; "by mask" and "with observation" show what it costs to look at the mask, and at all numbers.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import warnings
from functools import partial
from typing import Any, Callable

import numpy as np

warnings.filterwarnings("ignore")

Pick = Callable[[Any, Any], int]


def by_mask(seen: Any, info: Any) -> int:
    return int(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def by_list(seen: Any, info: Any) -> int:
    return int(random.choice(info["legal"]))


def with_observation(seen: Any, info: Any) -> int:
    seen["observation"]
    return int(random.choice(info["legal"]))


def turns(env: Any, pick: Pick, seconds: float) -> float:
    """Steps a second of processor time through an agent-environment cycle."""
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=steps)
        for _agent in env.agent_iter():
            seen, _reward, over, cut, info = env.last()
            env.step(None if over or cut else pick(seen, info))
            steps += 1
    return steps / (time.process_time() - start)


def single(env: Any, pick: Pick, seconds: float) -> float:
    """The same through Gymnasium; the moves of the other seats count too, for they are made in the same step."""
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        seen, info = env.reset(seed=steps)
        over = False
        while not over:
            seen, _reward, over, _cut, info = env.step(pick(seen, info))
            steps += 1
    return steps / (time.process_time() - start)


def spiel(game: Any, seconds: float) -> float:
    """The same through OpenSpiel."""
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        state.apply_action(random.randrange(game.deals))
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - start)


def measures(seconds: float) -> dict[str, Callable[[], float]]:
    """What is measured, by name."""
    import pyspiel
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    import quayside.research.spiel  # noqa: F401 (registers the games)
    from quayside.research import container_v0, newzealand_v0, shipyard_v0
    from quayside.research.single import SeatEnv

    found: dict[str, Callable[[], float]] = {
        "connect_four_v3": partial(turns, connect_four_v3.env(), by_mask, seconds),
        "tictactoe_v3": partial(turns, tictactoe_v3.env(), by_mask, seconds),
    }
    for name, module in (("container", container_v0), ("shipyard", shipyard_v0), ("newzealand", newzealand_v0)):
        game = pyspiel.load_game(f"python_quayside_{name}")
        found |= {
            f"{name} PettingZoo": partial(turns, module.env(), by_list, seconds),
            f"{name} PettingZoo, by mask": partial(turns, module.env(), by_mask, seconds),
            f"{name} PettingZoo, with observation": partial(turns, module.env(), with_observation, seconds),
            f"{name} Gymnasium": partial(single, SeatEnv(name), by_list, seconds),
            f"{name} OpenSpiel": partial(spiel, game, seconds),
        }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time per measurement")
    parser.add_argument("--rounds", type=int, default=3, help="the median of so many rounds counts")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    taken: dict[str, list[float]] = {}
    tasks = measures(given.seconds)
    for _ in range(given.rounds):
        for name, task in tasks.items():
            taken.setdefault(name, []).append(task())
    rates = {name: statistics.median(values) for name, values in taken.items()}
    peer = rates["connect_four_v3"]
    if given.json:
        print(
            json.dumps({name: {"steps_per_s": round(rate), "x": round(rate / peer, 1)} for name, rate in rates.items()})
        )
        return
    for name, rate in rates.items():
        print(f"{name:40} {rate:>10,.0f} steps/s  {rate / peer:5.1f} x connect_four_v3")


if __name__ == "__main__":
    main()
