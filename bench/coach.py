"""Whether the coach can be believed: are its chances what happens, and how much of results does luck explain?

    python bench/coach.py RESULTS --games 60                          # club players; stops and goes on at will
    python bench/coach.py RESULTS --games 60 --bots expert            # others of equal strength
    python bench/coach.py RESULTS --games 60 --bots club,beginner     # unequal ones: luck should go to nobody
    python bench/coach.py RESULTS --games 1000 --processes 16         # the same by many at once
    python bench/coach.py RESULTS --list                              # what has been found so far
    python bench/coach.py RESULTS --time                              # seconds for a review on one and two processes

RESULTS is a folder; every game adds a line to a file of its game and players there. Calibration: chances stated after
each turn, in tenths, beside how often the first place came of them; the error counts games, since the turns of one game
go together. It is told of the sharpness in use, and of the one that fits the games with odd seeds best, for the games
with even seeds. Luck: the variance of results, and of results after adjusting.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import os
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
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
    found = luck_of(verdicts, stands[0], ending(g), desk.seats)  # all of it, so that it is seen what comes true
    points = sum(each.mean for each in stands[0].points) / desk.seats
    return {
        "seed": seed,
        "bots": seating(game, bots, seed),
        "turns": len(desk.turns),
        "chances": [[round(each.mean, 4) for each in stand.chances] for stand in stands],
        "result": [round(each.result, 4) for each in found],
        "done": [round(each.adjusted.mean - 1 / desk.seats, 4) for each in found],
        "score": [each.score for each in found],
        "done_points": [round(each.adjusted_points.mean - points, 2) for each in found],
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
        for number, chance, result in rows:
            own[number] = own.get(number, 0.0) + result - chance - (came - said)
        error = math.sqrt(sum(each**2 for each in own.values())) / len(rows)
        yield (
            f"| {10 * tenth} to {10 * tenth + 10} % | {len(rows)} | {len(own)} | {100 * said:.1f} | {100 * came:.1f} "
            f"| {100 * (came - said):+.1f} | {100 * error:.1f} |"
        )


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def centred(game: dict[str, Any], name: str) -> list[float]:
    """What the seats of a game have more than the mean of them."""
    return [each - sum(game[name]) / len(game[name]) for each in game[name]]


def luck(games: Sequence[dict[str, Any]], believed: tuple[float, float]) -> Iterator[str]:
    """How much of the variance adjusting takes away, how much of what decisions did comes true, and whom luck favoured,
    which should be nobody."""
    for result, done, part in zip(("result", "score"), ("done", "done_points"), believed, strict=True):
        pairs = [list(zip(centred(game, result), centred(game, done), strict=True)) for game in games]
        before = variance([came for game in pairs for came, _did in game])
        after = part**2 * variance([did for game in pairs for _came, did in game])
        squares = sum(did**2 for game in pairs for _came, did in game)
        if not squares:
            yield f"{result}: variance {before:.3f}; nobody ever answered otherwise than a club player"
            continue
        slope = sum(came * did for game in pairs for came, did in game) / squares
        own = [sum((came - slope * did) * did for came, did in game) for game in pairs]
        error = math.sqrt(sum(each**2 for each in own)) / squares
        yield (
            f"{result}: variance {before:.3f}, after adjusting {after:.3f}: {100 * (1 - after / before):.0f} % taken "
            f"away; {slope:.2f} of what decisions did (error {error:.2f}) comes true, {part} is believed"
        )
    for bot in sorted({bot for game in games for bot in game["bots"]}):
        rows = [
            (result, result - 1 / len(game["result"]) - believed[0] * done)
            for game in games
            for who, result, done in zip(game["bots"], game["result"], game["done"], strict=True)
            if who == bot
        ]
        won, rest = zip(*rows, strict=True)
        error = math.sqrt(variance(rest) / len(rest))
        yield (
            f"{bot}: first places {100 * sum(won) / len(won):.1f} %, "
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


def fill(path: Path, game: str, bots: Sequence[str], games: int, processes: int, end: float) -> None:
    """Add the games that are not there yet, one line each, until the time is up."""
    known = {each["seed"] for each in read(path)}
    seeds = iter([seed for seed in range(1, games + 1) if seed not in known])
    with ProcessPoolExecutor(processes) as pool, path.open("a", encoding="utf-8") as file:
        going = {pool.submit(noted, game, bots, seed) for seed in itertools.islice(seeds, processes)}
        while going:
            ended, going = wait(going, return_when=FIRST_COMPLETED)
            file.writelines(json.dumps(each.result()) + "\n" for each in ended)
            file.flush()
            if time.monotonic() < end:
                going |= {pool.submit(noted, game, bots, seed) for seed in itertools.islice(seeds, len(ended))}


def told(game: str, games: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What the games say, for people."""
    used = manifest(game).sharpness
    yield f"sharpness {used} is used\n"
    yield from calibration(games, used)
    odd, even = ([each for each in games if each["seed"] % 2 == part] for part in (1, 0))
    if odd and even:
        best = fitted(odd)
        yield f"\nsharpness {best} fits the odd seeds best; with it, of the even ones:\n"
        yield from calibration(even, best)
    yield ""
    yield from luck(games, manifest(game).believed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="club")
    parser.add_argument("--only", default="", help="the games whose name holds a word")
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after so long")
    parser.add_argument("--processes", type=int, default=1)
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
        if not asked.list:
            fill(path, game, bots, asked.games, asked.processes, end)
        games = read(path)
        if games:
            print(
                f"\n## {game}, {len(games)} games between {', '.join(bots)}", *told(game, games), sep="\n", flush=True
            )


if __name__ == "__main__":
    main()
