"""The analysis after a game: chances that add up and end with the truth, turns that fit the log, words, a picture."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.analysis.chances import chances
from quayside.analysis.plot import draw
from quayside.analysis.report import NotOver, analyse, strongest, turns_of
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent.parent


def finished(game: str, bots: list[str], **options: object) -> State:
    g = quayside.new(game, len(bots), 7, options)
    seats = {seat: make_bot(name, game, seat) for seat, name in enumerate(bots)}
    while not g.over:
        seat, action = bot_turn(g, seats)
        g.apply(action, seat)
    return g


@pytest.fixture(scope="module")
def game() -> State:
    return finished("container", ["club", "random", "random"], round_limit=4)


@pytest.fixture(scope="module")
def found(game: State) -> dict[str, Any]:
    return analyse(game, samples=4, swings=2, bot="club")


def test_chances_add_up_and_end_with_the_truth(game: State, found: dict[str, Any]) -> None:
    for turn in found["turns"]:
        assert sum(turn["chances"]) == pytest.approx(1, abs=0.001)
        assert all(0 <= part <= 1 for part in turn["chances"])
    assert found["turns"][-1]["chances"] == [1.0, 0.0, 0.0]
    assert game.result is not None
    assert game.result.ranks[0] == 1
    assert found["turns"][-1]["entry"] == len(game.log)


def test_turns_cut_the_log_into_pieces(game: State) -> None:
    turns = turns_of(game)
    assert [turn.first for turn in turns] == [0] + [turn.last + 1 for turn in turns[:-1]]
    assert turns[-1].last == len(game.log) - 1
    # Four rounds of three, and each turn's main actions are taken by its seat.
    assert len(turns) == 12
    assert [turn.seat for turn in turns] == [turns[0].seat, turns[1].seat, turns[2].seat] * 4
    for turn in turns:
        ends = [entry for entry in game.log[turn.first : turn.last + 1] if entry.action == game.index("end_turn")]
        assert all(entry.seat == turn.seat for entry in ends)


def test_swings_are_the_biggest_turns_with_what_the_bot_would_do(game: State, found: dict[str, Any]) -> None:
    moved = {
        after["turn"]: max(abs(b - a) for a, b in zip(before["chances"], after["chances"], strict=True))
        for before, after in zip(found["turns"], found["turns"][1:], strict=False)
    }
    told = [swing["turn"] for swing in found["swings"]]
    assert len(told) == 2
    assert min(moved[turn] for turn in told) >= sorted(moved.values())[-2]
    for swing in found["swings"]:
        for decision in swing["decisions"]:
            before = game.replayed(decision["entry"])
            assert game.log[decision["entry"]].seat == swing["seat"]
            assert decision["played"] == game.book.actions.name(game.log[decision["entry"]].action)
            assert before.index(decision["would"]) in before.legal(swing["seat"])


def test_the_same_seed_gives_the_same_analysis(game: State, found: dict[str, Any]) -> None:
    assert analyse(game, samples=4, swings=2, bot="club") == found


def test_a_lead_shows() -> None:
    """In a position just before the end, who is far ahead is seen to be."""
    g = finished("shipyard", ["club", "random"])
    late = g.replayed(len(g.log) - 12)
    ahead = chances(late, 12, Quick(1))
    assert ahead[0] > 0.7


def test_only_finished_games(tmp_path: Path) -> None:
    running = quayside.new("container", 3, 1)
    with pytest.raises(NotOver):
        analyse(running)
    (tmp_path / "game.json").write_text(json.dumps(running.dump()), "utf-8")
    done = command(str(tmp_path / "game.json"))
    assert done.returncode == 2
    assert "finished" in done.stderr


def test_there_is_somebody_to_ask_in_every_game() -> None:
    for name in quayside.game_ids():
        assert strongest(name) in ("master", "club")


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = "from quayside.cli.main import run; run()"
    return subprocess.run(
        [sys.executable, "-c", code, "analyse", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_command(game: State, tmp_path: Path) -> None:
    path, picture = tmp_path / "game.json", tmp_path / "chances.svg"
    path.write_text(json.dumps(game.dump()), "utf-8")
    settings = [str(path), "--samples", "2", "--swings", "1", "--bot", "club"]
    done = command(*settings, "--json", "--plot", str(picture))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert set(told) == {"game", "players", "bot", "samples", "turns", "swings", "result"}
    assert picture.read_bytes().startswith(b"<?xml")
    people = command(*settings, "--language", "it")
    assert people.returncode == 0, people.stderr
    assert "Turno" in people.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_picture_in_every_language(found: dict[str, Any], tmp_path: Path, language: str) -> None:
    draw(found, tmp_path / "chances.png", Words(language))
    assert (tmp_path / "chances.png").read_bytes().startswith(b"\x89PNG")
