"""CT-9: sail. CT-16.1: the personal port at the bank."""

from __future__ import annotations

from quayside.games.container.actions import BUY_DOCKED, DONE, LOAD, SAIL, load_colour
from quayside.games.container.loans import OPEN
from quayside.games.container.nouns import BANK, COLOUR_COUNT, HARBOUR, ISLAND, PORT, SEA
from quayside.games.container.reasons import (
    HOLD_FULL,
    NO_BANK,
    NO_SUCH_SEAT,
    NOT_ADJACENT,
    NOT_THERE,
    ONLY_ON_ARRIVAL,
    OWN_PORT,
    STAYING_PUT,
)
from quayside.games.container.state import Container
from quayside.games.container.steps.auction import start_auction
from quayside.games.container.steps.frames import dock_rival, queue_dock, queue_load_hold
from quayside.games.container.steps.harbour import offer_pieces, settle_purchase, take_piece_for_sale
from quayside.games.container.steps.main_action import MainAction
from quayside.games.container.tell import tell_loaded, tell_sailed
from quayside.games.container.view_types import BuyQuestion, LoadQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


class Sail(MainAction):
    """CT-9.1: one move between the open sea and a port or the island."""

    first: i64 = SAIL
    count: i64 = 8

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        here = g.ship[seat]
        for zone in range(self.count):
            o.offer(SAIL + zone, self._rule(g, seat, here, zone))

    def _rule(self, g: Container, seat: i64, here: i64, zone: i64) -> i64:
        if zone == here:
            return STAYING_PUT
        if zone == PORT + seat:
            return OWN_PORT
        if PORT + g.seats <= zone < ISLAND:
            return NO_SUCH_SEAT
        if zone == BANK and not g.bank_on:
            return NO_BANK
        if here != SEA and zone != SEA:
            return NOT_ADJACENT
        return LEGAL

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        g.ship[seat] = which
        tell_sailed(g, seat, which)
        if which == ISLAND:
            start_auction(g, seat)
        elif which == BANK:
            load_on(g, seat)
        elif which != SEA:
            dock(g, seat, which - PORT)


class BuyDocked(MainAction):
    """The 2007 rule, as an option (CT-R15): an action to buy again where the ship already lies."""

    first: i64 = BUY_DOCKED

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        if g.docked_buying and PORT <= g.ship[seat] < ISLAND:
            o.add(BUY_DOCKED)
        else:
            o.refuse(BUY_DOCKED, ONLY_ON_ARRIVAL)

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        dock(g, seat, g.ship[seat] - PORT)


class Dock(Step[Container]):
    """In a rival's port buy any containers of that harbour store, as far as the hold allows."""

    window: i64 = OPEN
    rules: Rules = ("CT-9.4",)

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        offer_pieces(g, seat, dock_rival(g), HARBOUR, g.hold_room(seat), HOLD_FULL, o)
        o.add(DONE)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        if action == DONE:
            settle_purchase(g, seat, dock_rival(g))
            return
        colour = take_piece_for_sale(g, seat, dock_rival(g), HARBOUR, action)
        g.hold[seat * COLOUR_COUNT + colour] += 1
        dock(g, seat, dock_rival(g))

    def context(self, g: Container, seat: i64) -> BuyQuestion:
        return {"rival": int(dock_rival(g)), "owed": int(g.owed), "room": int(g.hold_room(seat))}


def dock(g: Container, seat: i64, rival: i64) -> None:
    """Ask while the port has containers and the hold has room."""
    if g.stored[rival * 2 + HARBOUR] > 0 and g.hold_room(seat) > 0:
        queue_dock(g, only(seat), rival)
    else:
        settle_purchase(g, seat, rival)


class LoadHold(Step[Container]):
    """At the own personal port load any of the own containers there, free of charge."""

    window: i64 = OPEN
    rules: Rules = ("CT-16.1", "CT-16.2")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        for colour in range(COLOUR_COUNT):
            if g.port[seat * COLOUR_COUNT + colour]:
                o.add(LOAD + colour)
            else:
                o.refuse(LOAD + colour, NOT_THERE)
        o.add(DONE)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        colour = load_colour(action)
        g.port[seat * COLOUR_COUNT + colour] -= 1
        g.hold[seat * COLOUR_COUNT + colour] += 1
        tell_loaded(g, seat, colour)
        load_on(g, seat)

    def context(self, g: Container, seat: i64) -> LoadQuestion:
        return {"room": int(g.hold_room(seat))}


def load_on(g: Container, seat: i64) -> None:
    """Ask while there is something to load and room for it."""
    if g.row_total(g.port, seat) > 0 and g.hold_room(seat) > 0:
        queue_load_hold(g, only(seat))
