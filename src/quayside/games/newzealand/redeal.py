"""Determinising: a random table that looks the same to one seat, or to everybody.

Stacks and bags have no order before something is drawn from them, so only hands are hidden: which cards of a rival's
deck are in hand and which in the draw stack. Cards that everybody saw going there stay.
"""

from __future__ import annotations

from quayside.games.newzealand.nouns import CARD_COUNT
from quayside.games.newzealand.state import NewZealand
from quayside.kernel.rng import Quick


def redeal(g: NewZealand, seat: int, rng: Quick) -> None:
    for rival in range(int(g.seats)):
        if rival != seat and not g.over:
            _redeal_hand(g, rival, rng)


def _redeal_hand(g: NewZealand, rival: int, rng: Quick) -> None:
    at = rival * int(CARD_COUNT)
    unknown: list[int] = []
    hidden = 0
    for card in range(int(CARD_COUNT)):
        loose = int(g.hand[at + card] - g.shown[at + card])
        hidden += loose
        unknown += [card] * (loose + int(g.stack[at + card]))
        g.hand[at + card] = g.shown[at + card]
        g.stack[at + card] = 0
    rng.shuffle(unknown)
    for place, card in enumerate(unknown):
        if place < hidden:
            g.hand[at + card] += 1
        else:
            g.stack[at + card] += 1
