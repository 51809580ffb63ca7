"""CT-7: buy containers for the harbour store."""

from __future__ import annotations

from quayside.games.container.actions import BUY, BUY_FOR_HARBOUR, DONE, buy_colour, buy_price
from quayside.games.container.loans import OPEN
from quayside.games.container.nouns import COLOUR_COUNT, FACTORY, HARBOUR, PRICE_COUNT, STORE_SIZE
from quayside.games.container.reasons import (
    HARBOUR_FULL,
    MUST_BUY,
    NO_SUCH_SEAT,
    NOT_FOR_SALE,
    NOTHING_TO_BUY,
    ONE_RIVAL,
    OWN_STORE,
    TOO_POOR,
)
from quayside.games.container.state import Container
from quayside.games.container.steps.frames import queue_shop, shop_rival
from quayside.games.container.steps.main_action import MainAction
from quayside.games.container.steps.pricing import start_pricing
from quayside.games.container.tell import tell_bought, tell_paid, tell_visits
from quayside.games.container.view_types import BuyQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


class BuyForHarbour(MainAction):
    """CT-7.1: name one rival. With nothing to buy there it still allows re-pricing (CT-7.5, CT-R27)."""

    first: i64 = BUY_FOR_HARBOUR
    count: i64 = 5

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        for rival in range(g.seats):
            rule = self._rule(g, seat, rival)
            if rule == TOO_POOR:
                o.refuse(BUY_FOR_HARBOUR + rival, rule, g.cheapest(rival, FACTORY), g.cash(seat))
            else:
                o.offer(BUY_FOR_HARBOUR + rival, rule)
        o.refuse_all(BUY_FOR_HARBOUR, 5, NO_SUCH_SEAT)

    def _rule(self, g: Container, seat: i64, rival: i64) -> i64:
        if rival == seat:
            return OWN_STORE
        if not g.harbour_is_empty(seat):
            return LEGAL
        if g.stored[rival * 2 + FACTORY] == 0:
            return NOTHING_TO_BUY
        if g.room(seat, HARBOUR) <= 0:
            return HARBOUR_FULL
        if g.cheapest(rival, FACTORY) > g.cash(seat):
            return TOO_POOR
        return LEGAL

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        tell_visits(g, seat, which)
        _go_on(g, seat, which)


class Shop(Step[Container]):
    """Buy any number of containers of one rival, each at its price, then pay for all of them."""

    window: i64 = OPEN
    rules: Rules = ("CT-7.1", "CT-7.2", "CT-7.3", "CT-7.6")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        offer_pieces(g, seat, shop_rival(g), FACTORY, g.room(seat, HARBOUR) - g.loose_pieces(HARBOUR), HARBOUR_FULL, o)
        if g.owed == 0 and g.harbour_is_empty(seat):
            o.refuse(DONE, MUST_BUY)
        else:
            o.add(DONE)
        o.refuse_all(BUY_FOR_HARBOUR, 5, ONE_RIVAL)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        if action == DONE:
            leave_shop(g, seat, shop_rival(g))
            return
        colour = take_piece_for_sale(g, seat, shop_rival(g), FACTORY, action)
        g.loose[HARBOUR * COLOUR_COUNT + colour] += 1
        _go_on(g, seat, shop_rival(g))

    def context(self, g: Container, seat: i64) -> BuyQuestion:
        return {
            "rival": int(shop_rival(g)),
            "owed": int(g.owed),
            "room": int(g.room(seat, HARBOUR) - g.loose_pieces(HARBOUR)),
        }


def _go_on(g: Container, seat: i64, rival: i64) -> None:
    """Ask while the rival has anything and there is room for it."""
    if g.stored[rival * 2 + FACTORY] > 0 and g.room(seat, HARBOUR) > g.loose_pieces(HARBOUR):
        queue_shop(g, only(seat), rival)
    else:
        leave_shop(g, seat, rival)


def leave_shop(g: Container, seat: i64, rival: i64) -> None:
    settle_purchase(g, seat, rival)
    start_pricing(g, seat, HARBOUR)


def offer_pieces(g: Container, seat: i64, rival: i64, store: i64, room: i64, full: i64, o: Offers) -> None:
    """Containers of a rival's store, as far as room and money reach; `full` is the reason when room is lacking."""
    if room <= 0:
        o.refuse_all(BUY, STORE_SIZE, full)
        return
    left = g.cash(seat) - g.owed
    at = (rival * 2 + store) * STORE_SIZE
    for piece in range(STORE_SIZE):
        if g.stores[at + piece]:
            price = piece % PRICE_COUNT + 1
            if price <= left:
                o.add(BUY + piece)
            else:
                o.refuse(BUY + piece, TOO_POOR, price, left)
    o.refuse_all(BUY, STORE_SIZE, NOT_FOR_SALE)


def take_piece_for_sale(g: Container, seat: i64, rival: i64, store: i64, action: i64) -> i64:
    """Take a container off a rival's shelf, note what is owed for it, and return its colour."""
    colour, price = buy_colour(action), buy_price(action)
    g.take_piece(rival, store, colour, price)
    g.owed += price
    tell_bought(g, seat, rival, colour, price)
    return colour


def settle_purchase(g: Container, seat: i64, rival: i64) -> None:
    """Pay for everything bought from that rival in one payment."""
    if g.owed > 0:
        g.pay_player(seat, rival, g.owed)
        tell_paid(g, seat, rival, g.owed)
        g.owed = 0
