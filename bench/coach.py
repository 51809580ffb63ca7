"""Whether the coach can be believed: are its chances what happens? (How much is luck, `bench/luck.py` says.)

    python bench/coach.py RESULTS --games 60                          # club players; stops and goes on at will
    python bench/coach.py RESULTS --games 60 --bots expert            # others
    python bench/coach.py RESULTS --games 1000 --processes 16         # the same by many at once
    python bench/coach.py RESULTS --list                              # what has been found so far
    python bench/coach.py RESULTS --time                              # seconds for a review on one and two processes

RESULTS is a folder; every game adds a line to a file of its game and players there. Calibration: chances stated after
each turn, in tenths, beside how often the first place came of them; the error counts games, since the turns of one game
go together. It is told of the sharpness in use, and of the one that fits the games with odd seeds best, for the games
with even seeds.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from pathlib import Path
from typing import Any, Final, Iterator, Sequence

from lines import fill, played, read, seating

from quayside.coach.chances import sharpness_at, standing
from quayside.coach.lines import ending
from quayside.coach.processes import shared
from quayside.coach.review import stages
from quayside.coach.work import Desk, Plan
from quayside.games.registry import GAMES, manifest

EVERY: Final = 5  # turns, of which one is looked at
PLAN: Final = Plan()


def noted(game: str, bots: Sequence[str], seed: int) -> dict[str, Any]:
    """What one game adds: chances as lines tell them, before they are sharpened."""
    g = played(game, bots, seed)
    desk = Desk(g, PLAN, seed)
    stands = [
        standing(desk.stood(turn, 0, PLAN.lines), desk.seats, alike=manifest(game).alike)
        for turn in range(0, len(desk.turns), EVERY)
    ]
    return {
        "seed": seed,
        "bots": seating(game, bots, seed),
        "turns": len(desk.turns),
        "chances": [[round(each.mean, 4) for each in stand.chances] for stand in stands],
        "result": [round(part, 4) for part in ending(g).parts[: desk.seats]],
    }


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


def timed(game: str, processes: int) -> str:
    g = played(game, ["club"], 1)
    begun = time.perf_counter()
    desk = Desk(g, Plan(), 0)
    with shared(desk, processes) as share:
        reviews = stages(desk, None, share)
        next(reviews)
        first = time.perf_counter() - begun
        *_second, found = reviews
    whole = time.perf_counter() - begun
    return (
        f"{game}, {processes}: first plot {first:.1f} s, whole {whole:.1f} s, {len(found.turns)} turns, by {found.bot}"
    )


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
            fill(path, noted, game, bots, asked.games, asked.processes, end)
        games = read(path)
        if games:
            print(
                f"\n## {game}, {len(games)} games between {', '.join(bots)}", *told(game, games), sep="\n", flush=True
            )


if __name__ == "__main__":
    main()
