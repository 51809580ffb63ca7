"""A learned player: it does what a small network likes best, trained by `quayside.research.training`."""

from __future__ import annotations

import importlib.util
from bisect import bisect
from pathlib import Path
from typing import Final, Union

from quayside.bots.base import Bot, Budget, Situation
from quayside.games.registry import manifests

# Without the packages of a network its bots are not offered, and nothing is imported that needs them.
_READY: Final = all(importlib.util.find_spec(name) is not None for name in ("numpy", "onnxruntime"))
TRAINED: Final = tuple(game for game, found in manifests().items() if found.weights and _READY)

FINE: Final = 1 << 30


class LearnedBot(Bot):
    """Takes the action the network likes best; a `temperature` above 0 draws from what it likes instead. `network` is
    the name of another one that comes with the game."""

    games = TRAINED
    looks_ahead = True  # for the numbers of one possible deal, which are those of all of them

    def __init__(
        self,
        game: str,
        seed: int = 0,
        weights: Union[Path, str, None] = None,
        *,
        temperature: float = 0.0,
        network: str = "",
    ) -> None:
        super().__init__(seed)
        if temperature < 0:
            raise ValueError("temperature is 0 or more")
        from quayside.research.network import Network, named_weights

        self._network = Network(game, named_weights(game, network) if network else weights)
        self._temperature = temperature

    def looks(self, step: str) -> bool:
        return False

    def decide(self, situation: Situation, budget: Budget) -> int:
        assert situation.deal is not None
        question = self._network.question(situation.deal, situation.seat)
        if len(question.choices) == 1:
            return question.choices[0]
        (answers,) = self._network.ask([question])
        if self._temperature == 0:
            return answers.best
        reached = answers.chances(self._temperature).cumsum()
        point = self.rng.below(FINE) / FINE * float(reached[-1])
        return question.choices[min(bisect(reached.tolist(), point), len(question.choices) - 1)]
