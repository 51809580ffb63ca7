"""Prices: CT-7.4 and CT-7.5 for the harbour store, CT-8.5 for the factory store, CT-15.10 for returned containers."""

from __future__ import annotations

from quayside.games.container.actions import (
    DONE,
    REPRICE,
    is_reprice,
    price_colour,
    price_number,
    price_price,
    price_store,
    reprice_colour,
    reprice_new,
    reprice_old,
)
from quayside.games.container.loans import OPEN
from quayside.games.container.nouns import (
    COLOUR_COUNT,
    FACTORY,
    FACTORY_HIGH,
    FACTORY_LOW,
    HARBOUR,
    HARBOUR_HIGH,
    HARBOUR_LOW,
    PRICE_COUNT,
    STORE_SIZE,
)
from quayside.games.container.reasons import NOT_THERE, ONLY_RETURNED, STILL_UNPRICED, WRONG_PRICE
from quayside.games.container.state import Container
from quayside.games.container.steps.codes import PRICE_FACTORY, PRICE_HARBOUR
from quayside.games.container.steps.frames import queue_price_returned
from quayside.games.container.tell import tell_priced, tell_repriced
from quayside.games.container.view_types import PriceQuestion
from quayside.kernel.agenda import queue
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


def lowest_price(store: i64) -> i64:
    if store == FACTORY:
        return FACTORY_LOW
    return HARBOUR_LOW


def highest_price(store: i64) -> i64:
    if store == FACTORY:
        return FACTORY_HIGH
    return HARBOUR_HIGH


def start_pricing(g: Container, seat: i64, store: i64) -> None:
    """Ask for the prices of the loose containers and allow the whole store to be re-priced, each container once."""
    for space in range(STORE_SIZE):
        g.settled[space] = 0
    if store == FACTORY:
        _go_on(g, seat, store, PRICE_FACTORY)
    else:
        _go_on(g, seat, store, PRICE_HARBOUR)


def _go_on(g: Container, seat: i64, store: i64, step: i64) -> None:
    """Ask again while there is anything to price or to re-price."""
    if g.loose_pieces(store) > 0:
        queue(g, step, only(seat))
        return
    at = (seat * 2 + store) * STORE_SIZE
    for space in range(STORE_SIZE):
        if g.stores[at + space] > g.settled[space]:
            queue(g, step, only(seat))
            return


def offer_prices(g: Container, store: i64, o: Offers) -> None:
    """Each loose container may get any price of its store."""
    low = lowest_price(store)
    high = highest_price(store)
    for colour in range(COLOUR_COUNT):
        first = price_number(store, colour, 1)
        if g.loose[store * COLOUR_COUNT + colour]:
            o.add_all(first + low - 1, high - low + 1)
            o.refuse_all(first, PRICE_COUNT, WRONG_PRICE)
        else:
            o.refuse_all(first, PRICE_COUNT, NOT_THERE)


def set_price(g: Container, seat: i64, action: i64) -> None:
    store, colour, price = price_store(action), price_colour(action), price_price(action)
    g.loose[store * COLOUR_COUNT + colour] -= 1
    g.put(seat, store, colour, price)
    g.settled[colour * PRICE_COUNT + price - 1] += 1
    tell_priced(g, seat, store, colour, price)


def offer_reprices(g: Container, seat: i64, store: i64, o: Offers) -> None:
    """Any container of the store that has not been priced in this action may get another price."""
    low = lowest_price(store)
    high = highest_price(store)
    at = (seat * 2 + store) * STORE_SIZE
    for space in range(STORE_SIZE):
        if g.stores[at + space] > g.settled[space]:
            old = space % PRICE_COUNT + 1
            first = REPRICE + space * PRICE_COUNT
            o.add_all(first + low - 1, old - low)
            o.add_all(first + old, high - old)
            o.refuse_all(first, PRICE_COUNT, WRONG_PRICE)
    o.refuse_all(REPRICE, STORE_SIZE * PRICE_COUNT, NOT_THERE)


def set_new_price(g: Container, seat: i64, store: i64, action: i64) -> None:
    colour, old, new = reprice_colour(action), reprice_old(action), reprice_new(action)
    g.take_piece(seat, store, colour, old)
    g.put(seat, store, colour, new)
    g.settled[colour * PRICE_COUNT + new - 1] += 1
    tell_repriced(g, seat, store, colour, old, new)


class PriceStore(Step[Container]):
    """Price what is new and re-price what is old; `store` says which store this step is about."""

    window: i64 = OPEN
    store: i64 = FACTORY

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        offer_prices(g, self.store, o)
        offer_reprices(g, seat, self.store, o)
        if g.loose_pieces(self.store) == 0:
            o.add(DONE)
        else:
            o.refuse(DONE, STILL_UNPRICED)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        if is_reprice(action):
            set_new_price(g, seat, self.store, action)
        else:
            set_price(g, seat, action)
        _go_on(g, seat, self.store, self.code)

    def context(self, g: Container, seat: i64) -> PriceQuestion:
        return {"unpriced": int(g.loose_pieces(self.store))}


class PriceFactory(PriceStore):
    """New containers get prices 1 to 4 at once; the whole factory store may be re-priced."""

    rules: Rules = ("CT-8.5", "CT-8.6")
    store: i64 = FACTORY


class PriceHarbour(PriceStore):
    """Bought containers get prices 2 to 6; the whole harbour store may be re-priced."""

    rules: Rules = ("CT-7.4", "CT-7.5")
    store: i64 = HARBOUR


class PriceReturned(Step[Container]):
    """An outbid player prices the containers that came back, and only those."""

    window: i64 = OPEN
    rules: Rules = ("CT-15.10",)

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        offer_prices(g, FACTORY, o)
        offer_prices(g, HARBOUR, o)
        o.refuse_all(REPRICE, STORE_SIZE * PRICE_COUNT, ONLY_RETURNED)
        o.refuse(DONE, STILL_UNPRICED)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        set_price(g, seat, action)
        if g.loose_pieces(FACTORY) + g.loose_pieces(HARBOUR) > 0:
            queue_price_returned(g, only(seat))

    def context(self, g: Container, seat: i64) -> PriceQuestion:
        return {"unpriced": int(g.loose_pieces(FACTORY) + g.loose_pieces(HARBOUR))}
