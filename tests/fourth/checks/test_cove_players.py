"""Cove is played in the terminal, by bots of all levels, in the arena, and looked into afterwards."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
import quayside
from quayside.arena.match import Match
from quayside.arena.match import play as play_match
from quayside.arena.summary import report as arena_report
from quayside.bots.base import Bot, answer
from quayside.bots.levels import LEVELS
from quayside.bots.registry import bot_names, make_bot
from quayside.cli.main import app
from quayside.cli.play import Choices, play
from quayside.coach.review import review
from quayside.coach.work import Plan
from quayside.kernel.state import State
from quayside.simulate import simulate
from quayside.words import LANGUAGES, Words
from rich.console import Console
from typer.testing import CliRunner


def program(*arguments: str, typed: str = "") -> str:
    """What `quayside` prints."""
    done = subprocess.run(
        [sys.executable, "-m", "quayside", *arguments], input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_in_the_terminal(language: str) -> None:
    g = quayside.new("cove", 3, 7, {"nights": 2})
    shown = io.StringIO()
    bots: dict[int, Bot] = {seat: make_bot("club", "cove", seat) for seat in (0, 2)}
    words = Words(language)

    def typed(prompt: str) -> str:
        choices = Choices(g, 1)
        return list(choices.by_key)[len(g.log) % len(choices.by_key)]

    assert play(g, 1, bots, words, Console(file=shown, width=100), typed) == 0
    assert g.over
    for key in ("cli-cove-beach", "cove-item-set", "cli-score-sheet", "cove-word-lace", "cove-ask-picking"):
        assert words.say(key) in shown.getvalue(), key


def test_the_program_plays_and_simulates() -> None:
    told = program("play", "cove", "--seed", "3", "--json", typed="bid(3)\nnonsense\nquit\n").splitlines()
    kinds = [json.loads(line)["type"] for line in told]
    assert kinds[0] == "decision"
    assert kinds[-1] == "left"
    assert {"event", "error"} <= set(kinds)
    figures = json.loads(program("simulate", "cove", "--players", "4", "--bot", "lively", "--games", "3", "--json"))
    assert (figures["games"], figures["errors"]) == (3, 0)
    assert set(figures["items"]) == {"coins", "cards", "set"}
    assert "in the cellar" in figures["figures"]


def test_bots_of_all_levels() -> None:
    assert set(LEVELS) <= set(bot_names("cove"))
    bots = ["casual", "expert", "master:iterations=12", "grandmaster:seconds=0.01"]
    tally, _seconds = simulate("cove", 4, bots, 1, 3, {"nights": 2})
    assert tally.errors == []
    tally, _seconds = simulate("cove", 2, ["club", "random"], 30, 3, {})
    assert tally.errors == []
    assert tally.wins[0] > 20, "the club player should know what it does"


def test_the_arena() -> None:
    match = Match("cove", ("club", "random", "lively"), 5, {"nights": 2})
    played = [play_match(match, number) for number in range(6)]
    told = arena_report(match, played)
    assert told["games"] == 6
    assert set(told["bots"]) == {"club", "random", "lively"}


def test_a_finished_game_is_looked_into(tmp_path: Path) -> None:
    g = finished()
    told = review(g, Plan(2, 2, 2, 2, 1, 2, 1, 2, 1, 2, 1, 2), bot="club")
    assert {turn.seat for turn in told.turns} == {0, 1}
    assert len(told.standings) == len(told.turns) + 1
    file = tmp_path / "game.json"
    file.write_text(json.dumps(g.dump()), "utf-8")
    assert "the state is the same" in program("replay", str(file))


def finished() -> State:
    g = quayside.new("cove", 2, 4, {"nights": 2})
    bots = [make_bot("lively", "cove", seat) for seat in range(2)]
    while not g.over:
        seat = g.pending()[0]
        g.apply(answer(g, seat, bots[seat]), seat)
    return g


def test_what_there_is_of_the_game_is_told(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["check-games", "cove", "--checkout", str(tmp_path), "--json"])
    parts = json.loads(told.stdout)["cove"]
    there = {part for part, each in parts.items() if each["there"]}
    assert there == {"playable", "bots", "lively", "search", "learning", "languages", "terminal"}, parts
    for command, part in (("games", "cove"), ("rules show cove --language it", "CV-3.3"), ("components cove", "lace")):
        assert part in CliRunner().invoke(app, command.split()).stdout
