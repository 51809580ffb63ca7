"""PufferLib: the batch as one of its native environments, written straight into its buffers.

A row is the observation followed by the mask, for PufferLib has no other place for it. Where a policy does not look at
it and an action is illegal, any legal one is taken instead; `infos` counts how often.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Mapping, Optional

import numpy as np
import pufferlib
from gymnasium import spaces
from numpy.typing import NDArray

from quayside.research.batch import Arrays, Batch, Setting
from quayside.research.opponents import Given
from quayside.research.spaces import action_space, bounds
from quayside.research.tables import players_of


class PufferTables(pufferlib.PufferEnv):
    """A seat at each of many tables against chosen opponents; the next game is dealt at once."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: Optional[int] = None,
        opponents: Given = "club",
        seat: int = 0,
        options: Optional[Mapping[str, object]] = None,
        reward: str = "win",
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        low, high = bounds(game)
        self.single_action_space = action_space(game)
        marks = np.ones(int(self.single_action_space.n), np.float32)
        self.single_observation_space = spaces.Box(
            np.concatenate([low, 0 * marks]).astype(np.int16),
            np.concatenate([high, marks]).astype(np.int16),
            dtype=np.int16,
        )
        self.num_agents = num_envs
        super().__init__(buf)
        setting = Setting(
            game=game,
            tables=num_envs,
            players=players_of(game, players),
            opponents=opponents,
            seat=seat,
            observation="int16",
            reward=reward,
            options=dict(options or {}),
            seed=seed,
        )
        self._numbers = len(low)
        self._seat = seat
        self._rng = np.random.default_rng(seed)
        # The numbers go where PufferLib looks for them.
        self.batch = Batch(setting, replace(Arrays.zeros(setting), observation=self.observations[:, : self._numbers]))

    def reset(self, seed: Optional[int] = None) -> tuple[NDArray[np.int16], list[dict[str, Any]]]:
        self.batch.reset(seed)
        self._show()
        return self.observations, []

    def step(self, actions: NDArray[np.integer[Any]]) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        wanted = np.asarray(actions, np.int64).reshape(-1)
        legal = self.batch.mask[np.arange(self.num_agents), wanted] != 0
        self.batch.step(np.where(legal, wanted, self.batch.pick(self._rng.random(self.num_agents))))
        self._show()
        infos = [] if legal.all() else [{"illegal": int((~legal).sum())}]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        self.batch.close()

    def _show(self) -> None:
        self.observations[:, self._numbers :] = self.batch.mask
        self.rewards[:] = self.batch.reward[:, self._seat]
        self.terminals[:] = self.batch.done
        self.truncations[:] = False
