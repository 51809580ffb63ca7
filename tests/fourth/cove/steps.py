"""CV-2 to CV-6: the course of the game, one class per question and per thing that happens by itself."""

from __future__ import annotations

from typing import Final

from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step

from cove.actions import BID, HOLD, PICK, SELL, sale
from cove.events import (
    E_BID,
    E_COMMITTED,
    E_DEARER,
    E_HELD,
    E_LANDED,
    E_NIGHT,
    E_OVER,
    E_PICKED,
    E_SOLD,
    E_TURN,
    E_WASHED_AWAY,
    E_WATCH,
)
from cove.nouns import EMPTY_BAG, GOOD_COUNT, LAST_NIGHT, MOST_BID, MOST_SOLD
from cove.reasons import NOT_ON_BEACH, TOO_FEW, TOO_POOR
from cove.state import NO_BID, Cove, total

NIGHTFALL: Final[i64] = 0
SEALED_BID: Final[i64] = 1
PICKING: Final[i64] = 2
WASH_AWAY: Final[i64] = 3
BEGIN_TURN: Final[i64] = 4
SELLING: Final[i64] = 5
DAWN: Final[i64] = 6
GAME_OVER: Final[i64] = 7


class Nightfall(Step[Cove]):
    """The boat lands its goods; then everybody bids."""

    name = "nightfall"
    rules: Rules = ("CV-2.1", "CV-2.2")

    def run(self, g: Cove) -> None:
        g.night += 1
        g.active = g.lantern
        g.hand_over()
        g.emit(E_NIGHT, 0, g.night, g.lantern)
        for _card in range(g.seats + 1):
            g.beach[g.draw_card()] += 1
        for good in range(GOOD_COUNT):
            g.sold[good] = 0
            if g.beach[good]:
                g.emit(E_LANDED, 0, good, g.beach[good])
        for seat in range(g.seats):
            g.bids[seat] = NO_BID
        g.next(SEALED_BID, g.everybody())


class SealedBid(Step[Cove]):
    """Everybody bids at once; only when all have, the bids are shown."""

    name = "sealed_bid"
    rules: Rules = ("CV-3.1", "CV-3.2", "CV-3.3", "CV-3.4")

    def legal(self, g: Cove, seat: i64, o: Offers) -> None:
        most = highest_bid(g, seat)
        o.add_all(BID, most + 1)
        o.refuse_all(BID, MOST_BID + 1, TOO_POOR, most + 1, most)

    def take(self, g: Cove, seat: i64, action: i64) -> None:
        """CV-3.2: it stays, and only the fact of it is open."""
        g.bids[seat] = action - BID
        g.emit(E_COMMITTED, 1 << seat, seat, action - BID)
        g.final()

    def done(self, g: Cove) -> None:
        g.revealed()
        for seat in range(g.seats):
            g.emit(E_BID, 0, seat, g.bids[seat])
            if g.bids[seat] > 0:
                g.coins[seat] -= g.bids[seat]
            else:
                g.coins[seat] += g.kit.watch
                g.emit(E_WATCH, 0, seat, g.kit.watch)
        queue_picking(g)
        g.next(WASH_AWAY, 0)
        for place in range(g.seats):
            g.next(BEGIN_TURN, 0, g.from_lantern(place))
        g.next(DAWN, 0)


def highest_bid(g: Cove, seat: i64) -> i64:
    """CV-3.1."""
    return min(g.coins[seat], MOST_BID)


def queue_picking(g: Cove) -> None:
    """CV-4.1, CV-4.2: by bids, then from the lantern to the left; the first picks twice."""
    first = True
    for amount in range(MOST_BID, 0, -1):
        for place in range(g.seats):
            seat = g.from_lantern(place)
            if g.bids[seat] == amount:
                if first:
                    g.next(PICKING, 1 << seat)
                    first = False
                g.next(PICKING, 1 << seat)


