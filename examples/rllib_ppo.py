"""RLlib: PPO takes a seat at New Zealand; RLlib's own module for masked actions keeps it to the legal ones.

pip install 'ray[rllib]'
python examples/rllib_ppo.py 100000
"""

from __future__ import annotations

import sys

import gymnasium
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from quayside.research.single import SeatEnv


def make(settings: dict[str, object]) -> gymnasium.Env:
    """The module asks for `observations` where our dictionary has `observation`."""
    env = SeatEnv("newzealand", **settings)
    spaces = env.observation_space.spaces
    space = gymnasium.spaces.Dict({"action_mask": spaces["action_mask"], "observations": spaces["observation"]})
    return gymnasium.wrappers.TransformObservation(
        env, lambda seen: {"action_mask": seen["action_mask"], "observations": seen["observation"]}, space
    )


steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
register_env("quayside", make)
config = (
    PPOConfig()
    .environment("quayside", env_config={"opponents": "club", "reward": "points"})
    .env_runners(num_env_runners=0, rollout_fragment_length=128)
    .training(train_batch_size_per_learner=256, minibatch_size=128, num_epochs=1)
    .rl_module(
        rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128]})
    )
)
algorithm = config.build_algo()
done = 0
while done < steps:
    done = algorithm.train()["num_env_steps_sampled_lifetime"]
algorithm.stop()
print(f"{int(done)} steps")
