"""A scenario that tells of a table that cannot be is refused: with its line, its word and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quayside.scenarios.plugins import PLUGINS
from quayside.scenarios.runner import run_paths
from scenario_language.refusals import REFUSALS, Refusal

HEAD = 4  # lines before what is given


def failures(folder: Path, text: str) -> list[dict[str, Any]]:
    path = folder / "some.yaml"
    path.write_text(text, "utf-8")
    found: list[dict[str, Any]] = run_paths([path])["failures"]
    return found


def written(game: str, players: int, given: str, options: str = "{}") -> str:
    lines = "\n".join(f"  {line}" for line in given.splitlines())
    rest = f"options: {options}\nexpect: {{over: false}}\n"
    return f"name: x\ngame: {game}\nplayers: {players}\ngiven:\n{lines}\n{rest}"


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case.game} {case.given[:60]}")
def test_what_cannot_be_is_refused(tmp_path: Path, case: Refusal) -> None:
    found = failures(tmp_path, written(case.game, case.players, case.given, case.options))
    assert len(found) == 1, "such a table is accepted"
    assert found[0]["kind"] == "broken"
    assert case.says in found[0]["why"]
    assert found[0]["line"] == HEAD + case.line
    place = f"given.{case.place}" if case.place else "given"
    assert found[0]["why"].startswith(f"line {HEAD + case.line}, {place}: ")


def test_every_word_of_every_game_has_something_that_it_refuses() -> None:
    for game, plugin in PLUGINS.items():
        places = [case.place.split("[")[0] for case in REFUSALS if case.game == game]
        words = [*plugin.turn, *plugin.table, *(f"A.{word}" for word in plugin.seat)]
        for word in (*words, *(f"{other}.{word}" for other, named in plugin.others.items() for word in named)):
            assert any(place == word or place.startswith(f"{word}.") for place in places), f"{game}: {word}"


# Scenarios whole: their text, the line that is wrong, and what is said.
TEXTS = [
    # keys given twice, at any depth
    ("name: x\ngame: container\nname: y\nexpect: {over: false}", 3, "name: name is given twice, first on line 1"),
    ("name: x\ngame: container\ngiven:\n  turn: A\n  turn: B\nexpect: {turn: B}", 5, "given.turn: turn is given twice"),
    (
        "name: x\ngame: container\ngiven: {turn: A}\nexpect:\n  A:\n    cash: 21\n    loans: 0\n    cash: 20",
        8,
        "expect.A.cash: cash is given twice, first on line 6",
    ),
    ("name: x\ngame: container\ndo:\n- A: pass\n  A: produce\nexpect: {over: false}", 5, "do[1].A: A is given twice"),
    ("name: x\ngame: container\noptions: {bank: true, bank: false}\nexpect: {over: false}", 3, "options.bank: bank is"),
    # illegal
    (
        "name: x\ngame: container\ngiven: {turn: A}\ndo:\n- {A: pass, illegal: false}",
        5,
        "not false; an action that is legal",
    ),
    (
        "name: x\ngame: container\ngiven: {turn: A}\ndo:\n- A: pass\n  illegal:\n",
        6,
        "illegal is true, a rule or a list",
    ),
    (
        "name: x\ngame: container\ngiven: {turn: A}\ndo:\n- A: pass\n  illegal: []",
        6,
        "illegal is true, a rule or a list",
    ),
    ("name: x\ngame: container\ngiven: {turn: A}\ndo:\n- A: pass\n  illegal: CT-99.9", 6, "there is no rule CT-99.9"),
    ("name: x\ngame: container\ngiven: {turn: A}\ndo:\n- expect: {turn: A}\n  illegal: true", 5, "expect stands alone"),
    (
        "name: x\ngame: container\ngiven: {turn: A}\ndo:\n- {undo: A, illegal: CT-3.1}",
        5,
        "undo stands alone in its step",
    ),
    (
        "name: x\ngame: container\ngiven: {turn: A}\ndo:\n- {undo: A, A: pass}\nexpect: {turn: A}",
        5,
        "undo stands alone",
    ),
    ("name: x\ngame: container\ngiven: {turn: A}\ndo:\n- {illegal: true}", 5, "a step is a seat and what it does"),
    ("name: x\ngame: container\ngiven: {turn: A}\ndo:\n- {F: pass}\nexpect: {turn: A}", 5, "F is not a seat"),
    ("name: x\ngame: container\ngiven: {turn: A}\ndo:\n- {A: fly}\nexpect: {turn: A}", 5, "there is no action fly"),
    (
        "name: x\ngame: container\ngiven: {turn: A}\ndo:\n- pass\nexpect: {turn: A}",
        5,
        "a list of steps like '- A: produce'",
    ),
    (
        "name: x\ngame: container\ngiven: {turn: A}\ndo:\n- {A: pass, outcomes: [1]}\nexpect: {turn: A}",
        5,
        "needs only 0",
    ),
    (
        "name: x\ngame: container\ngiven: {turn: A}\ndo:\n- {A: pass, outcomes: x}\nexpect: {turn: A}",
        5,
        "must be a list",
    ),
    (
        "name: x\ngame: container\ngiven: {turn: A}\ndo:\n- {A: sail(A), illegal: true, outcomes: [1]}",
        5,
        "belong to one",
    ),
    # parts
    ("name: x\ngame: chess\nexpect: {over: false}", 2, "game: there is no game 'chess'"),
    ("name: 7\ngame: container\nexpect: {over: false}", 1, "name: a scenario needs a name, written as text"),
    ("game: container\nexpect: {over: false}", 1, "a scenario needs a name"),
    ("name: x\ngame: container\nwhn: 1\nexpect: {over: false}", 3, "'whn' is not a part of a scenario"),
    (
        "name: x\ngame: container\nplayers: 7\nexpect: {over: false}",
        3,
        "players: the number of players of container is",
    ),
    ("name: x\ngame: container\nseed: [1]\nexpect: {over: false}", 3, "seed: a seed is a whole number or a text"),
    ("name: x\ngame: container\nrules: CT-1.1\nexpect: {over: false}", 3, "rules is a list like [CT-6.2]"),
    (
        "name: x\ngame: container\nrules:\n- CT-1.1\n- CT-99.1\nexpect: {over: false}",
        5,
        "rules[2]: there is no rule CT-99.1",
    ),
    ("name: x\ngame: container\noptions: {banks: 1}\nexpect: {over: false}", 3, "options.banks: there is no 'banks'"),
    ("name: x\ngame: container\noptions: {bank: 1}\nexpect: {over: false}", 3, "options: "),
    ("name: x\ngame: container\nedition: nowhere\nexpect: {over: false}", 3, "edition: "),
    ("name: x\ngame: container\ngiven: []\nexpect: {over: false}", 3, "given must be a mapping, not []"),
    ("name: x\ngame: container\nexpect: []", 3, "expect must be a mapping"),
    ("name: x\ngame: container\nstart: {format: 1}\nexpect: {over: false}", 3, "start: the dump is not complete"),
    (
        "name: x\ngame: container\ngiven: {turn: A}\nstart: {format: 1}\nexpect: {over: false}",
        1,
        "leave given, options",
    ),
    # expectations that say nothing or speak of nothing
    ("name: x\ngame: container\n", 1, "a scenario that expects nothing proves nothing"),
    ("name: x\ngame: container\nexpect: {}", 1, "a scenario that expects nothing proves nothing"),
    ("name: x\ngame: container\nexpect:\n  A: {}", 4, "expect.A: this expects nothing"),
    (
        "name: x\ngame: container\nexpect:\n  legal: {A: {include: []}}",
        4,
        "include names no action, so it says nothing",
    ),
    ("name: x\ngame: container\nexpect:\n  legal: {A: {include: produce}}", 4, "include must be a list"),
    ("name: x\ngame: container\nexpect:\n  legal: {A: {include: [fly]}}", 4, "there is no action fly"),
    ("name: x\ngame: container\nexpect:\n  view: {A: {}}", 4, "this expects nothing: name what the view must show"),
    ("name: x\ngame: container\nexpect:\n  moon: 3", 4, "expect.moon: there is no moon to expect; there are pending"),
    ("name: x\ngame: container\nexpect:\n  events: [landed]", 4, "there is no event landed"),
    ("name: x\ngame: container\nexpect:\n  decision: lunch", 4, "there is no question lunch"),
    ("name: x\ngame: container\nexpect:\n  pending: [A, Z]", 4, "Z is not a seat"),
    ("name: x\ngame: container\nexpect:\n  A: {hold: red}", 4, "write [K, P] or {K: 2}, not red"),
    ("name: x\ngame: shipyard\nexpect:\n  displays: {bows: {9: bow-01}}", 4, "a row is a whole number from 0 to 4"),
    ("name: x\ngame: newzealand\nexpect:\n  A: {hand: [dragon]}", 4, "this is one of shropshire"),
    # not scenarios at all
    ("- [", 1, "not valid YAML"),
    ("- name: x\n  - y", 2, "not valid YAML"),
    ("just text", 1, "a scenario is a mapping with name, game, given, do and expect, not just text"),
    ("name: x\ngame: container\ngiven: &a {turn: *a}\nexpect: {over: false}", 3, "given.turn: it stands inside itself"),
    ("name: x\n? [a, b]\n: 3", 2, "a key is one word or number"),
    ("name: !!python/object:os.system x", 1, "not valid YAML"),
    (f"name: x\ngame: container\nplayers: {'9' * 5000}", 1, "not valid YAML"),
    ("", None, "the file holds no scenario"),
    ("[" * 5000, None, "the brackets are nested too deeply"),
]


@pytest.mark.parametrize(("text", "line", "says"), TEXTS, ids=[str(number) for number in range(len(TEXTS))])
def test_what_is_written_wrongly_is_refused(tmp_path: Path, text: str, line: int | None, says: str) -> None:
    found = failures(tmp_path, text)
    assert [failure["kind"] for failure in found] == ["broken"]
    assert says in found[0]["why"]
    assert found[0]["line"] == line


def test_the_line_is_that_of_the_scenario_in_the_file(tmp_path: Path) -> None:
    good = "- name: good\n  game: container\n  expect: {over: false}\n"
    wrong = "- name: wrong\n  game: container\n  given:\n    A: {gold: 9}\n  expect: {over: false}\n"
    failed = "- name: failed\n  game: container\n  given: {turn: A}\n  expect:\n    turn: B\n"
    found = failures(tmp_path, good + wrong + "---\n" + failed + good)
    assert [(each["name"], each["kind"], each["line"]) for each in found] == [
        ("wrong", "broken", 7),
        ("failed", "failed", 14),
    ]


def test_merged_parts_may_be_overruled(tmp_path: Path) -> None:
    """In YAML `<<` lays a mapping under another one; that is no second key."""
    text = "name: x\ngame: container\ngiven: {A: &a {cash: 5, loans: 1}, B: {<<: *a, cash: 6}}\n"
    assert failures(tmp_path, text + "expect: {B: {cash: 6, loans: 1}, A: {cash: 5}}") == []


def test_the_order_of_words_does_not_matter(tmp_path: Path) -> None:
    head = "name: x\ngame: shipyard\ngiven:\n  A:\n"
    canals, figure = "    canals: [{canal: canal-22}]\n", "    figure: {canal: canal-22, space: E, stern: C}\n"
    tail = "expect: {A: {figure: {space: east, stern: centre}}}"
    assert failures(tmp_path, head + canals + figure + tail) == []
    assert failures(tmp_path, head + figure + canals + tail) == []
