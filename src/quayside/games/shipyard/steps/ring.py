"""What the rings of equipment and crew share (SY-12, SY-13): four sectors, one step free, up to three more to pay."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.employees import extra_pieces, free_sectors, steps_cost
from quayside.games.shipyard.nouns import PIECE_COUNT, PIECES
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.game_action import offer_at_price
from quayside.games.shipyard.tell import tell_gained, tell_marker
from quayside.games.shipyard.view_types import RingQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64, vec

SECTORS: Final[i64] = 4


def sector_after(marker: i64, extra: i64) -> i64:
    """SY-12.2: where a marker gets to, one sector on and so many more."""
    return (marker + 1 + extra) % SECTORS


def offer_sectors(g: Shipyard, seat: i64, first: i64, too_dear: i64, o: Offers) -> None:
    """SY-12.2: no more than a full circle (SY-R40)."""
    free = free_sectors(g, seat)
    for extra in range(SECTORS):
        cost = steps_cost(g, extra, free)
        offer_at_price(g, seat, first + extra, cost, too_dear, o)


def produce(g: Shipyard, seat: i64, ring: vec[i64], marker: i64, extra: i64, profession: i64) -> i64:
    """Move the marker, pay, take the piece under it and what employees add; return where the marker stays."""
    cost = steps_cost(g, extra, free_sectors(g, seat))
    marker = sector_after(marker, extra)
    g.guilders[seat] -= cost
    tell_marker(g, seat, ring[marker], cost)
    staff = g.staff[seat]
    for piece in range(PIECE_COUNT):
        count: i64 = 0
        if staff:
            count = extra_pieces(g, seat, profession, piece)
        if piece == ring[marker]:
            count += 1
        if count:
            g.gain(seat, piece, count)
            tell_gained(g, seat, piece, count)
    return marker


def preview_sectors(g: Shipyard, seat: i64, ring: vec[i64], marker: i64) -> RingQuestion:
    """What each number of extra sectors yields and costs."""
    free = free_sectors(g, seat)
    return {
        "guilders": int(g.spendable(seat)),
        "sectors": [
            {
                "extra": extra,
                "piece": PIECES[ring[sector_after(marker, extra)]],
                "cost": int(steps_cost(g, extra, free)),
            }
            for extra in range(int(SECTORS))
        ],
    }
