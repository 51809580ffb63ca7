"""Random steps a second through each adapter, next to PettingZoo's own classic games in the same run.

    python bench/adapters.py            # needs the packages of the dev group
    python bench/adapters.py --json

Both sides run the same loop, the one of PettingZoo's documentation; they differ only in how an action is picked:

- sample: `env.action_space(agent).sample(observation["action_mask"])`
- search: `random.choice(numpy.flatnonzero(observation["action_mask"]))`
- list: `random.choice(env.legal())`, through Gymnasium of `info["legal"]`, which only our games tell; beside it stands
  the peer's quicker way, search

OpenSpiel's games tell their actions by a list, so they stand beside the same. Every figure is a median over rounds in
which all are measured in turn, in processor time; a ratio is the median of the ratios within each round.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import warnings
from functools import partial
from importlib import import_module
from typing import Any, Callable, NamedTuple

import numpy as np

warnings.filterwarnings("ignore")

PEER = "connect_four_v3"
WAYS = ("sample", "search", "list")

Legal = Callable[[], list[int]]
Pick = Callable[[Any, Any, Legal], Any]
Measure = Callable[[], float]


def by_sample(space: Any, seen: Any, legal: Legal) -> Any:
    return space.sample(seen["action_mask"])


def by_search(space: Any, seen: Any, legal: Legal) -> Any:
    return random.choice(np.flatnonzero(seen["action_mask"]))


def by_list(space: Any, seen: Any, legal: Legal) -> Any:
    return random.choice(legal())


PICKS: dict[str, Pick] = {"sample": by_sample, "search": by_search, "list": by_list}


def turns(env: Any, pick: Pick, seconds: float) -> float:
    """Steps a second through an agent-environment cycle."""
    env.reset(seed=1)
    legal = getattr(env, "legal", None)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for agent in env.agent_iter():
            seen, _reward, over, cut, _info = env.last()
            env.step(None if over or cut else pick(env.action_space(agent), seen, legal))
            steps += 1
    return steps / (time.process_time() - start)


def single(env: Any, pick: Pick, seconds: float) -> float:
    """The same through Gymnasium; the other seats play at random within the step, which is not counted twice."""
    env.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        seen, info = env.reset()
        over = False
        while not over:
            seen, _reward, over, _cut, info = env.step(pick(env.action_space, seen, partial(info.get, "legal")))
            steps += 1
    return steps / (time.process_time() - start)


def spiel(game: Any, seconds: float) -> float:
    """The same through OpenSpiel."""
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            state.apply_action(random.randrange(game.deals) if chance else random.choice(state.legal_actions()))
            steps += not chance
    return steps / (time.process_time() - start)


class Task(NamedTuple):
    """What is measured: through which adapter, which game, picked in which way."""

    adapter: str
    game: str
    way: str
    measure: Measure


def tasks(seconds: float) -> list[Task]:
    import gymnasium
    import pyspiel
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    import quayside.research.single
    import quayside.research.spiel  # noqa: F401 (both register the games)
    from quayside.games.registry import manifests

    found = []
    for name, peer in ((PEER, connect_four_v3), ("tictactoe_v3", tictactoe_v3)):
        for way in ("sample", "search"):
            found.append(Task("PettingZoo", name, way, partial(turns, peer.env(), PICKS[way], seconds)))
    for name, manifest in manifests().items():
        module = import_module(f"quayside.research.{name}_v0")
        for way in WAYS:
            found.append(Task("PettingZoo", name, way, partial(turns, module.env(), PICKS[way], seconds)))
        for way in WAYS:
            env = gymnasium.make(f"quayside/{manifest.name}-v0")
            found.append(Task("Gymnasium", name, way, partial(single, env, PICKS[way], seconds)))
        game = pyspiel.load_game(f"python_quayside_{name}")
        found.append(Task("OpenSpiel", name, "list", partial(spiel, game, seconds)))
    return found


def measured(rounds: int, seconds: float) -> list[dict[str, Any]]:
    """For every task, steps a second and how many times the peer's in the same way that is."""
    todo = tasks(seconds)
    rates = [[task.measure() for task in todo] for _ in range(rounds)]
    peers = {task.way: at for at, task in enumerate(todo) if task.game == PEER}
    peers["list"] = peers["search"]
    return [
        {
            "adapter": task.adapter,
            "game": task.game,
            "way": task.way,
            "steps_per_s": round(statistics.median(row[at] for row in rates)),
            "x": round(statistics.median(row[at] / row[peers[task.way]] for row in rates), 1),
        }
        for at, task in enumerate(todo)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time per measurement")
    parser.add_argument("--rounds", type=int, default=7, help="the median of so many rounds counts")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measured(given.rounds, given.seconds)
    if given.json:
        print(json.dumps(found))
        return
    for row in found:
        label = f"{row['game']}, {row['adapter']}, {row['way']}"
        print(f"{label:40} {row['steps_per_s']:>10,} steps/s  {row['x']:5.1f} x {PEER}")


if __name__ == "__main__":
    main()
