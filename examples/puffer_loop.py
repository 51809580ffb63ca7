"""PufferLib: its emulation packs the dictionary into one row and its vector runs several tables.

pip install pufferlib
python examples/puffer_loop.py 100000
"""

from __future__ import annotations

import sys
from functools import partial

import pufferlib.emulation
import pufferlib.vector
from masked import Learner

from quayside.research.single import SeatEnv

TABLES = 4
steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000

maker = partial(pufferlib.emulation.GymnasiumPufferEnv, env_creator=SeatEnv)
settings = {"env_args": ["container"], "env_kwargs": {"opponents": "club", "reward": "points"}}
envs = pufferlib.vector.make(maker, env_kwargs=settings, backend=pufferlib.vector.Serial, num_envs=TABLES, seed=1)
packed = envs.driver_env.obs_dtype  # where the parts of the dictionary stand in a row
learner = Learner(packed["observation"].shape[0], envs.single_action_space.n)
rows, _infos = envs.reset(seed=1)
done = 0
while done < steps:
    seen = rows.view(packed).reshape(-1)
    observation, mask = seen["observation"].copy(), seen["action_mask"].copy()
    action = learner.act(observation, mask)
    rows, reward, *_rest = envs.step(action)
    loss = learner.learn(observation, mask, action, reward.copy())
    done += TABLES
print(f"{done} steps, last loss {loss:.4f}")
