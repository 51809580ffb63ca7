"""Whether a review names a blunder: games between bots in which one seat once does something that is certainly bad.

    python bench/blunders.py RESULTS                            # every kind once, among club players; goes on at will
    python bench/blunders.py RESULTS --games 40 --bots expert   # among others, some kinds more than once
    python bench/blunders.py RESULTS --bots expert,club         # in turns around the table
    python bench/blunders.py RESULTS --only newzealand          # in one game
    python bench/blunders.py RESULTS --list                     # what has been found so far

RESULTS is a folder; every game adds a line to a file of its game and players there. What is planted are the blunders of
`plants.py`, one kind after the other: from a part of the game on, the first one that certainly costs more than COST
over many paired deals, in chances or in points as a review counts them. Then the game goes on, and the usual review is
read: is the planted answer called a mistake or a blunder, is its turn one of the moments, how many decisions are worse?
"""

from __future__ import annotations

import argparse
import math
import os
import time
from pathlib import Path
from typing import Any, Final, Iterator, Optional, Sequence

from lines import SEATS, USUAL, fill, read, seating
from plants import PLANTS, Asked, Plant

import quayside
from quayside.bots.base import Bot, bot_turn
from quayside.bots.registry import make_bot
from quayside.coach.decisions import Answered, Question, better_by, meet, question_of
from quayside.coach.grades import Weighed
from quayside.coach.lines import Lines
from quayside.coach.review import Review, stages
from quayside.coach.work import Desk, Plan
from quayside.deals import asks_several
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

COST: Final = 0.1  # that a planted answer certainly loses, as a review counts it
LOOK: Final = 12  # deals for a first look at it
DEEP: Final = 256  # other deals that have to show what it costs
LATEST: Final = 60  # hundredths of a game in which it may be planted at the earliest
FAULTY: Final = ("mistake", "blunder")


def noted(game: str, bots: Sequence[str], seed: int) -> dict[str, Any]:
    """What one game adds."""
    kinds = PLANTS[game]
    plant = kinds[(seed - 1) % len(kinds)]
    g, found = rigged(game, bots, seed, plant)
    if found is None:
        return {"seed": seed, "kind": plant.__name__}
    *_before, whole = stages(Desk(g, Plan(), seed))
    return {"seed": seed, "kind": plant.__name__, **found, **named(whole, found["entry"])}


def named(whole: Review, entry: int) -> dict[str, Any]:
    """What a review says of the answer at that entry of the log."""
    moment = any(each.first <= entry <= each.last for each in whole.moments)
    own = next((each for each in whole.verdicts if each.question.entry == entry), None)
    if own is None:
        return {"deals": 0, "certain": 0.0, "grade": "", "worse": len(whole.verdicts), "moment": moment}
    return {
        "deals": own.deals,
        "lost": round(own.lost.loss.mean, 4),
        "lost_points": round(own.lost.points.mean, 1),
        "certain": round(own.certain, 4),
        "grade": own.grade,
        "disputed": own.disputed,
        "worse": sum(each.certain > own.certain for each in whole.verdicts),
        "stood": round(whole.standings[own.question.turn - 1].chances[own.question.seat].mean, 4),
        "moment": moment,
    }


