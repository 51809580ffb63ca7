"""What things are worth to Shipyard's seasoned judge, by playing among its like.

    python bench/yardsticks.py --minutes 20
    OPENBLAS_NUM_THREADS=1 python bench/yardsticks.py --minutes 10 --processes 16 --games 48000 --clubs 2400
    python bench/yardsticks.py --table build/seasoned.json > src/quayside/games/shipyard/judge/seasoned.toml

In every game each seat plays by numbers of its own: each of them a little higher or lower than those found so far, by
lot. What the points of a seat were with a number higher and lower, all other things being equal in the mean, says where
it should go. The numbers are written to a file after every round, as a mean over rounds: what chance did to one round
is not in the next.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

import quayside
from quayside.bots.ismcts import judge_of
from quayside.games.shipyard.judge.seasoned import SeasonedJudge
from quayside.games.shipyard.judge.seasoning import LABELS, Seasoning, seasoning
from quayside.kernel.agenda import first_waiting
from quayside.kernel.packed import vec
from quayside.kernel.rng import Quick
from quayside.search.judge import Judge

Floats = npt.NDArray[np.float64]
Saved = dict[str, float | list[float]]

SIZES: Final = (2, 3, 4)
RIVAL: Final = 0.3  # how much of a point of the best rival one's own are worth
# By how much a number is changed: what a list or number of that name takes, or such a part of it if that is more.
PART: Final = 0.15
USUAL: Final = 0.25
_NAMED: Final[dict[float, str]] = {
    0.05: "guilder hiring canal_officials",
    0.06: "least_hope later",
    0.08: "asked canal_priced canal_step",
    0.1: "chosen_with_time share wealth card_price lay_met start_met rest riband fast icon_time icon_spare",
    0.12: "chosen piece",
    0.15: "chosen_with part_icons crossing_asked official official_each",
    0.2: "asked_by asked_settled asked_more part_with profession_with promise_now growth icon_waits",
    0.3: "chosen_last bonus part_time part_ready part_late part_captain length_time length_room employee employee_time",
    0.4: "length part length_with",
    0.5: "least_water staff train_last loaded_first load_time load_late",
    0.7: "settled sailed promise_time promise_growth promise_stock",
    1.0: "hiring_last promise",
}
STEPS: Final = {name: step for step, named in _NAMED.items() for name in named.split()}
MEMORY: Final = 0.5  # how much of a direction is from the rounds before
FARTHEST: Final = 0.6  # of a step, in a round
KEPT: Final = 0.25  # of a step: numbers that went less far are left as they were
LASTING: Final = 0.8  # how much of what is written is from the rounds before


def names() -> list[str]:
    return sorted(vars_of(Seasoning()))


def vars_of(numbers: Seasoning) -> Saved:
    found: Saved = {}
    for name in dir(numbers):
        value = getattr(numbers, name)
        if not name.startswith("_") and (name in LABELS or isinstance(value, float)):
            found[name] = list(value) if name in LABELS else float(value)
    return found


def flat(saved: Saved) -> Floats:
    parts = [saved[name] for name in names()]
    return np.concatenate([np.atleast_1d(np.array(part, float)) for part in parts])


def unflat(values: Floats) -> Saved:
    """The numbers of `values` by their names."""
    found: Saved = {}
    at = 0
    for name, usual in sorted(vars_of(Seasoning()).items()):
        if isinstance(usual, list):
            found[name] = [float(value) for value in values[at : at + len(usual)]]
            at += len(usual)
        else:
            found[name] = float(values[at])
            at += 1
    return found


class Scribe:
    """Writes many numbers into an object in a row."""

    def __init__(self) -> None:
        usual = sorted(vars_of(Seasoning()).items())
        self.sizes = [(name, len(value) if isinstance(value, list) else 0) for name, value in usual]

    def write(self, numbers: Seasoning, values: list[float]) -> None:
        at = 0
        for name, size in self.sizes:
            if size:
                setattr(numbers, name, vec[float](values[at : at + size]))
                at += size
            else:
                setattr(numbers, name, values[at])
                at += 1


def steps_of(values: Floats) -> Floats:
    """By how much each is changed."""
    least = flat(
        {
            name: [STEPS.get(name, USUAL)] * len(usual) if isinstance(usual, list) else STEPS.get(name, USUAL)
            for name, usual in vars_of(Seasoning()).items()
        }
    )
    return np.maximum(least, PART * abs(values))


def play(seed: str, judges: list[Judge], chance: Quick) -> list[int]:
    """The points of a game, one judge for each seat."""
    g = quayside.new("shipyard", len(judges), seed)
    g.recording = False
    while not g.over:
        mover = first_waiting(g)
        g.play(mover, judges[mover].best(g, mover, g.walk(mover, -1), chance))
    return list(g.score().scores)


Found = tuple[Floats, Floats, Floats, Floats, Floats]


def sample(job: tuple[list[float], list[float], int, int]) -> Found:
    """Of games by changed numbers: how many seats of each size, their points, their squares, and both with what was
    changed."""
    values, steps, games, seed = np.array(job[0]), np.array(job[1]), job[2], job[3]
    rng, random_ = np.random.default_rng(seed), random.Random(seed)
    chance, scribe = Quick(random_.getrandbits(38)), Scribe()
    numbers = [Seasoning() for _seat in range(max(SIZES))]
    judges = [SeasonedJudge() for _seat in numbers]
    count, points, squares = np.zeros(len(SIZES)), np.zeros(len(SIZES)), np.zeros(len(SIZES))
    moved, ups_sum = np.zeros((len(SIZES), len(values))), np.zeros((len(SIZES), len(values)))
    for game in range(games):
        at = game % len(SIZES)
        size = SIZES[at]
        ups = 2.0 * rng.integers(0, 2, (size, len(values))) - 1.0
        tried = (values + steps * ups).tolist()
        for seat in range(size):
            scribe.write(numbers[seat], tried[seat])
            judges[seat].take_on(numbers[seat])
        scores = play(f"yardsticks:{seed}:{game}", list(judges[:size]), chance)
        told = np.array([score - RIVAL * max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)])
        count[at] += size
        points[at] += told.sum()
        squares[at] += (told**2).sum()
        moved[at] += told @ ups
        ups_sum[at] += ups.sum(0)
    return count, points, squares, moved, ups_sum


def together(parts: list[Found]) -> tuple[Floats, float, Floats]:
    """Points for a step of each number, the error of that, and the mean of each size."""
    count, points, squares, moved, ups = (sum(each) for each in zip(*parts, strict=True))
    mean = np.asarray(points / count)
    found = np.asarray((moved - mean[:, None] * ups).sum(0) / np.sum(count))
    spread = float(np.sqrt((squares.sum() - (count * mean**2).sum()) / np.sum(count)))
    return found, spread / float(np.sum(count)) ** 0.5, mean


def share(job: tuple[list[float], int, int, int]) -> tuple[float, float, float]:
    """What part of the first places it takes among clubs, its points, and those of the clubs."""
    values, seats, deals, seed = job
    numbers = Seasoning()
    Scribe().write(numbers, values)
    judge, club = SeasonedJudge(), judge_of("shipyard")
    judge.take_on(numbers)
    chance = Quick(seed)
    first, own, others = 0.0, 0.0, 0.0
    for deal in range(deals):
        for seat in range(seats):
            judges: list[Judge] = [club] * seats
            judges[seat] = judge
            scores = play(f"share:{seed}:{deal}", judges, chance)
            best = max(scores)
            first += (scores[seat] == best) / scores.count(best)
            own += scores[seat]
            others += (sum(scores) - scores[seat]) / (seats - 1)
    games = deals * seats
    return first / games, own / games, others / games


def table(saved: Saved) -> str:
    """The numbers as the judge reads them: those that went far enough to tell it from chance."""
    usual = vars_of(Seasoning())
    steps = unflat(steps_of(flat(usual)))
    lines, lists = ["# What the seasoned judge has other numbers for, made by bench/yardsticks.py."], list[str]()
    for name, value in saved.items():
        was, step = usual[name], steps[name]
        if isinstance(value, list) and isinstance(was, list) and isinstance(step, list):
            far = [abs(one - other) > KEPT * by for one, other, by in zip(value, was, step, strict=True)]
            labels = LABELS[name]
            width = len(labels[-1])
            if any(far):
                lists.append(f"\n[{name}]")
            for row in range(len(value) // width):
                kept = [at for at in range(width) if far[row * width + at]]
                told = [f"{labels[-1][at]} = {value[row * width + at]:.2f}" for at in kept]
                if len(labels) == 1:
                    lists += told
                elif told:
                    lists.append(f"{labels[0][row]} = {{ {', '.join(told)} }}")
        elif isinstance(value, float) and isinstance(was, float) and round(value, 2) != was:
            lines.append(f"{name} = {value:.2f}")
    return "\n".join([*lines, *lists])


def tune(given: argparse.Namespace) -> None:
    begin = vars_of(Seasoning() if given.plain else seasoning())
    values = flat({**begin, **(json.loads(Path(given.begin).read_text()) if given.begin else {})})
    lasting, way = values.copy(), np.zeros(len(values))
    end, rounded = time.time() + 60 * given.minutes, 0
    begun = time.time()
    print(f"{len(values)} numbers", flush=True)
    pool = get_context("spawn").Pool(given.processes) if given.processes > 1 else None
    while time.time() < end:
        gone = (time.time() - begun) / (end - begun)
        steps = given.width * steps_of(values)
        each = given.games // given.processes
        seeds = [given.seed * 10**6 + rounded * 1000 + process for process in range(given.processes)]
        jobs = [(values.tolist(), steps.tolist(), each, seed) for seed in seeds]
        found, error, mean = together(pool.map(sample, jobs) if pool else [sample(job) for job in jobs])
        way = found if rounded == 0 else MEMORY * way + (1 - MEMORY) * found
        pace = given.pace[0] ** (1 - gone) * given.pace[1] ** gone
        values += steps * np.clip(pace * way, -FARTHEST, FARTHEST)
        keep = min(LASTING, rounded / (rounded + 1))
        lasting = keep * lasting + (1 - keep) * values
        rounded += 1
        line = f"round {rounded}: {time.time() - begun:.0f} s, points {mean.round(2).tolist()}, "
        print(line + f"steps {abs(found).mean():.3f} with an error of {error:.3f}", flush=True)
        if rounded % given.measured == 0 or time.time() >= end:
            for seats in (3,) if time.time() < end else SIZES:
                deals = given.clubs // seats // given.processes
                asked = [(lasting.tolist(), seats, deals, seed) for seed in seeds]
                told = np.mean(pool.map(share, asked) if pool else [share(job) for job in asked], axis=0)
                print(f"  {seats} seats: {told[0]:.3f} of first places, {told[1]:.1f} to {told[2]:.1f}", flush=True)
        Path(given.out).write_text(json.dumps(unflat(lasting.round(4)), indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, default=15000, help="in each round")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--measured", type=int, default=3, help="after so many rounds each time, among clubs")
    parser.add_argument("--clubs", type=int, default=600, help="games for that")
    parser.add_argument("--width", type=float, default=1.0, help="of all changes, as a multiple")
    told = "how many steps a number goes for a point, in the first rounds and in the last"
    parser.add_argument("--pace", type=float, nargs=2, default=(1.2, 0.3), help=told)
    parser.add_argument("--begin", default="", help="a file of numbers, else those in use are where it begins")
    parser.add_argument("--plain", action="store_true", help="begin with those of the plain judge")
    parser.add_argument("--out", default="build/seasoned.json")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", default="", help="a file of numbers, to print as a table")
    given = parser.parse_args()
    if given.table:
        print(table(json.loads(Path(given.table).read_text())))
    else:
        tune(given)


if __name__ == "__main__":
    main()
