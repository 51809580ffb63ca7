"""Determinising: a random table that looks the same to one seat, or to everybody.

Value cards and bids that are not revealed yet are dealt anew. Purses are a question of memory. The number of cards is
in every view (CT-2.2). What they are worth can be followed from public payments, and so can the cards themselves until
their owner exchanges some; from then on any cards of the same number and sum are possible. So there are three ways:

- `redeal`: for a seat that has followed everything;
- `redeal_from_view`: for one that knows nothing but what it sees. Cards are then like those of a starting purse, which
  is about what purses look like all through a game;
- `redeal_from_past`: for a game that goes on elsewhere. Sums stay, and nothing tells who has exchanged cards in secret.
"""

from __future__ import annotations

from typing import Final

from quayside.games.container.loans import COMBINED
from quayside.games.container.nouns import BLUFFS, CARD_COUNT, CARDS, MAX_BID, STORE_SIZE
from quayside.games.container.state import Container
from quayside.games.container.steps.codes import PRICE_FACTORY, PRICE_HARBOUR, SEALED_BID
from quayside.games.container.view import values_are_shown
from quayside.kernel.packed import i64
from quayside.kernel.rng import Quick
from quayside.kernel.sets import has, without

_PRICING: Final = (PRICE_FACTORY, PRICE_HARBOUR)


def redeal(g: Container, seat: int, rng: Quick) -> None:
    _redeal_value_cards(g, seat, rng)
    _forget_prices(g)
    for each in range(int(g.seats)):
        if each != seat:
            committed = _take_up_bid(g, each)
            if g.mixed[each]:
                _exchange_cards(g, each, rng)
            _bid_again(g, each, committed, rng)
        if not has(g.frozen, each):
            _forget_before(g, each)


def redeal_from_view(g: Container, seat: int, rng: Quick) -> None:
    _redeal_value_cards(g, seat, rng)
    _forget_prices(g)
    for each in range(int(g.seats)):
        if each != seat:
            committed = _take_up_bid(g, each)
            _draw_purse(g, each, rng)
            _bid_again(g, each, committed, rng)
            g.free_since[each] = 0
        else:
            _remember_before(g, each)
        if not has(g.frozen, each):
            _forget_before(g, each)
        g.mixed[each] = 1


def redeal_from_past(g: Container, seat: int, rng: Quick) -> None:
    _redeal_value_cards(g, seat, rng)
    _forget_prices(g)
    for each in range(int(g.seats)):
        if each != seat:
            committed = _take_up_bid(g, each)
            by_the_book = _take_starting_cards(g, each)
            if not by_the_book:
                _exchange_cards(g, each, rng)
            _bid_again(g, each, committed, rng)
            g.mixed[each] = 0 if by_the_book else 1  # as if everybody else had exchanged cards
        else:
            g.mixed[each] = 1
            _remember_before(g, each)
        if not has(g.frozen, each):
            _forget_before(g, each)
        g.free_since[each] = 0


def _redeal_value_cards(g: Container, seat: int, rng: Quick) -> None:
    """CT-1.7, CT-12.1: from the start of scoring on only the boxed ones are unknown."""
    shown = values_are_shown(g)
    places = [at for at in range(len(g.cards)) if (at >= g.seats if shown else at != seat)]
    unknown = sorted(int(g.cards[at]) for at in places)
    rng.shuffle(unknown)
    for at, card in zip(places, unknown, strict=True):
        g.cards[at] = card


def _forget_prices(g: Container) -> None:
    """Which containers have got a price matters only while somebody sets prices."""
    if g.step_code() not in _PRICING:
        for space in range(STORE_SIZE):
            g.settled[space] = 0


# -- purses and bids ---------------------------------------------------------------------------------------------------


def _remember_before(g: Container, seat: i64) -> None:
    for at in range(seat * CARD_COUNT, (seat + 1) * CARD_COUNT):
        g.before[at] = g.purse[at]


def _forget_before(g: Container, seat: i64) -> None:
    """The purse before a bid matters only while bids are prepared."""
    for at in range(seat * CARD_COUNT, (seat + 1) * CARD_COUNT):
        g.before[at] = 0


def _take_up_bid(g: Container, seat: i64) -> bool:
    """While bids are prepared: back to the purse that everybody saw. Whether a bid was committed."""
    if not has(g.frozen, seat):
        return False
    for at in range(seat * CARD_COUNT, (seat + 1) * CARD_COUNT):
        g.purse[at] = g.before[at]
        g.laid[at] = g.opened[at]
    g.laid_bluffs[seat] = g.opened_bluffs[seat]
    g.free_since[seat] = without(g.free_since[seat], COMBINED)  # exchanges while bidding are secret
    return g.committed(seat)


def _bid_again(g: Container, seat: i64, committed: bool, rng: Quick) -> None:
    """While bids are prepared: the purse is what everybody saw, and a committed bid is any legal one from it."""
    if not has(g.frozen, seat):
        return
    _remember_before(g, seat)
    if committed:
        spare = BLUFFS - g.opened_bluffs[seat]
        least: i64 = 0
        if g.step_code() == SEALED_BID:
            least = 1  # CT-10.2: at least one card
        bids = min(g.cash(seat), MAX_BID) * (spare + 1) + spare + 1 - least
        chosen = rng.below(bids) + least
        g.lay_bid(seat, chosen // (spare + 1), chosen % (spare + 1))


def _money_cards(g: Container, seat: i64) -> i64:
    """How many cards of a purse are money: the number that everybody sees, without the bluff cards."""
    return g.card_count(seat) - BLUFFS + g.laid_bluffs[seat]


def _draw_purse(g: Container, seat: i64, rng: Quick) -> None:
    """As many cards as before, each like one of a starting purse."""
    count = _money_cards(g, seat)
    at = seat * CARD_COUNT
    for card in range(CARD_COUNT):
        g.purse[at + card] = 0
    for _each in range(count):
        g.purse[at + g.kit.usual_cards[rng.below(g.kit.usual_count)]] += 1


def _exchange_cards(g: Container, seat: int, rng: Quick) -> None:
    """Another set of as many cards with the same sum."""
    options = card_sets(int(_money_cards(g, seat)), int(g.cash(seat)))
    chosen = options[int(rng.below(len(options)))]
    for card in range(int(CARD_COUNT)):
        g.purse[seat * CARD_COUNT + card] = chosen[card]


def _take_starting_cards(g: Container, seat: int) -> bool:
    """CT-1.2: as much money in as many cards as everybody starts with is taken to be just that, so that a game at its
    start begins by the book. False for any other purse."""
    count = 0
    worth = 0
    for card, value in enumerate(CARDS):
        count += int(g.kit.starting_cards[card])
        worth += value * int(g.kit.starting_cards[card])
    if _money_cards(g, seat) != count or g.cash(seat) != worth:
        return False
    for card in range(int(CARD_COUNT)):
        g.purse[seat * CARD_COUNT + card] = g.kit.starting_cards[card]
    return True


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
