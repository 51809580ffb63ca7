"""The games for research: observations, PettingZoo, Gymnasium and OpenSpiel, self-play data, a learned player.

For every game there is a module for PettingZoo, its id and `_v0`: `env()` with turns, `parallel_env()` in cycles. See
docs/research.md.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import Any, Callable

from quayside.games.registry import manifests


class _Environments(ModuleType):
    """PettingZoo's module of one game; PettingZoo itself is imported when one of its functions is asked for."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{__name__}.{game}_v0", f"{game} for PettingZoo.")
        self._game = game

    def __getattr__(self, name: str) -> Any:
        if name not in ("env", "raw_env", "parallel_env"):
            raise AttributeError(f"{self.__name__} has env, raw_env and parallel_env, but no {name}")
        from quayside.research import petting

        made: dict[str, Callable[..., Any]] = {"raw_env": petting.TurnEnv, "parallel_env": petting.CycleEnv}
        self.__dict__[name] = partial(made.get(name, petting.turn_env), self._game)
        return self.__dict__[name]


_MODULES = {f"{game}_v0": _Environments(game) for game, found in manifests().items() if found.observation}
# So that `import` finds them too.
sys.modules.update({module.__name__: module for module in _MODULES.values()})


def __getattr__(name: str) -> ModuleType:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    return _MODULES[name]
