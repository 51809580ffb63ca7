"""T11: golden playthroughs. `make golden` writes them anew after a deliberate change of the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from quayside.conformance.golden import IN_A_LINE, is_short, playthroughs, retell
from quayside.games.registry import GAMES
from quayside.words import asks

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.rglob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough_is_unchanged(path: Path) -> None:
    text = path.read_text("utf-8")
    teller = retell(text)
    if not is_short(text):
        assert teller.text() == text
        return
    now = teller.in_short()
    at = next(
        (at for at, (one, other) in enumerate(zip(now.split("\n"), text.split("\n"), strict=True)) if one != other), 0
    )
    start = max(0, at - 2) * IN_A_LINE  # behind the header
    told = [line for _action, lines in teller.told[start : start + IN_A_LINE] for line in lines]
    assert now == text, "\n".join(["the first that is told otherwise, as it is told now:", *told])


def test_every_case_has_a_playthrough() -> None:
    kept = {path.name for path in FILES}
    assert kept == {found.name for found in playthroughs()}


@pytest.mark.parametrize("game", GAMES)
def test_playthroughs_show_everything(game: str) -> None:
    """Every kind of action, question, event and end reason appears in some playthrough; the rarest in a scenario."""
    book = GAMES[game].book
    files = [path for path in FILES if path.parent.name == game]
    lines = [line for path in files for line in retell(path.read_text("utf-8")).text().splitlines()]
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
