"""Gymnasium's vector environment: the same seat at many tables, on the batch. After `import quayside.research.single`:

envs = gymnasium.make_vec("quayside/NAME-v0", num_envs=1024, opponents="club")
"""

from __future__ import annotations

from typing import Any, Final, Mapping, Optional, Sequence, Union

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quayside.kernel.errors import BadOptions
from quayside.research.batch import make
from quayside.research.opponents import Given
from quayside.research.single import SHOWN
from quayside.research.spaces import action_space

Seen = Union[NDArray[np.float32], dict[str, NDArray[Any]]]

# A batch that deals the next game at once has nothing left of the last one, which Gymnasium wants to see.
_MODES: Final = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "disabled",
    AutoresetMode.DISABLED: "disabled",
}


class SeatsEnv(VectorEnv):
    """A seat at each of many tables against chosen opponents; see `quayside.research.single` for one table.

    A finished table's mask allows one action, which nobody carries out, since masks without a 1 break learners. An
    illegal action raises, and nothing is done at any table.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: Optional[int] = None,
        opponents: Given = "random",
        seat: int = 0,
        options: Optional[Mapping[str, object]] = None,
        reward: str = "win",
        observation: str = "dict",
        autoreset_mode: Union[AutoresetMode, str] = AutoresetMode.NEXT_STEP,
        processes: int = 1,
        copy: bool = True,
    ) -> None:
        if observation not in ("dict", "flat"):
            raise BadOptions(f"many tables are shown as dict or flat, not {observation!r}")
        self.num_envs = num_envs
        self.seat = seat
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self._flat = observation == "flat"
        self._copy = copy
        self.single_observation_space = SHOWN[observation][1](game)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = make(
            game,
            num_envs,
            players,
            opponents=opponents,
            seat=seat,
            autoreset=_MODES[self._mode],
            observation="float32",
            reward=reward,
            options=options,
            processes=processes,
        )

    def reset(
        self, *, seed: Union[int, Sequence[int], None] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a game at every table, or with `options={"reset_mask": ...}` at those marked."""
        marked = None if options is None else options.get("reset_mask")
        if marked is not None:
            if np.shape(marked) != (self.num_envs,) or np.asarray(marked).dtype != np.bool_:
                raise BadOptions(f"reset_mask is an array of {self.num_envs} booleans")
            self.batch.deal_again(marked)
        else:
            self.batch.reset(seed)
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.batch.step(actions)
        done = self.batch.done.copy()
        rewards = self.batch.reward[:, self.seat].astype(np.float64)
        infos: dict[str, Any] = {}
        if done.any():
            scores, ranks = self.batch.score.copy(), self.batch.rank.copy()
            infos = {"scores": scores, "_scores": done, "ranks": ranks, "_ranks": done}
            if self._mode is AutoresetMode.SAME_STEP:
                infos = {"final_obs": self._last(done), "_final_obs": done, "final_info": infos, "_final_info": done}
                self.batch.deal_again(done)
        return self._seen(), rewards, done, np.zeros_like(done), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every action that is legal, a row per table."""
        return self.batch.mask.astype(np.bool_)

    def close_extras(self, **_given: Any) -> None:
        self.batch.close()

    def _seen(self) -> Seen:
        numbers, marks = self.batch.observation, self.batch.mask.view(np.int8)
        if self._copy:
            numbers, marks = numbers.copy(), marks.copy()
        return numbers if self._flat else {"observation": numbers, "action_mask": marks}

    def _last(self, done: NDArray[np.bool_]) -> NDArray[Any]:
        """The last position of the games that ended."""
        found = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(done):
            numbers = self.batch.observation[table].copy()
            marks = self.batch.mask[table].view(np.int8).copy()
            found[table] = numbers if self._flat else {"observation": numbers, "action_mask": marks}
        return found