def rigged(game: str, bots: Sequence[str], seed: int, plant: Plant) -> tuple[State, Optional[dict[str, Any]]]:
    """A finished game, and what was planted in it; None where nothing was bad enough."""
    whole = quayside.new(game, SEATS.get(game, USUAL), seed)
    _play_out(whole, _players(game, bots, seed))
    planter = Planter(whole, plant, seed)
    part = int(Quick(f"planted:{seed}").below(LATEST))
    for begin in dict.fromkeys((len(whole.log) * part // 100, 0)):
        g = whole.replayed(begin)
        _play_out(g, _players(game, bots, seed), planter)
        if planter.found is not None:
            return g, planter.found
    return whole, None


class Planter:
    """Plants one blunder of a kind in a game, where it is certainly bad enough."""

    def __init__(self, whole: State, plant: Plant, seed: int) -> None:
        self.plant = plant
        self.seed = seed
        self.lines = Lines(whole.game)
        self.spread = Desk(whole, Plan(), seed).spread
        self.found: Optional[dict[str, Any]] = None

    def instead_of(self, g: State, seat: int, action: int) -> int:
        """What the seat does instead of what its bot would do; mostly just that."""
        if self.found is None and len(g.legal(seat)) > 1 and not (asks_several(g) and g.waiting() != g.asked()):
            asked = Asked(g, seat)
            planted = self.plant(asked)
            if planted is not None and (bad := g.index(planted)) != action:
                self.found = self._if_bad_enough(g, asked, bad, action)
                return action if self.found is None else bad
        return action

    def _if_bad_enough(self, g: State, asked: Asked, bad: int, action: int) -> Optional[dict[str, Any]]:
        entry = len(g.log)
        question = question_of(g, self.lines, Answered(entry, 0, asked.seat, bad, entry, ()), self.seed)
        if question is None or self._cost(g, question, action, "look", LOOK).likely <= COST:
            return None
        cost = self._cost(g, question, action, "truth", DEEP)
        if cost.certain < COST:
            return None
        return {
            "entry": entry,
            "seat": asked.seat,
            "step": asked.step,
            "planted": g.book.actions.name(bad),
            "instead": g.book.actions.name(action),
            "surprise": round(question.surprise, 2),
            "cost": round(cost.loss.mean, 4),
            "cost_points": round(cost.points.mean, 1),
        }

    def _cost(self, g: State, question: Question, action: int, what: str, deals: int) -> Weighed:
        """What the planted answer loses against that of the bot."""
        met = meet(g, self.lines, question, (question.given, action), 0, deals, what, self.seed)
        return Weighed(*better_by(question, action, met, int(g.seats)), self.spread)


def _players(game: str, bots: Sequence[str], seed: int) -> dict[int, Bot]:
    return {seat: make_bot(bot, game, seed * 10 + seat) for seat, bot in enumerate(seating(game, bots, seed))}


def _play_out(g: State, players: dict[int, Bot], planter: Optional[Planter] = None) -> None:
    while not g.over:
        seat, action = bot_turn(g, players)
        g.apply(action if planter is None else planter.instead_of(g, seat, action), seat)


def told(games: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What the games say, for people."""
    rigged = sorted((each for each in games if "entry" in each), key=lambda each: (each["kind"], each["seed"]))
    yield "| kind | seed | planted | instead | costs | points | stood | measured | called | worse | moment |"
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for each in rigged:
        yield (
            f"| {each['kind']} | {each['seed']} | {each['planted']} | {each['instead']} | {100 * each['cost']:.0f} | "
            f"{each['cost_points']:.0f} | {100 * each.get('stood', 0):.0f} % | {100 * each.get('lost', 0):.0f} in "
            f"{each['deals']} | {each['grade']}{' (disputed)' * each.get('disputed', False)} | {each['worse']} | "
            f"{'yes' if each['moment'] else 'no'} |"
        )
    faulty = [each for each in rigged if each["grade"] in FAULTY]
    yield (
        f"\n{len(rigged)} planted: {len(faulty)} are called a mistake or a blunder, "
        f"{sum(each['moment'] for each in rigged)} are a moment, {sum(each['moment'] for each in faulty)} both; "
        f"{sum(each['worse'] < 3 for each in rigged)} are among the worst three decisions"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--games", type=int, default=0, help="as many as there are kinds unless told otherwise")
    parser.add_argument("--bots", default="club")
    parser.add_argument("--only", default="", help="the games whose name holds a word")
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after so long")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--list", action="store_true")
    asked = parser.parse_args()
    asked.results.mkdir(parents=True, exist_ok=True)
    os.nice(10)
    bots = asked.bots.split(",")
    end = time.monotonic() + asked.seconds
    for game in (each for each in GAMES if asked.only in each):
        path = asked.results / f"{game}-{'-'.join(bots)}.jsonl"
        if not asked.list:
            fill(path, noted, game, bots, asked.games or len(PLANTS[game]), asked.processes, end)
        games = read(path)
        if games:
            print(f"\n## {game}, {' and '.join(bots)} players", *told(games), sep="\n", flush=True)


if __name__ == "__main__":
    main()
