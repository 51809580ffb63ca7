"""SY-15: Exchange Commodities."""

from __future__ import annotations

from quayside.games.shipyard.actions import (
    SELL_REST,
    USE_TRAIN,
    trade_commodity,
    trade_item,
    trade_number,
    use_train_train,
)
from quayside.games.shipyard.employees import trader_bonus
from quayside.games.shipyard.market import fill_gaps
from quayside.games.shipyard.nouns import (
    COMMODITIES,
    COMMODITY_COUNT,
    PIECE_COUNT,
    TRAIN_COUNT,
    TRAIN_USED,
    TRAINS,
    WITH_SEAT,
)
from quayside.games.shipyard.reasons import NO_SUCH_CAR, NO_TRAIN, NOT_OFFERED, NOT_YOUR_TRAIN, SAME_ITEM, SPOILS_CHOSEN
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_pick_own_train, queue_trade_cars
from quayside.games.shipyard.steps.game_action import IMPOSSIBLE, GameAction
from quayside.games.shipyard.tell import tell_exchange, tell_sold, tell_traded
from quayside.games.shipyard.view_types import TradeQuestion, TrainQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step


def next_sector(sector: i64, sectors: i64) -> i64:
    """SY-15.1: the marker goes on one sector before anything is exchanged."""
    return (sector + 1) % sectors


def rate(g: Shipyard, seat: i64, sector: i64, commodity: i64) -> i64:
    """SY-15.2, SY-15.5: guilders for one car, traders included."""
    return printed_rate(g, sector, commodity) + trader_bonus(g, seat, commodity)


def printed_rate(g: Shipyard, sector: i64, commodity: i64) -> i64:
    return g.kit.rates[sector * COMMODITY_COUNT + commodity]


def sale_of(g: Shipyard, seat: i64, sector: i64, train: i64) -> i64:
    """What selling a whole train would bring."""
    total: i64 = 0
    for commodity in range(COMMODITY_COUNT):
        cars = g.kit.cars[train * COMMODITY_COUNT + commodity]
        if cars:
            total += cars * rate(g, seat, sector, commodity)
    return total


def sale_of_rest(g: Shipyard, seat: i64) -> i64:
    """What the cars still on the train would bring."""
    total: i64 = 0
    for commodity in range(COMMODITY_COUNT):
        if g.cars[commodity]:
            total += g.cars[commodity] * rate(g, seat, g.exchange_marker, commodity)
    return total


class Exchange(GameAction):
    """Needs a freight train (SY-5.5, SY-15.1)."""

    missing: i64 = NO_TRAIN

    def least(self, g: Shipyard, seat: i64) -> i64:
        for train in range(TRAIN_COUNT):
            if g.trains[train] == WITH_SEAT + seat:
                return 0
        return IMPOSSIBLE

    def best_gain(self, g: Shipyard, seat: i64) -> i64:
        best: i64 = 0
        sector = next_sector(g.exchange_marker, g.kit.sectors)
        for train in range(TRAIN_COUNT):
            if g.trains[train] == WITH_SEAT + seat:
                best = max(best, sale_of(g, seat, sector, train))
        return best

    def start(self, g: Shipyard, seat: i64) -> None:
        g.exchange_marker = next_sector(g.exchange_marker, g.kit.sectors)
        queue_pick_own_train(g, only(seat))


