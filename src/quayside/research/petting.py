"""PettingZoo: every game as an agent-environment cycle, and as a parallel environment.

The engine refuses what is illegal and keeps the order of turns by itself, so PettingZoo's wrappers are not needed.
"""

from __future__ import annotations

from typing import Any, Iterator, Mapping, Optional

import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from quayside.kernel.state import State
from quayside.observe.episode import REFUSED, Episode, move
from quayside.research.observation import Observation, mask, tensor
from quayside.research.spaces import Actions, action_space_size, observation_space
from quayside.research.tables import BEFORE_RESET, Deals, OutOfOrder, refusal
from quayside.research.text import describe

Agent = str


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
        actions = action_space_size(game)
        self._spaces = {agent: observation_space(game, actions) for agent in self.possible_agents}
        self._actions = {agent: Actions(actions) for agent in self.possible_agents}
        self._episode: Optional[Episode] = None

    @property
    def game(self) -> State:
        """The position, to look at; agents must not, teachers and tests may."""
        return self._begun().g

    def _begun(self) -> Episode:
        if self._episode is None:
            raise OutOfOrder(BEFORE_RESET)
        return self._episode

    def observation_space(self, agent: Agent) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        return self._actions[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Deal the next game. `options={"game": {...}}` changes options of the game, for the games after it too."""
        self._episode = episode = self._deals.next(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._finished = False
        self.agent_selection = agent = self.possible_agents[episode.ask_next()]
        self.infos[agent] = {"legal": episode.legal()}

    def observe(self, agent: Agent) -> Observation:
        passage = self._begun().passage
        return Observation(passage, passage.length(), self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Optional[Observation], float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees, its reward since it was asked last, whether it is over, and its info."""
        episode = self._episode
        if episode is None:
            raise OutOfOrder(BEFORE_RESET)
        agent = self.agent_selection
        passage = episode.passage
        return (
            Observation(passage, passage.length(), self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[Agent]:
        """The agents in the order in which they are asked, as PettingZoo's own, in a third of the time."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: Optional[int]) -> None:
        episode = self._episode
        if episode is None or self._finished:
            self._late_step(action)
            return
        seat = REFUSED if action is None else episode.turn(int(action))
        if seat < 0:
            self._end(seat)
            return
        self.infos[self.agent_selection] = {}
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"legal": episode.legal()}

    def _late_step(self, action: Optional[int]) -> None:
        """After the end every agent takes its leave with a None."""
        self._begun()
        if not self.agents:
            raise OutOfOrder("the game is over: reset() deals the next one")
        self._was_dead_step(action)

    def _end(self, how: int) -> None:
        if how == REFUSED:
            rewards = dict.fromkeys(self.agents, 0.0) | {self.agent_selection: -1.0}
        else:
            result = self.game.result
            assert result is not None
            rewards = dict(zip(self.possible_agents, self._deals.utilities(result), strict=True))
        self._finished = True
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self._deads_step_first()

    def render(self) -> Optional[str]:
        """The table in words, as the agent sees it that is asked."""
        return describe(self.game, self._seats[self.agent_selection]) if self.render_mode == "ansi" else None

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
        self._spaces = {agent: observation_space(game, self.wait + 1) for agent in self.possible_agents}
        self._actions = {agent: Actions(self.wait + 1) for agent in self.possible_agents}
        self._state: Optional[State] = None

    def observation_space(self, agent: Agent) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        return self._actions[agent]

    def reset(
        self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[Agent, Any], dict[Agent, Any]]:
        self._state = self._deals.next(seed, options).g
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
                    told = "an answer is needed" if action == self.wait else refusal(state, action, seat)
                    infos[agent] = {"refused": told}
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

    def _observations(self) -> dict[Agent, Any]:
        assert self._state is not None
        asked = self._state.pending()
        seen = {}
        for agent in self.agents:
            seat = self._seats[agent]
            legal = np.zeros(self.wait + 1, np.int8)
            if seat in asked:
                legal[:-1] = mask(self._state, seat)
            else:
                legal[-1] = 1
            seen[agent] = {"observation": tensor(self._state, seat), "action_mask": legal}
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
