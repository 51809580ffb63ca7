"""A learned player: a small network, trained by `quayside.research.training`, asked by onnxruntime on one processor.

Its weights come with the game. It sees the observation of docs/research.md, which every possible deal gives alike,
and looks at nothing else.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any, Union

from quayside.bots.base import Bot, Budget, Situation
from quayside.games.registry import manifest, manifests

# Without its packages the bot is not offered at all.
_ready = all(importlib.util.find_spec(name) is not None for name in ("numpy", "onnxruntime"))


def weights_of(game: str) -> Path:
    """The file of the network that comes with a game."""
    found = manifest(game)
    if found.weights is None:
        raise ValueError(f"there are no weights for {game}")
    return Path(str(found.file(found.weights)))


@cache
def _session(path: Path) -> Any:
    import onnxruntime

    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1  # servers and arenas run many of them side by side
    settings.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(str(path), settings, providers=["CPUExecutionProvider"])


class LearnedBot(Bot):
    """Takes the action the network likes best; a `temperature` above 0 draws from what it likes instead."""

    games = tuple(game for game, found in manifests().items() if found.weights and _ready)
    looks_ahead = True  # for the numbers of one possible deal, which are those of all of them

    def __init__(
        self, game: str, seed: int = 0, weights: Union[Path, str, None] = None, *, temperature: float = 0.0
    ) -> None:
        super().__init__(seed)
        if temperature < 0:
            raise ValueError("temperature is 0 or more")
        self._path = weights_of(game) if weights is None else Path(weights)
        if not self._path.is_file():
            raise ValueError(f"there are no weights at {self._path.name}")
        self._net = _session(self._path)
        self._temperature = temperature

    def __getstate__(self) -> dict[str, Any]:
        """A copy reads the same file; within a process they share the network."""
        return {key: value for key, value in self.__dict__.items() if key != "_net"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _net=_session(state["_path"]))

    def looks(self, step: str) -> bool:
        return False

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        import numpy as np

        from quayside.research.observation import tensor
        from quayside.research.turning import sensible, turned

        choices = sensible(decision.game, legal)
        if len(choices) == 1:
            return choices[0]
        g = decision.deal
        assert g is not None
        seen = tensor(g, decision.seat)
        logits = self._net.run(["logits"], {"observation": seen[None]})[0][0]
        liked = logits[turned(decision.game, int(g.seats), decision.seat)[choices]]
        if self._temperature == 0:
            return choices[int(liked.argmax())]
        chance = np.exp((liked - liked.max()) / self._temperature)
        point = self.rng.below(1 << 30) / (1 << 30) * float(chance.sum())
        return choices[min(int(np.searchsorted(chance.cumsum(), point)), len(choices) - 1)]
