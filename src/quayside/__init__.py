"""Quayside: three economic board games as a fast, typed, rules-enforcing engine."""

from quayside.api import games, load, new
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

__version__ = "0.1.0"

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
    "games",
    "load",
    "new",
]
