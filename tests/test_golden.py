"""T11: golden playthroughs. `make golden` writes them anew after a deliberate change of the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from quayside.conformance.golden import playthroughs, retell
from quayside.games.registry import GAMES
from quayside.words import asks

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.rglob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough_is_unchanged(path: Path) -> None:
    text = path.read_text("utf-8")
    assert retell(text) == text


def test_every_case_has_a_playthrough() -> None:
    kept = {path.name for path in FILES}
    assert kept == {found.name for found in playthroughs()}


@pytest.mark.parametrize("game", GAMES)
def test_playthroughs_show_everything(game: str) -> None:
    """Every kind of action, question, event and end reason appears in some playthrough; the rarest in a scenario."""
    book = GAMES[game].book
    lines = [line for path in FILES if path.parent.name == game for line in path.read_text("utf-8").splitlines()]
    for path in sorted((FOLDER.parent / "scenarios" / game).glob("*.yaml")):
        lines += path.read_text("utf-8").splitlines()
    words = {word for line in lines for word in re.findall(r"[a-z_0-9]+", line)}
    for kind in book.actions.kinds:
        assert kind.name in words, f"no playthrough has the action {kind.name}"
    for step in book.steps:
        if asks(step):
            assert step.name in words, f"no playthrough has the question {step.name}"
    for event in book.events:
        assert event.name in words, f"no playthrough has the event {event.name}"
    for reason in book.end_reasons:
        assert any(line.startswith(f"ended by {reason};") for line in lines), f"no playthrough ends by {reason}"


def test_header_names_the_rules_version() -> None:
    for path in FILES:
        header = json.loads(path.read_text("utf-8").splitlines()[0])
        assert header["rules"] == GAMES[header["game"]].book.version
