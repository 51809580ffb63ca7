"""CT-12: what the total of a player is made of, the island square by colours. What each brings: scoring.py."""

from __future__ import annotations

from typing import Optional

from quayside.games.container.nouns import COLOUR_COUNT, COLOURS, HARBOUR
from quayside.games.container.scoring import (
    NO_SHIP,
    colour_pays,
    debt,
    hold_pays,
    is_complete,
    on_island,
    port_pays,
    store_pays,
)
from quayside.games.container.state import Container
from quayside.kernel.account import Became, Part


def account(g: Container, seat: int) -> list[Part]:
    """The parts of a score sheet; they add up to its items."""
    cash, stored = int(g.cash(seat)), int(g.stored[seat * 2 + HARBOUR])
    hold, port, loans = int(g.row_total(g.hold, seat)), int(g.row_total(g.port, seat)), int(g.loans[seat])
    found = [
        Part("money", "money", cash, cash),
        *_island(g, seat),
        Part("harbour_store", "harbour_store", stored, int(store_pays(g, seat))),
        Part("hold", "hold", hold, int(hold_pays(g, seat))),
        Part("personal_port", "personal_port", port, int(port_pays(g, seat))),
        Part("loans", "loans", loans, -int(debt(g, seat))),
    ]
    return [part for part in found if part.count]


def _island(g: Container, seat: int) -> list[Part]:
    """Every colour by itself."""
    complete = is_complete(g, seat, NO_SHIP)
    discarded = g.discards[seat]
    found: list[Part] = []
    for colour in range(int(COLOUR_COUNT)):
        count = int(on_island(g, seat, colour, NO_SHIP))
        points = int(colour_pays(g, seat, colour, discarded, NO_SHIP, complete))
        how: Optional[Became] = "discarded" if colour == discarded else None
        found.append(Part("island", f"box:{COLOURS[colour]}", count, points, how))
    return found
