"""The component files as they are: tables of rows, read without the engine."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parents[2] / "src" / "quayside" / "games"


@cache
def tables(game: str) -> dict[str, list[dict[str, Any]]]:
    """All tables of a game's component files by their names."""
    found: dict[str, list[dict[str, Any]]] = {}
    for path in sorted((GAMES / game / "components").glob("*.toml")):
        for name, rows in tomllib.loads(path.read_text("utf-8")).items():
            assert name not in found, f"{path}: a second table {name}"
            found[name] = rows
    return found


def values(game: str, table: str, key: str = "id", value: str = "value") -> dict[Any, Any]:
    """One column of a table by another."""
    return {row[key]: row[value] for row in tables(game)[table]}
