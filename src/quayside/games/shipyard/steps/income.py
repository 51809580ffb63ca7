"""SY-6: income, with the bonus for empty spaces."""

from __future__ import annotations

from quayside.games.shipyard.nouns import ACTION_COUNT
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64
from quayside.kernel.sets import has


def income_for(g: Shipyard, chosen: i64) -> i64:
    """SY-6.1 to SY-6.5, SY-3.5, SY-3.8: what choosing that card brings; figures on it do not count."""
    here = g.track[chosen]
    ahead: i64 = 0
    behind: i64 = 0
    nearest = g.lead
    in_play = g.in_play
    for card in range(ACTION_COUNT):
        if card == chosen:
            continue
        position = g.track[card]
        if position > here:
            if not has(in_play, card):
                continue
            if g.occupant[card]:
                ahead += 1
            if position < nearest:
                nearest = position
        elif g.occupant[card]:
            behind += 1
    total = ahead * g.kit.income
    if behind == 0 and nearest > here:
        total += (nearest - here - 1) // g.kit.gap
    return total
