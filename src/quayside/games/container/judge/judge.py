"""Container's judge: what a sensible merchant would do, and what the goods on the table will bring."""

from __future__ import annotations

from typing import Final, Mapping

from quayside.games.container.actions import (
    ACTIONS,
    accept_bidder,
    bid_amount,
    bid_bluff,
    bid_money_amount,
    buy_colour,
    buy_for_harbour_rival,
    buy_machine_colour,
    buy_price,
    call_broker_broker,
    call_broker_square,
    discard_colour,
    lay_price,
    make_colour,
    price_price,
    price_store,
    reprice_new,
    reprice_old,
    sail_to,
)
from quayside.games.container.judge import valuations
from quayside.games.container.judge.merchant import (
    FLOOR,
    Merchant,
    best_port,
    best_trade,
    cargo_worth,
    containers_worth,
    fair_bid,
    money_for,
    piece_cost,
    pieces_for,
    port_worth,
    shop_worth,
    wanted_price,
    ware_worth,
)
from quayside.games.container.judge.prospects import cargo_gain, prospects
from quayside.games.container.judge.temper import Temper
from quayside.games.container.nouns import (
    BANK,
    COLOUR_COUNT,
    FACTORY,
    HARBOUR,
    ISLAND,
    MONEY_SQUARE,
    PORT,
    PRICE_COUNT,
    SEA,
)
from quayside.games.container.scoring import island_pays
from quayside.games.container.state import Container
from quayside.games.container.steps.auction import highest_bid, sale
from quayside.games.container.steps.build import machine_price, warehouse_price
from quayside.games.container.steps.codes import BROKER_CONTAINER_BID, DOCK, MAIN, TIE_ROUND
from quayside.games.container.steps.frames import broker_money_bid_square
from quayside.games.container.steps.produce import makeable_count
from quayside.kernel.packed import i64
from quayside.kernel.state import State
from quayside.search.judge import NEVER, Judge, Kinds, chances

SCALE: Final = 18.0  # points that make a lead clear
NOTHING: Final = 10.0  # the weight of doing nothing, or of what is worth nothing
COIN: Final = 100.0  # the weight of a coin
RELABEL: Final = 0.1  # making wares cheaper that nobody buys is better than nothing
SURE: Final = 50.0
RAISE: Final[i64] = 3  # after a tie by so much at most


class ContainerJudge(Judge):
    """Weights by kind of action; values by an estimate of the final totals."""

    def __init__(self) -> None:
        self.merchant = Merchant()

    def lean(self, leanings: Mapping[str, float]) -> None:
        self.merchant.temper = Temper(**leanings)

    def prepare(self, g: State, seat: i64) -> None:
        assert isinstance(g, Container)
        self.merchant.look(g, seat)

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        assert isinstance(g, Container)
        worth = _WEIGHERS[_KINDS.kind[action]].worth(self.merchant, g, seat, action)
        return i64(max(0.0, NOTHING + COIN * worth))

    def totals(self, g: State) -> list[float]:
        assert isinstance(g, Container)
        return [prospects(g, seat) for seat in range(g.seats)]

    def values(self, g: State) -> list[float]:
        return chances(self.totals(g), SCALE)


class Weigher:
    """What an action of one kind is worth, in coins."""

    def __init__(self, fixed: float = 0.0) -> None:
        self.fixed: float = fixed

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        return self.fixed


# -- the turn ----------------------------------------------------------------------------------------------------------


class WeighMachine(Weigher):
    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        owned = g.machine_count(seat)
        left = g.supply[buy_machine_colour(action)]
        if owned >= valuations.MACHINES or left < 4 or g.is_last_turn():
            return NEVER
        if not m.can_spend(machine_price(g, seat)):
            return NEVER
        worth = valuations.MACHINE + m.temper.works - valuations.MACHINES_OWNED * float(owned)
        return worth + valuations.MACHINE_SUPPLY * float(left) - valuations.AGE * float(g.round)


