"""`quayside insights`: what somebody does differently, for people, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import quayside
from coach.games import club_game
from coach.test_page import Tags
from quayside.cli.main import app
from quayside.coach.differences import Differences, page
from quayside.coach.habits import deed_of
from quayside.coach.insights import FEWEST, PlayedGame, rows
from quayside.coach.review import Review, review
from quayside.coach.spoken import Spoken
from quayside.coach.work import QUICK, Plan
from quayside.games.registry import GAMES, entry, manifest
from quayside.kernel.errors import QuaysideError
from quayside.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def found() -> Review:
    g, _entry = club_game("container", 3, 3, round_limit=2)
    return review(g, QUICK.scaled(0.3), bot="club")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("games")
    names = []
    for seed in range(FEWEST):
        names.append(str(folder / f"game{seed}.json"))
        Path(names[-1]).write_text(json.dumps(club_game("container", 3, seed, round_limit=1)[0].dump()), "utf-8")
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_insights_stands_alone_in_every_language(found: Review, language: str) -> None:
    words, book = Words(language), entry("container").book
    games = [
        (PlayedGame(f"game{number}.json", number % 3, 0.0, found), Spoken(found, book, words))
        for number in range(3 * FEWEST)
    ]
    told = Differences("container", games, words)
    phases = next(told.grids())
    assert [row[0].partition(" (")[0] for row in phases.rows] == [
        words.say("coach-insight-phase", phase=phase) for phase in ("opening", "middle", "end")
    ]
    assert len(told.played()) == len(games)
    tags = Tags()
    text = page([told], words)
    tags.feed(text)
    assert not tags.open
    assert f'lang="{language}"' in text
    assert all(line in text for line in told.played())
    assert "\u22120 " not in text


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_deed_is_of_kinds_that_there_are_and_no_kind_is_two_deeds(game: str) -> None:
    book = entry(game).book
    kinds = [kind for kinds in manifest(game).deeds.values() for kind in kinds]
    assert len(kinds) == len(set(kinds)) > 0
    assert set(kinds) <= {kind.name for kind in book.actions.kinds}
    assert set(manifest(game).terse) <= set(kinds)
    for action in range(book.actions.size):
        kind = book.actions.kind_of(action).name
        assert kind in manifest(game).deeds.get(deed_of(game, action), (kind,))


def test_the_costliest_deed_comes_first_and_stands_beside_nobody_who_was_looked_at_longer(found: Review) -> None:
    games = [PlayedGame(f"t{number}", number % 3, 0.0, found) for number in range(3 * FEWEST)]
    told = rows("container", games)
    deeds = [row.own.mean for row in told if row.about == "deed"]
    assert deeds == sorted(deeds, reverse=True)
    assert found.lines < Plan().lines
    assert all(row.strong is None for row in told if row.about in ("phase", "theme", "deed"))
    assert all(row.strong is not None for row in told if row.about == "club")


def test_command(files: list[str], tmp_path: Path) -> None:
    made = tmp_path / "insights.html"
    asked = ["insights", *files, "--seat", "B", "--quick", "--processes", "1", "--language", "ru", "--page", str(made)]
    done = CliRunner().invoke(app, [*asked, "--json"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    (told,) = json.loads(done.stdout)["games"]
    assert [each["table"] for each in told["reviewed"]] == [Path(file).name for file in files]
    assert told["rows"]
    assert "game0.json" in made.read_text("utf-8")


def refused(*arguments: str) -> str:
    with pytest.raises(QuaysideError) as error:
        CliRunner().invoke(app, ["insights", *arguments], catch_exceptions=False)
    return str(error.value)


def test_what_cannot_be_compared_is_refused_with_a_word(files: list[str], tmp_path: Path) -> None:
    assert "too few" in refused(*files[1:], "--seat", "A")
    assert "the same game" in refused(*files, files[0], "--seat", "A")
    assert "one seat" in refused(*files, "--seat", "A", "--seat", "B")
    assert "no seat 'D'" in refused(*files, "--seat", "D")
    running, foreign = tmp_path / "running.json", tmp_path / "foreign.json"
    running.write_text(json.dumps(quayside.new("container", 3, 1).dump()), "utf-8")
    foreign.write_text('{"moves": []}', "utf-8")
    assert f"{running}: only a finished game" in refused(*files, str(running), "--seat", "A")
    assert f"{foreign} is not a saved or exported game" in refused(*files, str(foreign), "--seat", "A")
