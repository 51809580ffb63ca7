"""What Container's judge reads from a merchant's position: what trade, a cargo and the Investment Bank would bring.

The yardsticks are rough money values: a cargo sells for about twice what a rival bids, and cash below the next interest
payment is dangerous.
"""

from __future__ import annotations

import math
from typing import Final

from quayside.games.container.judge.prospects import supply_is_low
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

CARGO: Final = 6.0  # what a container in the hold will bring on average, half of it subsidy
WARE: Final = 4.3  # what a container in the harbour store will bring
DEAREST: Final[i64] = 3  # what is paid for one at most
KEEP: Final[i64] = 1  # cash to hold back for fees and interest
CAPITAL: Final[i64] = 7  # cash that building must leave for trade
FLOOR: Final[i64] = 3  # the lowest price in a harbour
FULL: Final[i64] = 4  # containers that are worth the way to the island
SHORT: Final[i64] = 4  # cash that is little

# The Investment Bank.
CONTAINER: Final = 3.0  # what a container of a broker brings once it is fetched from the bank and shipped
FETCHING: Final = 2.5  # the trouble of fetching them
PIECE: Final = 3.2  # what a container of the own stores would bring
UNSOLD: Final = 2.6  # the same if the factory is full: nothing can be made there until something leaves it
SHARE: Final = 0.5  # of what a square brings: a bid that leaves a profit, and leaves a rival little reason to bid more


class Merchant:
    """One seat's position with a few sums taken."""

    def __init__(self) -> None:
        self.cash: i64 = 0
        self.cargo: i64 = 0
        self.late: bool = False  # the supply is running out
        self.ready: bool = False  # the ship should go to the island
        self.gain: float = -1.0  # of the cargo at auction, once asked for
        self.asked: bool = False

    def look(self, g: Container, seat: i64) -> None:
        """Take the sums for a seat."""
        self.cash = g.cash(seat)
        self.cargo = g.row_total(g.hold, seat)
        self.late = supply_is_low(g)
        self.asked = False
        self.ready = self.cargo >= FULL or (self.cargo > 0 and (self.late or best_port(g, seat, -1, self.cash) < 2.0))

    def overpriced(self, g: Container, seat: i64) -> bool:
        """Short of cash, with wares in the harbour that could be cheaper."""
        if self.cash >= CAPITAL:
            return False
        for price in range(FLOOR + 1, HARBOUR_HIGH + 1):
            for colour in range(COLOUR_COUNT):
                if g.pieces(seat, HARBOUR, colour, price):
                    return True
        return False


# -- trade -------------------------------------------------------------------------------------------------------------


def ware_worth(g: Container) -> float:
    """What a container in the harbour store will bring: in the last turn only what it scores."""
    return float(g.kit.pays_harbour) if g.is_last_turn() else WARE


def cargo_worth(g: Container) -> float:
    """Likewise in the hold."""
    return float(g.kit.pays_hold) if g.is_last_turn() else CARGO


def shop_worth(g: Container, seat: i64, rival: i64, cash: i64) -> float:
    """Buying from a rival's factory all that is cheap enough, the cheapest first."""
    gain = -0.5
    if g.stored[rival * 2 + FACTORY] == 0:
        return gain
    room = g.room(seat, HARBOUR)
    budget = cash - KEEP
    ware = ware_worth(g)
    for price in range(FACTORY_LOW, DEAREST + 1):
        for colour in range(COLOUR_COUNT):
            for _each in range(g.pieces(rival, FACTORY, colour, price)):
                if room > 0 and price <= budget and ware > float(price):
                    budget -= price
                    room -= 1
                    gain += ware - float(price)
    return gain


def port_worth(g: Container, seat: i64, rival: i64, cash: i64) -> float:
    """A visit to a rival's port with room in the hold."""
    gain = -0.4
    if g.stored[rival * 2 + HARBOUR] == 0:
        return gain
    room = g.hold_room(seat)
    budget = cash - KEEP
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


def wanted_price(g: Container, seat: i64, store: i64) -> i64:
    """Prices that sell: the first pieces dearer, and nothing at a price nobody pays."""
    stock = g.stored[seat * 2 + store]
    if store == FACTORY:
        return 3 if stock < 2 else 2
    return 5 if stock < 1 else 4


# -- the Investment Bank -----------------------------------------------------------------------------------------------


def containers_worth(count: i64) -> float:
    return CONTAINER * float(count) - FETCHING


def money_for(g: Container, containers: i64) -> i64:
    """The bid for a square with so many containers."""
    return max(bid_needed(g), i64(math.ceil(SHARE * containers_worth(containers))))


def pieces_for(g: Container, money: i64) -> i64:
    """The bid, in containers, for a square with so much money."""
    return max(bid_needed(g), i64(SHARE * float(money) / PIECE + 0.5))


def piece_cost(g: Container, seat: i64) -> float:
    """What laying a container of the own stores costs."""
    return PIECE if g.room(seat, FACTORY) > 0 else UNSOLD
