"""Determinising: a random table that looks the same to one seat.

What a rival's purse is worth can be followed from public payments, and so can its cards until the owner exchanges
some; from then on any cards of the same number and sum are possible. Value cards and bids that are not revealed
yet are dealt anew.
"""

from __future__ import annotations

from quayside.games.container.loans import COMBINED
from quayside.games.container.state import Container
from quayside.games.container.steps.codes import SEALED_BID, TIE_ROUND
from quayside.games.container.view import values_are_shown
from quayside.games.container.words import BLUFFS, CARD_COUNT, MAX_BID
from quayside.kernel.rng import Quick


def redeal(g: Container, seat: int, rng: Quick) -> None:
    if not values_are_shown(g):
        _redeal_value_cards(g, seat, rng)
    step = g.step_code()
    for rival in range(int(g.seats)):
        if rival == seat:
            continue
        if step in (SEALED_BID, TIE_ROUND) and g.asked() >> rival & 1:
            _redeal_bidder(g, rival, step == SEALED_BID, rng)
        else:
            _redeal_purse(g, rival, rng)


def _redeal_value_cards(g: Container, seat: int, rng: Quick) -> None:
    unknown = sorted(int(card) for at, card in enumerate(g.cards) if at != seat)
    rng.shuffle(unknown)
    for at in range(len(g.cards)):
        if at != seat:
            g.cards[at] = unknown.pop()


def _redeal_bidder(g: Container, rival: int, first_round: bool, rng: Quick) -> None:
    """The card count everybody saw before the bidding, and any legal bid made from it if one is committed."""
    committed = g.committed(rival)
    for card in range(int(CARD_COUNT)):
        at = rival * CARD_COUNT + card
        g.purse[at] = g.before[at]
        g.laid[at] = g.opened[at]
    g.laid_bluffs[rival] = g.opened_bluffs[rival]
    spare = int(BLUFFS - g.opened_bluffs[rival])
    _redeal_purse(g, rival, rng)
    for card in range(int(CARD_COUNT)):
        g.before[rival * CARD_COUNT + card] = g.purse[rival * CARD_COUNT + card]
    g.free_since[rival] &= ~COMBINED  # exchanges while bidding are secret
    if committed:
        least = 1 if first_round else 0
        bids = min(int(g.cash(rival)), int(MAX_BID)) * (spare + 1) + spare + 1 - least
        chosen = int(rng.below(bids)) + least
        g.lay_bid(rival, chosen // (spare + 1), chosen % (spare + 1))


def _redeal_purse(g: Container, rival: int, rng: Quick) -> None:
    """Another set of as many cards with the same sum, if the cards are not known to everybody."""
    if not g.mixed[rival]:
        return
    count = sum(int(g.purse[rival * CARD_COUNT + card]) for card in range(int(CARD_COUNT)))
    options = card_sets(count, int(g.cash(rival)))
    chosen = options[int(rng.below(len(options)))]
    for card in range(int(CARD_COUNT)):
        g.purse[rival * CARD_COUNT + card] = chosen[card]


def card_sets(count: int, total: int) -> list[tuple[int, int, int, int, int]]:
    """All ways to hold `count` cards worth `total`."""
    found: list[tuple[int, int, int, int, int]] = []
    for n20 in range(min(count, total // 20) + 1):
        for n10 in range(min(count - n20, (total - 20 * n20) // 10) + 1):
            rest, cards = total - 20 * n20 - 10 * n10, count - n20 - n10
            for n5 in range(min(cards, rest // 5) + 1):
                twos = rest - 5 * n5 - (cards - n5)  # each 2 is one more than a 1
                if 0 <= twos <= cards - n5:
                    found.append((cards - n5 - twos, twos, n5, n10, n20))
    return found
