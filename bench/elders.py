"""Bots of today against those of an earlier commit, which play from an environment of their own.

    git worktree add ../earlier 9df7027
    pip install --no-deps --target ../elders ../earlier
    python bench/elders.py ../elders container --players 3 --who club --field club --deals 100

One bot of today sits among earlier ones. The earlier ones live in a process that imports the package in that folder;
both sides deal the same game and are told every action by its name. Each deal is played once from every seat. A game
that one side deals, asks or rules otherwise than the other is left out and counted: a rule changed in between.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Optional

import quayside
from quayside.bots.base import answer
from quayside.bots.registry import make_bot

LONGEST = 200_000  # decisions
RESAMPLES = 2_000


class Otherwise(Exception):
    """The two sides do not play the same game."""


class Elder:
    """One side of a game: the state, and bots for some of its seats."""

    def __init__(self, game: str, players: int, deal: str, bots: dict[int, str], seed: int) -> None:
        self.g = quayside.new(game, players, deal)
        self.g.recording = False
        self.bots = {seat: make_bot(name, game, seed * 8 + seat) for seat, name in bots.items()}

    def decide(self, seat: int) -> str:
        return self.g.book.actions.name(answer(self.g, seat, self.bots[seat]))

    def apply(self, seat: int, action: str) -> list[int]:
        """Who is to decide then."""
        self.g.apply(self.g.book.actions.parse(action), seat)
        return [] if self.g.over else list(self.g.pending())


def serve() -> None:
    """The process of the earlier bots: one question a line, one answer a line."""
    elder: Optional[Elder] = None
    for line in sys.stdin:
        question = json.loads(line)
        try:
            if "new" in question:
                asked = question["new"]
                asked["bots"] = {int(seat): name for seat, name in asked["bots"].items()}
                elder = Elder(**asked)
                told: Any = list(elder.g.pending())
            elif "decide" in question:
                assert elder is not None
                told = elder.decide(question["decide"])
            else:
                assert elder is not None
                told = elder.apply(*question["apply"])
            print(json.dumps({"told": told}), flush=True)
        except Exception as problem:  # whatever it is, the other side hears of it
            print(json.dumps({"problem": f"{type(problem).__name__}: {problem}"}), flush=True)


class Elders:
    """The earlier bots, seen from here."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
        environment = {**os.environ, "PYTHONPATH": path}
        command = [sys.executable, str(Path(__file__).resolve()), "--serve"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder
        )

    def ask(self, **question: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        told = json.loads(self.process.stdout.readline())
        if "problem" in told:
            raise Otherwise(told["problem"])
        return told["told"]

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(elders: Elders, args: argparse.Namespace, deal: int, ours: int) -> dict[str, Any]:
    """One game; the bot of today has the seat `ours`."""
    told = {"game": args.game, "players": args.players, "deal": f"elders:{args.seed}:{deal}"}
    seed = args.seed * 1_000_000 + deal * 8 + ours
    young = Elder(**told, bots={ours: args.who}, seed=seed)
    field = {seat: args.field for seat in range(args.players) if seat != ours}
    pending: list[int] = list(young.g.pending())
    if elders.ask(new={**told, "bots": field, "seed": seed}) != pending:
        raise Otherwise("another seat begins")
    for _ in range(LONGEST):
        if not pending:
            break
        seat = pending[0]
        action = young.decide(seat) if seat == ours else elders.ask(decide=seat)
        pending = young.apply(seat, action)
        if elders.ask(apply=[seat, action]) != pending:
            raise Otherwise(f"after {action} others are to decide")
    result = young.g.result
    assert result is not None, f"no end after {LONGEST} decisions"
    ranks = result.ranks[: args.players]
    others = [result.scores[seat] for seat in field]
    share = (ranks[ours] == 1) / ranks.count(1)
    return {"deal": deal, "share": share, "score": result.scores[ours], "field": sum(others) / max(1, len(others))}


def portion(args: argparse.Namespace, which: int) -> list[dict[str, Any]]:
    """One worker's deals, each from every seat."""
    elders = Elders(args.elders)
    games: list[dict[str, Any]] = []
    try:
        for deal in range(which, args.deals, args.workers):
            for place in range(args.players):
                if time.time() > args.end:
                    return games
                ours = (which + place) % args.players  # so that games that are left out are those of all seats
                try:
                    games.append(play(elders, args, deal, ours))
                except Exception as problem:  # one game must not cost the others
                    where = f"deal {deal}, seat {ours}: {type(problem).__name__}"
                    games.append({"deal": deal, "problem": f"{where}: {problem}"})
    finally:
        elders.close()
    return games


def report(args: argparse.Namespace, games: list[dict[str, Any]]) -> dict[str, Any]:
    """Shares of first places with an interval from resampled deals, mean scores, and what was left out."""
    done = [game for game in games if "problem" not in game]
    deals: dict[int, list[float]] = {}
    for game in done:
        deals.setdefault(game["deal"], []).append(game["share"])
    rng, lists = random.Random(args.seed), list(deals.values())
    means = []
    for _ in range(RESAMPLES):
        drawn = [share for _ in lists for share in rng.choice(lists)]
        means.append(sum(drawn) / len(drawn))
    means.sort()
    return {
        "game": args.game,
        "players": args.players,
        "who": args.who,
        "field": args.field,
        "games": len(done),
        "first": round(sum(game["share"] for game in done) / len(done), 3),
        "interval": [round(means[RESAMPLES // 40], 3), round(means[-RESAMPLES // 40], 3)],
        "even": round(1 / args.players, 3),
        "score": round(sum(game["score"] for game in done) / len(done), 1),
        "field_score": round(sum(game["field"] for game in done) / len(done), 1),
        "left_out": len(games) - len(done),
        "why": sorted({game["problem"] for game in games if "problem" in game})[:5],
    }


def main() -> None:
    if sys.argv[1:] == ["--serve"]:
        serve()
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("elders", type=Path, help="folder with the earlier package")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--who", default="club", help="the bot of today")
    parser.add_argument("--field", default="club", help="the earlier bot in all other seats")
    parser.add_argument("--deals", type=int, default=100, help="each is played from every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="no game is begun after that")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    args.elders = args.elders.resolve()
    args.end = time.time() + args.seconds
    args.workers = min(args.workers, args.deals)
    with ProcessPoolExecutor(args.workers) as pool:
        games = [game for found in pool.map(partial(portion, args), range(args.workers)) for game in found]
    print(json.dumps(report(args, games)))


if __name__ == "__main__":
    main()
