"""CT-10: the island auction. CT-16.3 and CT-18 where the module and the variant change it."""

from __future__ import annotations

from typing import Final

from quayside.games.container.actions import ACCEPT, ACTIONS, BID, REJECT, accept_bidder, bid_amount, bid_bluff
from quayside.games.container.loans import BIDDING, OPEN
from quayside.games.container.nouns import BLUFFS, BROKER_COUNT, COLOUR_COUNT, MAX_BID
from quayside.games.container.reasons import CANNOT_REJECT, NEEDS_A_CARD, NOT_THE_BEST, TOO_MANY_BLUFFS, TOO_POOR
from quayside.games.container.state import Container
from quayside.games.container.steps.frames import (
    decide_best,
    queue_decide,
    queue_sealed_bid,
    queue_tie_round,
    tie_round_bidders,
)
from quayside.games.container.tell import (
    tell_accepted,
    tell_auction,
    tell_bid,
    tell_committed,
    tell_rejected,
    tell_subsidy,
    tell_tie,
)
from quayside.games.container.view_types import DecideQuestion, TieQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step

AMOUNTS: Final[i64] = 3  # actions per amount: with no, one or two bluff cards


def start_auction(g: Container, seat: i64) -> None:
    """CT-9.5, CT-10.1: the whole hold goes up, all rivals bid. An empty ship starts nothing (CT-9.6)."""
    cargo = g.row_total(g.hold, seat)
    if cargo == 0:
        return
    g.actions_left = 0  # CT-10.15
    tell_auction(g, seat, cargo)
    g.freeze_counts(g.rivals_of(seat))
    queue_sealed_bid(g, g.rivals_of(seat))


def worth(g: Container, seat: i64) -> i64:
    """CT-10.2: the sum of the cards; with the variant a bluff card makes it nothing (CT-18.1, CT-18.2)."""
    if g.cancel_on and g.laid_bluffs[seat] > 0:
        return 0
    return g.bid_amount(seat)


def best_bidders(g: Container, bidders: i64) -> i64:
    """Those of the bidders whose bid is highest, as a set."""
    best: i64 = -1
    top: i64 = 0
    for seat in range(g.seats):
        if has(bidders, seat):
            value = worth(g, seat)
            if value > best:
                best = value
                top = 0
            if value == best:
                top |= only(seat)
    return top


class SealedBid(Step[Container]):
    """Every rival of the seller bids at least one card in secret; then all bids are shown at once."""

    window: i64 = BIDDING
    rules: Rules = ("CT-10.1", "CT-10.2", "CT-10.3", "CT-10.4", "CT-10.5")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        most = min(g.cash(seat), MAX_BID)
        o.refuse(BID, NEEDS_A_CARD)
        o.add_all(BID + 1, 2 + AMOUNTS * most)
        o.refuse_all(BID, AMOUNTS * (MAX_BID + 1), TOO_POOR, most + 1, most)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        commit(g, seat, action)

    def done(self, g: Container) -> None:
        bidders = g.rivals_of(g.active)
        reveal(g, bidders)
        top = best_bidders(g, bidders)
        if top & (top - 1) == 0:
            queue_decide(g, only(g.active), top, 0)
            return
        for seat in range(g.seats):
            if has(top, seat):
                tell_tie(g, seat)
            elif has(bidders, seat):
                g.take_bid_back(seat)
        g.freeze_counts(top)
        queue_tie_round(g, top, top)


class TieRound(Step[Container]):
    """The players tied for the highest bid leave their cards and add to them in secret, once."""

    window: i64 = BIDDING
    rules: Rules = ("CT-10.6", "CT-10.7", "CT-18.2")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        most = min(g.cash(seat), MAX_BID)
        bluffs = BLUFFS - g.laid_bluffs[seat]
        for amount in range(most + 1):
            o.add_all(BID + AMOUNTS * amount, bluffs + 1)
        o.refuse_all(BID, AMOUNTS * (most + 1), TOO_MANY_BLUFFS, bluffs)
        o.refuse_all(BID, AMOUNTS * (MAX_BID + 1), TOO_POOR, most + 1, most)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        commit(g, seat, action)

    def done(self, g: Container) -> None:
        reveal(g, tie_round_bidders(g))
        queue_decide(g, only(g.active), best_bidders(g, tie_round_bidders(g)), tie_round_bidders(g))

    def context(self, g: Container, seat: i64) -> TieQuestion:
        return {"bid": int(g.bid_amount(seat))}


