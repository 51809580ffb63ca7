"""CV-2 to CV-6: the course of the game, one class per question and per thing that happens by itself."""

from __future__ import annotations

from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step

from cove.actions import BID, HOLD, PICK, bid_amount, pick_good, sell_count, sell_good, sell_number
from cove.nouns import EMPTY_BAG, GOOD_COUNT, LAST_NIGHT, MOST_BID, MOST_SOLD
from cove.reasons import NOT_ON_BEACH, TOO_FEW, TOO_POOR
from cove.state import NO_BID, Cove, total
from cove.steps.frames import (
    begin_turn_seat,
    queue_begin_turn,
    queue_dawn,
    queue_game_over,
    queue_nightfall,
    queue_picking,
    queue_sealed_bid,
    queue_selling,
    queue_wash_away,
)
from cove.tell import (
    tell_bid,
    tell_committed,
    tell_dearer,
    tell_held,
    tell_landed,
    tell_night,
    tell_over,
    tell_picked,
    tell_sold,
    tell_turn,
    tell_washed_away,
    tell_watch,
)
from cove.view_types import SellingQuestion


class Nightfall(Step[Cove]):
    """The boat lands its goods; then everybody bids."""

    rules: Rules = ("CV-2.1", "CV-2.2")

    def run(self, g: Cove) -> None:
        g.night += 1
        g.active = g.lantern
        g.hand_over()
        tell_night(g, g.night, g.lantern)
        for _card in range(g.seats + 1):
            g.beach[g.draw_card()] += 1
        for good in range(GOOD_COUNT):
            g.sold[good] = 0
            if g.beach[good]:
                tell_landed(g, good, g.beach[good])
        for seat in range(g.seats):
            g.bids[seat] = NO_BID
        queue_sealed_bid(g, g.everybody())


class SealedBid(Step[Cove]):
    """Everybody bids at once; only when all have, the bids are shown."""

    rules: Rules = ("CV-3.1", "CV-3.2", "CV-3.3", "CV-3.4")

    def legal(self, g: Cove, seat: i64, o: Offers) -> None:
        most = highest_bid(g, seat)
        o.add_all(BID, most + 1)
        o.refuse_all(BID, MOST_BID + 1, TOO_POOR, most + 1, most)

    def take(self, g: Cove, seat: i64, action: i64) -> None:
        """CV-3.2: it stays, and only the fact of it is open."""
        g.bids[seat] = bid_amount(action)
        tell_committed(g, only(seat), seat, bid_amount(action))
        g.final()

    def done(self, g: Cove) -> None:
        g.revealed()
        for seat in range(g.seats):
            tell_bid(g, seat, g.bids[seat])
            if g.bids[seat] > 0:
                g.coins[seat] -= g.bids[seat]
            else:
                g.coins[seat] += g.kit.watch
                tell_watch(g, seat, g.kit.watch)
        queue_pickings(g)
        queue_wash_away(g)
        for place in range(g.seats):
            queue_begin_turn(g, g.from_lantern(place))
        queue_dawn(g)


def highest_bid(g: Cove, seat: i64) -> i64:
    """CV-3.1."""
    return min(g.coins[seat], MOST_BID)


def queue_pickings(g: Cove) -> None:
    """CV-4.1, CV-4.2: by bids, then from the lantern to the left; the first picks twice."""
    first = True
    for amount in range(MOST_BID, 0, -1):
        for place in range(g.seats):
            seat = g.from_lantern(place)
            if g.bids[seat] == amount:
                if first:
                    queue_picking(g, only(seat))
                    first = False
                queue_picking(g, only(seat))


class Picking(Step[Cove]):
    """A seat takes one card from the beach."""

    rules: Rules = ("CV-4.1", "CV-4.2")

    def legal(self, g: Cove, seat: i64, o: Offers) -> None:
        for good in range(GOOD_COUNT):
            if g.beach[good]:
                o.add(PICK + good)
            else:
                o.refuse(PICK + good, NOT_ON_BEACH)

    def take(self, g: Cove, seat: i64, action: i64) -> None:
        good = pick_good(action)
        g.beach[good] -= 1
        g.quay[seat * GOOD_COUNT + good] += 1
        tell_picked(g, seat, good)


class WashAway(Step[Cove]):
    """What nobody has picked is gone."""

    rules: Rules = ("CV-4.3",)

    def run(self, g: Cove) -> None:
        for good in range(GOOD_COUNT):
            if g.beach[good]:
                tell_washed_away(g, good, g.beach[good])
                g.gone[good] += g.beach[good]
                g.beach[good] = 0


class BeginTurn(Step[Cove]):
    """The turn of one seat."""

    rules: Rules = ("CV-5.1",)

    def run(self, g: Cove) -> None:
        g.active = begin_turn_seat(g)
        g.hand_over()
        tell_turn(g, g.active)
        queue_selling(g, only(g.active))


class Selling(Step[Cove]):
    """Some cards of one good, or none."""

    rules: Rules = ("CV-5.1", "CV-5.2", "CV-5.3")

    def legal(self, g: Cove, seat: i64, o: Offers) -> None:
        for good in range(GOOD_COUNT):
            first = sell_number(good, 1)
            have = g.owned(seat, good)
            o.add_all(first, min(have, MOST_SOLD))
            o.refuse_all(first, MOST_SOLD, TOO_FEW, have + 1, have)
        o.add(HOLD)

    def take(self, g: Cove, seat: i64, action: i64) -> None:
        if action == HOLD:
            tell_held(g, seat)
            return
        sell(g, seat, sell_good(action), sell_count(action))

    def context(self, g: Cove, seat: i64) -> SellingQuestion:
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
    tell_sold(g, seat, good, count, coins, g.prices[good])


class Dawn(Step[Cove]):
    """Prices recover, the lantern goes on, and perhaps this was the last night."""

    rules: Rules = ("CV-2.3", "CV-5.4", "CV-6.1")

    def run(self, g: Cove) -> None:
        for good in range(GOOD_COUNT):
            if g.sold[good] == 0 and g.prices[good] < g.kit.highest_price:
                g.prices[good] += 1
                tell_dearer(g, good, g.prices[good])
        g.lantern = g.from_lantern(1)
        g.active = g.lantern
        if g.night == g.nights:
            g.end_reason = LAST_NIGHT
            queue_game_over(g)
        elif total(g.bag, 0) < g.seats + 1:
            g.end_reason = EMPTY_BAG
            queue_game_over(g)
        else:
            queue_nightfall(g)


class GameOver(Step[Cove]):
    """Cellars are opened and everything is counted (scoring.py)."""

    rules: Rules = ("CV-6.1", "CV-6.2")

    def run(self, g: Cove) -> None:
        g.over = 1
        g.revealed()
        tell_over(g, g.end_reason)
