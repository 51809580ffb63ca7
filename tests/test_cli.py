"""The program: JSON keys that scripts rely on, exit codes that can be trusted, errors in one line."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.conformance.cases import random_move
from quayside.editions import standard_box
from quayside.kernel.rng import Quick
from quayside.scenarios.files import Scenario
from quayside.scenarios.runner import arrange
from server.forked import ran

ROOT = Path(__file__).parent.parent
SHIP_CARDS = standard_box("shipyard").records("ship_card")
CARDS = [
    "",
    *(card.text("id") for deck in ("bow", "I", "II", "stern") for card in SHIP_CARDS if card.text("deck") == deck),
]


def run(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return ran(*arguments, folder=cwd)


def output(*arguments: str) -> Any:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_simulate() -> None:
    found = output(
        "simulate", "container", "--players", "4", "--bot", "random", "--games", "5", "--seed", "3", "--json"
    )
    assert set(found) == {
        "game",
        "players",
        "games",
        "errors",
        "decisions",
        "decisions_per_s",
        "games_per_s",
        "mean_score",
        "decisions_per_game",
        "seats",
        "scores",
        "items",
        "ended_by",
        "messages",
    }
    assert (found["game"], found["players"], found["games"], found["errors"]) == ("container", 4, 5, 0)
    again = output(
        "simulate", "container", "--players", "4", "--bot", "random", "--games", "5", "--seed", "3", "--json"
    )
    told = ("decisions", "mean_score", "seats", "scores", "items", "ended_by")
    assert [again[key] for key in told] == [found[key] for key in told]
    assert sum(found["ended_by"].values()) == 5
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(100, abs=0.1)
    assert sum(found["items"].values()) == pytest.approx(found["mean_score"], abs=0.1)


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("container", "club,random,random", ["-o", "bank=false"]),
        ("shipyard", "random", []),
        ("newzealand", "club,random", ["--players", "2"]),
    ],
)
def test_simulate_tells_scripts_all_that_it_tells_people(game: str, bots: str, options: list[str]) -> None:
    """Every number and every word of the text is in the JSON."""
    call = ["simulate", game, "--bot", bots, "--games", "2", "--seed", "5", *options]
    done = run(*call)
    assert done.returncode == 0, done.stderr
    found = output(*call, "--json")
    for seat in found["seats"]:
        assert re.search(
            rf"{seat['seat']} +│ {seat['bot']} +│ {seat['mean_score']:.1f} +│ {seat['wins']:.1f} %", done.stdout
        )
    said = {
        "seat",
        "bot",
        "mean",
        "score",
        "wins",
        "points",
        "from",
        "per",
        "figure",
        "where",
        "it",
        "applies",
        "seats",
    }
    said |= {
        "count",
        "game",
        "games",
        "errors",
        "decisions",
        "players",
        "scores",
        "lowest",
        "quarter",
        "middle",
        "three",
    }
    said |= {"quarters", "highest", "ended", "by", "s", "a"}
    words = set(re.findall(r"[a-z_]+(?:-[0-9]+)?", done.stdout)) - said
    assert words <= set(re.findall(r"[a-z_]+(?:-[0-9]+)?", json.dumps(found))), "the text says what the JSON does not"
    assert all(name in done.stdout for name in (*found["items"], *found["ended_by"], *found.get("counts", {})))


def test_scenario_run(tmp_path: Path) -> None:
    good = {"name": "good", "game": "container", "given": {"turn": "A"}, "expect": {"turn": "A"}}
    bad = {"name": "bad", "game": "container", "given": {"A": {"cash": 5}}, "expect": {"A": {"cash": 6}}}
    (tmp_path / "some.yaml").write_text(json.dumps([good, bad]))
    (tmp_path / "broken.yaml").write_text("- [")
    done = run("scenario", "run", str(tmp_path), "--json")
    assert done.returncode == 1
    found = json.loads(done.stdout)
    assert set(found) == {"passed", "failed", "failures"}
    assert (found["passed"], found["failed"]) == (1, 2)
    assert all(set(failure) == {"file", "line", "name", "kind", "why"} for failure in found["failures"])
    assert "A.cash is 5, expected 6" in found["failures"][1]["why"]
    (tmp_path / "broken.yaml").unlink()
    (tmp_path / "some.yaml").write_text(json.dumps(good))
    assert run("scenario", "run", str(tmp_path / "some.yaml")).returncode == 0


def test_rules_coverage() -> None:
    done = run("rules", "coverage", "--json")
    found = json.loads(done.stdout)
    assert set(found) == set(quayside.game_ids())
    for figures in found.values():
        assert set(figures) == {"rules", "tested", "untested"}
        assert figures["rules"] == figures["tested"] + len(figures["untested"])
    assert done.returncode == int(any(figures["untested"] for figures in found.values()))


def test_every_rule_has_a_test() -> None:
    found = output("rules", "coverage", "--json")
    assert {game: figures["untested"] for game, figures in found.items()} == {game: [] for game in found}


@pytest.mark.parametrize("game", quayside.game_ids())
def test_components_are_shown_with_provenance(game: str) -> None:
    found = output("components", game, "--json")
    assert all("source" in record for records in found.values() for record in records)
    shown = run("components", game).stdout
    assert "rulebook" in shown
    for records in found.values():
        for record in records:
            for value in record.values():
                assert str(value) in shown, "cut off"


@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_rules_show(language: str) -> None:
    assert len(output("rules", "show", "container", "CT-10.6", "--language", language, "--json")["CT-10.6"]) > 20
    assert run("rules", "show", "container", "CT-99.1").returncode == 2


def test_replay(tmp_path: Path) -> None:
    g = quayside.new("container", 3, 4, {"round_limit": 3})
    rng = Quick(4)
    while not g.over:
        seat, action = random_move(g, rng)
        g.apply(action, seat)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(g.dump()))
    found = output("replay", str(path), "--json")
    assert found["same"] is True
    assert len(found["actions"]) == len(g.log)
    assert found["result"]["scores"] == g.score().scores
    for language in ("en", "ru", "it"):
        told = run("replay", str(path), "--seat", "B", "--language", language)
        detailed = run("replay", str(path), "--seat", "B", "--language", language, "--details")
        assert told.returncode == detailed.returncode == 0, told.stderr
        assert len(told.stdout.splitlines()) < len(g.log) < len(detailed.stdout.splitlines())
        assert set(told.stdout.splitlines()) <= set(detailed.stdout.splitlines())


def test_a_replay_names_the_cards_of_shipyard_for_programs_only(tmp_path: Path) -> None:
    g = quayside.new("shipyard", 3, 4)
    rng = Quick(4)
    while len(g.log) < 120:
        seat, action = random_move(g, rng)
        g.apply(action, seat)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(g.dump()))
    events = [event for action in output("replay", str(path), "--json")["actions"] for event in action["events"]]
    named = {event["card_id"] for event in events if event["event"] == "took"}
    assert named <= set(CARDS)
    assert len(named) > 10
    done = run("replay", str(path), "--details").stdout
    assert "to the yard" in done
    assert not any(re.search(rf"\b{re.escape(name)}\b", done) for name in CARDS if name)


def test_a_spectators_replay_has_no_secrets(tmp_path: Path) -> None:
    given = {"turn": "A", "A": {"hold": ["K"]}}
    g = arrange(Scenario(tmp_path, {"name": "x", "game": "container", "given": given, "expect": {"turn": "A"}}))
    g.apply("sail(to=island)")
    g.apply("bid(amount=13, bluff=1)", 1)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(g.dump()))
    committed = {"event": "committed", "seat": 1}
    assert output("replay", str(path), "--json")["actions"][-1]["events"] == [committed]
    assert output("replay", str(path), "--json", "--seat", "C")["actions"][-1]["events"] == [committed]
    own = output("replay", str(path), "--json", "--seat", "B")["actions"][-1]["events"]
    assert own == [{**committed, "amount": 13, "bluff": 1}]


def test_bench() -> None:
    found = output("bench", "container", "--rounds", "1", "--seconds", "0.05", "--json")
    assert set(found) == {"compiled", "peer", "games"}
    assert set(found["peer"]) == {"name", "decisions_per_s", "copy_us"}
    keys = {"decisions_per_s", "outer_decisions_per_s", "clone_us", "replay_1000_ms", "ratio_to_peer"}
    assert keys <= set(found["games"]["container"])


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "container", "--players", "7"], "3 to 5 players"),
        (["simulate", "container", "--bot", "genius"], "no bot 'genius'"),
        (["simulate", "container", "--bot", "random,random"], "3 seats"),
        (["simulate", "container", "-o", "bank"], "name=value"),
        (["simulate", "container", "-o", "bank=perhaps"], "true or false"),
        (["simulate", "container", "--edition", "no/such/folder"], "not a folder"),
        (["components", "chess"], "there is no game 'chess'"),
        (["replay", "no/such/file.json"], "cannot be read"),
        (["rules", "coverage", "--tests", "no/such/folder"], "not a folder of tests"),
        (["scenario", "run"], "Missing argument"),
    ],
)
def test_errors_are_one_line_and_exit_code_2(arguments: list[str], part: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert part in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("command", ["play", "simulate", "components", "replay", "bench", "games"])
def test_every_command_explains_itself(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert "--json" in done.stdout
