"""sb3-contrib: MaskablePPO takes a seat at Container against club players, without any wrapper.

pip install sb3-contrib
python examples/maskable_ppo.py 100000
"""

from __future__ import annotations

import sys

import gymnasium
from sb3_contrib import MaskablePPO

import quayside.research.single  # noqa: F401 (registers the games)

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
size = min(steps, 256)
for observation, policy in (("flat", "MlpPolicy"), ("dict", "MultiInputPolicy")):
    env = gymnasium.make("quayside/Container-v0", opponents="club", observation=observation, reward="points")
    model = MaskablePPO(policy, env, n_steps=size, batch_size=size // 2, n_epochs=1, seed=1, device="cpu")
    model.learn(steps)
    print(f"{observation}: {model.num_timesteps} steps")
