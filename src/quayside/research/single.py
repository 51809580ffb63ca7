"""Gymnasium: one seat of a game, the others taken by bots.

env = gymnasium.make("quayside/NAME-v0", opponents="club")  # after `import quayside.research.single`; NAME is the
game's in its manifest.
"""

from __future__ import annotations

import string
from typing import Any, Mapping, Optional, Sequence, Union

import gymnasium
from gymnasium import spaces

from quayside.bots.base import Bot, bot_turn
from quayside.bots.registry import make_bot
from quayside.games.registry import manifest
from quayside.kernel.errors import BadOptions
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.episode import OVER, REFUSED, Episode
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.observation import Observation
from quayside.research.spaces import Actions, action_space_size, observation_space
from quayside.research.tables import BEFORE_RESET, Deals, OutOfOrder, refusal
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
        actions = action_space_size(game)
        self.action_space = Actions(actions)
        words = spaces.Text(MOST_CHARACTERS, charset=CHARACTERS)
        self.observation_space = words if self._texts else observation_space(game, actions)
        self._episode: Optional[Episode] = None

    @property
    def game(self) -> State:
        """The position, to look at; a learner must not, teachers and tests may."""
        return self._begun().g

    def _begun(self) -> Episode:
        if self._episode is None:
            raise OutOfOrder(BEFORE_RESET)
        return self._episode

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the next game and let the others play until the seat is asked."""
        super().reset(seed=seed)
        self._episode = episode = self._deals.next(seed, options)
        game = self._deals.game
        if self._all_random:
            self._luck = Quick(self._deals.bot_seed(self.seat))
            episode.play_at_random(self.seat, self._luck)
        else:
            self._bots = {at: make_bot(name, game, self._deals.bot_seed(at)) for at, name in self._names.items()}
            self._let_bots_play(episode)
        return self._seen(episode), {"legal": episode.legal()}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self._episode
        if episode is None:
            raise OutOfOrder(BEFORE_RESET)
        if self._all_random:  # they need not be shown anything
            asked = episode.turn_among_random(int(action), self._luck)
        else:
            asked = self._let_bots_play(episode) if episode.answer(int(action)) else REFUSED
        if asked >= 0:
            return self._seen(episode), 0.0, False, False, {"legal": episode.legal()}
        if asked == REFUSED:
            return self._seen(episode), -1.0, True, False, {"refused": refusal(episode.g, int(action), self.seat)}
        result = episode.g.result
        assert result is not None
        return self._seen(episode), self._deals.utilities(result)[self.seat], True, False, {"legal": []}

    def _let_bots_play(self, episode: Episode) -> int:
        """Until the seat is asked, or OVER."""
        while not episode.waits_for(self.seat):
            episode.play(*bot_turn(episode.g, self._bots))
        episode.ask(self.seat)
        return OVER if episode.g.over else self.seat

    def _seen(self, episode: Episode) -> Any:
        if self._texts:
            return describe(episode.g, self.seat)
        passage = episode.passage
        return Observation(passage, passage.length(), self.seat)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy asks the same seat, which need not be the first that has to decide."""
        self.__dict__.update(kept)
        if self._episode is not None:
            self._episode.ask(self.seat)

    def render(self) -> Optional[str]:
        """The table in words."""
        return describe(self.game, self.seat) if self.render_mode == "ansi" else None


for _game in OBSERVATION_WRITERS:
    # Gymnasium's wrappers for order and types are left out: the environment tells what is wrong by itself.
    gymnasium.register(
        f"quayside/{manifest(_game).name}-v0",
        entry_point=SeatEnv,
        kwargs={"game": _game},
        order_enforce=False,
        disable_env_checker=True,
    )
