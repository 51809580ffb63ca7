"""Whether the coach can be believed: are its chances what happens, and how much of results does luck explain?

    python bench/coach.py RESULTS --games 60                          # club players; stops and goes on at will
    python bench/coach.py RESULTS --games 60 --bots expert            # others of equal strength
    python bench/coach.py RESULTS --games 60 --bots club,beginner     # unequal ones: luck should go to nobody
    python bench/coach.py RESULTS --list                              # what has been found so far
    python bench/coach.py RESULTS --time                              # seconds for a review on one and two processes

RESULTS is a folder; every game adds a line to a file of its game and players there. Calibration: chances stated after
each turn, in tenths, beside how often the first place came of them; the error counts games, since the turns of one game
go together. Luck: the variance of results, and of results after adjusting.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from pathlib import Path
from typing import Any, Final, Iterator, Sequence

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.coach.chances import sharpness_at, standing
from quayside.coach.decisions import Verdict, unharmed
from quayside.coach.lines import ending
from quayside.coach.luck import luck_of
from quayside.coach.processes import shared
from quayside.coach.review import stages
from quayside.coach.work import Desk, Plan
from quayside.games.registry import GAMES, manifest
from quayside.kernel.state import State

SEATS: Final = {"container": 4}
USUAL: Final = 3
EVERY: Final = 5  # turns, of which one is looked at
PLAN: Final = Plan()


def played(game: str, bots: Sequence[str], seed: int) -> State:
    """A whole game; the bots sit in another order every time."""
    seats = SEATS.get(game, USUAL)
    g = quayside.new(game, seats, seed)
    players = {seat: make_bot(name, game, seed * 10 + seat) for seat, name in enumerate(seating(game, bots, seed))}
    while not g.over:
        seat, action = bot_turn(g, players)
        g.apply(action, seat)
    return g


def seating(game: str, bots: Sequence[str], seed: int) -> list[str]:
    return [bots[(seat + seed) % len(bots)] for seat in range(SEATS.get(game, USUAL))]


def noted(game: str, bots: Sequence[str], seed: int) -> dict[str, Any]:
    """What one game adds: chances as lines tell them, before they are sharpened, and what was skill."""
    g = played(game, bots, seed)
    desk = Desk(g, PLAN, seed)
    turns = [*range(0, len(desk.turns), EVERY)]
    stands = [standing(desk.stood(turn, 0, PLAN.lines), desk.seats) for turn in turns]
    verdicts = [verdict for turn in range(1, len(desk.turns) + 1) for verdict in effects(desk, turn)]
    found = luck_of(verdicts, stands[0], ending(g), desk.seats)
    return {
        "seed": seed,
        "bots": seating(game, bots, seed),
        "turns": len(desk.turns),
        "chances": [[round(each.mean, 4) for each in stand.chances] for stand in stands],
        "result": [round(each.result, 4) for each in found],
        "adjusted": [round(each.adjusted.mean, 4) for each in found],
        "score": [each.score for each in found],
        "adjusted_points": [round(each.adjusted_points.mean, 2) for each in found],
    }


def effects(desk: Desk, turn: int) -> Iterator[Verdict]:
    """What the decisions of a turn did, where they were not what a club player answers."""
    for question in desk.questions(turn):
        if question.given != question.par:
            put = desk.positions.at(question.since)
            yield unharmed(
                question, desk.meet(put, question, (question.given, question.par), 0, PLAN.apart), desk.seats
            )


def read(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


Sharpness = tuple[float, float]  # at the beginning and at the end


def stated(game: dict[str, Any], sharpness: Sharpness) -> Iterator[tuple[float, float]]:
    """Chances of all seats as a review states them, each with what came of it."""
    for number, chances in enumerate(game["chances"]):
        power = sharpness_at(sharpness, number * EVERY / game["turns"])
        heights = [max(each, 0.002) ** power for each in chances]
        for height, result in zip(heights, game["result"], strict=True):
            yield height / sum(heights), result


def fitted(games: Sequence[dict[str, Any]]) -> Sharpness:
    """The sharpness with which what came was least surprising."""

    def surprise(sharpness: Sharpness) -> float:
        return -sum(result * math.log(chance) for game in games for chance, result in stated(game, sharpness))

    steps = [each / 4 for each in range(2, 17)]
    return min(((begin, end) for begin in steps for end in (*steps, 5.0, 6.0, 7.0, 8.0)), key=surprise)


def calibration(games: Sequence[dict[str, Any]], sharpness: Sharpness) -> Iterator[str]:
    """Per tenth: chances stated, first places, how far they are apart, and the error of that."""
    tenths: dict[int, list[tuple[int, float, float]]] = {}
    for number, game in enumerate(games):
        for chance, result in stated(game, sharpness):
            tenths.setdefault(min(9, int(10 * chance)), []).append((number, chance, result))
    yield "| stated | turns | games | mean stated | first places | difference | error |"
    yield "|---|---|---|---|---|---|---|"
    for tenth, rows in sorted(tenths.items()):
        said = sum(chance for _game, chance, _result in rows) / len(rows)
        came = sum(result for _game, _chance, result in rows) / len(rows)
        own: dict[int, float] = {}
        for game, chance, result in rows:
            own[game] = own.get(game, 0.0) + result - chance - (came - said)
        error = math.sqrt(sum(each**2 for each in own.values())) / len(rows)
        yield (
            f"| {10 * tenth} to {10 * tenth + 10} % | {len(rows)} | {len(own)} | {100 * said:.1f} | {100 * came:.1f} "
            f"| {100 * (came - said):+.1f} | {100 * error:.1f} |"
        )


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def luck(games: Sequence[dict[str, Any]]) -> Iterator[str]:
    """How much of the variance adjusting takes away, and whom luck favoured, which should be nobody."""
    for result, adjusted in (("result", "adjusted"), ("score", "adjusted_points")):
        before = variance([each for game in games for each in game[result]])
        after = variance([each for game in games for each in game[adjusted]])
        gone = 100 * (1 - after / before)
        yield f"{result}: variance {before:.3f}, after adjusting {after:.3f}: {gone:.0f} % taken away"
    for bot in sorted({bot for game in games for bot in game["bots"]}):
        rows = [
            (result, adjusted)
            for game in games
            for who, result, adjusted in zip(game["bots"], game["result"], game["adjusted"], strict=True)
            if who == bot
        ]
        rest = [result - adjusted for result, adjusted in rows]
        error = math.sqrt(variance(rest) / len(rest))
        results, adjusteds = (sum(column) / len(rows) for column in zip(*rows, strict=True))
        yield (
            f"{bot}: first places {100 * results:.1f} %, adjusted {100 * adjusteds:.1f} %, "
            f"luck {100 * sum(rest) / len(rest):+.1f} (error {100 * error:.1f})"
        )


def timed(game: str, processes: int) -> str:
    g = played(game, ["club"], 1)
    plan = Plan()
    begun = time.perf_counter()
    with shared(g, plan, 0, processes) as share:
        reviews = stages(Desk(g, plan, 0), None, share)
        next(reviews)
        first = time.perf_counter() - begun
        *_second, found = reviews
    whole = time.perf_counter() - begun
    return (
        f"{game}, {processes}: first plot {first:.1f} s, whole {whole:.1f} s, {len(found.turns)} turns, by {found.bot}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="club")
    parser.add_argument("--only", default="", help="the games whose name holds a word")
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after so long")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--time", action="store_true")
    asked = parser.parse_args()
    asked.results.mkdir(parents=True, exist_ok=True)
    os.nice(10)
    bots = asked.bots.split(",")
    end = time.monotonic() + asked.seconds
    for game in (each for each in GAMES if asked.only in each):
        if asked.time:
            print(timed(game, 1), timed(game, 2), sep="\n", flush=True)
            continue
        path = asked.results / f"{game}-{'-'.join(bots)}.jsonl"
        known = {each["seed"] for each in read(path)}
        for seed in range(1, asked.games + 1):
            if asked.list or time.monotonic() > end:
                break
            if seed not in known:
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(noted(game, bots, seed)) + "\n")
        games = read(path)
        if games:
            used = manifest(game).sharpness
            print(f"\n## {game}, {len(games)} games between {', '.join(bots)}", flush=True)
            print(
                f"sharpness {used} is used, {fitted(games)} fits best here\n", *calibration(games, used), "", sep="\n"
            )
            print(*luck(games), sep="\n", flush=True)


if __name__ == "__main__":
    main()
