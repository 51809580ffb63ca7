"""Tianshou: DQN learns one seat of Shipyard from PettingZoo's environment; the other seat plays at random.

pip install tianshou
python examples/tianshou_dqn.py 100000
"""

from __future__ import annotations

import sys

from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from quayside.research import shipyard_v0

TABLES = 2
steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000

tables = DummyVectorEnv([lambda: PettingZooEnv(shipyard_v0.env(reward="points")) for _ in range(TABLES)])
env = PettingZooEnv(shipyard_v0.env())
numbers, actions = env.observation_space["observation"].shape[0], env.action_space.n
net = Net(state_shape=numbers, action_shape=actions, hidden_sizes=[128])
policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.1)
learner = DQN(policy=policy, optim=AdamOptimizerFactory(1e-3), n_step_return_horizon=3, target_update_freq=100)
other = MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space)
both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, other], env=env)
collector = Collector(both, tables, VectorReplayBuffer(20_000, TABLES), exploration_noise=True)
collector.reset()
trained = both.run_training(
    OffPolicyTrainerParams(
        training_collector=collector,
        max_epochs=1,
        epoch_num_steps=steps,
        collection_step_num_env_steps=min(steps, 128),
        update_step_num_gradient_steps_per_sample=0.1,
        batch_size=64,
        verbose=False,
        show_progress=False,
    )
)
print(f"{trained.train_step} steps")
