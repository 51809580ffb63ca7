"""What can be expected: emptiness, nothing at all, and messages that an author can read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quayside.scenarios.compare import Matcher, differences
from quayside.scenarios.files import Scenario
from quayside.scenarios.plugins import plugin
from quayside.scenarios.runner import ScenarioFailure, run

AUCTION = {"holder": "B", "broker": "I", "square": "money", "factory": ["K"]}


def made(game: str, given: dict[str, Any], expect: dict[str, Any]) -> Scenario:
    return Scenario(Path(__file__), {"name": "x", "game": game, "given": given, "expect": expect})


@pytest.mark.parametrize(
    "paths",
    [
        {"players.0.hold": "empty"},
        {"players.0.hold": []},
        {"players.0.hold.black": 0},
        {"players.0.hold.black": "absent"},
        {"players.0": {"hold": "empty", "purse": {5: 1}}},
        {"players.1": {"purse": "absent"}},
        {"players.0.harbour": []},
        {"players.0.harbour": "empty"},
        {"auction": None},
    ],
    ids=str,
)
def test_a_view_can_be_expected_to_be_empty(paths: dict[str, Any]) -> None:
    run(made("container", {"turn": "A"}, {"view": {"A": paths}}))
    full = {"turn": "B", "A": {"hold": ["K"], "purse": [10], "harbour": ["K@2"]}, "B": {"hold": ["K"], "ship": "sea"}}
    scenario = made("container", full, {"view": {"B" if "1" in str(paths) else "A": paths}})
    scenario.do = [{"B": "sail(island)"}]
    with pytest.raises(ScenarioFailure):
        run(scenario)


@pytest.mark.parametrize(
    ("game", "given", "expect", "says"),
    [
        ("container", {"payment": AUCTION}, {"payment": None}, "payment is {holder: B, broker: I, square: money,"),
        ("container", {"turn": "A"}, {"payment": {"holder": "B"}}, "payment.holder is null, expected B"),
        ("container", {"turn": "A"}, {"payment": ["K"]}, "payment is null, expected [K]"),
        ("container", {"A": {"hold": ["K"]}}, {"A": {"hold": "empty"}}, "A.hold is {K: 1}, expected empty"),
        ("container", {"A": {"hold": ["K"]}}, {"A": 7}, "hold: {K: 1}"),
        ("container", {"turn": "A"}, {"brokers": None}, "brokers is {I: {containers: {"),
        ("shipyard", {"turn": "A", "A": {"stock": ["sail"]}}, {"A": None}, "stock: {sail: 1}"),
        ("shipyard", {"turn": "A"}, {"A": {"canals": [{"canal": ["x"]}]}}, "A.canals is [], expected [{canal: [x]}]"),
        ("newzealand", {"A": {"hand": ["merino"]}}, {"A": {"hand": []}}, "A.hand is {merino: 1}, expected []"),
        ("newzealand", {"A": {"hand": ["merino"]}}, {"A": []}, "hand: {merino: 1}"),
        ("newzealand", {"turn": "A"}, {"forecast": "empty"}, "forecast is {A: ["),
    ],
    ids=str,
)
def test_what_differs_is_told_as_an_author_would_write_it(
    game: str, given: dict[str, Any], expect: dict[str, Any], says: str
) -> None:
    with pytest.raises(ScenarioFailure) as caught:
        run(made(game, given, expect))
    assert says in str(caught.value)
    assert "object at 0x" not in str(caught.value)


def test_no_auction_is_null_or_facts_without_content() -> None:
    run(made("container", {"turn": "A"}, {"payment": None}))
    run(made("container", {"turn": "A", "payment": None}, {"payment": {"holder": None, "money": 0, "factory": []}}))


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("container", {"payment": AUCTION, "A": {"hold": ["K"], "factory": ["K@2"]}}),
        ("shipyard", {"A": {"stock": ["sail"], "canals": [{"canal": "canal-22"}], "fleet": [{"captain": 1}]}}),
        ("newzealand", {"A": {"hand": ["merino"], "buildings": {3: "A1"}}}),
    ],
)
def test_no_fact_is_printed_as_an_object_of_the_program(game: str, given: dict[str, Any]) -> None:
    report: dict[str, Any] = plugin(game).report(run(made(game, {"turn": "A", **given}, {"over": False})))
    for key, value in [*report.items(), *((f"A.{word}", fact) for word, fact in report["A"].items())]:
        told = [repr(value)] if isinstance(value, Matcher) else differences("nothing like it", value, key)
        assert told, key
        assert "object at 0x" not in told[0]
