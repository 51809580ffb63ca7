"""What things are worth to New Zealand's seasoned judge, by playing.

    python bench/seasoning.py alone --minutes 20                          # one player against Sarah, one process
    python bench/seasoning.py tables --minutes 20 --processes 16          # tables of two to four
    python bench/seasoning.py alone --minutes 0 --begin found.json        # how well the numbers of a file play
    python bench/seasoning.py write alone.json tables.json                # judge/seasoned.toml from both

Each number is a little higher or lower than found so far, by lot: in a game for one the same deal is played with all
of them one way and the other, at a table every seat has numbers of its own. What the points were with a number higher
and lower, all other things being equal in the mean, says where it should go. The numbers are written to a file after
every round, as a mean over rounds: what chance did to one round is not in the next.
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
from quayside.games.newzealand.judge.seasoned import SeasonedJudge
from quayside.games.newzealand.judge.seasoning import SIGHTS, TABLES, Seasoning
from quayside.games.newzealand.judge.valuations import against_sarah
from quayside.kernel.agenda import first_waiting
from quayside.kernel.rng import Quick
from quayside.search.judge import Judge

Floats = npt.NDArray[np.float64]
Number = tuple[str, int]  # a name, and a place in the list of that name or -1
Found = tuple[Floats, Floats, Floats, Floats, Floats]

SIZES: Final = (2, 3, 4)
LEVELS: Final = ("hard", "hard", "medium")  # one after the other
RIVAL: Final = 0.3  # how much of a point of the best rival one's own are worth at a table
OWN: Final = 0.3  # how much one's own points count beside the lead over Sarah
# By how much a number is changed: so much, or such a part of it if that is more; in tables, the first of a row apart.
LEAST: Final = 0.15
PART: Final = 0.1
FIRST: Final = 0.3
OTHER: Final = 0.15
STEPS: Final[dict[str, float]] = {
    **{"route": 0.08, "route_kept": 0.05, "route_turn": 0.5, "route_again": 0.05, "played_met": 1.0, "wool_post": 0.1},
    **{"post": 0.05, "pound": 0.04, "income": 0.05, "missing": 0.1, "sheared": 0.05, "cards_bought": 0.5},
}
PACE: Final = (1.2, 0.4)  # how many steps a number goes for a point, in the first rounds and in the last
MEMORY: Final = 0.6  # how much of a direction is from the rounds before
FARTHEST: Final = 0.6  # of a step, in a round
LASTING: Final = 0.7  # how much of what is written is from the rounds before


def plain(alone: bool) -> Seasoning:
    found = Seasoning()
    if alone:
        against_sarah(found)
    return found


def singles() -> list[Number]:
    found: list[Number] = []
    usual = Seasoning()
    for name in sorted(name for name in dir(usual) if not name.startswith("_")):
        value = getattr(usual, name)
        if isinstance(value, list):
            found += [(name, at) for at in range(len(value))]
        elif isinstance(value, float):
            found.append((name, -1))
    return found


SINGLES: Final = singles()


def flat(numbers: Seasoning) -> Floats:
    one = [getattr(numbers, name) if at < 0 else getattr(numbers, name)[at] for name, at in SINGLES]
    return np.array([*one, *numbers.more], float)


def write(numbers: Seasoning, values: Floats) -> None:
    for (name, at), value in zip(SINGLES, values[: len(SINGLES)].tolist(), strict=True):
        if at < 0:
            setattr(numbers, name, value)
        else:
            getattr(numbers, name)[at] = value
    numbers.fill(values[len(SINGLES) :].tolist())


def steps_of(values: Floats) -> Floats:
    """By how much each is changed."""
    one = [max(STEPS.get(name, LEAST), PART * abs(value)) for (name, _at), value in zip(SINGLES, values, strict=False)]
    more: list[float] = []
    for table in TABLES.values():
        more += ([FIRST] + [OTHER] * (table.sights - 1)) * len(table.rows)
    return np.array([*one, *more])


def play(g: quayside.State, judges: list[Judge], chance: Quick) -> list[int]:
    """The points of a game, one judge for each seat."""
    g.recording = False
    while not g.over:
        mover = first_waiting(g)
        g.play(mover, judges[mover].best(g, mover, g.walk(mover, -1), chance))
    return list(g.score().scores)


def sample_alone(job: tuple[Floats, Floats, int, int]) -> Found:
    """Of pairs of games: the mean points, hers, how many were won, what changes brought, and that squared."""
    values, steps, games, seed = job
    rng, chance = np.random.default_rng(seed), Quick(random.Random(seed).getrandbits(38))
    numbers, judge = Seasoning(), SeasonedJudge()
    judge.season(numbers, numbers)
    moved, told = np.zeros(len(values)), np.zeros(5)
    for game in range(games // 2):
        ups = rng.integers(0, 2, len(values)) * 2.0 - 1.0
        worth: list[float] = []
        for way in (1.0, -1.0):
            write(numbers, values + way * steps * ups)
            level = LEVELS[game % len(LEVELS)]
            g = quayside.new("newzealand", 1, f"seasoning:{seed}:{game}", {"difficulty": level})
            mine, hers = play(g, [judge], chance)
            worth.append(mine - hers + OWN * mine)
            told[:3] += mine, hers, mine > hers
        moved += 0.5 * (worth[0] - worth[1]) * ups
        told[3] += 0.25 * (worth[0] - worth[1]) ** 2
        told[4] += 1
    return moved, told, np.zeros(1), np.zeros(1), np.zeros(1)


def sample_tables(job: tuple[Floats, Floats, int, int]) -> Found:
    """Of games by changed numbers: what changes brought, then of each size how many seats, their points, their squares
    and the changes."""
    values, steps, games, seed = job
    rng, chance = np.random.default_rng(seed), Quick(random.Random(seed).getrandbits(38))
    numbers = [Seasoning() for _seat in range(max(SIZES))]
    judges = [SeasonedJudge() for _seat in numbers]
    for judge, own in zip(judges, numbers, strict=True):
        judge.season(own, own)
    count, points, squares = np.zeros(len(SIZES)), np.zeros(len(SIZES)), np.zeros(len(SIZES))
    moved, changes = np.zeros((len(SIZES), len(values))), np.zeros((len(SIZES), len(values)))
    for game in range(games):
        at = game % len(SIZES)
        size = SIZES[at]
        ups = 2.0 * rng.integers(0, 2, (size, len(values))) - 1.0
        for seat in range(size):
            write(numbers[seat], values + steps * ups[seat])
        g = quayside.new("newzealand", size, f"seasoning:{seed}:{game}")
        scores = play(g, list(judges[:size]), chance)
        told = np.array([score - RIVAL * max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)])
        count[at] += size
        points[at] += told.sum()
        squares[at] += (told**2).sum()
        moved[at] += told @ ups
        changes[at] += ups.sum(0)
    return moved, count, points, squares, changes


def together(parts: list[Found], alone: bool) -> tuple[Floats, float, list[float]]:
    """Points for a step of each number, the error of that, and means to be told."""
    moved, first, points, squares, changes = (sum(each) for each in zip(*parts, strict=True))
    if alone:
        pairs = first[4]
        return moved / pairs, float(np.sqrt(first[3]) / pairs), (first[:3] / (2 * pairs)).round(3).tolist()
    mean = points / first
    found = (moved - mean[:, None] * changes).sum(0) / first.sum()
    spread = float(np.sqrt((squares.sum() - (first * mean**2).sum()) / first.sum()))
    return found, spread / float(first.sum()) ** 0.5, mean.round(2).tolist()


def measured_alone(job: tuple[Floats, str, int, int]) -> list[float]:
    """Of so many games: own points, hers, and the part that was won."""
    values, level, games, seed = job
    numbers, judge, chance = Seasoning(), SeasonedJudge(), Quick(seed)
    write(numbers, values)
    judge.season(numbers, numbers)
    told = np.zeros(3)
    for game in range(games):
        g = quayside.new("newzealand", 1, f"measured:{seed}:{game}", {"difficulty": level})
        mine, hers = play(g, [judge], chance)
        told += mine, hers, mine > hers
    return list((told / games).round(3).tolist())


def measured_tables(job: tuple[Floats, int, int, int]) -> list[float]:
    """Of the first places among clubs, own points and theirs."""
    values, seats, deals, seed = job
    numbers, judge, club, chance = Seasoning(), SeasonedJudge(), judge_of("newzealand"), Quick(seed)
    write(numbers, values)
    judge.season(numbers, numbers)
    told = np.zeros(3)
    for deal in range(deals):
        for seat in range(seats):
            judges: list[Judge] = [club] * seats
            judges[seat] = judge
            scores = play(quayside.new("newzealand", seats, f"measured:{seed}:{deal}"), judges, chance)
            best = max(scores)
            told += (
                (scores[seat] == best) / scores.count(best),
                scores[seat],
                (sum(scores) - scores[seat]) / (seats - 1),
            )
    return list((told / (deals * seats)).round(3).tolist())


def measure(alone: bool, values: Floats, games: int, seed: int, every: bool) -> None:
    if alone:
        for level in ("hard", "medium", "easy") if every else ("hard",):
            told = measured_alone((values, level, games, seed))
            print(f"  {level}: own, hers, won {told} of {games}", flush=True)
    else:
        for seats in SIZES if every else (3,):
            told = measured_tables((values, seats, games // seats, seed))
            print(f"  {seats} seats: first places, own, clubs' {told} of {games}", flush=True)


def tune(given: argparse.Namespace) -> None:
    alone = given.what == "alone"
    values = flat(plain(alone))
    if given.begin:
        begun_with = json.loads(Path(given.begin).read_text())
        values[: len(begun_with)] = begun_with  # tables that have come since are at the end
    lasting, way = values.copy(), np.zeros(len(values))
    begun = time.time()
    end, rounded = begun + 60 * given.minutes, 0
    print(f"{len(values)} numbers", flush=True)
    pool = get_context("spawn").Pool(given.processes) if given.processes > 1 else None
    sample = sample_alone if alone else sample_tables
    while time.time() < end:
        gone = (time.time() - begun) / (end - begun)
        steps = given.width * steps_of(values)
        each = given.games // given.processes
        seeds = [given.seed * 10**6 + rounded * 1000 + process for process in range(given.processes)]
        jobs = [(values, steps, each, seed) for seed in seeds]
        found, error, mean = together(pool.map(sample, jobs) if pool else [sample(job) for job in jobs], alone)
        way = found if rounded == 0 else MEMORY * way + (1 - MEMORY) * found
        pace = given.pace * PACE[0] ** (1 - gone) * PACE[1] ** gone
        values += steps * np.clip(pace * way, -FARTHEST, FARTHEST)
        keep = min(LASTING, rounded / (rounded + 1))
        lasting = keep * lasting + (1 - keep) * values
        rounded += 1
        told = f"round {rounded}: {time.time() - begun:.0f} s, {mean}, "
        print(told + f"steps {abs(found).mean():.3f}, by chance {0.8 * error:.3f}", flush=True)
        Path(given.out).write_text(json.dumps(lasting.round(4).tolist()))
        if rounded % given.measured == 0:
            measure(alone, lasting, given.measured_games, rounded, False)
    if not given.minutes:
        measure(alone, values, given.measured_games, given.seed, True)


def told(alone: bool, file: str) -> list[str]:
    """The lines of `judge/seasoned.toml` for a file of numbers."""
    values, usual = np.array(json.loads(Path(file).read_text())), flat(plain(alone))
    ours = "alone" if alone else "tables"
    lines = ["", f"[{ours}]"]
    lists: dict[str, list[float]] = {}
    for (name, at), value, before in zip(SINGLES, values, usual, strict=False):
        if at >= 0:
            lists.setdefault(name, []).append(round(float(value), 2))
        elif round(float(value), 2) != round(float(before), 2):
            lines.append(f"{name} = {value:.2f}")
    lines += [f"{name} = {found}" for name, found in lists.items()]
    for table in TABLES.values():
        rows: list[str] = []
        for at, row in enumerate(table.rows):
            first = len(SINGLES) + table.first + at * table.sights
            found = {SIGHTS[sight]: round(float(values[first + sight]), 2) for sight in range(table.sights)}
            said = ", ".join(f"{sight} = {number}" for sight, number in found.items() if number)
            if said:
                rows.append(f'"{row}" = {{ {said} }}')
        if rows:
            lines += ["", f"[{ours}.more.{table.name}]", *rows]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("alone", "tables", "write"))
    parser.add_argument("files", nargs="*", help="to write: numbers for one player, and for tables")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, default=16000, help="in each round")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--measured", type=int, default=3, help="after so many rounds each time")
    parser.add_argument("--measured-games", type=int, default=600)
    parser.add_argument("--width", type=float, default=1.0, help="of all changes, as a multiple")
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--begin", default="", help="a file of numbers")
    parser.add_argument("--out", default="build/seasoned.json")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what != "write":
        tune(given)
        return
    head = "# What the seasoned judge's numbers are, where they differ from judge/seasoning.py (bench/seasoning.py)."
    lines = [head, *told(True, given.files[0]), *told(False, given.files[1])]
    Path("src/quayside/games/newzealand/judge/seasoned.toml").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
