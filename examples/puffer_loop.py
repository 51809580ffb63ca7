"""PufferLib: the batch as a native environment, in its vectors.

pip install pufferlib
python examples/puffer_loop.py 100000
"""

from __future__ import annotations

import sys

import pufferlib.vector
from masked import Learner
from puffer_tables import PufferTables

TABLES = 64
steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000

settings = {"game": "container", "num_envs": TABLES, "opponents": "club", "reward": "points"}
envs = pufferlib.vector.make(PufferTables, env_kwargs=settings, backend=pufferlib.vector.Serial, num_envs=1, seed=1)
actions = envs.single_action_space.n
learner = Learner(envs.single_observation_space.shape[0] - actions, actions)
rows, _infos = envs.reset(seed=1)
done = 0
while done < steps:
    observation, mask = rows[:, :-actions].copy(), rows[:, -actions:].copy()
    action = learner.act(observation, mask)
    rows, reward, *_rest = envs.step(action)
    loss = learner.learn(observation, mask, action, reward.copy())
    done += TABLES
print(f"{done} steps, last loss {loss:.4f}")
