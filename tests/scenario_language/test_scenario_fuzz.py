"""Scenarios with something changed by chance: they pass, fail or are refused, and never more than that.

`QUAYSIDE_FUZZ` is how many times as many are tried.
"""

from __future__ import annotations

import copy
import os
import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from quayside.conformance.cases import random_move
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.scenarios.files import BadScenario, Scenario, read, scenario_paths
from quayside.scenarios.plugins import PLUGINS
from quayside.scenarios.runner import arrange, run_all
from quayside.scenarios.written import Written, documents

SCENARIOS = Path(__file__).parents[1] / "scenarios"
TIMES = int(os.environ.get("QUAYSIDE_FUZZ", "1"))
JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 5, 9, 16, 17, 18, 40, 99, 2**63, -(2**63), 10**30, 1.5, float("nan")),
    *("", "A", "E", "K", "K@2", "x", "start", "out", "empty", "absent", "\ud800", "produce", "bid(7, 1)", "a" * 300),
    *("bow-01", "canal-22", "train-01", "merino", "O01", "bonus_1", "LP1", "SH1", "MH1", "HM1", "A1", "NA", "R1"),
    *("sailor", "exchange_vp", "hand_5", "wellington", "final", "scoring", "cruise", "rockfall_green_2"),
    *([], {}, [None], ["A", "A"], {"A": 1}, {1: 2}, [[1]], {"x": {"y": 1}}, list(range(1, 11))),
]
PARTS = ("given", "do", "expect", "players", "options", "seed", "rules")


@cache
def written() -> tuple[tuple[Path, Written], ...]:
    return tuple((path, data) for path in scenario_paths([SCENARIOS]) for data in read(path))


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield at
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(part, (*at, key))


def part_at(value: Any, at: tuple[Any, ...]) -> Any:
    for key in at:
        value = value[key]
    return value


@cache
def values(game: str) -> list[Any]:
    """Everything that is given or expected in the scenarios of a game."""
    own = [data for _path, data in written() if data["game"] == game]
    return [part_at(data, at) for data in own for at in places(dict(data)) if at and at[0] in ("given", "expect")]


def changed(data: dict[Any, Any], rng: random.Random) -> dict[Any, Any]:
    """One to three parts replaced, taken away, renamed or doubled."""
    found = copy.deepcopy(dict(data))
    for _each in range(rng.choice((1, 1, 1, 2, 3))):
        at = rng.choice([at for at in places(found) if at and at[0] in PARTS])
        above, key = part_at(found, at[:-1]), at[-1]
        how = rng.randrange(8)
        if how < 3:
            above[key] = copy.deepcopy(rng.choice(JUNK))
        elif how < 5:
            above[key] = copy.deepcopy(rng.choice(values(data["game"])))
        elif how == 5:
            del above[key]
        elif isinstance(above, list):
            above.insert(rng.randrange(len(above) + 1), copy.deepcopy(rng.choice(JUNK)))
        else:
            above[rng.choice([word for word in JUNK if not isinstance(word, (list, dict))])] = above.pop(key)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_scenario_never_makes_the_program_stumble(game: str) -> None:
    rng = random.Random(game)
    own = [(path, data) for path, data in written() if data["game"] == game]
    tried: list[tuple[Path, Written | BadScenario]] = []
    for _each in range(400 * TIMES):
        path, data = rng.choice(own)
        tried.append((path, Written(changed(data, rng), {})))
    report = run_all(tried)
    stumbled = [failure["why"] for failure in report["failures"] if "stumbled" in failure["why"]]
    assert stumbled == []
    assert not any("object at 0x" in failure["why"] for failure in report["failures"])
    assert len({failure["why"] for failure in report["failures"]}) > 100, "too many are wrong in the same way"