class WeighWarehouse(Weigher):
    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        owned = g.warehouses[seat]
        if owned >= valuations.WAREHOUSES or g.room(seat, HARBOUR) > 1 or g.is_last_turn():
            return NEVER
        if not m.can_spend(warehouse_price(g, seat)):
            return NEVER
        worth = valuations.WAREHOUSE + m.temper.works - valuations.WAREHOUSES_OWNED * float(owned)
        return worth - valuations.AGE * float(g.round)


class WeighShopping(Weigher):
    """For what there is to buy; or only to make the own wares cheaper."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        gain = shop_worth(g, seat, buy_for_harbour_rival(action), m.cash)
        return RELABEL if gain < RELABEL and m.overpriced(g, seat) else gain


class WeighProduce(Weigher):
    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        if g.is_last_turn():
            return NEVER
        made = min(makeable_count(g, seat), g.room(seat, FACTORY))
        return valuations.MADE * float(made) - float(g.kit.production_fee)


class WeighSail(Weigher):
    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        to = sail_to(action)
        if to == ISLAND or (to == SEA and m.ready):
            return valuations.ISLAND + valuations.ISLAND_EACH * float(m.cargo) if m.ready else NEVER
        if to == SEA:
            if g.ship[seat] == ISLAND:
                return valuations.LEAVE_ISLAND
            onward = best_port(g, seat, g.ship[seat] - PORT, m.cash) > valuations.ONWARD
            return valuations.LEAVE_PORT if onward else NEVER
        if to == BANK:
            waiting = min(g.row_total(g.port, seat), g.hold_room(seat))
            return valuations.FETCH * float(waiting) - valuations.FETCH_WAY
        return RELABEL if m.ready else port_worth(g, seat, to - PORT, m.cash)


class WeighDocked(Weigher):
    """Buying again where the ship lies."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        return port_worth(g, seat, g.ship[seat] - PORT, m.cash)


class WeighCall(Weigher):
    """What the square brings, less the bid for it."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        square = call_broker_square(action)
        content = g.square_content(call_broker_broker(action), square)
        if square == MONEY_SQUARE:
            return m.temper.brokers + float(content) - piece_cost(g, seat) * float(pieces_for(g, content))
        bid = money_for(g, content)
        return m.temper.brokers + containers_worth(content) - float(bid) if m.can_spend(bid) else NEVER


class WeighLoan(Weigher):
    """Borrow when short of cash, for what can be bought with the money and not without; not near the end."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        if g.step_code() != MAIN or m.late or m.cash > valuations.SHORT or g.loans[seat] > 1:
            return NEVER
        gain = best_trade(g, seat, m.cash + g.kit.loan_amount) - max(0.0, best_trade(g, seat, m.cash))
        worth = gain + m.temper.borrowing - valuations.LOAN - valuations.SECOND_LOAN * float(g.loans[seat])
        if worth > 0.0:
            return worth
        return RELABEL if worth + valuations.IDLE > 0.0 else NEVER


class WeighRepay(Weigher):
    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        return 9.0 if m.cash >= (valuations.REPAY_LATE if m.late else valuations.REPAY) else NEVER


# -- parts of actions --------------------------------------------------------------------------------------------------


class WeighBuy(Weigher):
    """In a dock what the hold has none of first. What is beyond the purse only if something must be bought."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        price = buy_price(action)
        if m.cash - g.owed - price < valuations.KEEP:
            return -0.01 * float(price)
        if g.step_code() == DOCK:
            variety = 0.0 if g.hold[seat * COLOUR_COUNT + buy_colour(action)] else valuations.VARIETY
            return cargo_worth(g) - float(price) + variety
        return ware_worth(g) - float(price) if price <= valuations.DEAREST else NEVER


class WeighMake(Weigher):
    """What the factory has least of."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        stocked = 0.0
        for price in range(1, PRICE_COUNT + 1):
            stocked += float(g.pieces(seat, FACTORY, make_colour(action), price))
        return 1.0 / (1.0 + stocked)


class WeighPrice(Weigher):
    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        off = price_price(action) - wanted_price(price_store(action))
        return 5.0 - float(off if off > 0 else -off)


