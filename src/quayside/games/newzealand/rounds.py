"""Which round it is: how many turns the first player has begun."""

from __future__ import annotations

from quayside.games.newzealand.state import NewZealand


def round_of(g: NewZealand) -> int:
    return max(1, int((g.turns + g.owners - 1) // g.owners))
