"""OpenSpiel: every game as a Python game, `python_quayside_` and its id, registered by importing this module.

One chance node at the root picks the deal; what is drawn later follows from it, and no player sees it.
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
import pyspiel

import quayside
from quayside.games.registry import entry
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.observation import layout, observation_size, tensor
from quayside.research.tables import utilities

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

DEALS = 1000
LONGEST = 100_000  # decisions


def _game_type(game: str) -> Any:
    book = entry(game).book
    low, high = max(book.players[0], 2), book.players[1]
    options = {option.name: option.default for option in book.options}
    return pyspiel.GameType(
        short_name=f"python_quayside_{game}",
        long_name=f"Quayside: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": low, "deals": DEALS, **options},
    )


class SpielGame(pyspiel.Game):
    """A game with its players, its options and the number of deals that chance picks from."""

    quayside_game = ""
    game_type: Any = None

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        given = dict(params or {})
        book = entry(self.quayside_game).book
        self.players = int(given.get("players", max(book.players[0], 2)))
        self.deals = int(given.get("deals", DEALS))
        self.options = {option.name: given[option.name] for option in book.options if option.name in given}
        quayside.new(self.quayside_game, self.players, 0, self.options)  # wrong parameters are told at once
        info = pyspiel.GameInfo(
            num_distinct_actions=int(book.actions.size),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, given)

    def deal(self, number: int) -> State:
        g = quayside.new(self.quayside_game, self.players, f"spiel:{number}", self.options)
        g.recording = False
        return g

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Optional[Observer]:
        """What one player may know now; there is no observer with the memory of all the past."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        alone = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if wanted.perfect_recall or not wanted.public_info or not alone:
            return None
        return Observer(self.quayside_game)


class Position:
    """A state that OpenSpiel can copy and store."""

    def __init__(self, g: State) -> None:
        self.g = g

    def __deepcopy__(self, _memo: Any) -> Position:
        return Position(self.g.clone())

    def __reduce__(self) -> Any:
        return _loaded, (self.g.dump(),)


def _loaded(dump: dict[str, Any]) -> Position:
    return Position(quayside.load(dump))


class SpielState(pyspiel.State):
    """A position, or the root before chance has dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Optional[Position] = None
        self.dealt = -1
        self._asked = CHANCE

    def current_player(self) -> int:
        return self._asked

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """What OpenSpiel says, but straight: its own way leads through C++ and back four times."""
        if self.position is None:
            return list(super().legal_actions() if player is None else super().legal_actions(player))
        return self._legal_actions(self._asked if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.g.legal(player)) if player == self._asked >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(number, 1 / deals) for number in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.dealt = action
            self.position = Position(self.get_game().deal(action))
        else:
            self.position.g.play(self._asked, action)
        seat = self.position.g.first_waiting()
        self._asked = seat if seat >= 0 else TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        return entry(self.get_game().quayside_game).book.actions.name(action)

    def is_terminal(self) -> bool:
        return self._asked == TERMINAL

    def returns(self) -> list[float]:
        result = None if self.position is None else self.position.g.result
        return [0.0] * self.num_players() if result is None else utilities(result)

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        g = self.position.g
        decision = g.decision
        asked = "over" if decision is None else f"{SEATS[decision.seat]} answers {decision.step}"
        return f"deal {self.dealt}, {asked}"


class Observer:
    """The tensor of docs/research.md with its named parts, and the same in words."""

    def __init__(self, game: str) -> None:
        self.tensor = np.zeros(observation_size(game), np.float32)
        self.dict = {name: self.tensor[at : at + size] for name, (at, size) in layout(game).items()}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = tensor(state.position.g, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The fields that are not all 0; quayside.research.text tells the same in words."""
        self.set_from(state, player)
        parts = [f"{name}={' '.join(f'{x:g}' for x in values)}" for name, values in self.dict.items() if values.any()]
        return "; ".join(parts)


for _game in OBSERVATION_WRITERS:
    _type = _game_type(_game)
    _made = type(f"Spiel{_game.capitalize()}", (SpielGame,), {"quayside_game": _game, "game_type": _type})
    pyspiel.register_game(_type, _made)
