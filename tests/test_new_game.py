"""`quayside new-game` writes a game that is played at once; names and folders that will not do are told."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from brought import installed_into, ran, with_games
from quayside.bots.levels import LEVELS
from quayside.cli.main import app
from quayside.cli.new_game import BadName, FolderExists, texts, write_game

# A whole game, and a look into it.
STORY = """
import io, json, quayside
from rich.console import Console
from quayside.bots.registry import bot_names
from quayside.cli.draw import draw
from quayside.coach.review import review
from quayside.coach.work import Plan
from quayside.words import Words

g = quayside.new("ferry", 3, 1)
while not g.over:
    seat = g.pending()[-1]
    g.apply(g.legal_names(seat)[0], seat)
told = review(g, Plan(2, 2, 2, 2, 1, 2, 1, 2, 1, 2, 1, 2), bot="club")
paper = Console(file=io.StringIO(), width=100)
paper.print(draw(g.view(0), Words("it")))
print(json.dumps([quayside.game_ids(), bot_names("ferry"), len(told.standings), paper.file.getvalue()]))
"""


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "some" / "where"
    done = CliRunner().invoke(app, ["new-game", "ferry", "--folder", str(folder)])
    assert done.exit_code == 0, done.output
    assert "quayside play ferry" in done.output
    return folder


@pytest.fixture(scope="module")
def installed(ferry: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_into(tmp_path_factory.mktemp("installed"), ferry)


def test_its_own_tests_pass_as_written(ferry: Path, installed: Path) -> None:
    told = ran(ferry / "tests", with_games(installed), ferry)
    assert " passed" in told
    assert "skipped" not in told


def test_it_is_found_played_and_looked_into(installed: Path) -> None:
    command = [sys.executable, "-c", STORY]
    done = subprocess.run(command, env=with_games(installed), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    games, bots, turns, table = json.loads(done.stdout)
    assert games[-1] == "ferry"
    assert bots == [*LEVELS, "random", "lively", "greedy", "ismcts", "rehearser"]
    assert turns == 6  # the deal and five rounds
    assert "Premio" in table
    assert "Carta giocata" in table


def test_check_games_tells_what_to_do_next(ferry: Path, installed: Path) -> None:
    command = [sys.executable, "-m", "quayside", "check-games", "ferry", "--json", "--checkout", str(ferry)]
    done = subprocess.run(command, env=with_games(installed), capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    parts = json.loads(done.stdout)["ferry"]
    assert [part for part, each in parts.items() if each["there"]] == [
        "playable",
        "bots",
        "search",
        "learning",
        "languages",
    ]
    assert parts["playable"]["told"].startswith("2 to 4 players, 6 rules")
    assert parts["learning"]["told"].startswith("an observation of")


def test_the_page_about_adding_a_game_is_right(tmp_path: Path) -> None:
    """What it shows as files is added to the start; then nothing is missing that they are for."""
    page = (Path(__file__).parent.parent / "docs" / "adding-a-game.md").read_text("utf-8")
    shown = re.findall(r"^```py (\S+)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    write_game("mygame", tmp_path / "mygame")
    for path, text in shown:
        (tmp_path / "mygame" / path).write_text(text, "utf-8")
    installed = installed_into(tmp_path, tmp_path / "mygame")
    command = [sys.executable, "-m", "quayside", "check-games", "mygame", "--json", "--checkout", str(tmp_path)]
    done = subprocess.run(command, env=with_games(installed), capture_output=True, text=True, check=False)
    parts = json.loads(done.stdout)["mygame"]
    there = [part for part, each in parts.items() if each["there"]]
    assert there == ["playable", "bots", "lively", "search", "learning", "languages"], parts


def test_every_word_of_the_start_is_filled_in() -> None:
    found = texts("ferry")
    assert "ferry/words/it/rules.ftl" in found
    assert "tests/test_ferry.py" in found
    rest = [path for path, text in found.items() if "__game" in (path + text).lower()]
    assert rest == []
    start = Path(__file__).parent.parent / "src" / "quayside" / "cli" / "start"
    assert len(found) == sum(path.is_file() for path in start.rglob("*"))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Ferry", "small letters"),
        ("f", "small letters"),
        ("my-ferry", "small letters"),
        ("../ferry", "small letters"),
        ("7seas", "small letters"),
        ("ferry\n", "small letters"),
        ("ш", "small letters"),
        ("container", "there is a game 'container'"),
        ("class", "means something else"),
        ("json", "means something else"),
        ("quayside", "means something else"),
        ("pytest", "means something else"),
    ],
)
def test_a_name_that_will_not_do_is_told_and_nothing_is_written(name: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadName, match=why):
        write_game(name, tmp_path / "new")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    file, folder, empty = tmp_path / "file", tmp_path / "folder", tmp_path / "empty"
    file.write_text("mine")
    folder.mkdir()
    empty.mkdir()
    (folder / "pyproject.toml").write_text("mine")
    for there in (file, folder, empty):
        with pytest.raises(FolderExists, match="nothing is overwritten"):
            write_game("ferry", there)
    assert file.read_text() == (folder / "pyproject.toml").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["empty", "file", "folder", "pyproject.toml"]


def test_the_program_says_what_is_wrong_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quayside", "new-game", "My Game"]
    done = subprocess.run(command, cwd=tmp_path, env=with_games(), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("quayside: 'My Game' cannot be the name of a game")
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
