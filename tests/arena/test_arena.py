"""The arena: seats, results that can be stopped and go on, figures that are right, and the same on a Ray cluster."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Callable

import numpy as np
import pyarrow.parquet as pq
import pytest

from quayside.arena.match import Match, Played, play, told_apart
from quayside.arena.plots import draw
from quayside.arena.results import Results, WrongResults, read_games
from quayside.arena.run import run
from quayside.arena.summary import bootstrap, ratings, report, shares, standings
from quayside.arena.workers import local
from quayside.bots.base import Budget, Situation
from quayside.bots.random_bot import RandomBot
from quayside.bots.registry import Kind, kinds
from quayside.kernel.errors import BadOptions
from server.forked import ran

ROOT = Path(__file__).parent.parent.parent
MATCH = Match("container", ("club", "random", "random"), 5, {"round_limit": 4})


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return ran("arena", *arguments, folder=ROOT)


def games_of(match: Match, count: int) -> list[Played]:
    return [play(match, number) for number in range(count)]


def test_json_for_scripts() -> None:
    done = command(
        *("container", "--bots", "club,random,random", "--games", "6", "--seed", "3"),
        *("-o", "round_limit=4", "--workers", "1", "--json"),
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert set(found) == {"game", "games", "bots"}
    assert (found["game"], found["games"]) == ("container", 6)
    assert list(found["bots"]) == ["club", "random#1", "random#2"]
    for figures in found["bots"].values():
        assert set(figures) == {"first_share", "interval", "mean_score", "rating"}
        low, high = figures["interval"]
        assert 0 <= low <= figures["first_share"] <= high <= 1
    assert sum(figures["first_share"] for figures in found["bots"].values()) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--bots", "club,random"), "3 to 5 seats"),
        (("--bots", "club,random,nobody"), "nobody"),
        (("--bots", "random,random,random", "-o", "bank=perhaps"), "bank"),
    ],
)
def test_mistakes_are_one_line(arguments: tuple[str, ...], told: str) -> None:
    done = command("container", *arguments, "--json")
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_the_same_bot_twice_is_told_apart() -> None:
    assert told_apart(["a", "b", "a"]) == ["a#1", "b", "a#2"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_bot_sits_everywhere_and_beside_everybody(seats: int) -> None:
    match = Match("container", ("random",) * seats, 0)
    orders = {3: 2, 4: 6, 5: 24}[seats]
    where: Counter[tuple[int, int]] = Counter()
    beside: Counter[tuple[int, int]] = Counter()
    for number in range(orders * seats):
        seating = match.seating(number)
        assert sorted(seating) == list(range(seats))
        where.update(enumerate(seating))
        beside.update((seating[at - 1], seating[at]) for at in range(seats))
    assert set(where.values()) == {orders}
    assert len(set(beside.values())) == 1
    assert match.deal_of(seats - 1) == 0
    assert match.deal_of(seats) == 1


def test_a_game_is_the_same_whoever_plays_it_and_deals_are_shared() -> None:
    first, again = play(MATCH, 4), play(MATCH, 4)
    assert (first.scores, first.sheets, first.decisions) == (again.scores, again.sheets, again.decisions)
    assert play(MATCH, 3).deal == first.deal
    other = play(Match("container", MATCH.bots, 6, MATCH.options), 4)
    assert (other.scores, other.decisions) != (first.scores, first.decisions)


def test_results_go_on_where_they_stopped(tmp_path: Path) -> None:
    results = Results(MATCH, tmp_path)
    run(results, 2, workers=1)
    played: list[int] = []
    more = Results(MATCH, tmp_path)
    assert more.missing(5) == [2, 3, 4]
    run(more, 5, workers=1, progress=lambda: played.append(1))
    assert len(played) == 3
    whole = Results(MATCH, tmp_path)
    assert whole.missing(5) == []
    assert [(g.scores, g.sheets, g.bots) for g in whole.finished(5)] == [
        (g.scores, g.sheets, g.bots) for g in games_of(MATCH, 5)
    ]
    assert len(list(tmp_path.glob("*.parquet"))) == 2
    with pytest.raises(WrongResults, match="another match"):
        Results(Match("container", MATCH.bots, 7, MATCH.options), tmp_path)


def test_what_was_played_is_kept_when_somebody_stops_it(tmp_path: Path) -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(Results(MATCH, tmp_path), 5, workers=1, progress=stop)
    assert Results(MATCH, tmp_path).missing(5) == [1, 2, 3, 4]


def test_result_files_can_be_read_by_anybody(tmp_path: Path) -> None:
    run(Results(MATCH, tmp_path), 1, workers=1)
    rows = pq.read_table(next(tmp_path.glob("*.parquet"))).to_pylist()
    assert [row["seat"] for row in rows] == [0, 1, 2]
    assert {row["bot"] for row in rows} == {"club", "random#1", "random#2"}
    for row in rows:
        assert sum(value or 0 for name, value in row.items() if name.startswith("points_")) == row["score"]


def test_a_failed_game_is_told_and_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quayside.arena.match.LONGEST", 3)
    broken = Results(MATCH, tmp_path)
    run(broken, 2, workers=1)
    assert broken.finished(2) == []
    assert broken.errors(2) == ["game 0: no end after 3 decisions", "game 1: no end after 3 decisions"]
    monkeypatch.undo()
    again = Results(MATCH, tmp_path)
    assert again.missing(2) == [0, 1]
    run(again, 2, workers=1)
    assert Results(MATCH, tmp_path).missing(2) == []


class Broken(RandomBot):
    """Fails at its third decision."""

    def __init__(self, game: str, seed: int = 0) -> None:
        super().__init__(seed)
        self._left = 3

    def decide(self, situation: Situation, budget: Budget) -> int:
        self._left -= 1
        if not self._left:
            raise ZeroDivisionError("a mistake of its own")
        return super().decide(situation, budget)


def test_a_bot_that_fails_is_named_with_its_seat_and_where_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(kinds(), "broken", Kind("broken", Broken))
    match = Match("container", ("random", "broken", "random"), 1)
    results = Results(match, str(tmp_path))
    run(results, 3, workers=1)
    told = Results(match, tmp_path).errors(3)
    for number, error in enumerate(told):
        seat = "ABC"[match.seating(number).index(1)]
        assert error.startswith(f"game {number}: broken in seat {seat}: ZeroDivisionError: a mistake of its own\n")
        assert 'raise ZeroDivisionError("a mistake of its own")' in error
        assert "random" not in error.splitlines()[0]
    assert len(told) == 3


def wait_for_ever(folder: str) -> None:
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(3600)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to ask who is alive")
def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    """Killed, it cannot tell them; and they are in the middle of a game or wait for one."""
    code = (
        "from arena.test_arena import wait_for_ever; from quayside.arena.workers import local\n"
        f"list(local(wait_for_ever, [{str(tmp_path)!r}] * 4, 2))"
    )
    path = os.pathsep.join([str(ROOT / "tests"), *sys.path])
    # A script, because what is spawned imports the main module.
    script = tmp_path / "parent.py"
    script.write_text(f"if __name__ == '__main__':\n    {code.replace(chr(10), chr(10) + '    ')}\n")
    parent = subprocess.Popen([sys.executable, str(script)], env={**os.environ, "PYTHONPATH": path})
    try:
        workers = until(lambda: [int(each.name) for each in tmp_path.glob("[0-9]*")], 2)
        assert all(map(alive, workers))
    finally:
        parent.kill()
        parent.wait()
    until(lambda: [worker for worker in workers if not alive(worker)], 2)


def until(found: Callable[[], list[int]], count: int) -> list[int]:
    """What is found once it is so many; a busy machine may take its time."""
    for _ in range(1200):
        if len(found()) >= count:
            return found()
        time.sleep(0.1)
    pytest.fail(f"there are still {len(found())} of {count}")


def alive(process: int) -> bool:
    """Whether it runs; one that has ended and that nobody has asked after does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def played(number: int, bots: list[int], scores: list[int]) -> Played:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Played(number, number // 3, bots, scores, ranks, [{"money": score} for score in scores], "end", 1, 0.0)


def test_games_played_again_push_no_others_out(tmp_path: Path) -> None:
    """Files begin with the same game and are of the same length; every finished game is there afterwards."""
    good = games_of(MATCH, 3)
    failed = [dataclasses.replace(game, error="no end") for game in good]
    for batch in ([failed[0], good[1]], [failed[2]], [good[0], good[2]], [failed[0], failed[2]]):
        results = Results(MATCH, tmp_path)
        for game in batch:
            results.add(game)
        results.save()
    assert len(list(tmp_path.glob("*.parquet"))) == 4
    assert [game.number for game in Results(MATCH, tmp_path).finished(3)] == [0, 1, 2]


def test_shares_scores_and_points_by_hand() -> None:
    games = [played(0, [0, 1, 2], [5, 5, 1]), played(1, [1, 2, 0], [3, 2, 9])]
    match = Match("container", ("x", "y", "z"), 0)
    assert shares(match, games).tolist() == [[0.5, 0.5, 0.0], [1.0, 0.0, 0.0]]
    figures = report(match, games, details=True)["bots"]
    assert (figures["x"]["first_share"], figures["x"]["mean_score"]) == (0.75, 7.0)
    assert figures["z"]["points"] == {"money": 1.5}
    assert report(match, [])["bots"] == {}


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Coin tosses that fall alike within a deal of three: only drawing whole deals is honest about them."""
    rng = np.random.default_rng(1)
    by_deal = by_game = 0
    for trial in range(100):
        tosses = np.repeat(rng.random(40) < 0.4, 3).astype(float)[:, None]
        low, high = bootstrap(tosses, [row // 3 for row in range(120)], trial)[:, 0]
        by_deal += bool(low <= 0.4 <= high)
        low, high = bootstrap(tosses, list(range(120)), trial)[:, 0]
        by_game += bool(low <= 0.4 <= high)
    assert by_deal >= 90
    assert by_game < 85


def test_ratings_order_players_by_strength() -> None:
    match = Match("container", ("best", "middle", "worst"), 0)
    games = [played(n, [0, 1, 2], [30, 20, 10]) for n in range(30)]
    best, middle, worst = (mu for mu, _sigma in ratings(match, games))
    assert best > 25 > worst
    assert best > middle > worst


def test_the_club_player_beats_random_through_the_arena() -> None:
    match = dataclasses.replace(MATCH, options={})  # it builds for the end of a game, which four rounds never see
    figures = report(match, games_of(match, 6))["bots"]
    assert figures["club"]["first_share"] == 1.0
    assert figures["club"]["rating"] > figures["random#1"]["rating"]


def test_one_bot_may_play_alone() -> None:
    match = Match("newzealand", ("random",), 1)
    match.check()
    assert standings(match, games_of(match, 1))[0].rating == 25.0


def test_too_many_bots() -> None:
    with pytest.raises(BadOptions, match="one for each bot"):
        Match("shipyard", ("random",) * 5, 0).check()


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_plots(tmp_path: Path, kind: str) -> None:
    files = draw("A match", standings(MATCH, games_of(MATCH, 3)), tmp_path, kind)
    assert [path.name for path in files] == [f"{name}.{kind}" for name in ("ratings", "scores", "points")]
    start = b"\x89PNG" if kind == "png" else b"<?xml"
    assert all(path.read_bytes().startswith(start) for path in files)


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    """Other processes give the results this one gives, and no game is lost or doubled."""
    results = Results(MATCH, tmp_path)
    run(results, 5, workers=2)
    assert [g.scores for g in results.finished(5)] == [g.scores for g in games_of(MATCH, 5)]


def test_nothing_to_do_is_done_at_once() -> None:
    assert list(local(str, [], 2)) == []


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """The command with --ray on a cluster started here; its workers find the package as this process does."""
    arguments = ("container", "--bots", "club,random,random", "--games", "3", "--seed", "5", "-o", "round_limit=4")
    code = "from quayside.cli.main import run; run()"
    paths = [*filter(None, sys.path), str(ROOT / "src")] if "PYTHONPATH" in os.environ else list(filter(None, sys.path))
    quiet = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}
    settings = {**os.environ, **quiet, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", code, "arena", *arguments, "--ray", "local", "--results", str(tmp_path), "--json"],
        cwd=ROOT,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert found["games"] == 3
    kept = [game for path in tmp_path.glob("*.parquet") for game in read_games(MATCH, path)]
    assert [g.scores for g in sorted(kept, key=lambda g: g.number)] == [g.scores for g in games_of(MATCH, 3)]
