"""What Container's judge reads from a merchant's position: what trade, a cargo and the Investment Bank would bring.

The yardsticks are rough money values: a cargo sells for about twice what a rival bids, and cash below the next interest
payment is dangerous.
"""

from __future__ import annotations

import math
from typing import Final

from quayside.games.container.judge import valuations
from quayside.games.container.judge.prospects import supply_is_low
from quayside.games.container.judge.temper import Temper
from quayside.games.container.nouns import (
    COLOUR_COUNT,
    FACTORY,
    FACTORY_LOW,
    HARBOUR,
    HARBOUR_HIGH,
    HARBOUR_LOW,
)
from quayside.games.container.state import Container
from quayside.games.container.steps.broker import bid_needed
from quayside.kernel.packed import i64

FLOOR: Final[i64] = 3  # the lowest price in a harbour


class Merchant:
    """One seat's position with a few sums taken."""

    def __init__(self) -> None:
        self.cash: i64 = 0
        self.cargo: i64 = 0
        self.late: bool = False  # the supply is running out
        self.ready: bool = False  # the ship should go to the island
        self.fair: float = -1.0  # bid for the cargo at auction, once asked for
        self.asked: bool = False
        self.temper = Temper()

    def look(self, g: Container, seat: i64) -> None:
        """Take the sums for a seat."""
        self.cash = g.cash(seat)
        self.cargo = g.row_total(g.hold, seat)
        self.late = supply_is_low(g)
        self.asked = False
        self.ready = self._is_ready(g, seat)

    def _is_ready(self, g: Container, seat: i64) -> bool:
        """A full hold, or one to which nothing can be added; the smallest ones wait for the end."""
        if self.cargo == 0 or self.late:
            return self.cargo > 0
        if self.cargo >= valuations.FULL:
            return True
        return self.cargo >= valuations.ENOUGH and best_port(g, seat, -1, self.cash) < valuations.STOP

    def can_spend(self, price: i64) -> bool:
        """Would the capital for trade be left?"""
        return self.cash - price >= valuations.CAPITAL + self.temper.capital

    def overpriced(self, g: Container, seat: i64) -> bool:
        """Short of cash, with wares in the harbour that could be cheaper."""
        if self.cash >= valuations.CAPITAL:
            return False
        for price in range(FLOOR + 1, HARBOUR_HIGH + 1):
            for colour in range(COLOUR_COUNT):
                if g.pieces(seat, HARBOUR, colour, price):
                    return True
        return False


# -- trade -------------------------------------------------------------------------------------------------------------


def ware_worth(g: Container) -> float:
    """What a container in the harbour store will bring: in the last turn only what it scores."""
    return float(g.kit.pays_harbour) if g.is_last_turn() else valuations.WARE


def cargo_worth(g: Container) -> float:
    """Likewise in the hold."""
    return float(g.kit.pays_hold) if g.is_last_turn() else valuations.CARGO


def shop_worth(g: Container, seat: i64, rival: i64, cash: i64) -> float:
    """Buying from a rival's factory all that is cheap enough, the cheapest first."""
    gain = -valuations.SHOPPING
    if g.stored[rival * 2 + FACTORY] == 0:
        return gain
    room = g.room(seat, HARBOUR)
    budget = cash - valuations.KEEP
    ware = ware_worth(g)
    for price in range(FACTORY_LOW, valuations.DEAREST + 1):
        for colour in range(COLOUR_COUNT):
            for _each in range(g.pieces(rival, FACTORY, colour, price)):
                if room > 0 and price <= budget and ware > float(price):
                    budget -= price
                    room -= 1
                    gain += ware - float(price)
    return gain


def port_worth(g: Container, seat: i64, rival: i64, cash: i64) -> float:
    """A visit to a rival's port with room in the hold."""
    gain = -valuations.VISIT
    if g.stored[rival * 2 + HARBOUR] == 0:
        return gain
    room = g.hold_room(seat)
    budget = cash - valuations.KEEP
    cargo = cargo_worth(g)
    for price in range(HARBOUR_LOW, HARBOUR_HIGH):
        for colour in range(COLOUR_COUNT):
            for _each in range(g.pieces(rival, HARBOUR, colour, price)):
                if room > 0 and price <= budget and cargo > float(price):
                    budget -= price
                    room -= 1
                    gain += cargo - float(price)
    return gain


def best_port(g: Container, seat: i64, but: i64, cash: i64) -> float:
    """The best of the rivals' ports, one of them left out."""
    best = -1.0
    for rival in range(g.seats):
        if rival != seat and rival != but:
            best = max(best, port_worth(g, seat, rival, cash))
    return best


def best_trade(g: Container, seat: i64, cash: i64) -> float:
    """The best purchase there is, by ship or for the harbour."""
    best = best_port(g, seat, -1, cash)
    for rival in range(g.seats):
        if rival != seat:
            best = max(best, shop_worth(g, seat, rival, cash))
    return best


def wanted_price(store: i64) -> i64:
    """A price that sells."""
    return valuations.FACTORY_PRICE if store == FACTORY else valuations.HARBOUR_PRICE


def fair_bid(g: Container, gain: float) -> float:
    """The bid at which a cargo is neither won nor lost against the average rival.

    Every coin of it makes two for the seller, who is one of the rivals (CT-10.10): with few of them, that counts more.
    """
    rivals = float(g.seats - 1)
    return gain * rivals / (rivals + 2.0)


# -- the Investment Bank -----------------------------------------------------------------------------------------------


def containers_worth(count: i64) -> float:
    return valuations.CONTAINER * float(count) - valuations.FETCHING


def money_for(g: Container, containers: i64) -> i64:
    """The bid for a square with so many containers."""
    return max(bid_needed(g), i64(math.ceil(valuations.SHARE * containers_worth(containers))))


def pieces_for(g: Container, money: i64) -> i64:
    """The bid, in containers, for a square with so much money."""
    return max(bid_needed(g), i64(valuations.SHARE * float(money) / valuations.PIECE + 0.5))


def piece_cost(g: Container, seat: i64) -> float:
    """What laying a container of the own stores costs."""
    return valuations.PIECE if g.room(seat, FACTORY) > 0 else valuations.UNSOLD
