"""The lively player itself."""

from __future__ import annotations

from functools import cache
from typing import Any, Callable, Final

from quayside.bots.base import Bot, Budget, Situation
from quayside.bots.lively.tastes import Tastes, drawn
from quayside.games.registry import ByGame, entry

TASTES: Final = ByGame[Callable[[], Tastes]]("tastes of a lively player", lambda found: found.lively)


@cache
def tastes_of(game: str) -> Tastes:
    """A game without tastes of its own is played by kinds of actions, each as likely as the others."""
    return TASTES[game]() if game in TASTES else Tastes(entry(game).book.actions, {})


class LivelyBot(Bot):
    """Plays at random, but trades, bids, prices and builds within reason; for tests that want whole games quickly.

    It looks at the table only where its tastes say so: a view costs more than all the rest of a decision.
    """

    def __init__(self, game: str, seed: int = 0) -> None:
        super().__init__(seed)
        self._game = game
        self._tastes = tastes_of(game)
        self._moods = self._tastes.moods(self.rng)

    def __getstate__(self) -> dict[str, Any]:
        """The tastes of a game are shared by all who play it; moods are a player's own."""
        return {key: value for key, value in self.__dict__.items() if key != "_tastes"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _tastes=tastes_of(state["_game"]))

    def looks(self, step: str) -> bool:
        return step in self._tastes.looks

    def decide(self, situation: Situation, budget: Budget) -> int:
        legal = situation.legal
        if len(legal) == 1:
            return legal[0]
        look = self._tastes.looks.get(situation.step)
        if look is None:
            return self._tastes.pick(legal, self._moods, self.rng)
        weights = look(situation)
        return legal[drawn([weights.get(action, 0) for action in legal], self.rng)]
