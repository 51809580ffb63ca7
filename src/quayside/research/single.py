"""Gymnasium: one seat of a game, the others taken by bots.

env = gymnasium.make("quayside/Container-v0", opponents="greedy")  # after `import quayside.research.single`
"""

from __future__ import annotations

import string
from typing import Any, Mapping, Optional, Sequence, Union

import gymnasium
from gymnasium import spaces

from quayside.bots.base import Bot, bot_turn
from quayside.bots.registry import make_bot
from quayside.kernel.errors import BadOptions
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.tensor import move, random_until
from quayside.research.observation import Observation, action_space_size, observation_space
from quayside.research.tables import Deals
from quayside.research.text import MOST_CHARACTERS, describe

# What words in our languages are written with.
CHARACTERS = string.printable + "".join(chr(code) for code in [*range(0xA0, 0x180), *range(0x2010, 0x2050), 0x2212])


class SeatEnv(gymnasium.Env):
    """A seat in a game against chosen bots; `observation="text"` tells it in words instead of numbers.

    An illegal action ends the game with a reward of -1.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        opponents: Union[str, Sequence[str]] = "random",
        seat: int = 0,
        options: Optional[Mapping[str, object]] = None,
        reward: str = "win",
        observation: str = "tensor",
        render_mode: Optional[str] = None,
    ) -> None:
        self._deals = Deals(game, players, options, reward)
        others = self._deals.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise BadOptions(f"{others} opponents sit at this table, not {len(names)}")
        if not 0 <= seat <= others:
            raise BadOptions(f"there is no seat {seat}; seats are 0 to {others}")
        if observation not in ("tensor", "text"):
            raise BadOptions(f"an observation is tensor or text, not {observation!r}")
        self._bots: dict[int, Bot] = {}
        self._names = {at: name for at, name in zip((s for s in range(others + 1) if s != seat), names, strict=True)}
        for name in names:
            make_bot(name, game, 0)
        self._all_random = set(names) <= {"random"}
        self._luck = Quick(0)
        self.seat = seat
        self.render_mode = render_mode
        self._texts = observation == "text"
        self.action_space = spaces.Discrete(action_space_size(game))
        words = spaces.Text(MOST_CHARACTERS, charset=CHARACTERS)
        self.observation_space = words if self._texts else observation_space(game)
        self._state: Optional[State] = None

    @property
    def game(self) -> State:
        """The position; a learner must not look at it, teachers and tests may."""
        assert self._state is not None, "reset() comes first"
        return self._state

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the next game and let the others play until the seat is asked."""
        super().reset(seed=seed)
        self._state = self._deals.next(seed, options)
        game = self._deals.game
        if self._all_random:
            self._luck = Quick(self._deals.bot_seed(self.seat))
        else:
            self._bots = {at: make_bot(name, game, self._deals.bot_seed(at)) for at, name in self._names.items()}
        self._let_others_play(self._state)
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self._state
        assert state is not None, "reset() comes before the first step"
        if not move(state, self.seat, int(action)):
            return self._seen(), -1.0, True, False, {"refused": str(state.refusal(int(action), self.seat))}
        self._let_others_play(state)
        result = state.result if state.over else None
        reward = 0.0 if result is None else self._deals.utilities(result)[self.seat]
        return self._seen(), reward, bool(state.over), False, self._info()

    def _let_others_play(self, state: State) -> None:
        if self._all_random:  # they need not be shown anything
            random_until(state, self.seat, self._luck)
            return
        mine = 1 << self.seat
        while not state.over and not state.waiting() & mine:
            who, action = bot_turn(state, self._bots)
            state.play(who, action)

    def _seen(self) -> Any:
        assert self._state is not None
        return describe(self._state, self.seat) if self._texts else Observation(self._state.clone(), self.seat)

    def _info(self) -> dict[str, Any]:
        assert self._state is not None
        return {"legal": self._state.legal(self.seat)}

    def render(self) -> Optional[str]:
        """The table in words."""
        if self.render_mode != "ansi" or self._state is None:
            return None
        return describe(self._state, self.seat)


for _name, _game in (("Container", "container"), ("Shipyard", "shipyard"), ("NewZealand", "newzealand")):
    gymnasium.register(f"quayside/{_name}-v0", entry_point=SeatEnv, kwargs={"game": _game})
