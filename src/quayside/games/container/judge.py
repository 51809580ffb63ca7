"""Container's judge: what a sensible merchant would do, and what the goods on the table will bring."""

from __future__ import annotations

from typing import Final

from quayside.games.container.actions import (
    ACCEPT,
    BID,
    BID_MONEY,
    BREAK_CARD,
    BUY,
    BUY_DOCKED,
    BUY_FOR_HARBOUR,
    BUY_MACHINE,
    BUY_WAREHOUSE,
    CALL_BROKER,
    DISCARD,
    DONE,
    END_TURN,
    LAY,
    LOAD,
    MAKE,
    PASS,
    PLACE,
    PRICE,
    PRODUCE,
    REJECT,
    REPAY_LOAN,
    REPRICE,
    SAIL,
    SEIZE,
    TAKE_LOAN,
)
from quayside.games.container.components import SPECIAL
from quayside.games.container.nouns import (
    BANK,
    COLOUR_COUNT,
    FACTORY,
    HARBOUR,
    ISLAND,
    PORT,
    PRICE_COUNT,
    SEA,
    STORE_SIZE,
)
from quayside.games.container.state import Container
from quayside.games.container.steps.auction import highest_bid
from quayside.games.container.steps.codes import DOCK
from quayside.games.container.steps.frames import broker_money_bid_least
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.state import State
from quayside.search.judge import Judge, chances

CARGO: Final[i64] = 6  # what a container in the hold will bring
KEEP: Final[i64] = 2
CAPITAL: Final[i64] = 7
FACTORY_TASTE: Final = (1, 6, 6, 2, 0, 0)
HARBOUR_TASTE: Final = (0, 1, 3, 6, 5, 2)
SCALE: Final = 18.0  # points that make a lead clear


class ContainerJudge(Judge):
    """Weights by kind of action; values by an estimate of the final totals."""

    def __init__(self) -> None:
        self._late: bool = False
        self._cash: i64 = 0
        self._cargo: i64 = 0
        self._target: i64 = 0  # of a bid
        self._ready: bool = False

    def prepare(self, g: State, seat: i64) -> None:
        assert isinstance(g, Container)
        self._cash = g.cash(seat)
        self._cargo = g.row_total(g.hold, seat)
        self._late = supply_is_low(g)
        self._target = -1
        self._ready = self._cargo >= 4 or (self._cargo > 0 and (self._late or best_port(g, seat, self._cash) < 2))

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        assert isinstance(g, Container)
        return _WEIGHERS[_KIND[action]].weigh(self, g, seat, action)

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Container)
        totals: list[float] = [prospects(g, seat) for seat in range(g.seats)]
        return chances(totals, SCALE)


class Weigher:
    """The weight of one kind of action."""

    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        return 1


