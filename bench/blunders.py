"""Whether a review names a blunder: games between bots in which one seat once does something that is certainly bad.

    python bench/blunders.py RESULTS --games 12                      # among club players; stops and goes on at will
    python bench/blunders.py RESULTS --games 12 --bots expert        # among others
    python bench/blunders.py RESULTS --games 12 --only newzealand    # in one game
    python bench/blunders.py RESULTS --list                          # what has been found so far

RESULTS is a folder; every game adds a line to a file of its game and players there. Somewhere in the game, in a
question of one theme after the other, the answer is planted that costs most of those that the judge likes least: over
many paired deals certainly more than COST of the chances. Then the game goes on, and the usual review is read: is the
planted answer the worst decision, is it called a mistake, and is its turn one of the moments?
"""

from __future__ import annotations

import argparse
import math
import os
import time
from pathlib import Path
from typing import Any, Final, Iterator, Optional, Sequence

from lines import SEATS, USUAL, fill, read

import quayside
from quayside.bots.base import Bot, bot_turn
from quayside.bots.registry import make_bot
from quayside.coach.decisions import Answered, Question, better_by, is_idle, meet, question_of
from quayside.coach.lines import Lines
from quayside.coach.review import Review, stages
from quayside.coach.work import Desk, Plan
from quayside.deals import asks_several
from quayside.games.registry import GAMES, manifest
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

COST: Final = 0.10  # of the chances that a planted answer certainly loses
WORST: Final = 3  # answers that are thought of, those that the judge likes least
LOOK: Final = 12  # deals for a first look at them
DEEP: Final = 256  # other deals that have to show what the worst one costs
EARLIEST, LATEST = 15, 85  # hundredths of a game in which it is planted
FAULTY: Final = ("mistake", "blunder")


def noted(game: str, bots: Sequence[str], seed: int) -> dict[str, Any]:
    """What one game adds."""
    g, found = rigged(game, bots[0], seed)
    if found is None:
        return {"seed": seed}
    desk = Desk(g, Plan(), seed)
    *_before, whole = stages(desk)
    return {"seed": seed, **found, **named(whole, found["entry"])}


def named(whole: Review, entry: int) -> dict[str, Any]:
    """What a review says of the answer at that entry of the log."""
    own = next((each for each in whole.verdicts if each.question.entry == entry), None)
    if own is None:
        return {"deals": 0, "certain": 0.0, "grade": "", "worse": len(whole.verdicts), "moment": False}
    return {
        "deals": own.deals,
        "lost": round(own.lost.loss.mean, 4),
        "lost_points": round(own.lost.points.mean, 1),
        "certain": round(own.certain, 4),
        "grade": own.grade,
        "disputed": own.disputed,
        "worse": sum(each.certain > own.certain for each in whole.verdicts),
        "stood": round(whole.standings[own.question.turn - 1].chances[own.question.seat].mean, 4),
        "moment": any(each.first <= entry <= each.last for each in whole.moments),
    }


def rigged(game: str, bot: str, seed: int) -> tuple[State, Optional[dict[str, Any]]]:
    """A finished game, and what was planted in it; None where nothing was bad enough."""
    whole = _begun(game, seed)
    _played_out(whole, _players(game, bot, seed))
    part = EARLIEST + Quick(f"planted:{seed}").below(LATEST - EARLIEST)
    g = whole.replayed(len(whole.log) * int(part) // 100)
    themes = list(manifest(game).themes.values())
    wanted = themes[seed % len(themes)]
    players = _players(game, bot, seed)
    found: Optional[dict[str, Any]] = None
    lines = Lines(game)
    while not g.over:
        seat, action = bot_turn(g, players)
        if found is None:
            found = _bad(g, lines, seat, action, wanted, seed)
            action = action if found is None else g.index(found["planted"])
        g.apply(action, seat)
    return g, found


def _bad(g: State, lines: Lines, seat: int, action: int, wanted: Sequence[str], seed: int) -> Optional[dict[str, Any]]:
    """What could be planted here: how bad it is, beside what the bot would have done."""
    decision = g.decision_of(seat)
    if decision is None or decision.step not in wanted or (asks_several(g) and g.waiting() != g.asked()):
        return None
    weighed = [each for each, _weight in lines.weighed(g, seat) if not is_idle(g, each) and each != action]
    entry = len(g.log)
    worst: Optional[tuple[float, Question]] = None
    for bad in weighed[1:][-WORST:]:
        question = question_of(g, lines, Answered(entry, 0, seat, bad, entry, ()), seed)
        if question is not None:
            met = meet(g, lines, question, (bad, action), 0, LOOK, "look", seed)
            cost = better_by(question, action, met, int(g.seats))[0].mean
            worst = max(worst or (COST, question), (cost, question), key=lambda each: each[0])
    if worst is None or worst[0] <= COST:
        return None
    question = worst[1]
    met = meet(g, lines, question, (question.given, action), 0, DEEP, "truth", seed)
    gain, points = better_by(question, action, met, int(g.seats))
    if gain.low < COST:
        return None
    name = g.book.actions.name
    return {
        "entry": entry,
        "seat": seat,
        "step": decision.step,
        "planted": name(question.given),
        "instead": name(action),
        "surprise": round(question.surprise, 2),
        "cost": round(gain.mean, 4),
        "cost_points": round(points.mean, 1),
    }


def _begun(game: str, seed: int) -> State:
    return quayside.new(game, SEATS.get(game, USUAL), seed)


def _players(game: str, bot: str, seed: int) -> dict[int, Bot]:
    return {seat: make_bot(bot, game, seed * 10 + seat) for seat in range(SEATS.get(game, USUAL))}


def _played_out(g: State, players: dict[int, Bot]) -> None:
    while not g.over:
        seat, action = bot_turn(g, players)
        g.apply(action, seat)


def told(games: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What the games say, for people."""
    rigged = sorted((each for each in games if "entry" in each), key=lambda each: each["seed"])
    yield "| seed | question | planted | instead | costs | score | stood | measured | called | worse | moment |"
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for each in rigged:
        yield (
            f"| {each['seed']} | {each['step']} | {each['planted']} | {each['instead']} | {100 * each['cost']:.0f} | "
            f"{each['cost_points']:.0f} | {100 * each.get('stood', 0):.0f} % | {100 * each.get('lost', 0):.0f} in "
            f"{each['deals']} | {each['grade']}{' (disputed)' * each.get('disputed', False)} | {each['worse']} | "
            f"{'yes' if each['moment'] else 'no'} |"
        )
    count = len(rigged)
    faulty = sum(each["grade"] in FAULTY for each in rigged)
    yield (
        f"\n{count} planted: {sum(not each['worse'] for each in rigged)} are the worst decision, "
        f"{sum(each['worse'] < 3 for each in rigged)} among the worst three, {faulty} called a mistake or a blunder, "
        f"{sum(each['moment'] for each in rigged)} a moment"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bots", default="club")
    parser.add_argument("--only", default="", help="the games whose name holds a word")
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after so long")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--list", action="store_true")
    asked = parser.parse_args()
    asked.results.mkdir(parents=True, exist_ok=True)
    os.nice(10)
    end = time.monotonic() + asked.seconds
    for game in (each for each in GAMES if asked.only in each):
        path = asked.results / f"{game}-{asked.bots}.jsonl"
        if not asked.list:
            fill(path, noted, game, [asked.bots], asked.games, asked.processes, end)
        games = read(path)
        if games:
            print(f"\n## {game}, {asked.bots} players", *told(games), sep="\n", flush=True)


if __name__ == "__main__":
    main()
