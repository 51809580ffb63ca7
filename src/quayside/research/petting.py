"""PettingZoo: every game as an agent-environment cycle, and as a parallel environment.

The engine refuses what is illegal and keeps the order of turns by itself, so PettingZoo's wrappers are not needed.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from quayside.kernel.state import State
from quayside.observe.episode import move
from quayside.research.observation import Seen, mask, seen, tensor
from quayside.research.spaces import action_space_size, flat_space, observation_space
from quayside.research.tables import AFTER_THE_END, BEFORE_RESET, Deals, Dealt, OutOfOrder, refusal
from quayside.research.text import describe

Agent = str


class _Seats:
    """What both kinds of environment have: agents for seats, their spaces, and the game that is played."""

    def __init__(self, deals: Deals, actions: int) -> None:
        self._deals = deals
        self.possible_agents: list[Agent] = [f"player_{seat}" for seat in range(deals.players)]
        self.agents: list[Agent] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(deals.game, actions) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = flat_space(deals.game, deals.players)
        self._dealt: Optional[Dealt] = None

    @property
    def game(self) -> State:
        """The position, to look at; agents must not, teachers and tests may."""
        return self._begun().g

    def _begun(self) -> Dealt:
        if self._dealt is None:
            raise OutOfOrder(BEFORE_RESET)
        return self._dealt

    def observation_space(self, agent: Agent) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        return self._actions[agent]

    def state(self) -> NDArray[np.float32]:
        """What all seats together know, for a critic that sees the whole table: their observations in a row."""
        g = self.game
        return np.concatenate([tensor(g, seat) for seat in range(self._deals.players)])

    def _paid(self) -> dict[Agent, float]:
        return dict(zip(self.possible_agents, self._begun().rewards(), strict=True))

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(_Seats, AECEnv):
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
        AECEnv.__init__(self)
        _Seats.__init__(self, Deals(game, players, options, reward), action_space_size(game))
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Deal the next game. `options={"game": {...}}` changes options of the game, for the games after it too."""
        self._dealt = self._deals.next(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask_next()

    def observe(self, agent: Agent) -> Seen:
        return seen(self.game, self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Optional[Seen], float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees, its reward since it was asked last, whether it is over, and its info."""
        self._begun()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        dealt = self._begun()
        g = dealt.g
        if not self.agents:
            raise OutOfOrder(AFTER_THE_END)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # after the end every agent takes its leave with a None
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or not move(g, self._seats[agent], int(action)):
            told = "an answer is needed" if action is None else refusal(g, int(action), self._seats[agent])
            self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: -1.0}
            self._end({})
            self.infos[agent]["refused"] = told
            return
        if g.over:
            self.rewards = self._paid()
            self._end(dealt.ending())
            return
        if dealt.as_scored:
            self.rewards = self._paid()
            self._accumulate_rewards()
        self._ask_next()

    def legal(self) -> list[int]:
        """What the agent that is asked may do, as a list. It stands in no info, for libraries stack those and want all
        of one size."""
        return self.game.legal(self._seats[self.agent_selection])

    def _ask_next(self) -> None:
        seat = int(self.game.first_waiting())
        self.agent_selection = self.possible_agents[seat]

    def _end(self, told: Mapping[str, Any]) -> None:
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: dict(told) for agent in self.agents}
        self._deads_step_first()

    def render(self) -> Optional[str]:
        """The table in words, as the agent sees it that is asked."""
        return describe(self.game, self._seats[self.agent_selection]) if self.render_mode == "ansi" else None


class CycleEnv(_Seats, ParallelEnv):
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
        self.wait = action_space_size(game)
        super().__init__(Deals(game, players, options, reward), self.wait + 1)
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = render_mode
        self.max_cycles = max_cycles

    def reset(
        self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[Agent, Any], dict[Agent, Any]]:
        self._dealt = self._deals.next(seed, options)
        self.agents = list(self.possible_agents)
        self._cycle = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[Agent, int]
    ) -> tuple[dict[Agent, Any], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, Any]]:
        g = self.game
        if not self.agents:
            raise OutOfOrder(AFTER_THE_END)
        told = self._carry_out(g, actions)
        self._cycle += 1
        over = bool(g.over)
        cut = not over and self.max_cycles is not None and self._cycle >= self.max_cycles
        ending = self._begun().ending()
        infos = {agent: {**told.get(agent, {}), **ending} for agent in self.agents}
        rewards, shown = self._paid(), self._observations()
        ended, stopped = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return shown, rewards, ended, stopped, infos

    def _carry_out(self, g: State, actions: Mapping[Agent, int]) -> dict[Agent, dict[str, str]]:
        """The actions of those who are asked; what is told to those who were refused."""
        told = {}
        asked = g.pending()
        for agent in self.agents:
            seat = self._seats[agent]
            if agent in actions and seat in asked and seat in g.pending():
                action = int(actions[agent])
                if not move(g, seat, action):
                    why = "an answer is needed" if action == self.wait else refusal(g, action, seat)
                    told[agent] = {"refused": why}
        return told

    def _observations(self) -> dict[Agent, Any]:
        g = self.game
        asked = g.pending()
        shown = {}
        for agent in self.agents:
            seat = self._seats[agent]
            legal = np.zeros(self.wait + 1, np.int8)
            if seat in asked:
                legal[:-1] = mask(g, seat)
            else:
                legal[-1] = 1
            shown[agent] = {"observation": tensor(g, seat), "action_mask": legal}
        return shown

    def render(self) -> Optional[str]:
        """The table in words, as the first agent sees it that is asked."""
        if self._dealt is None or self.render_mode != "ansi":
            return None
        return describe(self.game, max(0, int(self.game.first_waiting())))


def turn_env(game: str, max_cycles: Optional[int] = None, **settings: Any) -> Any:
    """The game with turns; with `max_cycles` it runs in cycles in which every agent acts once, and is cut off."""
    if max_cycles is not None:
        return parallel_to_aec(CycleEnv(game, max_cycles=max_cycles, **settings))
    return TurnEnv(game, **settings)
