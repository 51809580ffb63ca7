"""The review as a page: in every language, alone, well formed, with a line and an interval for every seat."""

from __future__ import annotations

import itertools
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from coach.games import club_game
from coach.test_review import SMALL, command
from quayside.cli.told import spoken
from quayside.coach.decisions import Question, Verdict
from quayside.coach.estimates import exactly
from quayside.coach.figures import percent, signed
from quayside.coach.grades import Weighed
from quayside.coach.page import page
from quayside.coach.plot import Plot, step_of, svg
from quayside.coach.review import review
from quayside.coach.spoken import Spoken
from quayside.words import LANGUAGES, Words

SEATS = {"container": 3, "shipyard": 2, "newzealand": 2}
VOID = {"meta", "line", "polygon", "polyline"}


class Tags(HTMLParser):
    """What is open, what there is, and what anything points to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_page_stands_alone_in_every_language(game: str) -> None:
    options = {"round_limit": 3} if game == "container" else {}
    g = club_game(game, SEATS[game], 7, None, **options)[0]
    plan = replace(SMALL, first=2, lines=4, glance=1, examined=2, tried=2)
    found = review(g, plan, bot="club")
    for language in LANGUAGES:
        text = page(Spoken(found, g.book, spoken(Words(language), g, None)))
        tags = Tags()
        tags.feed(text)
        assert not tags.open
        kinds = [tag for tag, _attributes in tags.seen]
        assert not {"script", "link", "img", "iframe"} & set(kinds)
        assert not re.search(r"https?://|url\(", text)
        assert f'<html lang="{language}">' in text
        assert kinds.count("polyline") == kinds.count("polygon") == 2 * SEATS[game]
        assert kinds.count("section") == len(found.moments)
        assert text.count('<th scope="row">') == len({item for sheet in found.result.sheet for item in sheet})


def test_names_of_people_stay_text() -> None:
    g = club_game("container", 3, 7, round_limit=1)[0]
    found = review(g, replace(SMALL, examined=1, tried=1), bot="club")
    text = page(Spoken(found, g.book, Words("en", {0: "<script>alert(1)</script>"})))
    assert "<script>" not in text
    assert "&lt;script&gt;" in text


def test_a_plot_keeps_inside_its_frame() -> None:
    rows = [[exactly(value) for value in (0.0, 50.0, 140.0)], [exactly(value) for value in (-20.0, 50.0, 60.0)]]
    text = svg(Plot("t", "x", rows, 0, 100, " %", [2]))
    for points in re.findall(r'points="([^"]+)"', text):
        for pair in points.split():
            across, down = map(float, pair.split(","))
            assert 0 <= across <= 720
            assert 0 <= down <= 360
    assert [step_of(span) for span in (100, 7, 0.9)] == [20, 2, pytest.approx(0.2)]


def test_numbers_of_moments_are_not_read_together() -> None:
    """Moments of neighbouring turns: 1 and 2 stand apart, and the last inside the frame."""
    rows = [[exactly(50.0)] * 81]
    marks = [1, 2, 40, 79, 80]
    text = svg(Plot("t", "x", rows, 0, 100, " %", marks))
    places = [float(re.search(rf'x="([0-9.]+)" y="22">{number}<', text)[1]) for number in range(1, 6)]  # type: ignore[index]
    assert all(after - before >= 21.9 for before, after in itertools.pairwise(places))
    assert places[-1] < 715


def test_numbers_have_their_signs() -> None:
    assert [signed(value) for value in (12.4, -3.6, 0.2, -0.2)] == ["+12", "\u22124", "0", "0"]
    assert [percent(value) for value in (0.334, -0.001)] == ["33", "0"]


def test_the_command_writes_it_and_refuses_other_endings(tmp_path: Path) -> None:
    g = club_game("container", 3, 7, round_limit=1)[0]
    file, out = tmp_path / "game.json", tmp_path / "review.html"
    file.write_text(json.dumps(g.dump()), "utf-8")
    settings = [str(file), "--quick", "--bot", "club", "--processes", "1", "--language", "ru"]
    done = command(*settings, "--page", str(out))
    assert done.returncode == 0, done.stderr
    assert out.read_text("utf-8").startswith("<!doctype html>")
    wrong = command(*settings, "--page", str(tmp_path / "review.png"))
    assert wrong.returncode == 2
    assert ".html" in wrong.stderr
    assert not (tmp_path / "review.png").exists()
    nowhere = command(*settings, "--page", str(tmp_path / "none" / "review.html"))
    assert nowhere.returncode == 2
    assert "there is no folder" in nowhere.stderr


def test_an_unknown_bot_is_refused_with_a_word(tmp_path: Path) -> None:
    file, out = tmp_path / "game.json", tmp_path / "review.html"
    file.write_text(json.dumps(club_game("container", 3, 7, round_limit=1)[0].dump()), "utf-8")
    done = command(str(file), "--quick", "--bot", "nobody", "--processes", "2", "--page", str(out))
    assert done.returncode == 2
    assert done.stderr.startswith("quayside: there is no bot 'nobody'")
    assert not out.exists()


def test_a_seat_misses_what_it_had_not_got() -> None:
    """Nobody gives away 20 points of chance who stands at 5 %; with another answer they were to be had."""
    g = club_game("container", 3, 7, round_limit=1)[0]
    found = review(g, replace(SMALL, examined=1, tried=1), bot="club")
    question = Question(0, 1, 0, 7, 8, (8,), 0, (), "main", 0.5)
    moment = found.moments[0]
    for stood, word in ((0.3, "gives away"), (0.05, "misses")):
        lost = Weighed(exactly(0.2), exactly(9.0), 20.0)
        verdict = Verdict(question, 8, lost, (), (), 32, 32, would=8, instead=lost)
        standing = replace(found.standings[0], chances=(exactly(stood),) * found.seats)
        told = Spoken(replace(found, standings=(standing, *found.standings[1:])), g.book, Words("en"))
        still = tuple(exactly(0.0) for _seat in range(found.seats))
        said = told.moment(replace(moment, turn=1, changes=still, verdict=verdict))
        assert word in said
        assert "20 points" in said