class WeighReprice(Weigher):
    """What nobody buys gets a little cheaper."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        old, new = reprice_old(action), reprice_new(action)
        return 1.0 if new == old - 1 and old > FLOOR and m.overpriced(g, seat) else NEVER


class WeighLay(Weigher):
    """The cheapest pieces first."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        return 1.0 - 0.1 * float(lay_price(action) - 1)


class WeighDone(Weigher):
    """Nothing more to buy, load or price; a bid of containers goes up to what the square is worth."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        if g.step_code() != BROKER_CONTAINER_BID:
            return 0.0
        laid = g.loose_pieces(FACTORY) + g.loose_pieces(HARBOUR)
        return SURE if laid >= pieces_for(g, called_content(g)) else NEVER


class WeighMoneyBid(Weigher):
    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        off = bid_money_amount(action) - money_for(g, called_content(g))
        return 1.0 - 0.2 * float(off if off > 0 else -off)


def called_content(g: Container) -> i64:
    """What lies on the square that is bid for."""
    square = broker_money_bid_square(g)  # a bid of containers keeps it in the same place
    return g.square_content(square // 2, square % 2)


# -- the auction and the end -------------------------------------------------------------------------------------------


class WeighBid(Weigher):
    """As far as the purse reaches, but never the last coin; a bluff card where there is nothing to bid."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        if not m.asked:
            m.asked = True
            m.fair = m.temper.bids * fair_bid(g, cargo_gain(g, seat, g.active))
        amount, bluffs = bid_amount(action), bid_bluff(action)
        if g.step_code() == TIE_ROUND:
            more = min(i64(m.fair * valuations.RAISED) - g.bid_amount(seat), RAISE)
            return _near(amount, more, more, m.cash) - 0.1 * float(bluffs)
        least = i64(m.fair * valuations.LEAST_BID)
        most = i64(m.fair * valuations.MOST_BID)
        off = bluffs - (1 if most <= 0 or m.cash <= 1 else 0)
        return _near(amount, least, most, m.cash) - 0.1 * float(off if off > 0 else -off)


def _near(amount: i64, low: i64, high: i64, cash: i64) -> float:
    """One coin for what lies between two amounts and leaves a coin in the purse, less for what is further off."""
    purse = max(0, cash - 1)
    low = min(max(0, low), purse)
    high = min(max(0, high), purse)
    off: i64 = 0
    if amount < low:
        off = low - amount
    elif amount > high:
        off = amount - high
    return 1.0 - 0.2 * float(off)


class WeighAccept(Weigher):
    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        return float(sale(g, accept_bidder(action)))


class WeighReject(Weigher):
    """The cargo for the own square, less what it costs to keep it."""

    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        return cargo_gain(g, seat, seat) - float(highest_bid(g))


class WeighDiscard(Weigher):
    def worth(self, m: Merchant, g: Container, seat: i64, action: i64) -> float:
        return float(island_pays(g, seat, discard_colour(action)))


_OWN: Final[dict[str, Weigher]] = {
    "pass": Weigher(),
    "end_turn": Weigher(),
    "buy_machine": WeighMachine(),
    "buy_warehouse": WeighWarehouse(),
    "buy_for_harbour": WeighShopping(),
    "produce": WeighProduce(),
    "sail": WeighSail(),
    "buy_docked": WeighDocked(),
    "call_broker": WeighCall(),
    "done": WeighDone(),
    "make": WeighMake(),
    "buy": WeighBuy(),
    "price": WeighPrice(),
    "reprice": WeighReprice(),
    "load": Weigher(1.0),
    "lay": WeighLay(),
    "place": Weigher(),
    "bid_money": WeighMoneyBid(),
    "bid": WeighBid(),
    "accept": WeighAccept(),
    "reject": WeighReject(),
    "seize": Weigher(),
    "seize_from_store": Weigher(),
    "discard": WeighDiscard(),
    "take_loan": WeighLoan(),
    "repay_loan": WeighRepay(),
    "break_card": Weigher(NEVER),
    "combine_cards": Weigher(NEVER),
}
_KINDS: Final = Kinds(ACTIONS)
_WEIGHERS: Final[list[Weigher]] = [_OWN[name] for name in _KINDS.names]
