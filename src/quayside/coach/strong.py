"""What strong players score and by what, and what their decisions lose.

`study/strong.toml` of a game has the points of those who won among them, by number of players, which
`bench/puzzles.py --winners` writes; `study/losses.toml` what reviews of games between them found, by
`bench/strong.py`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Mapping, Optional

from quayside.games.registry import manifest


@dataclass(frozen=True)
class Known:
    """A number with its standard error."""

    mean: float
    error: float


@cache
def losses_of(game: str) -> Mapping[str, Known]:
    """What decisions of strong players lose on the average, by `phase-opening`, `theme-auctions` and so on, and by
    `club-opening` how often a club player would have answered alike; empty where no such games were reviewed."""
    file = manifest(game).file("study", "losses.toml")
    found = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {name: Known(*numbers) for name, numbers in found.get("per-decision", {}).items()}


@cache
def _sheets(game: str) -> dict[str, Any]:
    file = manifest(game).file("study", "strong.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def sheet_of(game: str, seats: int) -> Optional[Mapping[str, float]]:
    """Points of winners by source; None where no such games were counted."""
    found: Optional[dict[str, float]] = _sheets(game).get(f"seats-{seats}", {}).get("points")
    return found
