"""Sums over a table of Shipyard that its judge needs: time, cards, trains and rates."""

from __future__ import annotations

from quayside.games.shipyard.employees import trader_bonus
from quayside.games.shipyard.nouns import (
    BOW,
    CELL_COUNT,
    EMPTY,
    LEAST_SHIP,
    MIDDLE,
    STERN,
    TRAIN_COUNT,
    WITH_SEAT,
)
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.exchange import printed_rate, rate
from quayside.games.shipyard.yard import kind_at
from quayside.kernel.packed import i64


def turns_left(g: Shipyard) -> i64:
    """Own turns still to come after this one; few if a ship deck is running out."""
    if g.closing or g.last_card:
        return 0
    left = (g.kit.loop * g.seats - g.lead) // g.seats  # a game has as many laps as players (SY-2.8)
    cards = min(g.deck_left[0], min(g.deck_left[2], g.deck_left[1] // 2))
    return max(0, min(left, cards))


def least_to_finish(shape: i64) -> i64:
    """The fewest cards that complete a ship, whatever stands in the yard."""
    least = CELL_COUNT
    for bow in range(CELL_COUNT - LEAST_SHIP + 1):
        if kind_at(shape, bow) != EMPTY and kind_at(shape, bow) != BOW:
            continue
        missing: i64 = 1 if kind_at(shape, bow) == EMPTY else 0
        for cell in range(bow + 1, CELL_COUNT):
            kind = kind_at(shape, cell)
            if cell - bow + 1 >= LEAST_SHIP and kind in (EMPTY, STERN):
                least = min(least, missing + (1 if kind == EMPTY else 0))
            if kind != EMPTY and kind != MIDDLE:
                break
            if kind == EMPTY:
                missing += 1
    return least


def trains_of(g: Shipyard, seat: i64) -> i64:
    count: i64 = 0
    for train in range(TRAIN_COUNT):
        if g.trains[train] == WITH_SEAT + seat:
            count += 1
    return count


def rate_at(g: Shipyard, seat: i64, sector: i64, commodity: i64) -> float:
    """Guilders for a car in a sector of the exchange; -1 for the mean of all sectors."""
    if sector >= 0:
        return float(rate(g, seat, sector, commodity))
    total = 0.0
    for each in range(g.kit.sectors):
        total += float(printed_rate(g, each, commodity))
    return total / float(g.kit.sectors) + float(trader_bonus(g, seat, commodity))