class PickOwnTrain(Step[Shipyard]):
    """Choose the train; it goes to the used pile whatever becomes of its cars (SY-15.4)."""

    rules: Rules = ("SY-15.1", "SY-15.2", "SY-15.4", "SY-10.4")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        for train in range(TRAIN_COUNT):
            if g.trains[train] != WITH_SEAT + seat:
                o.refuse(USE_TRAIN + train, NOT_YOUR_TRAIN)
            elif g.guilders[seat] + sale_of(g, seat, g.exchange_marker, train) < g.reserve:
                left = g.guilders[seat] + sale_of(g, seat, g.exchange_marker, train)
                o.refuse(USE_TRAIN + train, SPOILS_CHOSEN, g.reserve, left)
            else:
                o.add(USE_TRAIN + train)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        train = use_train_train(action)
        g.trains[train] = TRAIN_USED
        for commodity in range(COMMODITY_COUNT):
            g.cars[commodity] = g.kit.cars[train * COMMODITY_COUNT + commodity]
        g.traded = 0
        tell_exchange(g, seat, train, g.exchange_marker + 1)
        fill_gaps(g)
        trade_on(g, seat)

    def context(self, g: Shipyard, seat: i64) -> TrainQuestion:
        own = [train for train in range(int(TRAIN_COUNT)) if g.trains[train] == WITH_SEAT + seat]
        return {"sales": {TRAINS[train]: int(sale_of(g, seat, g.exchange_marker, train)) for train in own}}


def trade_rule(g: Shipyard, seat: i64, commodity: i64, piece: i64) -> i64:
    """SY-15.2, SY-15.3: a car of it, an item on offer for it that was not traded for yet; and SY-7.6."""
    if g.cars[commodity] == 0:
        return NO_SUCH_CAR
    if not g.kit.offered[commodity * PIECE_COUNT + piece]:
        return NOT_OFFERED
    if has(g.traded, piece):
        return SAME_ITEM
    if g.reserve:
        left = sale_of_rest(g, seat) - rate(g, seat, g.exchange_marker, commodity)
        if g.guilders[seat] + left < g.reserve:
            return SPOILS_CHOSEN
    return LEGAL


def trade_on(g: Shipyard, seat: i64) -> None:
    """Ask while a car can still be traded; otherwise sell what is left."""
    for commodity in range(COMMODITY_COUNT):
        if g.cars[commodity]:
            for piece in range(PIECE_COUNT):
                if trade_rule(g, seat, commodity, piece) == LEGAL:
                    queue_trade_cars(g, only(seat))
                    return
    sell_rest(g, seat)


def sell_rest(g: Shipyard, seat: i64) -> None:
    """SY-15.4, SY-15.5: every car not traded is sold."""
    for commodity in range(COMMODITY_COUNT):
        if g.cars[commodity]:
            earned = g.cars[commodity] * rate(g, seat, g.exchange_marker, commodity)
            g.guilders[seat] += earned
            tell_sold(g, seat, commodity, g.cars[commodity], earned)
            g.cars[commodity] = 0


class TradeCars(Step[Shipyard]):
    """Trade a car for an item, or sell all that are left."""

    rules: Rules = ("SY-15.2", "SY-15.3", "SY-15.4", "SY-15.5", "SY-15.6")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        o.add(SELL_REST)
        for commodity in range(COMMODITY_COUNT):
            for piece in range(PIECE_COUNT):
                rule = trade_rule(g, seat, commodity, piece)
                if rule == SPOILS_CHOSEN:
                    left = g.guilders[seat] + sale_of_rest(g, seat) - rate(g, seat, g.exchange_marker, commodity)
                    o.refuse(trade_number(commodity, piece), rule, g.reserve, left)
                else:
                    o.offer(trade_number(commodity, piece), rule)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        if action == SELL_REST:
            sell_rest(g, seat)
            return
        commodity, piece = trade_commodity(action), trade_item(action)
        g.cars[commodity] -= 1
        g.traded |= only(piece)
        g.gain(seat, piece, 1)
        tell_traded(g, seat, commodity, piece)
        trade_on(g, seat)

    def context(self, g: Shipyard, seat: i64) -> TradeQuestion:
        return {
            "cars": {name: int(g.cars[at]) for at, name in enumerate(COMMODITIES) if g.cars[at]},
            "rates": {name: int(rate(g, seat, g.exchange_marker, at)) for at, name in enumerate(COMMODITIES)},
            "sale": int(sale_of_rest(g, seat)),
        }
