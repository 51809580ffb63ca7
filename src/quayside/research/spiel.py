"""OpenSpiel: every game as a Python game, `python_quayside_` and its id, registered by importing this module.

Chance deals at the root and has a node wherever dice are thrown later: each outcome is another stream of dice, so that
a state follows from its history, and copies of a state need not have the same future.
"""

from __future__ import annotations

from typing import Any, Callable, Final, Optional

import numpy as np
import pyspiel

import quayside
from quayside.games.registry import entry
from quayside.kernel.errors import MalformedAction
from quayside.kernel.rng import Quick, key_of
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.observation import layout, observation_size, tensor
from quayside.research.remembered import DIGEST, Move, Position
from quayside.research.tables import utilities

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

DEALS: Final = 1000
LONGEST: Final = 100_000  # decisions
SAMPLES: Final = 1 << 40


def _game_type(game: str, players: Optional[int] = None) -> Any:
    """With one player the other side of the sum is nobody's, so that it is not a game of zero sum."""
    book = entry(game).book
    low, high = book.players
    options = {option.name: option.default for option in book.options}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_quayside_{game}",
        long_name=f"Quayside: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if players == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(low, 2), "deals": DEALS, **options},
    )


class SpielGame(pyspiel.Game):
    """A game with its players, its options and the number of outcomes that chance picks from."""

    quayside_game = ""

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
            utility_sum=None if self.players == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.quayside_game, self.players), info, given)

    def deal(self, number: int) -> State:
        g = quayside.new(self.quayside_game, self.players, f"spiel:{number}", self.options)
        g.recording = False
        return g

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Optional[Observer]:
        """What one player may know: now, or with the memory of all the past."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        alone = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not wanted.public_info or not alone:
            return None
        return (Memory if wanted.perfect_recall else Observer)(self.quayside_game)


class SpielState(pyspiel.State):
    """A position, one whose dice chance has still to throw, or the root before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Optional[Position] = None
        self.dealt = -1
        self._thrown = 0  # how often dice were thrown since
        self._undecided: Optional[tuple[int, int]] = None  # seat and action that wait for the dice
        self._asked = CHANCE

    def current_player(self) -> int:
        return self._asked

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """What OpenSpiel says, but straight: its own way leads through C++ and back four times."""
        if self._asked == CHANCE:
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
        elif self._undecided is not None:
            self._thrown += 1
            self.position.play(Move(*self._undecided, key_of(f"spiel-dice:{self._thrown}:{action}")))
            self._undecided = None
        elif self.position.throws_dice(self._asked, action):
            self._undecided = (self._asked, action)
            self._asked = CHANCE
            return
        else:
            self.position.play(Move(self._asked, action, None))
        seat = self.position.g.first_waiting()
        self._asked = seat if seat >= 0 else TERMINAL

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player holds possible. It has no history: that would tell what was drawn and hidden."""
        if self.position is None or not 0 <= player < self.num_players():
            raise MalformedAction(f"player {player} knows nothing here that could be dealt anew")
        other: SpielState = self.get_game().new_initial_state()
        other.position = self.position.dealt_anew(player, Quick(int(sampler() * SAMPLES)))
        other.dealt, other._thrown = self.dealt, self._thrown
        other._undecided, other._asked = self._undecided, self._asked
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}" if self.position is None else f"dice {action}"
        return entry(self.get_game().quayside_game).book.actions.name(action)

    def is_terminal(self) -> bool:
        return self._asked == TERMINAL

    def returns(self) -> list[float]:
        result = None if self.position is None else self.position.g.result
        return [0.0] * self.num_players() if result is None else utilities(result)[: self.num_players()]

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        decision = self.position.g.decision
        if self._undecided is not None:
            return f"deal {self.dealt}, dice are thrown for {SEATS[self._undecided[0]]}"
        asked = "over" if decision is None else f"{SEATS[decision.seat]} answers {decision.step}"
        return f"deal {self.dealt}, {asked}"


class Observer:
    """The tensor of docs/research.md with its named parts, and the same in words."""

    more = 0  # numbers beside those of an observation

    def __init__(self, game: str) -> None:
        size = observation_size(game)
        self.tensor = np.zeros(size + self.more, np.float32)
        self.dict = {name: self.tensor[at : at + count] for name, (at, count) in layout(game).items()}
        self._now = self.tensor[:size]

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self._now[:] = tensor(state.position.g, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The fields that are not all 0; quayside.research.text tells the same in words."""
        self.set_from(state, player)
        parts = [f"{name}={' '.join(f'{x:g}' for x in values)}" for name, values in self.dict.items() if values.any()]
        return "; ".join(parts)


class Memory(Observer):
    """The same with all that the player has seen and done before: `past` is a digest of it, bit by bit."""

    more = 8 * DIGEST

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._past = self.tensor[-self.more :]
        self.dict = {"now": self._now, "past": self._past}

    def set_from(self, state: SpielState, player: int) -> None:
        super().set_from(state, player)
        if state.position is not None:
            self._past[:] = np.unpackbits(np.frombuffer(state.position.past(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The digest: the past as a whole would be megabytes."""
        return "" if state.position is None else f"{SEATS[player]} {state.position.past(player).hex()}"


for _game in OBSERVATION_WRITERS:
    _made = type(f"Spiel{_game.capitalize()}", (SpielGame,), {"quayside_game": _game})
    pyspiel.register_game(_game_type(_game), _made)
