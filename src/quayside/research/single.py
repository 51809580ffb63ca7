"""Gymnasium: one seat of a game, the others taken by bots.

env = gymnasium.make("quayside/NAME-v0", opponents="club")  # after `import quayside.research.single`; NAME is the
game's in its manifest.
"""

from __future__ import annotations

import string
from typing import Any, Callable, Final, Mapping, Optional

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quayside.bots.base import Bot, bot_turn
from quayside.games.registry import manifest
from quayside.kernel.errors import BadOptions
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.episode import move, play_at_random, waits_for
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.observation import mask, seen, tensor
from quayside.research.opponents import Given, Opponents
from quayside.research.spaces import action_space, action_space_size, flat_space, observation_space
from quayside.research.tables import AFTER_THE_END, BEFORE_RESET, Deals, Dealt, OutOfOrder, refusal
from quayside.research.text import MOST_CHARACTERS, describe

# What words in our languages are written with.
CHARACTERS = string.printable + "".join(chr(code) for code in [*range(0xA0, 0x180), *range(0x2010, 0x2050), 0x2212])


def _text_space(game: str) -> Any:
    return spaces.Text(MOST_CHARACTERS, charset=CHARACTERS)


def _dict_space(game: str) -> Any:
    return observation_space(game, action_space_size(game))


# How the table is shown, and the space of that.
SHOWN: Final[dict[str, tuple[Callable[[State, int], Any], Callable[[str], Any]]]] = {
    "dict": (seen, _dict_space),
    "flat": (tensor, flat_space),
    "text": (describe, _text_space),
}


class SeatEnv(gymnasium.Env):
    """A seat in a game; `opponents` says who sits in the others, in any way that `quayside.research.opponents` knows.

    `observation` is "dict" (numbers and mask), "flat" (numbers alone) or "text" (words). With each of them the mask can
    also be had by `action_masks()`, and the legal actions as a list by `info["legal"]`. An illegal action ends the game
    with a reward of -1.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        opponents: Given = "random",
        seat: int = 0,
        options: Optional[Mapping[str, object]] = None,
        reward: str = "win",
        observation: str = "dict",
        render_mode: Optional[str] = None,
    ) -> None:
        self._deals = Deals(game, players, options, reward)
        self._opponents = Opponents(opponents, game, self._deals.players, seat)
        if observation not in SHOWN:
            raise BadOptions(f"an observation is one of {', '.join(SHOWN)}, not {observation!r}")
        self._bots: dict[int, Bot] = {}
        self._luck = Quick(0)
        self.seat = seat
        self.render_mode = render_mode
        self._show, space = SHOWN[observation]
        self.action_space = action_space(game)
        self.observation_space = space(game)
        self._dealt: Optional[Dealt] = None
        self._finished = False

    @property
    def game(self) -> State:
        """The position, to look at; a learner must not, teachers and tests may."""
        if self._dealt is None:
            raise OutOfOrder(BEFORE_RESET)
        return self._dealt.g

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the next game and let the others play until the seat is asked."""
        super().reset(seed=seed)
        self._dealt = self._deals.next(seed, options)
        self._finished = False
        self._luck = self._deals.luck()
        self._bots = {} if self._opponents.all_random else self._opponents.seated(self._luck)
        self._let_others_play(self._dealt.g)
        return self._show(self.game, self.seat), {"legal": self.game.legal(self.seat)}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        dealt = self._dealt
        if dealt is None or self._finished:
            raise OutOfOrder(BEFORE_RESET if dealt is None else AFTER_THE_END)
        g = dealt.g
        if not move(g, self.seat, int(action)):
            self._finished = True
            return self._show(g, self.seat), -1.0, True, False, {"refused": refusal(g, int(action), self.seat)}
        self._let_others_play(g)
        self._finished = bool(g.over)
        info = dealt.ending() or {"legal": g.legal(self.seat)}
        return self._show(g, self.seat), dealt.rewards()[self.seat], self._finished, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every action that the seat may take now, by the name under which sb3-contrib asks for it."""
        return mask(self.game, self.seat).view(np.bool_)

    def _let_others_play(self, g: State) -> None:
        """Until the seat is asked or the game is over."""
        if self._opponents.all_random:
            play_at_random(g, self.seat, self._luck)
            return
        while not waits_for(g, self.seat):
            g.play(*bot_turn(g, self._bots))

    def render(self) -> Optional[str]:
        """The table in words."""
        return describe(self.game, self.seat) if self.render_mode == "ansi" else None


for _game in OBSERVATION_WRITERS:
    # Gymnasium's wrappers for order and types are left out: the environment tells what is wrong by itself.
    gymnasium.register(
        f"quayside/{manifest(_game).name}-v0",
        entry_point=SeatEnv,
        vector_entry_point="quayside.research.vector:SeatsEnv",
        kwargs={"game": _game},
        order_enforce=False,
        disable_env_checker=True,
    )
