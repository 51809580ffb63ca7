"""Numbers can be looked up: rules in the games' books, rulings in docs/rulings.md, T-numbers in docs/reliability.md."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, Iterator

import pytest

from quayside.games.registry import entry, manifests

ROOT: Final = Path(__file__).parent.parent
RULINGS: Final = ROOT / "docs" / "rulings.md"
PLACES: Final = ("src", "tests", "docs", "bench", "web/src", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
KINDS: Final = {".py", ".md", ".yaml", ".toml", ".ftl", ".ts", ".svelte"}

LETTERS: Final = "|".join(sorted({entry(game).book.rules[0].split("-")[0] for game in manifests()}))
RULE: Final = re.compile(rf"\b(?:{LETTERS})-\d+\.\d+\w*")
CHAPTER: Final = re.compile(rf"\b(?:{LETTERS})-\d+\b(?![.\d-])")
RULING: Final = re.compile(rf"\b(?:{LETTERS})-R\d+\w*")
PROMISE: Final = re.compile(r"\bT\d+\b(?=[:, ;.)]|$)", re.MULTILINE)
BARE: Final = re.compile(r"(?<![\w-])[ADRSTY]-\d+[a-z]?\b")  # a ruling, decision or scenario of no game

NO_CHAPTER: Final = "-99"  # tests ask for a rule of chapter 99 to see it refused
ROW: Final = re.compile(r"^\| ([A-Z]+-R\w+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
SOURCES: Final = {"silent", "unclear", "texts differ", "components", "program"}


def pages() -> Iterator[Path]:
    for place in PLACES:
        found = ROOT / place
        yield from [found] if found.is_file() else sorted(path for path in found.rglob("*") if path.suffix in KINDS)


@cache
def texts() -> dict[str, str]:
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in pages() if path != Path(__file__)}


def cited(number: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Every number of a kind, with the file in which it stands."""
    for name, text in texts().items():
        for found in sorted(set(number.findall(text))):
            yield found, name


def rules() -> set[str]:
    return {rule for game in manifests() for rule in entry(game).book.rules}


def rulings() -> dict[str, list[str]]:
    """Each ruling and the rules that it belongs to."""
    return {number: belongs.split(", ") for number, belongs, *_rest in ROW.findall(RULINGS.read_text("utf-8"))}


def test_rules_are_in_the_book() -> None:
    known = rules()
    lost = [(rule, name) for rule, name in cited(RULE) if rule not in known and NO_CHAPTER not in rule]
    assert lost == []


def test_chapters_are_in_the_book() -> None:
    known = {rule.split(".")[0] for rule in rules()}
    assert [(chapter, name) for chapter, name in cited(CHAPTER) if chapter not in known] == []


def test_rulings_are_on_their_page() -> None:
    known = rulings()
    assert [(ruling, name) for ruling, name in cited(RULING) if ruling not in known] == []


def test_every_ruling_belongs_to_rules_of_its_game() -> None:
    known = rules()
    for number, belongs in rulings().items():
        assert set(belongs) <= known, f"{number} belongs to rules that are not there"
        assert {rule.split("-")[0] for rule in belongs} == {number.split("-")[0]}, number


def test_every_ruling_has_one_number_a_source_and_a_reason() -> None:
    rows = ROW.findall(RULINGS.read_text("utf-8"))
    lines = [line for line in RULINGS.read_text("utf-8").splitlines() if RULING.match(line.removeprefix("| "))]
    assert len(rows) == len(lines) == len(rulings())
    assert {source for _number, _rules, _ruling, source, _reason in rows} <= SOURCES


def test_promises_are_described() -> None:
    described = set(re.findall(r"^\| (T\d+) \|", texts()["docs/reliability.md"], re.MULTILINE))
    assert [(number, name) for number, name in cited(PROMISE) if number not in described] == []


def test_no_number_is_without_its_game() -> None:
    assert [(number, name) for number, name in cited(BARE)] == []


@pytest.mark.parametrize(
    ("text", "number", "found"),
    [
        ("CT-10.4, NZ-8.1 to NZ-8.3", RULE, ["CT-10.4", "NZ-8.1", "NZ-8.3"]),
        ("chapters CT-10 and SY-9; rule-CT-1-2, CT-3.1", CHAPTER, ["CT-10", "SY-9"]),
        ("(CT-R8), SY-R33b: NZ-R5", RULING, ["CT-R8", "SY-R33b", "NZ-R5"]),
        ('"""T14 and T7: T9', PROMISE, ["T14", "T7", "T9"]),
        ("A-33b, S-59 and CT-R8, NZ-2", BARE, ["A-33b", "S-59"]),
    ],
)
def test_numbers_are_found(text: str, number: re.Pattern[str], found: list[str]) -> None:
    assert number.findall(text) == found
