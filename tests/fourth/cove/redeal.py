"""Determinising: a random table that looks the same to one seat, or to everybody.

Hidden are the cellars, what is left in the bag, and bids that are not shown yet. A view shows everything else that was
ever open, so memory tells no more than it.
"""

from __future__ import annotations

from quayside.kernel.rng import Quick
from quayside.kernel.sets import has

from cove.nouns import GOOD_COUNT
from cove.state import Cove, total
from cove.steps.codes import SEALED_BID
from cove.steps.night import highest_bid


def redeal(g: Cove, seat: int, rng: Quick) -> None:
    if not g.over:  # CV-6.2: at the end cellars lie open
        _redeal_cellars(g, seat, rng)
    if g.step_code() == SEALED_BID:
        _bid_again(g, seat, rng)


def _redeal_cellars(g: Cove, seat: int, rng: Quick) -> None:
    """All cellars but the own go back into the bag and are drawn again, as many cards as before."""
    others = [each for each in range(int(g.seats)) if each != seat]
    sizes = [int(total(g.cellar, each)) for each in others]
    for each in others:
        for good in range(GOOD_COUNT):
            g.bag[good] += g.cellar[each * GOOD_COUNT + good]
            g.cellar[each * GOOD_COUNT + good] = 0
    cards = [good for good in range(int(GOOD_COUNT)) for _card in range(int(g.bag[good]))]
    rng.shuffle(cards)
    for each, size in zip(others, sizes, strict=True):
        for _card in range(size):
            good = cards.pop()
            g.bag[good] -= 1
            g.cellar[each * GOOD_COUNT + good] += 1


def _bid_again(g: Cove, seat: int, rng: Quick) -> None:
    """Whoever has bid may have bid anything."""
    for each in range(int(g.seats)):
        if each != seat and not has(g.waiting(), each):
            g.bids[each] = rng.below(highest_bid(g, each) + 1)
