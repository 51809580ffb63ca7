"""How strong the levels are here: one of each level against a field of the level below, as a house lets them think.

`make ladder` runs it in the packed engine: `python -m quayside.tab.ladder SECONDS [GAME...]`, so many seconds a rung.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from typing import Iterator

import quayside
from quayside.bots.base import Budget, answer
from quayside.bots.levels import LEVELS
from quayside.bots.registry import make_bot
from quayside.games.registry import GAMES
from quayside.tab.bots import THINKING

SEATS = 3
FAIR = 1 / SEATS  # of the first places, where all are alike
WIDE = 1.96  # standard errors


@dataclass
class Rung:
    """What came of the games of one level against the level below."""

    firsts: list[float] = field(default_factory=list)  # of each game; those who share the first place share it
    thought: list[float] = field(default_factory=list)  # seconds, of each decision of the one

    def line(self) -> str:
        games = len(self.firsts)
        share = sum(self.firsts) / games
        error = WIDE * sqrt(max(share * (1 - share), FAIR / games) / games)
        slow = sorted(self.thought)[int(0.95 * len(self.thought))]
        return (
            f"{share:.2f} ({max(0.0, share - error):.2f} to {min(1.0, share + error):.2f}) of {games:3} first places, "
            f"{sum(self.thought) / len(self.thought):.3f} s a decision, 95 in 100 within {slow:.2f} s"
        )


def played(game: str, upper: str, lower: str, number: int, rung: Rung) -> None:
    """One game; the seat of the one goes round."""
    mine = number % SEATS
    g = quayside.new(game, SEATS, f"ladder {number // SEATS}")
    bots = [make_bot(upper if seat == mine else lower, game, 100 * number + seat) for seat in range(SEATS)]
    while not g.over:
        seat = g.pending()[0]
        before = time.perf_counter()
        action = answer(g, seat, bots[seat], Budget(THINKING))
        if seat == mine:
            rung.thought.append(time.perf_counter() - before)
        g.apply(action, seat)
    assert g.result is not None
    ranks = list(g.result.ranks)[:SEATS]
    rung.firsts.append((ranks[mine] == 1) / ranks.count(1))


def ladder(games: list[str], seconds: float) -> Iterator[str]:
    for game in games:
        for lower, upper in pairwise(LEVELS):
            rung, end, number = Rung(), time.monotonic() + seconds, 0
            while number < SEATS or time.monotonic() < end:
                played(game, upper, lower, number, rung)
                number += 1
            yield f"{game:11} {upper:11} among two of {lower:9} {rung.line()}"


if __name__ == "__main__":
    for told in ladder(sys.argv[2:] or list(GAMES), float(sys.argv[1])):
        print(told, flush=True)
