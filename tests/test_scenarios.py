"""Every scenario file of the repository, and the runner itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quayside.scenarios.files import BadScenario, Scenario, read, scenario_paths
from quayside.scenarios.runner import ScenarioFailure, run

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = [Scenario(path, data) for path in scenario_paths([FOLDER]) for data in read(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.file.stem}: {scenario.name}")
def test_scenario(scenario: Scenario) -> None:
    run(scenario)


def test_names_are_unique_within_a_file() -> None:
    names = [(scenario.file, scenario.name) for scenario in SCENARIOS]
    assert len(set(names)) == len(names)


def made(**parts: Any) -> Scenario:
    """A scenario written in Python."""
    return Scenario(FOLDER, {"name": "x", "game": "container", **parts})


@pytest.mark.parametrize(
    ("parts", "part"),
    [
        ({"given": {"A": {"cash": 7}}, "expect": {"A": {"cash": 8}}}, "A.cash is 7, expected 8"),
        ({"given": {"A": {"hold": ["K"]}}, "expect": {"A": {"hold": ["P"]}}}, "A.hold is {K: 1}"),
        ({"given": {"turn": "A"}, "do": [{"A": "end_turn"}], "expect": {"turn": "B"}}, "Now main asks A"),
        ({"given": {"turn": "A"}, "do": [{"A": "pass", "illegal": "CT-3.4"}]}, "is legal, but should be refused"),
        ({"given": {"turn": "A"}, "do": [{"A": "sail(A)", "illegal": "CT-6.3"}]}, "is refused by CT-9.2"),
        ({"given": {"turn": "A"}, "expect": {"pending": ["B"]}}, "pending is"),
        ({"given": {"turn": "A"}, "expect": {"decision": "closing"}}, "decision is main"),
        ({"given": {"turn": "A"}, "expect": {"legal": {"A": {"exclude": ["pass"]}}}}, "pass is legal for A"),
        ({"given": {"turn": "A"}, "expect": {"legal": {"A": {"only": ["pass"]}}}}, "is legal for A too"),
        ({"given": {"turn": "A"}, "expect": {"legal": {"A": {"include": ["bid"]}}}}, "bid is not legal for A"),
        ({"given": {"turn": "A"}, "expect": {"view": {"B": {"players.0.cards": 1}}}}, "view of B: players.0.cards"),
        ({"given": {"turn": "A"}, "expect": {"view": {"A": {"players.0.purse": "absent"}}}}, "view of A has"),
        ({"given": {"turn": "A"}, "expect": {"result": {"scores": {"A": 1}}}}, "not over"),
        ({"given": {"turn": "A"}, "expect": {"state": {"depth": 7}}}, "state.depth"),
        ({"given": {"turn": "A"}, "expect": {"over": True}}, "over is false"),
        ({"given": {"turn": "A"}, "do": [{"undo": "A"}], "expect": {"turn": "A"}}, "cannot go back"),
        ({"given": {"turn": "A"}, "do": [{"A": "pass"}, {"undo": "A", "illegal": True}]}, "can undo"),
        ({"given": {"turn": "A"}, "do": [{"A": "pass"}], "expect": {"events": ["sailed"]}}, "no event sailed"),
    ],
)
def test_a_wrong_expectation_fails_and_says_why(parts: dict[str, Any], part: str) -> None:
    with pytest.raises(ScenarioFailure) as caught:
        run(made(**parts))
    assert part in str(caught.value)


@pytest.mark.parametrize(
    ("parts", "part"),
    [
        ({"given": {"A": {"cahs": 7}}, "expect": {"turn": "A"}}, "there is no 'cahs'"),
        ({"given": {"moon": 1}, "expect": {"turn": "A"}}, "there is no 'moon'"),
        ({"given": {"A": {"hold": ["red"]}}, "expect": {"turn": "A"}}, "red is not a colour"),
        ({"given": {"A": {"factory": ["K"]}}, "expect": {"turn": "A"}}, "like K@2"),
        ({"given": {"A": {"factory": ["K@5"]}}, "expect": {"turn": "A"}}, "factory prices are 1 to 4"),
        ({"given": {"A": {"island": {"K": 18}}}, "expect": {"turn": "A"}}, "from 0 to 17, not 18"),
        ({"given": {"turn": "D"}, "players": 3, "expect": {"turn": "A"}}, "D is not a seat"),
        ({"given": {"phase": "noon"}, "expect": {"turn": "A"}}, "phase is one of"),
        ({"rules": ["CT-99.1"], "expect": {"turn": "A"}}, "there is no rule CT-99.1"),
        ({"given": {"turn": "A"}, "do": [{"A": "fly"}], "expect": {"turn": "A"}}, "there is no action fly"),
        ({"given": {"turn": "A"}, "do": [{"A": 7}], "expect": {"turn": "A"}}, "an action is written as text"),
        ({"given": {"turn": "A"}, "do": [{"A": "fly", "illegal": True}]}, "there is no action fly"),
        ({"given": {"turn": "A"}, "do": [{"A": "bid(7", "1)": None}], "expect": {"turn": "A"}}, "in quotes"),
        ({"expect": {"view": {"A": 5}}}, "must be a mapping"),
        ({"expect": {"view": 5}}, "must be a mapping"),
        ({"expect": {"legal": 5}}, "must be a mapping"),
        ({"expect": {"pending": 5}}, "list of seats"),
        ({"expect": {"events": "turn"}}, "write a list"),
        ({"do": [{"expect": 5}], "expect": {"turn": "A"}}, "expect must be a mapping"),
        ({"options": ["bank"], "expect": {"turn": "A"}}, "must be a mapping"),
        ({"options": {"bank": False}, "given": {"A": {"ship": "bank"}}, "expect": {"turn": "A"}}, "cannot be in bank"),
    ],
)
def test_a_badly_written_scenario_says_what_is_wrong(parts: dict[str, Any], part: str) -> None:
    with pytest.raises(BadScenario) as caught:
        run(made(**parts))
    assert part in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        {"name": "x"},
        {"game": "container"},
        {"name": "x", "game": "container"},
        {"name": "x", "game": "container", "whn": 1},
    ],
)
def test_a_scenario_must_be_complete(data: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        Scenario(FOLDER, data)
