"""SuperSuit: several parallel environments as one vector; all seats are played by one learner.

pip install supersuit
python examples/supersuit_loop.py 100000
"""

from __future__ import annotations

import sys

import numpy as np
import supersuit
from masked import Learner

from quayside.research import container_v0

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
tables = supersuit.pettingzoo_env_to_vec_env_v1(container_v0.parallel_env(players=3, reward="points"))
envs = supersuit.concat_vec_envs_v1(tables, 2, num_cpus=1, base_class="gymnasium")
learner = Learner(envs.observation_space["observation"].shape[0], envs.action_space.n)
seen, _infos = envs.reset(seed=1)
done = 0
while done < steps:
    action = learner.act(seen["observation"], seen["action_mask"])
    following, reward, _ended, _cut, _infos = envs.step(action)
    loss = learner.learn(seen["observation"], seen["action_mask"], action, np.asarray(reward))
    # SuperSuit hands out the same arrays again and again.
    seen = {name: each.copy() for name, each in following.items()}
    done += len(action)
print(f"{done} steps, last loss {loss:.4f}")
