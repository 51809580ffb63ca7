"""Mistakes in Shipyard scenarios are told to their author."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quayside.scenarios.files import BadScenario, Scenario
from quayside.scenarios.runner import ScenarioFailure, run


def made(**parts: Any) -> Scenario:
    return Scenario(Path(__file__), {"name": "x", "game": "shipyard", "players": 3, "expect": {"over": False}, **parts})


@pytest.mark.parametrize(
    ("given", "part"),
    [
        ({"wind": 3}, "there is no 'wind'"),
        ({"A": {"money": 3}}, "there is no 'money'"),
        ({"A": {"yard": "BM"}}, "nine cells"),
        ({"A": {"yard": "BX......."}}, "is not a ship card"),
        ({"A": {"stock": {"oar": 1}}}, "a piece is one of"),
        ({"A": {"trains": "train-01"}}, "trains must be a list"),
        ({"A": {"trains": [["wood"]]}}, "no free train has the cars"),
        ({"A": {"canals": [{"canal": "canal-99"}]}}, "a canal is one of"),
        ({"A": {"canals": [{"canal": "canal-01", "at": 3}]}}, "a place is written"),
        ({"A": {"canals": [{"canal": "canal-01"}, {"canal": "canal-02"}]}}, "another canal lies"),
        ({"A": {"figure": {"canal": "canal-01"}}}, "name canals before figure"),
        ({"A": {"canals": [{"canal": "canal-22"}], "figure": {"canal": "canal-22", "space": "north"}}}, "has no space"),
        ({"A": {"canals": [{"canal": "canal-22"}], "water": ["-"]}}, "either canals or water"),
        ({"A": {"water": ["reef"]}}, "'reef' is not one of"),
        ({"A": {"contracts": ["red-01"]}}, "a contract is one of"),
        ({"A": {"yard": ["bow-01", *"........"]}, "B": {"yard": ["bow-01", *"........"]}}, "named twice"),
        ({"markers": {"equipment": "captain"}}, "the equipment marker is one of"),
        ({"markers": {"hire": 9}}, "from 1 to 8"),
        ({"markers": {"moon": 1}}, "there is no 'moon'"),
        ({"track": {"subsidy": 3}}, "not in the game with 3 players"),
        ({"track": {"build": 3, "hire": 3}}, "same position"),
        ({"figures": {"A": {"three": "build"}}}, "write {two: card, one: card}"),
        ({"displays": {"bows": ["stern-01"]}}, "cannot lie in bows"),
        ({"phase": "lunch"}, "phase is one of"),
        ({"turn": "E"}, "is not a seat"),
        ({"employees_left": {"boss": 1}}, "no employee boss"),
    ],
)
def test_a_wrong_given_says_what_would_be_right(given: dict[str, Any], part: str) -> None:
    with pytest.raises(BadScenario) as caught:
        run(made(given=given))
    assert part in str(caught.value)


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
