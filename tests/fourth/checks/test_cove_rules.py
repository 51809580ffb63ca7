"""Cove keeps the promises of every game, by its rules, its words and its scenarios."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Callable, Mapping, Optional

import pytest
import quayside
from quayside import declaring
from quayside.conformance.cases import Case, cases
from quayside.conformance.checks import CHECKS
from quayside.coverage import coverage
from quayside.editions import standard_box
from quayside.games.registry import entry
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.scenarios.files import Scenario, read, scenario_paths
from quayside.scenarios.runner import run
from quayside.words import LANGUAGES, Words, asks, expected_keys

from cove.fields import SCALARS, VECS
from cove.game import CoveGame
from cove.manifest import GAME
from cove.view import VISIBILITY

HERE = Path(__file__).parent
RANDOM = list(cases(["cove"]))
SCENARIOS = [Scenario(path, data) for path in scenario_paths([HERE / "scenarios"]) for data in read(path)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", [*RANDOM, *(case.lively() for case in RANDOM)], ids=str)
def test_conforms(case: Case, check: Callable[[Case, int], None]) -> None:
    for seed in (11, 12):
        check(case, seed)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    run(scenario)


def test_the_modules_are_those_that_the_declarations_make() -> None:
    for path, text in declaring.made(GAME, HERE.parent / "cove").items():
        assert path.read_text("utf-8") == text, f"{path} is not what is declared: quayside.declaring writes it"


@pytest.mark.rule("CV-1.4")
def test_chance_decides_who_carries_the_lantern() -> None:
    assert {seen(quayside.new("cove", 3, seed))["turn"]["lantern"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("CV-5.3")
def test_a_sale_from_the_cellar_shows_a_card_and_stands() -> None:
    """At a table where turns are confirmed, holding could still be taken back."""
    for sold in (False, True):
        g = quayside.new("cove", 2, 1)
        for seat in (0, 1):
            g.apply("bid(0)", seat)
        seat = g.pending()[0]
        g.apply(next(name for name in g.legal_names(seat) if name.startswith("sell") == sold), seat)
        assert bool(g.unanswered(seat)) != sold


def test_what_is_imagined_depends_on_the_view_alone_and_can_be_anything_possible() -> None:
    g = quayside.new("cove", 3, 2)
    g.apply("bid(3)", 1)
    twin = g.determinize(0, Quick(1))
    found = [g.imagine(0, Quick(seed)) for seed in range(60)]
    assert [each.digest() for each in found] == [twin.imagine(0, Quick(seed)).digest() for seed in range(60)]
    assert len({str(seen(each, 1)["players"]) for each in found}) > 40
    assert len({each.position()["bids"][1] for each in found}) > 8  # type: ignore[index]


def test_every_rule_is_proven() -> None:
    assert coverage(HERE, ["cove"])["cove"]["untested"] == []


def test_every_field_is_declared() -> None:
    of_all_games = set(getattr(State(), "__dict__", ()))  # a compiled state has none
    assert set(vars(CoveGame())) - of_all_games == {*VECS, *SCALARS} == set(VISIBILITY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_can_be_filled_in(language: str) -> None:
    words, book = Words(language), entry("cove").book
    wanted = {*expected_keys(book), *(f"cove-hint-{step.name}" for step in book.steps if asks(step)), "cove-card-name"}
    assert {key for key in wanted if not words.has(key)} == set()
    g, rng = quayside.new("cove", 3, 5), Quick(5)
    while (decision := g.decision) is not None:
        assert words.ask("cove", decision.step, decision.context)
        legal = g.legal(decision.seat)
        assert all(words.action(book, action) for action in legal)
        for event in g.apply(legal[rng.below(len(legal))], decision.seat):
            for seat in (None, 0, 1):
                told = event.view(seat)
                assert told is None or words.event("cove", told)


def test_a_house_edition(tmp_path: Path) -> None:
    g = quayside.new("cove", 2, 1, edition=edition(tmp_path, "coins", 20))
    assert [player["coins"] for player in seen(g)["players"]] == [20, 20]
    assert quayside.load(g.dump()).digest() == g.digest()
    with pytest.raises(quayside.BadComponents, match="highest price of 2"):
        quayside.new("cove", edition=edition(tmp_path, "highest_price", 2))


def edition(folder: Path, term: str, value: int) -> Path:
    """A house edition in which one number is another."""
    text = standard_box("cove").texts["terms.toml"]
    changed = re.sub(rf'(id = "{term}"\nvalue = )\d+', rf"\g<1>{value}", text)
    assert changed != text
    (folder / "terms.toml").write_text(changed, "utf-8")
    return folder


def seen(g: State, seat: Optional[int] = None) -> Mapping[str, Any]:
    return g.view(seat)
