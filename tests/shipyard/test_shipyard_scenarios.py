"""What can be given in Shipyard can be expected in the same words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quayside.scenarios.files import Scenario
from quayside.scenarios.runner import ScenarioFailure, run


def made(**parts: Any) -> Scenario:
    return Scenario(Path(__file__), {"name": "x", "game": "shipyard", "players": 3, "expect": {"over": False}, **parts})


@pytest.mark.parametrize(
    ("given", "expect"),
    [
        ({"A": {"employees": ["foreman", "rigger"]}}, {"A": {"employees": ["rigger", "foreman"]}}),
        ({"A": {"trains": [["coal", "coal", "steel"]]}}, {"A": {"trains": [["steel", "coal", "coal"]]}}),
        ({"A": {"stock": ["sail", "sail"]}}, {"A": {"stock": {"sail": 2, "crane": 0}}}),
        ({"markers": {"countdown": 2}}, {"markers": {"countdown": "2"}}),
        ({"displays": {"bows": ["bow-01"]}, "decks": {"bows": 0}}, {"displays": {"bows": ["bow-01"]}}),
        (
            {"A": {"canals": [{"canal": "canal-22"}, {"canal": "canal-23", "at": [1, 0]}]}},
            {"A": {"canals": [{"canal": "canal-23", "at": [1, 0]}, {"canal": "canal-22"}]}},
        ),
        (
            {"A": {"canals": [{"canal": "canal-22"}], "figure": {"canal": "canal-22", "space": "E", "stern": "C"}}},
            {"A": {"figure": {"space": "east", "stern": "centre"}}},
        ),
    ],
)
def test_what_is_given_can_be_expected_in_the_same_words(given: dict[str, Any], expect: dict[str, Any]) -> None:
    run(made(given=given, expect=expect))


@pytest.mark.parametrize(
    "expect",
    [
        {"A": {"employees": ["foreman"]}},
        {"A": {"trains": []}},
        {"A": {"stock": {"sail": 1}}},
        {"A": {"canals": [{"canal": "canal-01"}]}},
        {"displays": {"bows": []}},
        {"markers": {"countdown": "2"}},
    ],
)
def test_a_wrong_expectation_fails(expect: dict[str, Any]) -> None:
    with pytest.raises(ScenarioFailure):
        run(made(given={"turn": "A"}, expect=expect))
