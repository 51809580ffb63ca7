import gymnasium
from sb3_contrib import MaskablePPO

import quayside.research.single  # noqa: F401 (registers Container-v0, Shipyard-v0 and NewZealand-v0)

env = gymnasium.make("quayside/Container-v0", opponents="club", observation="flat", reward="points")
model = MaskablePPO("MlpPolicy", env, seed=1)
model.learn(4096)
observation, info = env.reset(seed=1)
action, _memory = model.predict(observation, action_masks=env.unwrapped.action_masks())
print(f"{model.num_timesteps} steps, and then", env.unwrapped.game.book.actions.name(int(action)))
