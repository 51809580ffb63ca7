"""CT-3, CT-4, CT-6 and CT-11: the course of a turn, interest, building and the end."""

from __future__ import annotations

from referee.container import auction, broker, trade
from referee.container.loans import borrow
from referee.container.scoring import scoring
from referee.container.table import COLOURS, LIMIT, LOAN, MACHINE_COSTS, SEATS, WAREHOUSE_COSTS, Pieces, Player, Table
from referee.following import Answer, Steps, ask, ask_one_of
from referee.record import written

# CT-4.4: where the bank looks for containers to seize, in this order.
PLACES = ("island", "hold", "personal_port", "harbour_store", "factory_store")


def course(t: Table) -> Steps:
    """CT-3.1: turns clockwise until the end is triggered (CT-11.2) or the round limit is reached (CT-R29)."""
    first_turn = True
    while True:
        yield from turn(t, first_turn)
        first_turn = False
        if t.last_turn():
            t.reason = "colours_exhausted" if t.ending else "round_limit"
            break
        t.active = (t.active + 1) % t.count
        if t.active == t.first:
            t.round += 1
    if t.bank and t.holder is not None:
        yield from broker.win(t, t.holder, at_the_end=True)  # CT-17.1
    yield from scoring(t)
    t.events.saw("over", reason=t.reason)


def turn(t: Table, first_turn: bool) -> Steps:
    """CT-3.1: preparatory step, up to two main actions, closing window."""
    t.prepared = t.produced = t.called = t.won = False
    t.actions_left = LIMIT["actions_per_turn"]
    if not first_turn:
        t.events.saw("turn", seat=t.active, round=t.round)
    yield from preparatory_step(t)
    t.prepared = True
    while t.actions_left:
        answer = yield from ask(t.active, "main", lambda: main_actions(t))
        if answer.kind == "pass":  # CT-3.4
            t.events.saw("passed", seat=t.active)
            t.actions_left = 0
        else:
            t.actions_left -= 1
            yield from ACTIONS[answer.kind](t, answer)
    yield from ask(t.active, "closing", lambda: {"end_turn"})  # CT-3.7


def main_actions(t: Table) -> set[str]:
    """CT-3.3: everything the active player may begin."""
    may = {"pass"} | buildings(t) | broker.calls(t) | trade.sailings(t)
    for rival in t.seats:
        if trade.may_shop(t, rival):
            may.add(written("buy_for_harbour", rival=SEATS[rival]))
    if trade.may_produce(t):
        may.add("produce")
    if trade.may_buy_docked(t):
        may.add("buy_docked")
    return may


# -- the preparatory step ---------------------------------------------------------------------------------------------


def preparatory_step(t: Table) -> Steps:
    """CT-3.2, CT-14.1: win a broker auction, then interest; the table may agree on the other order (CT-R1)."""
    loans = t.me.loans  # CT-4.1: as the turn begins
    if t.options["preparatory_order"] == "win_first":
        yield from broker.preparation(t)
        yield from interest(t, loans)
    else:
        yield from interest(t, loans)
        yield from broker.preparation(t)


def interest(t: Table, loans: int) -> Steps:
    """CT-4: 1 per loan card; who is short must borrow (CT-4.2), and pays as much as there is (CT-4.3)."""
    debtor = t.me
    due = loans * LOAN["interest"]
    if debtor.cash < due and debtor.loans < LOAN["max_per_player"]:
        borrow(t, debtor)
    paid = min(due, debtor.cash)
    if paid:
        pay_interest(t, debtor, paid)
        t.events.saw("interest", seat=debtor.seat, amount=paid)
    if paid < due:
        t.events.saw("default", seat=debtor.seat, loans=due - paid)
        for _ in range((due - paid) * LOAN["seized_per_default"]):
            yield from seizure(t, debtor)


def pay_interest(t: Table, debtor: Player, amount: int) -> None:
    """CT-4.8: to the bank; with the module 1 to broker I and 1 to broker II (CT-14.5)."""
    t.pay_bank(debtor, amount)
    if t.bank:
        for at in range(amount):
            t.brokers[at].money += 1
            t.money += 1


