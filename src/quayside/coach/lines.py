"""Lines: a position played on to the end of the game, and what that end is worth to every seat.

Club players sit in every seat of a line. They look at nothing that their seat does not see, so a line tells how a
position goes on among players who know no more than they may.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, NamedTuple, Optional, Sequence

from quayside.bots.base import bot_turn
from quayside.bots.ismcts import JUDGES
from quayside.bots.registry import make_bot
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.search.judge import Judge

LONGEST: Final = 20_000  # decisions to the end of a game
SLOWER: Final = 3  # lines of a game without a judge cost more, so there are fewer
SOFT: Final = 0.3  # how far an end is blurred, in spreads of the distance between a seat and its best rival
SHARP: Final = 0.25  # points: where ends differ by less, who won is all that counts


@dataclass(frozen=True)
class Ending:
    """How a line ended: what every owner scored, and each one's part of the first place; equal winners share."""

    scores: tuple[int, ...]
    parts: tuple[float, ...]


class Lines:
    """Plays on in one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.judge: Optional[Judge] = JUDGES[game]() if game in JUDGES else None

    def count(self, lines: int) -> int:
        """How many lines are played where so many are asked for."""
        return lines if self.judge is not None else max(2, lines // SLOWER)

    def play_on(self, g: State, fate: Quick) -> Ending:
        """Play that state to its end, which changes it."""
        if self.judge is None:
            self._by_bots(g, fate)
        else:
            self._by_judge(g, self.judge, fate)
        return ending(g)

    def weighed(self, deal: State, seat: int) -> list[tuple[int, int]]:
        """The legal answers of a seat with the judge's weights, heaviest first; equals by their place in the list."""
        legal = deal.legal(seat)
        if self.judge is None:
            return [(action, 1) for action in legal]
        self.judge.prepare(deal, seat)
        found = [(action, int(self.judge.weight(deal, seat, action))) for action in legal]
        return sorted(found, key=lambda each: -each[1])

    def _by_judge(self, g: State, judge: Judge, fate: Quick) -> None:
        left = LONGEST
        while not g.over and left:
            seat = g.first_waiting()
            g.play(seat, judge.best(g, seat, g.walk(seat, -1), fate))
            left -= 1

    def _by_bots(self, g: State, fate: Quick) -> None:
        """For a game without a judge: lively players."""
        bots = {seat: make_bot("lively", g.game, int(fate.below(1 << 30))) for seat in range(int(g.seats))}
        left = LONGEST
        while not g.over and left:
            seat, action = bot_turn(g, bots)
            g.play(seat, action)
            left -= 1


def ending(g: State) -> Ending:
    """How that state ended. An owner without a seat may win from everybody; a line too long to end is shared."""
    result = g.score()
    if not g.over:
        return Ending(tuple(result.scores), (1 / int(g.seats),) * len(result.scores))
    winners = result.ranks.count(1)
    return Ending(tuple(result.scores), tuple((rank == 1) / winners for rank in result.ranks))


def fate_of(*key: object) -> Quick:
    """A stream of chance of its own for everything that has a name."""
    return Quick(":".join(str(part) for part in key))


def blur(endings: Sequence[Ending], seats: int) -> float:
    """How many points of distance are little in these ends: the more they scatter, the more."""
    return SOFT * spread(endings, seats)


def spread(endings: Sequence[Ending], seats: int) -> float:
    """How far the distances between a seat and its best rival scatter in these ends, in points."""
    inside = 0.0
    for seat in range(seats):
        distances = [_ahead(ending, seat) for ending in endings]
        mean = sum(distances) / len(distances)
        inside += sum((each - mean) ** 2 for each in distances) / len(distances) / seats
    return math.sqrt(inside)


def _ahead(ending: Ending, seat: int) -> int:
    """By how many points a seat leads its best rival."""
    return ending.scores[seat] - max([score for at, score in enumerate(ending.scores) if at != seat], default=0)


class Lead(NamedTuple):
    """So many points that a seat is ahead of what an end says."""

    seat: int
    points: float


LEVEL: Final = Lead(0, 0.0)


def share(ending: Ending, blurred: float, lead: Lead = LEVEL) -> list[float]:
    """Every owner's part of the first place, where a few points more or less could have been.

    One end tells more when it is not taken to the point: a narrow win is nearly a loss. Means of such parts are nearer
    to each other than the true ones, and less noisy still.
    """
    if blurred < SHARP or len(ending.scores) == 1:
        return list(ending.parts)
    scores = [score + lead.points * (at == lead.seat) for at, score in enumerate(ending.scores)]
    most = max(scores)
    heights = [math.exp((score - most) / blurred) for score in scores]
    whole = sum(heights)
    return [height / whole for height in heights]
