"""Quayside: economic board games as a fast, typed, rules-enforcing engine."""

import sys
from types import ModuleType

from quayside.api import compiled, game_ids, load, new
from quayside.kernel.errors import (
    BadComponents,
    BadOptions,
    CannotUndo,
    CorruptDump,
    IllegalAction,
    MalformedAction,
    QuaysideError,
)
from quayside.kernel.rng import Quick, commitment
from quayside.kernel.state import Decision, Result, State

__version__ = "0.2.0"

__all__ = [
    "BadComponents",
    "BadOptions",
    "CannotUndo",
    "CorruptDump",
    "Decision",
    "IllegalAction",
    "MalformedAction",
    "QuaysideError",
    "Quick",
    "Result",
    "State",
    "__version__",
    "commitment",
    "compiled",
    "game_ids",
    "load",
    "new",
]


class _Games(ModuleType):
    """The package `quayside.games` that can also be called: `quayside.games()` was the list of ids before `game_ids`.

    A function of that name hid the package, so that `import quayside.games.GAME.state as state` failed.
    """

    def __call__(self) -> list[str]:
        return game_ids()


sys.modules["quayside.games"].__class__ = _Games
