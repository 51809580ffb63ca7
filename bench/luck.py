"""How much of results is luck: what decisions did in games between bots, and what of it comes true.

    python bench/luck.py RESULTS --games 1000                     # casual players: equal, and often unlike club players
    python bench/luck.py RESULTS --games 100 --bots casual,club   # unequal ones: luck should go to nobody
    python bench/luck.py RESULTS --list                           # what has been found so far, by the rule in use
    python bench/luck.py RESULTS --sizes                          # writes `study/effects.toml` of every game

RESULTS is a folder; every game adds a line to a file of its game and players there, so whoever stops goes on where it
was. Only answers are measured that a club player would not have given, each in a few paired deals: over a game their
noise averages out, and what is left of it is known and allowed for. Sizes are measured in the games with odd seeds;
`--list` tells of the others apart, and from which part of what decisions did results follow in both.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections import defaultdict
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final, Iterator, Sequence

from lines import fill, played, read, seating

from quayside.coach.chances import Standing
from quayside.coach.decisions import Met, Question, Verdict, unharmed
from quayside.coach.estimates import exactly
from quayside.coach.lines import Ending, ending
from quayside.coach.luck import Luck, luck_of
from quayside.coach.sizes import ANY, Sizes, sizes_of
from quayside.coach.work import Desk, Plan
from quayside.games.registry import GAMES, manifest

DEALS: Final = 2
ENOUGH: Final = 30  # answers to a kind of question of which its size is told
PRIOR: Final = 20  # answers that all kinds together count for beside those of one
EQUAL: Final = "casual"  # whose games say how large effects are
SURE: Final = 2.0  # standard errors after which two are told apart

Game = dict[str, Any]


def noted(deals: int, game: str, bots: Sequence[str], seed: int) -> Game:
    """What one game adds: its result, and how lines ended after every answer that was not a club player's."""
    g = played(game, bots, seed)
    desk = Desk(g, Plan(), seed)
    end = ending(g)
    return {
        "seed": seed,
        "bots": seating(game, bots, seed),
        "result": [round(part, 4) for part in end.parts[: desk.seats]],
        "score": list(end.scores[: desk.seats]),
        "decisions": [row for turn in range(1, len(desk.turns) + 1) for row in compared(desk, turn, deals)],
    }


def compared(desk: Desk, turn: int, deals: int) -> Iterator[list[Any]]:
    """Turn, seat, kind of question and surprise of a decision, and the ends of its lines: scores and who was first."""
    for question in desk.questions(turn):
        if question.given != question.par:
            put = desk.positions.at(question.since)
            met = desk.meet(put, question, (question.given, question.par), 0, deals)
            ends = [[[*end.scores, _first(end)] for end in met[answer]] for answer in (question.given, question.par)]
            yield [turn, question.seat, question.step, round(question.surprise, 3), *ends]


def _first(end: Ending) -> int:
    """Who was first, a bit for each."""
    return sum(1 << seat for seat, part in enumerate(end.parts) if part > 0)


GIVEN, PAR = 0, 1


def verdicts(game: Game) -> list[Verdict]:
    """The decisions of a game as the coach has them."""
    seats = len(game["result"])
    found = []
    for turn, seat, step, surprise, *ends in game["decisions"]:
        question = Question(0, turn, seat, GIVEN, PAR, (PAR,), 0, (), step, surprise)
        met: Met = {answer: [_ending(*row) for row in rows] for answer, rows in zip((GIVEN, PAR), ends, strict=True)}
        found.append(unharmed(question, met, seats))
    return found


def _ending(*row: int) -> Ending:
    *scores, first = row
    winners = [first >> seat & 1 for seat in range(len(scores))]
    return Ending(tuple(scores), tuple(won / sum(winners) for won in winners))


def sizes(games: Sequence[Game]) -> Iterator[str]:
    """The lines of `study/effects.toml`."""
    effects: dict[str, dict[str, list[tuple[float, float, int]]]] = {"chances": {}, "points": {}}
    for verdict in (each for game in games for each in verdicts(game)):
        own = verdict.question.seat
        for part, effect in (("chances", verdict.effect[own]), ("points", verdict.effect_points[own])):
            row = (effect.mean, effect.error, verdict.apart)
            for kind in (verdict.question.step, ANY):
                effects[part].setdefault(kind, []).append(row)
    yield f"# {len(games)} games between {EQUAL} players: how large what another answer than a club player's does, by"
    yield "# kind of question, and the noise of one paired deal; standard deviations (bench/luck.py --sizes)."
    for part, kinds in effects.items():
        yield f"\n[{part}]"
        all_kinds = _true(kinds[ANY])
        for kind, rows in sorted(kinds.items()):
            if len(rows) >= ENOUGH:
                true = max(0.0, (len(rows) * _true(rows) + PRIOR * all_kinds) / (len(rows) + PRIOR))
                noise = sum(deals * error**2 for _mean, error, deals in rows) / len(rows)
                yield f"{kind} = [{math.sqrt(true):.4g}, {math.sqrt(noise):.4g}]"


def _true(rows: Sequence[tuple[float, float, int]]) -> float:
    """How much more effects scatter around nothing than their noise alone would."""
    return sum(mean**2 - error**2 for mean, error, _deals in rows) / len(rows)


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def centred(values: Sequence[float]) -> list[float]:
    """What the seats of a game have more than the mean of them."""
    return [each - sum(values) / len(values) for each in values]


