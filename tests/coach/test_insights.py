"""Insights: rates over games, told with their noise, and nothing of too few games."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from coach.games import club_game
from quayside.coach.compared import game_insights
from quayside.coach.estimates import Estimate
from quayside.coach.insights import ALIKE, FEWEST, LESS, MORE, PlayedGame, differs, of_few, rate_of, rows
from quayside.coach.kept import plain, read, version_of
from quayside.coach.review import Review, review
from quayside.coach.shapes import shape
from quayside.coach.spoken import Spoken
from quayside.coach.strong import Known, losses_of
from quayside.coach.work import QUICK, Plan
from quayside.games.registry import GAMES, entry
from quayside.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def found() -> Review:
    g, _entry = club_game("container", 3, 3, round_limit=4)
    return review(g, QUICK.scaled(0.3), bot="club")


def test_a_kept_review_tells_the_same(found: Review) -> None:
    again = read(json.loads(json.dumps(plain(found))))
    book = entry(found.game).book
    for language in LANGUAGES:
        words = Words(language)
        assert shape(Spoken(again, book, words)) == shape(Spoken(found, book, words))
    assert again.habits == found.habits


def test_another_plan_adviser_or_game_is_another_coach() -> None:
    container, shipyard = (entry(game).book for game in ("container", "shipyard"))
    versions = [
        version_of(container, Plan(), "club"),
        version_of(container, Plan(), "expert"),
        version_of(container, QUICK, "club"),
        version_of(shipyard, Plan(), "club"),
    ]
    assert len(set(versions)) == 4
    assert version_of(container, Plan(), "club") == versions[0]


def test_habits_count_every_decision_once(found: Review) -> None:
    for seat in range(found.seats):
        own = [habit for habit in found.habits if habit.seat == seat]
        asked = [each for each in found.verdicts if each.question.seat == seat]
        assert sum(habit.decisions for habit in own) == len(asked)
        assert sum(habit.loss for habit in own) == pytest.approx(sum(each.unlevelled for each in asked))


def test_a_rate_is_what_it_is_per_decision_and_knows_its_noise() -> None:
    even = rate_of([(1.0, 10), (2.0, 20), (3.0, 30)])
    assert even.mean == pytest.approx(0.1)
    assert even.error == pytest.approx(0)
    wild = rate_of([(0.0, 10), (3.0, 10), (0.0, 10), (1.0, 10)])
    assert wild.mean == pytest.approx(0.1)
    assert wild.low < 0 < wild.mean < wild.high


@pytest.mark.parametrize(("games", "student"), [(5, 2.776), (10, 2.262), (30, 2.045), (1000, 1.962)])
def test_few_games_have_the_interval_of_few(games: int, student: float) -> None:
    found = of_few(Estimate(1.0, 0.1, 0.804, 1.196), games)
    assert found.high - found.mean == pytest.approx(0.1 * student, rel=0.01)


def test_nobody_is_told_to_differ_by_noise() -> None:
    own = Estimate(1.0, 0.1, 0.804, 1.196)
    assert differs(own, None) == ALIKE
    assert differs(own, Known(0.5, 0.1)) == MORE
    assert differs(own, Known(1.5, 0.1)) == LESS
    assert differs(own, Known(0.5, 0.4)) == ALIKE
    assert differs(Estimate(1.0, 0.4, 0.216, 1.784), Known(0.5, 0.1)) == ALIKE


def test_of_too_few_games_nothing_is_said(found: Review) -> None:
    games = [PlayedGame(f"t{number}", 0, float(number), found) for number in range(FEWEST)]
    assert rows("container", games[:-1]) == []
    told = rows("container", games)
    assert {row.about for row in told} == {"phase", "theme", "deed", "club", "source"}
    assert all(row.games == FEWEST for row in told)
    sheet = found.result.sheet[0]
    assert {row.name: row.own.mean for row in told if row.about == "source"} == {
        item: pytest.approx(points) for item, points in sheet.items()
    }


def test_the_costliest_decision_is_the_example(found: Review) -> None:
    games = [PlayedGame(f"t{number}", seat, 0.0, found) for number in range(FEWEST) for seat in range(found.seats)]
    lost = {each.question.entry: each.certain for each in found.verdicts if each.deals}
    named = [row.example.entry for row in rows("container", games) if row.about == "phase" and row.example is not None]
    assert max(lost.values()) == max(lost[entry] for entry in named)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_strong_players_are_known_by_phase(game: str) -> None:
    """`bench/strong.py` has been run for every game."""
    known = losses_of(game)
    assert {f"{about}-{phase}" for about in ("phase", "club") for phase in ("opening", "middle", "end")} <= set(known)
    assert all(each.error >= 0 for each in known.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_insights_are_told_in_every_language(found: Review, language: str) -> None:
    games = [PlayedGame(f"t{number}", 1, 5.0, replace(found)) for number in range(FEWEST)]
    told = game_insights("container", games, Words(language))
    assert len(told["reviewed"]) == FEWEST
    assert all(row["said"] and "-" not in row["said"] for row in told["rows"])
