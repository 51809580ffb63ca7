"""The positions of the browser client's tests are what the engine makes of the games that are kept for them."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

FOLDER = Path(__file__).resolve().parent.parent / "web/fixtures"
MAKE = run_path(str(FOLDER / "make.py"))


@pytest.mark.parametrize("game", MAKE["PLANS"])
def test_the_recorded_positions_are_what_the_games_come_to(game: str, tmp_path: Path) -> None:
    """Else they are made again: PYTHONPATH=src python web/fixtures/make.py web/fixtures GAME."""
    MAKE["write"](game, tmp_path)
    made = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text("utf-8") for path in FOLDER.glob(f"{game}-*.json")}
    assert sorted(made) == sorted(kept)
    assert [name for name, text in sorted(made.items()) if kept[name] != text] == []
