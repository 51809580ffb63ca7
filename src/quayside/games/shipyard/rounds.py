"""SY-3: which round it is; everybody has a turn in each."""

from __future__ import annotations

from quayside.games.shipyard.state import Shipyard


def round_of(g: Shipyard) -> int:
    return int(g.turn // g.seats) + 1
