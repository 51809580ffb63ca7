"""PettingZoo: every game as an agent-environment cycle, and as a parallel environment.

The engine refuses what is illegal and keeps the order of turns by itself, so PettingZoo's wrappers are not needed.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from quayside.kernel.errors import IllegalAction, QuaysideError
from quayside.kernel.state import State
from quayside.observe.tensor import move
from quayside.research.observation import Observation, action_space_size, observation_space
from quayside.research.tables import Deals
from quayside.research.text import describe

Agent = str


class OutOfOrder(QuaysideError):
    """The environment was stepped before a reset or after the end."""


class TurnEnv(AECEnv):
    """A game in which whoever has to decide is asked, one after the other.

    An illegal action ends the game: the one who took it gets -1, the others nothing.
    """

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        reward: str = "win",
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        self._deals = Deals(game, players, options, reward)
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents: list[Agent] = [f"player_{seat}" for seat in range(self._deals.players)]
        self.agents: list[Agent] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(action_space_size(game)) for agent in self.possible_agents}
        self._state: Optional[State] = None

    @property
    def game(self) -> State:
        """The position; agents must not look at it, teachers and tests may."""
        if self._state is None:
            raise OutOfOrder("reset() comes before anything else")
        return self._state

    def observation_space(self, agent: Agent) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        return self._actions[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Deal the next game. `options={"game": {...}}` changes options of the game, for the games after it too."""
        self._state = self._deals.next(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._seat = int(self._state.first_waiting())
        self.agent_selection = self.possible_agents[self._seat]
        self._finished = False
        self._tell()

    def observe(self, agent: Agent) -> Observation:
        return Observation(self.game.clone(), self._seats[agent])

    def step(self, action: Optional[int]) -> None:
        state = self._state
        if state is None:
            raise OutOfOrder("reset() comes before anything else")
        if self._finished:
            if not self.agents:
                raise OutOfOrder("the game is over: reset() deals the next one")
            self._was_dead_step(action)
            return
        seat = self._seat
        if action is None or not move(state, seat, int(action)):
            self._end({agent: -1.0 if self._seats[agent] == seat else 0.0 for agent in self.agents})
            return
        if state.over:
            result = state.result
            assert result is not None
            self._end(dict(zip(self.possible_agents, self._deals.utilities(result), strict=True)))
            return
        seat = self._seat = state.first_waiting()
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"legal": state.legal(seat)}

    def _tell(self) -> None:
        self.infos[self.agent_selection] = {"legal": self.game.legal(self._seat)}

    def _end(self, rewards: dict[Agent, float]) -> None:
        self._finished = True
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self._deads_step_first()

    def render(self) -> Optional[str]:
        """The table in words, as the agent sees it that is asked."""
        return describe(self.game, self._seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class CycleEnv(ParallelEnv):
    """A game in cycles: in each of them every agent hands in an action.

    Only those who are asked something are heard, in the order of their seats, so that sealed bids are laid at once;
    the mask of all others shows only the last action, `wait`. What is illegal is refused: nothing happens, the agent
    is told why and asked again. After `max_cycles` cycles the game is cut off.
    """

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        reward: str = "win",
        max_cycles: Optional[int] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        self._deals = Deals(game, players, options, reward)
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents: list[Agent] = [f"player_{seat}" for seat in range(self._deals.players)]
        self.agents: list[Agent] = []
        self.wait = action_space_size(game)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        plain = observation_space(game)["observation"]
        self._spaces = {
            agent: spaces.Dict({"observation": plain, "action_mask": spaces.Box(0, 1, (self.wait + 1,), "int8")})
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._state: Optional[State] = None

    def observation_space(self, agent: Agent) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        return self._actions[agent]

    def reset(
        self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[Agent, Any], dict[Agent, Any]]:
        self._state = self._deals.next(seed, options)
        self.agents = list(self.possible_agents)
        self._cycle = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[Agent, int]
    ) -> tuple[dict[Agent, Any], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, Any]]:
        state = self._state
        if state is None or not self.agents:
            raise OutOfOrder("reset() deals a game before it is played")
        infos: dict[Agent, Any] = {agent: {} for agent in self.agents}
        asked = state.pending()
        for agent in self.agents:
            seat = self._seats[agent]
            if agent in actions and seat in asked and seat in state.pending():
                action = int(actions[agent])
                if not move(state, seat, action):
                    infos[agent] = self._refusal(state, action, seat)
        self._cycle += 1
        over = bool(state.over)
        cut = not over and self.max_cycles is not None and self._cycle >= self.max_cycles
        rewards = dict.fromkeys(self.agents, 0.0)
        if over:
            result = state.result
            assert result is not None
            rewards = dict(zip(self.possible_agents, self._deals.utilities(result), strict=True))
        seen = self._observations()
        ended, stopped = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return seen, rewards, ended, stopped, infos

    def _refusal(self, state: State, action: int, seat: int) -> dict[str, Any]:
        error: Optional[IllegalAction] = None if action == self.wait else state.refusal(action, seat)
        return {"refused": "an answer is needed" if error is None else str(error)}

    def _observations(self) -> dict[Agent, Any]:
        assert self._state is not None
        asked = self._state.pending()
        seen = {}
        for agent in self.agents:
            seat = self._seats[agent]
            known = Observation(self._state, seat)
            legal = np.zeros(self.wait + 1, np.int8)
            if seat in asked:
                legal[:-1] = known["action_mask"]
            else:
                legal[-1] = 1
            seen[agent] = {"observation": known["observation"], "action_mask": legal}
        return seen

    def render(self) -> Optional[str]:
        """The table in words, as the first agent sees it that is asked."""
        if self._state is None or self.render_mode != "ansi":
            return None
        return describe(self._state, max(0, int(self._state.first_waiting())))

    def close(self) -> None:
        """There is nothing to close."""


def turn_env(game: str, max_cycles: Optional[int] = None, **settings: Any) -> Any:
    """The game with turns; with `max_cycles` it runs in cycles in which every agent acts once, and is cut off."""
    if max_cycles is not None:
        return parallel_to_aec(CycleEnv(game, max_cycles=max_cycles, **settings))
    return TurnEnv(game, **settings)
