"""A loop as in CleanRL: Gymnasium's own vector of environments, and everything else in sight.

python examples/cleanrl_loop.py 100000
"""

from __future__ import annotations

import sys
from functools import partial

import gymnasium
import numpy as np
from masked import Learner

from quayside.research.single import SeatEnv

TABLES, LENGTH = 4, 32
steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000

makers = [partial(SeatEnv, "shipyard", opponents={"club": 0.5, "random": 0.5}, reward="points") for _ in range(TABLES)]
envs = gymnasium.vector.SyncVectorEnv(makers, autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP)
space = envs.single_observation_space
learner = Learner(space["observation"].shape[0], envs.single_action_space.n)
seen, _infos = envs.reset(seed=1)
done = 0
while done < steps:
    rows = []
    for _ in range(LENGTH):
        action = learner.act(seen["observation"], seen["action_mask"])
        following, reward, ended, _cut, _infos = envs.step(action)
        rows.append((seen["observation"], seen["action_mask"], action, reward, ended))
        seen = following
        done += TABLES
    worth, gained = np.zeros(TABLES), []
    for *_rest, reward, ended in reversed(rows):
        worth = reward + 0.99 * worth * ~ended
        gained.append(worth)
    parts = [np.concatenate(part) for part in list(zip(*rows, strict=True))[:3]]
    loss = learner.learn(*parts, np.concatenate(gained[::-1]))
print(f"{done} steps, last loss {loss:.4f}")
