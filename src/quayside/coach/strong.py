"""What strong players score and by what: the means of those who won among them, by number of players.

`bench/puzzles.py --winners` writes `study/strong.toml` of a game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Mapping, Optional

from quayside.games.registry import manifest


@cache
def _sheets(game: str) -> dict[str, Any]:
    file = manifest(game).file("study", "strong.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def sheet_of(game: str, seats: int) -> Optional[Mapping[str, float]]:
    """Points of winners by source; None where no such games were counted."""
    found: Optional[dict[str, float]] = _sheets(game).get(f"seats-{seats}", {}).get("points")
    return found