def test_any_text_is_scenarios_or_a_refusal() -> None:
    """Files of this repository with characters changed, doubled and lost."""
    rng = random.Random(5)
    texts = [path.read_text("utf-8") for path in scenario_paths([SCENARIOS])]
    signs = "{}[]:,-#&*!|>'\"%@`?\n\t \u00e9\ud800\0" + "0aA"
    for _each in range(150 * TIMES):
        text = rng.choice(texts)
        start = rng.randrange(len(text))
        letters = list(text[start : start + 1500])
        for _change in range(rng.randrange(1, 6)):
            letters[rng.randrange(len(letters))] = rng.choice(signs) * rng.randrange(3)
        for found in documents("".join(letters)):
            assert isinstance(found, (Written, BadScenario))


# -- tables made of words ----------------------------------------------------------------------------------------


@cache
def words_of(game: str) -> tuple[dict[str, list[Any]], dict[str, list[Any]]]:
    """Values of every word of a seat and of the table: those of the scenarios, and the example of its page."""
    seats: dict[str, list[Any]] = defaultdict(list)
    table: dict[str, list[Any]] = defaultdict(list)
    plugin = PLUGINS[game]
    for words, found in ((plugin.seat, seats), (plugin.table, table), (plugin.turn, table)):
        for name, word in words.items():
            found[name].append(yaml.safe_load(word.example))
    for _path, data in written():
        for key, value in (data.get("given") or {}).items() if data["game"] == game else ():
            if key in table:
                table[key].append(value)
            elif key in "ABCDE":
                for word, content in value.items():
                    seats[word].append(content)
    return seats, table


ONLY_FOR_SCORING = ("contracts", "given_up")  # who has fewer contracts than are to be given up cannot play on


def some(words: dict[str, list[Any]], most: int, rng: random.Random) -> dict[str, Any]:
    chosen = rng.sample(sorted(set(words) - set(ONLY_FOR_SCORING)), rng.randrange(most + 1))
    return {word: copy.deepcopy(rng.choice(words[word])) for word in chosen}


def tables(game: str, count: int) -> Iterator[tuple[Scenario, State]]:
    """Tables that were accepted."""
    rng = random.Random(f"tables of {game}")
    seats, table = words_of(game)
    low, high = GAMES[game].book.players
    for _each in range(count):
        players = rng.randint(low, high)
        given = some(table, 4, rng)
        given |= {letter: some(seats, 4, rng) for letter in "ABCDE"[:players] if rng.randrange(2)}
        data = {
            "name": "x",
            "game": game,
            "players": players,
            "given": {"turn": "A", **given},
            "expect": {"over": False},
        }
        scenario = Scenario(Path(__file__), data, rng.randrange(1, 9))
        try:
            yield scenario, arrange(scenario)
        except BadScenario:
            continue


def counted(g: State) -> dict[str, int]:
    """The census, less what a scenario may leave open: where the joker of a joker tile has gone."""
    return {key: number for key, number in g.census().items() if not key.startswith("jokers beyond")}


@pytest.mark.parametrize("game", GAMES)
def test_an_accepted_table_can_be_played_on(game: str) -> None:
    """Nobody is stuck, and nothing appears or vanishes: what is not refused can be."""
    accepted = 0
    for scenario, g in tables(game, 150 * TIMES):
        before = counted(g)
        rng = Quick(accepted)
        for _step in range(40):
            if g.over:
                break
            assert all(g.legal(seat) for seat in g.pending()), scenario.given
            seat, action = random_move(g, rng)
            g.apply(action, seat)
            assert counted(g) == before, (g.book.actions.name(action), scenario.given)
        for viewer in range(int(g.seats)):
            g.view(viewer)
        accepted += 1
    assert accepted > 30 * TIMES, "hardly any table was accepted"


@pytest.mark.parametrize("game", GAMES)
def test_an_accepted_table_has_no_more_of_anything_than_the_setup(game: str) -> None:
    for scenario, g in tables(game, 60 * TIMES):
        fresh = Scenario(
            Path(__file__), {"name": "x", "game": game, "players": scenario.players, "expect": {"over": False}}
        )
        total = arrange(fresh).census()
        for key, number in g.census().items():
            if not key.startswith(("discs of", "jokers beyond", "blue contracts", "green contracts")):
                assert number <= total[key], (key, scenario.given)
