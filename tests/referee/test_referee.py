"""A second opinion on every game: the referees follow golden games and games of their own choice to the last point.

QUAYSIDE_REFEREE is the number of games per number of players (8 unless told otherwise).
"""

from __future__ import annotations

import ast
import os
import sys
from pathlib import Path

import pytest

from referee.harness import GOLDEN, OPTIONS, REFEREES, golden, judge, line_up, played, player_counts

HERE = Path(__file__).parent
GAMES = int(os.environ.get("QUAYSIDE_REFEREE", "8"))
SAMPLE = 10  # every how manieth decision is compared with all that the engine offers and shows

GOLDEN_GAMES = [path for game in REFEREES for path in sorted((GOLDEN / game).glob("*.txt"))]
TABLES = [(game, players) for game in REFEREES for players in player_counts(game)]


@pytest.mark.parametrize("path", GOLDEN_GAMES, ids=lambda path: path.stem)
def test_golden_games_are_right(path: Path) -> None:
    referee = judge(golden(path, SAMPLE))
    assert referee.judged > 0


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_games_are_right(game: str, players: int) -> None:
    for seed in range(GAMES):
        options = OPTIONS[game][seed % len(OPTIONS[game])]
        referee = judge(played(game, line_up(game, players, seed), seed, options, SAMPLE))
        assert referee.judged > 0


def test_referees_know_nothing_of_the_engine() -> None:
    """Only the harness may import quayside, and only the tests may import the harness."""
    for path in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}: imports are written out in full"
                names = [node.module or ""]
            for name in names:
                root = name.split(".")[0]
                if path.name == "harness.py" or path.name.startswith("test_"):
                    assert root in ("quayside", "referee", "pytest") or root in sys.stdlib_module_names
                else:
                    assert root == "referee" or root in sys.stdlib_module_names, f"{path} imports {name}"
                    assert name != "referee.harness", f"{path} imports the harness"
                    assert root not in ("importlib", "runpy", "subprocess"), f"{path} imports {name}"