def seizure(t: Table, debtor: Player) -> Steps:
    """CT-4.4 to CT-4.7: one container of the first place that has any; the right-hand neighbour picks."""
    for place in PLACES:
        choices = seizable(debtor, place)
        if not choices:
            continue
        if len(choices) == 1:
            taken = Answer(debtor.seat, next(iter(choices)))
        else:
            taken = yield from ask_one_of(t.right_hand(debtor.seat), "seize_choice", choices)
        colour = taken["colour"]
        if place.endswith("_store"):
            debtor.stores[place.removesuffix("_store")][colour, taken["price"]] -= 1
        else:
            open_place(debtor, place)[colour] -= 1
        t.box[colour] += 1  # CT-4.6: to the box, not to the supply
        t.events.saw("seized", seat=debtor.seat, colour=colour, place=place)
        return


def open_place(player: Player, place: str) -> Pieces:
    return {"island": player.island, "hold": player.hold, "personal_port": player.port}[place]


def seizable(debtor: Player, place: str) -> set[str]:
    """CT-4.5: in a store the neighbour picks the very piece (CT-R12)."""
    if place.endswith("_store"):
        store = +debtor.stores[place.removesuffix("_store")]
        return {written("seize_from_store", colour=colour, price=price) for colour, price in store}
    return {written("seize", colour=colour) for colour in +open_place(debtor, place)}


# -- CT-6: building ---------------------------------------------------------------------------------------------------


def buildings(t: Table) -> set[str]:
    """CT-6.3: the row is not full, the supply has the piece, no second machine of a colour, and it can be paid."""
    may: set[str] = set()
    machines, warehouses = len(t.me.machines), t.me.warehouses
    if warehouses < len(WAREHOUSE_COSTS) and t.warehouse_supply and t.me.cash >= WAREHOUSE_COSTS[warehouses]:
        may.add("buy_warehouse")
    for colour in COLOURS:
        if machines < len(MACHINE_COSTS) and t.machine_supply[colour] and colour not in t.me.machines:
            if t.me.cash >= MACHINE_COSTS[machines]:
                may.add(written("buy_machine", colour=colour))
    return may


def buy_machine(t: Table, answer: Answer) -> Steps:
    """CT-6.2: the number on the next free space, to the bank."""
    cost = MACHINE_COSTS[len(t.me.machines)]
    t.pay_bank(t.me, cost)
    t.machine_supply[answer["colour"]] -= 1
    t.me.machines.append(answer["colour"])
    t.events.saw("machine", seat=t.active, colour=answer["colour"], cost=cost)
    yield from ()


def buy_warehouse(t: Table, answer: Answer) -> Steps:
    cost = WAREHOUSE_COSTS[t.me.warehouses]
    t.pay_bank(t.me, cost)
    t.warehouse_supply -= 1
    t.me.warehouses += 1
    t.events.saw("warehouse", seat=t.active, cost=cost)
    yield from ()


def sail(t: Table, answer: Answer) -> Steps:
    """CT-9.1: to an adjacent zone; what happens on arrival depends on the zone."""
    zone = answer["to"]
    t.me.ship = zone
    t.events.saw("sailed", seat=t.active, to=zone)
    if zone in SEATS:
        yield from trade.purchase_in_port(t, SEATS.index(zone))
    elif zone == "bank":
        yield from broker.load(t)
    elif zone == "island" and t.me.hold.total():
        yield from auction.auction(t)  # CT-9.5; an empty ship: CT-9.6
        t.actions_left = 0  # CT-10.15


ACTIONS = {
    "buy_machine": buy_machine,
    "buy_warehouse": buy_warehouse,
    "buy_for_harbour": trade.buy_for_harbour,
    "produce": trade.produce,
    "sail": sail,
    "buy_docked": trade.buy_docked,
    "call_broker": broker.call,
}
