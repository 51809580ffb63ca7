"""A fourth game that touches nothing: `tests/fourth` is a distribution of its own, installed and played here.

Its own tests lie in `fourth/checks`. They run in processes that have the game installed; here there are our games only.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from brought import installed_into, ran, with_games
from quayside.kernel.actions import Catalogue
from quayside.kernel.rulebook import Rulebook

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
CHECKS = TESTS / "fourth" / "checks"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_into(tmp_path_factory.mktemp("fourth"), TESTS / "fourth")


def test_the_fourth_game(installed: Path) -> None:
    told = ran(CHECKS, with_games(installed, TESTS), TESTS)
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None, told
    assert int(passed[1]) > len(list(CHECKS.glob("test_*.py"))), told
    assert "skipped" not in told, told


def test_a_rulebook_for_more_players_than_seats_is_refused() -> None:
    book = Rulebook(
        "crowd",
        version="1",
        players=(2, 6),
        options=(),
        actions=Catalogue(),
        turn_rule="CROWD-1.1",
        end_rule="CROWD-1.1",
        chapters=[("CROWD-1", 1)],
        score_items=(),
        end_reasons=(),
    )
    with pytest.raises(ValueError, match="crowd: a table has 5 seats, too few for 6 players"):
        book.check()


def test_nothing_of_ours_names_it() -> None:
    folders = [ROOT / "src" / "quayside", ROOT / "locale", ROOT / "web" / "src"]
    texts = [
        path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".ftl", ".ts", ".svelte")
    ]
    assert len(texts) > 300
    assert [path for path in texts if re.search(r"\bcove\b", path.read_text("utf-8"), re.IGNORECASE)] == []