class Never(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        return 0


class WeighDone(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        return 3


class WeighMachine(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        owned = g.machine_count(seat)
        if judge._late or owned >= 3 or judge._cash < g.kit.machine_cost[owned] + CAPITAL:
            return 0
        return 2 + g.supply[action - BUY_MACHINE] // 2


class WeighWarehouse(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        owned = g.warehouses[seat]
        if (
            judge._late
            or owned >= 4
            or judge._cash < g.kit.warehouse_cost[owned] + CAPITAL
            or g.room(seat, HARBOUR) > 1
        ):
            return 0
        return 10 - 2 * owned


class WeighShopping(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        room = g.room(seat, HARBOUR)
        if room <= 0:
            return 0
        rival = action - BUY_FOR_HARBOUR
        budget = judge._cash - KEEP
        gain: i64 = 0
        at = (rival * 2 + FACTORY) * STORE_SIZE
        for price in range(1, 4):
            for colour in range(COLOUR_COUNT):
                count = g.stores[at + colour * PRICE_COUNT + price - 1]
                while count > 0 and room > 0 and price <= budget:
                    gain += 4 - price
                    budget -= price
                    room -= 1
                    count -= 1
        return 4 * gain


class WeighProduce(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        space = g.room(seat, FACTORY)
        made: i64 = 0
        for colour in range(COLOUR_COUNT):
            if g.machines[seat * COLOUR_COUNT + colour] and g.supply[colour]:
                made += 1
        return 7 * min(made, space)


class WeighSail(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        zone = action - SAIL
        if zone == ISLAND:
            if judge._ready:
                return 10 + 8 * judge._cargo
            return 0
        if zone == SEA:
            if judge._ready:
                return 10 + 8 * judge._cargo
            return 6
        if zone == BANK:
            return 4 * min(g.row_total(g.port, seat), 5 - judge._cargo)
        if judge._ready:
            return 0
        return max(0, 3 * port_worth(g, seat, zone - PORT, judge._cash))


class WeighCall(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        square = action - CALL_BROKER
        content = g.square_content(square // 2, square % 2)
        if square % 2:
            needed = 1 + g.bid_pieces(FACTORY) + g.bid_pieces(HARBOUR)
            return max(0, 2 * (content - 3 * needed))
        needed = 1 + g.payment_money()
        if needed > judge._cash - CAPITAL:
            return 0
        return max(0, 2 * (3 * content - needed - 2))


class WeighBuy(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        price = (action - BUY) % PRICE_COUNT + 1
        left = judge._cash - g.owed - price
        if g.step_code() == DOCK:
            if left < 1:
                return 0
            return 5 * max(0, CARGO - price) + 2
        if left < KEEP or price > 3:
            return 0
        return 6 * (4 - price)


class WeighPrice(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        piece = action - PRICE
        if piece < STORE_SIZE:
            return FACTORY_TASTE[piece % PRICE_COUNT]
        return HARBOUR_TASTE[piece % PRICE_COUNT]


class WeighBid(Weigher):
    """Near half of what the cargo is worth to this seat, as far as the purse reaches."""

    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        if judge._target < 0:
            gain = island_gain(g, seat, g.active)
            judge._target = max(0, min(int(gain * 0.58) - g.bid_amount(seat), judge._cash - 1))
        which = action - BID
        amount = which // 3
        bluffs = which % 3
        off = amount - judge._target
        if off < 0:
            off = -off
        if amount == 0 and judge._target == 0:
            if bluffs < 2:
                return 8
            return 0
        if bluffs > 0 or off > 4:
            return 0
        return 6 - off


class WeighAccept(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        best = highest_bid(g)
        if 3.0 * float(best) >= island_gain(g, seat, seat):
            return 9
        return 2


class WeighReject(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        best = highest_bid(g)
        if 3.0 * float(best) >= island_gain(g, seat, seat):
            return 1
        return 9


class WeighLoan(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        if judge._late or judge._cash > 4 or g.loans[seat] > 0 or seat != g.active or not g.prepared:
            return 0
        return 2


class WeighRepay(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        if judge._cash >= 20 or (judge._late and judge._cash >= 12):
            return 40
        return 0


class WeighMoneyBid(Weigher):
    def weigh(self, judge: ContainerJudge, g: Container, seat: i64, action: i64) -> i64:
        over = action - BID_MONEY + 1 - broker_money_bid_least(g)
        return max(0, 4 - over)


def port_worth(g: Container, seat: i64, rival: i64, cash: i64) -> i64:
    """What a visit to a rival's port would gain."""
    room = g.hold_room(seat)
    budget = cash - 1
    gain: i64 = 0
    at = (rival * 2 + HARBOUR) * STORE_SIZE
    if g.stored[rival * 2 + HARBOUR] == 0:
        return 0
    for price in range(2, 6):
        for colour in range(COLOUR_COUNT):
            count = g.stores[at + colour * PRICE_COUNT + price - 1]
            while count > 0 and room > 0 and price <= budget:
                gain += CARGO - price
                budget -= price
                room -= 1
                count -= 1
    return gain


def best_port(g: Container, seat: i64, cash: i64) -> i64:
    best: i64 = 0
    for rival in range(g.seats):
        if rival != seat:
            best = max(best, port_worth(g, seat, rival, cash))
    return best


def supply_is_low(g: Container) -> bool:
    """Two colours are nearly gone, or the game drags on."""
    low: i64 = 0
    for colour in range(COLOUR_COUNT):
        if g.supply[colour] <= 2:
            low += 1
    return low >= 2 or bool(g.ending) or g.round > 40


def island_pays(g: Container, seat: i64, extra: i64, forgive: float) -> float:
    """What the island square would pay with the hold of `extra` (or nobody's, -1) on it."""
    values = g.kit.value_cards[g.cards[seat]]
    most: i64 = 0
    kinds: i64 = 0
    for colour in range(COLOUR_COUNT):
        count = g.island[seat * COLOUR_COUNT + colour]
        if extra >= 0:
            count += g.hold[extra * COLOUR_COUNT + colour]
        if count > 0:
            kinds += 1
        most = max(most, count)
    if most == 0:
        return 0.0
    special = g.kit.pays_special
    if kinds == COLOUR_COUNT:
        special = g.kit.pays_special_set
    total = 0.0
    lost = 1000.0
    for colour in range(COLOUR_COUNT):
        count = g.island[seat * COLOUR_COUNT + colour]
        if extra >= 0:
            count += g.hold[extra * COLOUR_COUNT + colour]
        value: i64 = values[colour]
        if value == SPECIAL:
            value = special
        pays = float(count * value)
        total += pays
        if count == most and pays < lost:
            lost = pays
    return total - (1.0 - forgive) * lost


def island_gain(g: Container, seat: i64, seller: i64) -> float:
    forgive = 0.35
    if supply_is_low(g):
        forgive = 0.0
    return island_pays(g, seat, seller, forgive) - island_pays(g, seat, -1, forgive)


def prospects(g: Container, seat: i64) -> float:
    """The final total a seat can expect: exact at the end, goods at what they usually bring before it."""
    if g.over:
        return float(g.score().scores[seat]) + 0.01 * float(g.stored[seat * 2 + FACTORY])
    late = supply_is_low(g)
    money = float(g.cash(seat) + g.bid_amount(seat) - g.kit.loan_cost * g.loans[seat])
    if g.holder == seat:
        money += float(g.payment_money())
    hold = float(g.row_total(g.hold, seat))
    port = float(g.row_total(g.port, seat))
    harbour = float(g.stored[seat * 2 + HARBOUR])
    factory = float(g.stored[seat * 2 + FACTORY])
    if late:
        return money + island_pays(g, seat, -1, 0.0) + 4.5 * hold + 3.0 * port + 2.3 * harbour + 0.6 * factory
    works = 2.5 * float(g.machine_count(seat)) + 1.5 * float(g.warehouses[seat])
    return money + island_pays(g, seat, -1, 0.3) + 6.0 * hold + 4.0 * port + 3.6 * harbour + 2.0 * factory + works


_ONE: Final = Weigher()
_NONE: Final = Never()
_WEIGHERS: Final[list[Weigher]] = [
    _ONE,
    _NONE,
    WeighDone(),
    WeighMachine(),
    WeighWarehouse(),
    WeighShopping(),
    WeighProduce(),
    WeighSail(),
    WeighCall(),
    WeighBuy(),
    WeighPrice(),
    WeighBid(),
    WeighAccept(),
    WeighReject(),
    WeighLoan(),
    WeighRepay(),
    WeighMoneyBid(),
]


def _kinds() -> vec[i64]:
    """Which weigher a catalogue index belongs to."""
    runs = [
        (PASS, 0),
        (END_TURN, 2),
        (BUY_MACHINE, 3),
        (BUY_WAREHOUSE, 4),
        (BUY_FOR_HARBOUR, 5),
        (PRODUCE, 6),
        (SAIL, 7),
        (BUY_DOCKED, 0),
        (CALL_BROKER, 8),
        (DONE, 2),
        (MAKE, 0),
        (BUY, 9),
        (PRICE, 10),
        (REPRICE, 1),
        (LOAD, 2),
        (LAY, 0),
        (PLACE, 0),
        (BID_MONEY, 16),
        (BID, 11),
        (ACCEPT, 12),
        (REJECT, 13),
        (SEIZE, 0),
        (DISCARD, 0),
        (TAKE_LOAN, 14),
        (REPAY_LOAN, 15),
        (BREAK_CARD, 1),
    ]
    kinds = zeros(BREAK_CARD + 8)
    for at in range(len(runs)):
        first, weigher = runs[at]
        after = runs[at + 1][0] if at + 1 < len(runs) else BREAK_CARD + 8
        for action in range(int(first), int(after)):
            kinds[action] = weigher
    return kinds


_KIND: Final[vec[i64]] = _kinds()