def adjusted(game: Game, believed: tuple[float, float], measured: Sizes) -> list[Luck]:
    """What the coach says of a game; with the start of an even one."""
    seats = len(game["result"])
    start = Standing((exactly(1 / seats),) * seats, (exactly(0.0),) * seats)
    end = Ending(tuple(game["score"]), tuple(game["result"]))
    return luck_of(verdicts(game), start, end, seats, believed, measured)


def told(name: str, games: Sequence[Game]) -> Iterator[str]:
    """How much adjusting takes away, and how much of what it leaves comes true."""
    believed, measured = manifest(name).believed, sizes_of(name)
    all_of_it = [adjusted(game, (1.0, 1.0), measured) for game in games]
    came = {
        "first places": [centred([each.result for each in game]) for game in all_of_it],
        "points": [centred([each.score for each in game]) for game in all_of_it],
    }
    did = {
        "first places": [centred([each.adjusted.mean for each in game]) for game in all_of_it],
        "points": [centred([each.adjusted_points.mean for each in game]) for game in all_of_it],
    }
    seeds = [game["seed"] for game in games]
    for what, part in zip(came, believed, strict=True):
        for which, wanted in (("all", (0, 1)), ("odd", (1,)), ("even", (0,))):
            pairs = [
                list(zip(results, skills, strict=True))
                for seed, results, skills in zip(seeds, came[what], did[what], strict=True)
                if seed % 2 in wanted
            ]
            yield f"{what}, {which}: {_explained(pairs, part)}" if pairs else f"{what}, {which}: none"
    kinds = sorted({bot for game in games for bot in game["bots"]})
    for bot in kinds if len(kinds) > 1 else ():
        yield f"{bot}: {_favoured(games, did['first places'], bot, believed[0])}"
    for pair in combinations(kinds, 2):
        for what in came:
            raw = _apart(games, came[what], pair)
            yield f"{' and '.join(pair)}, {what}: as they came {raw}; adjusted {_apart(games, did[what], pair)}"


def _explained(pairs: Sequence[Sequence[tuple[float, float]]], part: float) -> str:
    before = variance([came for game in pairs for came, _did in game])
    after = part**2 * variance([did for game in pairs for _came, did in game])
    squares = sum(did**2 for game in pairs for _came, did in game)
    if not squares:
        return f"variance {before:.3f}; nothing is held against anybody"
    slope = sum(came * did for game in pairs for came, did in game) / squares
    own = [sum((came - slope * did) * did for came, did in game) for game in pairs]
    error = math.sqrt(sum(each**2 for each in own)) / squares
    rest = sum((came - part * did) ** 2 for game in pairs for came, did in game)
    whole = sum(came**2 for game in pairs for came, _did in game)
    return (
        f"{len(pairs)} games, variance {before:.3f}, adjusted {after:.3f}: {100 * (1 - after / before):.0f} % is gone; "
        f"{slope:.2f} (error {error:.2f}) of what decisions did comes true, {part} is believed; "
        f"luck alone has {100 * rest / whole:.0f} % of the variance"
    )


def _favoured(games: Sequence[Game], did: Sequence[Sequence[float]], bot: str, part: float) -> str:
    """How often a bot was first, and what luck it is said to have had."""
    rows = [
        (won, won - 1 / len(game["result"]) - part * skill)
        for game, skills in zip(games, did, strict=True)
        for who, won, skill in zip(game["bots"], game["result"], skills, strict=True)
        if who == bot
    ]
    won, rest = zip(*rows, strict=True)
    error = math.sqrt(variance(rest) / len(rest))
    luck = f"luck {100 * sum(rest) / len(rest):+.1f} (error {100 * error:.1f})"
    return f"first places {100 * sum(won) / len(won):.1f} %, {luck}"


def _apart(games: Sequence[Game], values: Sequence[Sequence[float]], pair: tuple[str, str]) -> str:
    """By how much two kinds of bots differ in a game, and how many games it takes to be sure of it."""
    found = []
    for game, own in zip(games, values, strict=True):
        by_bot = defaultdict(list)
        for bot, value in zip(game["bots"], own, strict=True):
            by_bot[bot].append(value)
        if all(by_bot[bot] for bot in pair):
            one, other = (sum(by_bot[bot]) / len(by_bot[bot]) for bot in pair)
            found.append(other - one)
    mean, scatter = sum(found) / len(found), math.sqrt(variance(found))
    return (
        f"{mean / scatter:+.2f} of their scatter, so {(SURE * scatter / mean) ** 2:.0f} games" if scatter else "nothing"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default=EQUAL)
    parser.add_argument("--deals", type=int, default=DEALS, help="in which an answer is compared with a club player's")
    parser.add_argument("--only", default="", help="the games whose name holds a word")
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after so long")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--source", type=Path, default=Path("src/quayside/games"))
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--sizes", action="store_true")
    asked = parser.parse_args()
    asked.results.mkdir(parents=True, exist_ok=True)
    os.nice(10)
    bots = asked.bots.split(",")
    end = time.monotonic() + asked.seconds
    for name in (each for each in GAMES if asked.only in each):
        path = asked.results / f"{name}-{'-'.join(bots)}-{asked.deals}.jsonl"
        if not (asked.list or asked.sizes):
            fill(path, partial(noted, asked.deals), name, bots, asked.games, asked.processes, end)
        games = read(path)
        if asked.sizes:
            file = asked.source / name / "study" / "effects.toml"
            file.write_text("\n".join(sizes([game for game in games if game["seed"] % 2])) + "\n", "utf-8")
        elif games:
            print(
                f"\n## {name}, {len(games)} games between {', '.join(bots)}", *told(name, games), sep="\n", flush=True
            )


if __name__ == "__main__":
    main()