class Picking(Step[Cove]):
    """A seat takes one card from the beach."""

    name = "picking"
    rules: Rules = ("CV-4.1", "CV-4.2")

    def legal(self, g: Cove, seat: i64, o: Offers) -> None:
        for good in range(GOOD_COUNT):
            if g.beach[good]:
                o.add(PICK + good)
            else:
                o.refuse(PICK + good, NOT_ON_BEACH)

    def take(self, g: Cove, seat: i64, action: i64) -> None:
        good = action - PICK
        g.beach[good] -= 1
        g.quay[seat * GOOD_COUNT + good] += 1
        g.emit(E_PICKED, 0, seat, good)


class WashAway(Step[Cove]):
    """What nobody has picked is gone."""

    name = "wash_away"
    rules: Rules = ("CV-4.3",)

    def run(self, g: Cove) -> None:
        for good in range(GOOD_COUNT):
            if g.beach[good]:
                g.emit(E_WASHED_AWAY, 0, good, g.beach[good])
                g.gone[good] += g.beach[good]
                g.beach[good] = 0


class BeginTurn(Step[Cove]):
    """The turn of one seat (argument a)."""

    name = "begin_turn"
    rules: Rules = ("CV-5.1",)

    def run(self, g: Cove) -> None:
        g.active = g.a
        g.hand_over()
        g.emit(E_TURN, 0, g.active)
        g.next(SELLING, 1 << g.active)


class Selling(Step[Cove]):
    """Some cards of one good, or none."""

    name = "selling"
    rules: Rules = ("CV-5.1", "CV-5.2", "CV-5.3")

    def legal(self, g: Cove, seat: i64, o: Offers) -> None:
        for good in range(GOOD_COUNT):
            first = SELL + good * MOST_SOLD
            have = g.owned(seat, good)
            o.add_all(first, min(have, MOST_SOLD))
            o.refuse_all(first, MOST_SOLD, TOO_FEW, have + 1, have)
        o.add(HOLD)

    def take(self, g: Cove, seat: i64, action: i64) -> None:
        if action == HOLD:
            g.emit(E_HELD, 0, seat)
            return
        good, count = sale(action)
        sell(g, seat, good, count)

    def context(self, g: Cove, seat: i64) -> dict[str, object]:
        return {"night": int(g.night), "nights": int(g.nights)}


def sell(g: Cove, seat: i64, good: i64, count: i64) -> None:
    """CV-5.2, CV-5.3."""
    at = seat * GOOD_COUNT + good
    from_quay = min(count, g.quay[at])
    g.quay[at] -= from_quay
    if count > from_quay:
        g.cellar[at] -= count - from_quay
        g.revealed()  # everybody learns what was in the cellar
    coins = count * g.prices[good]
    g.coins[seat] += coins
    g.gone[good] += count
    g.sold[good] += count
    g.prices[good] = max(1, g.prices[good] - count)
    g.emit(E_SOLD, 0, seat, good, count, coins, g.prices[good])


class Dawn(Step[Cove]):
    """Prices recover, the lantern goes on, and perhaps this was the last night."""

    name = "dawn"
    rules: Rules = ("CV-2.3", "CV-5.4", "CV-6.1")

    def run(self, g: Cove) -> None:
        for good in range(GOOD_COUNT):
            if g.sold[good] == 0 and g.prices[good] < g.kit.highest_price:
                g.prices[good] += 1
                g.emit(E_DEARER, 0, good, g.prices[good])
        g.lantern = g.from_lantern(1)
        g.active = g.lantern
        if g.night == g.nights:
            g.end_reason = LAST_NIGHT
            g.next(GAME_OVER, 0)
        elif total(g.bag, 0) < g.seats + 1:
            g.end_reason = EMPTY_BAG
            g.next(GAME_OVER, 0)
        else:
            g.next(NIGHTFALL, 0)


class GameOver(Step[Cove]):
    """Cellars are opened and everything is counted (scoring.py)."""

    name = "game_over"
    rules: Rules = ("CV-6.1", "CV-6.2")

    def run(self, g: Cove) -> None:
        g.over = 1
        g.revealed()
        g.emit(E_OVER, 0, g.end_reason)


STEPS: Final[tuple[Step[Cove], ...]] = (
    Nightfall(),
    SealedBid(),
    Picking(),
    WashAway(),
    BeginTurn(),
    Selling(),
    Dawn(),
    GameOver(),
)
