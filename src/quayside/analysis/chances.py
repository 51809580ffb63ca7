"""How likely each seat is to win from a position, by playing on from deals that players hold possible."""

from __future__ import annotations

from typing import Final

from quayside.bots.base import bot_turn
from quayside.bots.ismcts import JUDGES
from quayside.bots.registry import make_bot
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.search.judge import Judge

HORIZON: Final = 60  # decisions played before the judge is asked
HABIT: Final = 7  # in tenths: how often the likeliest action is taken
SLOWER: Final = 3  # playing a game to its end costs more than asking a judge, so there are fewer samples
LONGEST: Final = 20_000  # decisions to the end of a game


def chances(g: State, samples: int, rng: Quick) -> list[float]:
    """For each seat its part of the win; the parts add up to 1. The seats take turns in saying what is possible."""
    seats = int(g.seats)
    if g.over:
        return _parts(g)
    judge = JUDGES[g.game]() if g.game in JUDGES else None
    count = samples if judge is not None else max(1, samples // SLOWER)
    total = [0.0] * seats
    for sample in range(count):
        deal = g.determinize(sample % seats, rng)
        found = _by_bots(deal, rng) if judge is None else _by_judge(deal, judge, rng)
        total = [sum_ + part for sum_, part in zip(total, found, strict=True)]
    return [part / count for part in total]


def _by_judge(g: State, judge: Judge, rng: Quick) -> list[float]:
    """Sensible play for a while, then the judge's word."""
    for _ in range(HORIZON):
        if g.over:
            return _parts(g)
        seat = int(g.first_waiting())
        g.play(seat, _sensible(g, seat, judge, rng))
    if g.over:
        return _parts(g)
    values = [max(0.0, value) for value in judge.values(g)][: int(g.seats)]
    whole = sum(values)
    return [value / whole for value in values] if whole > 0 else [1 / len(values)] * len(values)


def _sensible(g: State, seat: int, judge: Judge, rng: Quick) -> int:
    """Mostly what the judge likes best, otherwise any action by its weight."""
    if rng.below(10) < HABIT:
        return int(judge.best(g, seat, g.walk(seat, -1), rng))
    legal = g.legal(seat)
    judge.prepare(g, seat)
    weights = [int(judge.weight(g, seat, action)) for action in legal]
    total = sum(weights)
    if total == 0:
        return legal[rng.below(len(legal))]
    pick = int(rng.below(total))
    for action, weight in zip(legal, weights, strict=True):
        pick -= weight
        if pick < 0:
            return action
    return legal[-1]


def _by_bots(g: State, rng: Quick) -> list[float]:
    """For a game without a judge: lively players to the end."""
    bots = {seat: make_bot("lively", g.game, int(rng.below(1 << 30))) for seat in range(int(g.seats))}
    for _ in range(LONGEST):
        if g.over:
            break
        seat, action = bot_turn(g, bots)
        g.play(seat, action)
    return _parts(g)


def _parts(g: State) -> list[float]:
    """Who won a finished game; equal winners share. Sarah, who has no seat, may win from everybody."""
    seats = int(g.seats)
    result = g.result
    if result is None:
        return [1 / seats] * seats
    winners = result.ranks.count(1)
    return [(rank == 1) / winners for rank in result.ranks[:seats]]
