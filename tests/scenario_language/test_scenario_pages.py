"""docs/scenarios*.md say what is so: tables as in the code, examples that run, words that exist and no others."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from quayside.games.registry import GAMES
from quayside.kernel.state import State
from quayside.scenarios import runner
from quayside.scenarios.checks import Stage
from quayside.scenarios.compare import differences
from quayside.scenarios.files import Scenario, read, scenario_paths
from quayside.scenarios.pages import page_name, written_anew
from quayside.scenarios.plugins import PLUGINS
from quayside.scenarios.runner import arrange, run, run_all
from quayside.scenarios.written import Written, documents
from quayside.scenarios.wrong import BadScenario
from quayside.words import asks

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = {game: (DOCS / page_name(game)).read_text("utf-8") for game in GAMES}
GENERAL = (DOCS / "scenarios.md").read_text("utf-8")
CHAPTERS = ["Given", "Defaults", "Actions", "What settles itself", "Questions", "Report words", "Views"]
QUOTED = re.compile(r"`\.?([a-z_]+)[^`]*`")


def chapter(game: str, name: str) -> str:
    return re.split(rf"^## {name}\n", PAGES[game], maxsplit=1, flags=re.MULTILINE)[1].split("\n## ")[0]


def rows(text: str, columns: int) -> list[list[str]]:
    """The rows of all tables with so many columns, without their heads."""
    found = [
        [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in text.splitlines() if line[:1] == "|"
    ]
    body = [row for row in found if len(row) == columns and not set(row[0]) <= set("-")]
    return [row for row in body if row[0].startswith("`")]


def made(game: str, given: dict[str, Any], players: int | None = None) -> Scenario:
    data: dict[str, Any] = {"name": "x", "game": game, "given": given, "expect": {"over": False}}
    return Scenario(Path(__file__), data if players is None else {**data, "players": players})


# -- tables and examples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_those_of_the_code(game: str) -> None:
    assert written_anew(game, PAGES[game]) == PAGES[game], "run `make pages`"


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_the_same_chapters(game: str) -> None:
    found = re.findall(r"^## (.+)$", PAGES[game], re.MULTILINE)
    assert [name for name in found if name in CHAPTERS] == CHAPTERS
    assert set(found) - set(CHAPTERS) <= {"How things are written", "Names", "Sarah"}
    assert page_name(game) in GENERAL


SNIPPETS = [
    (page.name, code)
    for page in sorted(DOCS.glob("scenarios*.md"))
    for code in re.findall(r"^```yaml\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    if code.startswith("- name:")
]


@pytest.mark.parametrize(("page", "code"), SNIPPETS, ids=[page for page, _code in SNIPPETS])
def test_every_example_passes(page: str, code: str) -> None:
    found = [(DOCS / page, document) for document in documents(code)]
    assert run_all(found)["failures"] == []


# What else a word needs, to be tried alone.
WITH: dict[tuple[str, str], dict[str, Any]] = {
    ("newzealand", "jokers"): {"workers": {"shepherd": 2}},
    ("shipyard", "figure"): {"canals": [{"canal": "canal-22"}]},
}
WITH_TABLE: dict[tuple[str, str], dict[str, Any]] = {
    ("shipyard", "phase"): {"chosen": "recruit"},
    ("shipyard", "chosen"): {"phase": "step_four"},
    ("shipyard", "figures"): {"turn": "C"},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_word_can_be_given_as_its_example_says(game: str) -> None:
    plugin = PLUGINS[game]
    players = 2 if game == "newzealand" else 3
    for name, word in plugin.seat.items():
        arrange(made(game, {"A": {**WITH.get((game, name), {}), name: yaml.safe_load(word.example)}}, players))
    for name, word in [*plugin.table.items(), *plugin.turn.items()]:
        arrange(made(game, {**WITH_TABLE.get((game, name), {}), name: yaml.safe_load(word.example)}, players))
    for other, words in plugin.others.items():
        for name, word in words.items():
            arrange(made(game, {other: {name: yaml.safe_load(word.example)}}, players=1))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_named_is_as_the_table_of_defaults_says(game: str) -> None:
    """Where the default is a value, and not told in words."""
    report: dict[str, Any] = PLUGINS[game].report(arrange(made(game, {"turn": "A"})))
    checked = 0
    for part, words in (("", PLUGINS[game].turn), ("", PLUGINS[game].table), ("A", PLUGINS[game].seat)):
        facts = report[part] if part else report
        for name, word in words.items():
            literal = re.match(r"`([^`]*)`", word.default)
            if literal and name in facts and name != "turn":
                expected = yaml.safe_load(literal[1]) or ([] if literal[1] == "[]" else yaml.safe_load(literal[1]))
                assert differences(expected, facts[name], name) == []
                checked += 1
    assert checked >= 9


# -- actions and questions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_listed_with_its_arguments_and_its_rule(game: str) -> None:
    listed = {row[0].strip("`"): row[1] for row in rows(chapter(game, "Actions"), 4)}
    kinds = GAMES[game].book.actions.kinds
    assert listed == {kind.name + (f"({', '.join(kind.args)})" if kind.args else ""): kind.rule for kind in kinds}


@cache
def observed() -> tuple[dict[tuple[str, str], set[str]], dict[tuple[str, str], set[str]]]:
    """Per question of each game, as met in all scenarios: the kinds of its answers, and the entries of its context."""
    answers: dict[tuple[str, str], set[str]] = defaultdict(set)
    contexts: dict[tuple[str, str], set[str]] = defaultdict(set)

    def look(g: State) -> None:
        for seat in g.pending():
            decision = g.decision_of(seat)
            assert decision is not None
            contexts[g.game, decision.step] |= set(decision.context)
            answers[g.game, decision.step] |= {g.book.actions.kind_of(action).name for action in g.legal(seat)}

    for path in scenario_paths([ROOT / "tests" / "scenarios"]):
        for data in read(path):
            scenario = Scenario(path, data)
            stage = Stage(arrange(scenario))
            look(stage.g)
            for number, step in enumerate(scenario.do, 1):
                runner._do(stage, step, number)
                look(stage.g)
    return answers, contexts


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_listed_with_its_question(game: str) -> None:
    listed = {row[0].strip("`").partition("(")[0]: row[2].split(", ") for row in rows(chapter(game, "Actions"), 4)}
    questions = {step.name for step in GAMES[game].book.steps if asks(step)}
    for name, where in listed.items():
        assert where == ["free"] or set(where) <= questions, name
    for (of, question), kinds in observed()[0].items():
        for kind in kinds if of == game else ():
            assert listed[kind] == ["free"] or question in listed[kind], f"{question} takes {kind}"


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_listed_with_its_context(game: str) -> None:
    listed = {row[0].strip("`"): set(QUOTED.findall(row[2])) for row in rows(chapter(game, "Questions"), 3)}
    assert set(listed) == {step.name for step in GAMES[game].book.steps if asks(step)}
    found = {question: fields for (of, question), fields in observed()[1].items() if of == game}
    inside = {"loading": {"speed", "routes", "all_routes", "points"}, "manufacture": {"extra", "piece", "cost"}}
    for question, fields in found.items():
        named = {
            name for name in listed[question] if name not in inside.get(question, set()) - fields and name != "loading"
        }
        assert named == fields, question
    assert set(found) == set(listed), "a question that no scenario asks"


# -- report words and views --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_report_word_is_listed(game: str) -> None:
    parts = chapter(game, "Report words").split("| of the table |")
    report: dict[str, Any] = PLUGINS[game].report(
        arrange(made(game, {"turn": "A"}, players=GAMES[game].book.players[0]))
    )
    for text, facts in zip(
        parts, (report["A"], {key: report[key] for key in report if key not in "ABCDE"}), strict=True
    ):
        listed = {name for row in rows(text, 2) for name in QUOTED.findall(row[0])}
        assert listed == set(facts)


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_a_view_is_listed(game: str) -> None:
    text = chapter(game, "Views")
    g = arrange(
        made(game, {"phase": "final" if game != "shipyard" else "scoring"}, players=GAMES[game].book.players[0])
    )
    while not g.over:
        g.apply(g.legal()[0], g.pending()[0])
    view: Mapping[str, Any] = g.view(0)
    players = next(item for item in text.split("\n- ") if item.startswith("`players.0"))
    assert set(re.findall(r"`(?:players\.0)?\.([a-z_]+)`", players)) == set(view["players"][0])
    for name in view:
        assert f"`{name}`" in text or f"`{name}." in text, name


def test_sarahs_names() -> None:
    text = PAGES["newzealand"].split("\n## Sarah\n")[1]
    listed = {row[0]: set(QUOTED.findall(row[1])) for row in rows(text, 2)}
    g = arrange(made("newzealand", {"turn": "A"}, players=1))
    view: Mapping[str, Any] = g.view(0)
    assert listed["`view.A.sarah`"] == set(view["sarah"])
    report: dict[str, Any] = PLUGINS["newzealand"].report(g)
    assert listed["`sarah` in `expect`"] == set(report["sarah"])
    events = {kind.name for kind in g.book.events}
    assert set(QUOTED.findall(re.findall(r"^\| events \| (.*)\|$", text, re.MULTILINE)[0])) <= events
    hire = {"turn": "A", "job_market": {"sailor": [2], "shearer": [2]}, "A": {"runholder": "NA", "hand": []}}
    workers = {"shepherd": 2, "craftsman": 1, "sailor": 1, "shearer": 1}
    scenario = made(
        "newzealand", {**hire, "sarah": {"cards": [1], "workers": workers, "buildings": {4: "A1"}}}, players=1
    )
    scenario.do = [{"A": "end_turn"}]
    scenario.expect = {"turn": "sarah", "decision": "sarahs_hire", "trail": {"A1": "B4a"}, "pending": "A"}
    scenario.options = {"private_sides": "all_a"}
    run(scenario)


# -- common mistakes ---------------------------------------------------------------------------------------------

HEAD = "name: x\ngame: container\nplayers: 3\n"
MISTAKES = [
    "given: {turn: A}\ndo: [{A: bid(7, 1), illegal: true}]",
    "given: {turn: A}\ndo: [{A: buy_machine(red)}]\nexpect: {over: false}",
    "given: {turn: A}\ndo: [{A: sails}]\nexpect: {over: false}",
    "given: {turn: A}\ndo: [{B: produce}]\nexpect: {over: false}",
    "given: {turn: A}\ndo: [{A: pass}, {B: pass}]\nexpect: {over: false}",
    "given: {turn: A}\ndo: [{A: done}]\nexpect: {over: false}",
    "given: {turn: A, A: {machines: [K], factory: []}}\ndo: [{A: produce}, {A: done}]\nexpect: {over: false}",
    "given: {turn: A, A: {cash: 50, machines: [K, E, G, P]}}\ndo: [{A: buy_machine(brown), illegal: CT-2.6}]",
    "given: {turn: A}\ndo: [{A: sail(B), illegal: true}]",
    "given: {turn: A}\ndo: [{A: pass, illegal: false}]",
    "given:\n  A: {cash: 5, cash: 6}\nexpect: {over: false}",
    "given: {A: {money: 1}}\nexpect: {over: false}",
    "given: {A: {factory: [K]}}\nexpect: {over: false}",
    "given: {A: {warehouses: 1, harbour: [K@2, K@2]}}\nexpect: {over: false}",
    "given: {A: {island: {K: 9}}, B: {island: {K: 9}}}\nexpect: {over: false}",
    "given: {payment: null}\noptions: {bank: false}\nexpect: {over: false}",
    "given: {payment: {holder: B, broker: I, square: containers}}\nexpect: {over: false}",
    "given: {A: {hold: [K, G]}}\nexpect: {A: {hold: [K]}}",
    "expect: {A: {}}",
    "given: {turn: A}",
    "do: [pass]\nexpect: {over: false}",
    "rules: [CT-99.1]\nexpect: {over: false}",
]


def test_the_common_mistakes_get_these_messages() -> None:
    texts = [HEAD + mistake for mistake in MISTAKES]
    texts.append(
        "name: x\ngame: shipyard\ngiven: {A: {canals: [{canal: canal-22}]}, displays: {canals: [canal-22]}}\n"
        "expect: {over: false}"
    )
    found: list[tuple[Path, Written | BadScenario]] = [(Path("x"), each) for text in texts for each in documents(text)]
    said = [failure["why"] for failure in run_all(found)["failures"]]
    assert len(said) == len(texts)
    for row in rows(GENERAL.split("## Common mistakes")[1], 2):
        parts = [part.replace("\\|", "|") for part in re.findall(r"`([^`]+)`", row[0])]
        if parts != ["the program stumbled"]:
            assert any(all(part in why for part in parts) for why in said), parts


def test_a_fault_of_the_program_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_arguments: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(runner, "arrange", stumble)
    (failure,) = run_all([(Path("x"), each) for each in documents(HEAD + "expect: {over: false}")])["failures"]
    assert failure["kind"] == "broken"
    assert failure["line"] == 1
    assert "the program stumbled: IndexError: list index out of range; please report this file" in failure["why"]