def commit(g: Container, seat: i64, action: i64) -> None:
    """CT-10.3: committing is final, and only the fact of it is public."""
    amount, bluffs = bid_amount(action), bid_bluff(action)
    g.lay_bid(seat, amount, bluffs)
    tell_committed(g, only(seat), seat, amount, bluffs)
    g.final()


def reveal(g: Container, bidders: i64) -> None:
    """CT-10.4, CT-10.7: all bids are shown together, and card counts with them."""
    g.revealed()
    g.open_bids()
    for seat in range(g.seats):
        if has(bidders, seat):
            tell_bid(g, seat, g.bid_amount(seat), g.laid_bluffs[seat], worth(g, seat))


class Decide(Step[Container]):
    """The seller accepts the best bid, one of the best if still tied, or rejects all."""

    window: i64 = OPEN
    rules: Rules = (
        "CT-10.8",
        "CT-10.9",
        "CT-10.10",
        "CT-10.11",
        "CT-10.12",
        "CT-10.13",
        "CT-10.14",
        "CT-16.3",
        "CT-16.4",
    )

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        for bidder in range(g.seats):
            if has(decide_best(g), bidder):
                o.add(ACCEPT + bidder)
        o.refuse_all(ACCEPT, 5, NOT_THE_BEST)
        price = highest_bid(g)
        if g.cash(seat) >= price:
            o.add(REJECT)
        else:
            o.refuse(REJECT, CANNOT_REJECT, price, g.cash(seat))

    def take(self, g: Container, seat: i64, action: i64) -> None:
        if action == REJECT:
            reject(g, seat)
        else:
            accept(g, seat, accept_bidder(action))

    def context(self, g: Container, seat: i64) -> DecideQuestion:
        prices = {
            int(ACCEPT) + bidder: -int(sale(g, bidder)) for bidder in range(int(g.seats)) if has(decide_best(g), bidder)
        }
        prices[int(REJECT)] = int(highest_bid(g))
        return {"best": int(highest_bid(g)), **ACTIONS.prices(prices)}


def highest_bid(g: Container) -> i64:
    """What the best bid is worth."""
    for seat in range(g.seats):
        if has(decide_best(g), seat):
            return worth(g, seat)
    return 0


def sale(g: Container, winner: i64) -> i64:
    """CT-10.10, CT-10.11: what the seller gets altogether, the winner's money and as much again from the bank."""
    return 2 * worth(g, winner)


def accept(g: Container, seller: i64, winner: i64) -> None:
    """CT-10.10, CT-10.11, CT-18.3: the winner's money and as much again from the bank; the cargo is the winner's."""
    price = worth(g, winner)
    from_bank = sale(g, winner) - price
    if price == 0:
        g.take_bid_back(winner)
    else:
        g.hand_over_bid(winner, seller)
        g.receive(seller, from_bank)
    tell_accepted(g, seller, winner, price)
    _unload(g, seller, winner)


def reject(g: Container, seller: i64) -> None:
    """CT-10.12: the seller pays the highest bid and keeps the cargo; with the module the brokers gain as much."""
    price = highest_bid(g)
    g.pay_bank(seller, price)
    tell_rejected(g, seller, price)
    if g.bank_on:
        g.pay_brokers(price)
        for broker in range(BROKER_COUNT):
            share = (price + 2 - broker) // BROKER_COUNT
            if share > 0:
                tell_subsidy(g, broker, share)
    _unload(g, seller, seller)


def _unload(g: Container, seller: i64, owner: i64) -> None:
    """The hold moves to the owner's island square; every other bidder takes all cards back (CT-10.14)."""
    for seat in range(g.seats):
        g.take_bid_back(seat)
    for colour in range(COLOUR_COUNT):
        g.island[owner * COLOUR_COUNT + colour] += g.hold[seller * COLOUR_COUNT + colour]
        g.hold[seller * COLOUR_COUNT + colour] = 0
