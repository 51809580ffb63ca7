"""Which rules games reach: marks stand where rules are named, and are set by what happens there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quayside.cli.main import app
from quayside.games.registry import GAMES
from quayside.reached.instrument import MARKS, NEAR, REFUSED, VALUED, WIDE, Marks, instrumented, rules_in
from quayside.reached.report import reach, scenarios_of

TESTS = Path(__file__).parent
SOURCE = '''"""CT-1.1: a module."""

TABLE = [
    lambda x: 2 * x,  # CT-2.1
    lambda x: x - 3,  # CT-2.2
]


class Thing:
    """CT-3.1 to CT-3.3: a class."""

    def legal(self):
        """CT-4.1: listing."""

    def take(self, x):
        if x > 5:  # CT-5.1
            return 1
        elif x > 3:
            # CT-5.2: what follows
            return 2
        return 3  # CT-5.3


def other():
    """CT-6.1, CT-3.2: at the very place of CT-3.2."""
'''


def run(what: str) -> set[str]:
    marks = Marks()
    scope = {MARKS: marks.set, VALUED: marks.valued}
    exec(compile(instrumented(SOURCE, marks), "source", "exec"), scope)
    exec(what, scope)
    return marks.reached()


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("CT-10.4 and CT-10.6.", ["CT-10.4", "CT-10.6"]),
        ("NZ-6.2 to NZ-6.4, NZ-6.9", ["NZ-6.2", "NZ-6.3", "NZ-6.4", "NZ-6.9"]),
        ("SY-17.2 to SY-18.1", ["SY-17.2", "SY-18.1"]),
        ("chapter CT-10, ruling CT-R4", []),
    ],
)
def test_rule_numbers_are_read(text: str, rules: list[str]) -> None:
    assert rules_in(text) == rules


@pytest.mark.parametrize(
    ("what", "rules"),
    [
        ("", []),
        ("Thing().legal()", ["CT-4.1"]),
        ("Thing().take(6)", ["CT-1.1", "CT-3.1", "CT-3.3", "CT-5.1"]),
        ("Thing().take(4)", ["CT-1.1", "CT-3.1", "CT-3.3", "CT-5.2"]),
        ("Thing().take(1)", ["CT-1.1", "CT-3.1", "CT-3.3", "CT-5.3"]),
        ("other()", ["CT-1.1", "CT-3.2", "CT-6.1"]),
        ("TABLE[0](1)", ["CT-2.1"]),
        ("TABLE[1](3)", []),  # a formula that gives nothing was not reached
        ("TABLE[1](4)", ["CT-2.2"]),
    ],
)
def test_what_runs_is_reached(what: str, rules: list[str]) -> None:
    assert run(what) == set(rules)


def test_a_refusal_is_enough_but_no_place_of_its_own() -> None:
    marks = Marks()
    wide, refused = marks.new(["CT-1.1", "CT-1.2"], WIDE), marks.new(["CT-1.1"], REFUSED)
    marks.new(["CT-1.2"], NEAR)
    marks.set[wide] = 1
    assert marks.reached() == {"CT-1.1"}
    marks.clear()
    marks.set[refused] = 1
    assert marks.reached() == {"CT-1.1"}


@pytest.mark.parametrize("game", GAMES)
def test_games_and_scenarios_reach_rules(game: str) -> None:
    found = reach(game, 3, scenarios=scenarios_of(TESTS, game))
    told = found.sorted()
    rules = set(GAMES[game].book.rules)
    groups = [set(told[name]) for name in ("reached", "only_scenarios", "neither", "not_watched")]
    assert set().union(*groups) == rules
    assert sum(len(group) for group in groups) == len(rules)
    assert len(told["reached"]) > 0.7 * len(rules)
    assert len(told["only_scenarios"]) > 0
    assert max(told["reached"].values()) == 3


def test_the_command_tells_it() -> None:
    asked = ["rules", "reached", "container", "--games", "2", "--tests", str(TESTS), "--json"]
    told = json.loads(CliRunner().invoke(app, asked).output)
    assert (told["games"], told["bot"], told["rules"]) == (2, "lively", len(GAMES["container"].book.rules))
    text = CliRunner().invoke(app, ["rules", "reached", "container", "--games", "1", "--tests", str(TESTS)]).output
    assert "reach" in text
    assert "only scenarios" in text


def test_it_says_what_is_wrong() -> None:
    found = CliRunner().invoke(app, ["rules", "reached", "container", "--tests", "nowhere"])
    assert found.exit_code != 0
    assert "not a folder of scenarios" in str(found.exception or found.output)
