"""CT-7, CT-8 and CT-9: buying for the harbour, producing, prices, sailing and buying in ports."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from referee.container.table import COLOURS, LIMIT, PRICES, SEATS, Pieces, Player, Priced, Table
from referee.following import Answer, Steps, ask, ask_one_of
from referee.record import written

FEE = LIMIT["production_fee"]

# -- buying from a store: a rival's factory (CT-7) or harbour (CT-9.4) ------------------------------------------------


def for_sale(t: Table, goods: Priced, room: int) -> set[str]:
    """Each container at its price, if there is room and the whole bill can be paid (CT-2.6)."""
    if not room:
        return set()
    affordable = [(colour, price) for (colour, price) in +goods if t.owed + price <= t.me.cash]
    return {written("buy", colour=colour, price=price) for colour, price in affordable}


def shopping(t: Table, question: str, owner: Player, store: str, room: int, may_stop: bool) -> Steps:
    """Pick containers one by one, then pay them in one sum; ends by itself when nothing or no room is left."""
    goods = owner.stores[store]
    bought: Pieces = Counter()
    t.owed = 0
    t.promised = not may_stop

    def answers() -> set[str]:
        stop = {"done"} if may_stop or bought else set()
        return for_sale(t, goods, room - bought.total()) | stop

    while goods.total() and bought.total() < room:
        answer = yield from ask(t.active, question, answers)
        if answer.kind == "done":
            break
        colour, price = answer["colour"], answer["price"]
        goods[colour, price] -= 1
        bought[colour] += 1
        t.owed += price
        t.promised = True
        # Until they are priced, or stand on deck, they lie between the two boards.
        if store == "factory":
            t.unpriced["harbour"][colour] += 1
        else:
            t.me.hold[colour] += 1
        t.events.saw("bought", seat=t.active, rival=owner.seat, colour=colour, price=price)
    if t.owed:
        t.pay_player(t.me, owner, t.owed)
        t.events.saw("paid", seat=t.active, rival=owner.seat, amount=t.owed)
    t.owed = 0
    t.promised = False


# -- CT-7: buy containers for the harbour store -----------------------------------------------------------------------


def may_shop(t: Table, rival: int) -> bool:
    """CT-7.1, CT-7.3; with an empty own harbour store something must be bought (CT-7.5, CT-R27)."""
    if rival == t.active:
        return False
    if t.me.stores["harbour"].total():
        return True
    return bool(for_sale(t, t.players[rival].stores["factory"], t.space(t.active, "harbour")))


def buy_for_harbour(t: Table, answer: Answer) -> Steps:
    rival = SEATS.index(answer["rival"])
    t.events.saw("visits", seat=t.active, rival=rival)
    may_stop = bool(t.me.stores["harbour"].total())
    yield from shopping(t, "shop", t.players[rival], "factory", t.space(t.active, "harbour"), may_stop)
    yield from pricing(t, t.active, "price_harbour", ("harbour",), reprice=True)


# -- prices -----------------------------------------------------------------------------------------------------------


def pricing(t: Table, seat: int, question: str, stores: tuple[str, ...], reprice: bool) -> Steps:
    """CT-7.4, CT-7.5, CT-8.5: a price for each new container; with `reprice` old ones may be moved, each once.

    After CT-15.10 only the returned pieces get prices.
    """
    player = t.players[seat]
    old: Priced = Counter(+player.stores[stores[0]]) if reprice else Counter()  # not touched in this action

    def answers() -> set[str]:
        may: set[str] = set()
        for store in stores:
            for colour in +t.unpriced[store]:
                may |= {written("price", store=store, colour=colour, price=price) for price in PRICES[store]}
        for colour, price in +old:
            others = [new for new in PRICES[stores[0]] if new != price]
            may |= {written("reprice", colour=colour, old=price, new=new) for new in others}
        if not waiting():
            may.add("done")
        return may

    def waiting() -> int:
        return sum(t.unpriced[store].total() for store in stores)

    while waiting() or old.total():
        answer = yield from ask(seat, question, answers)
        if answer.kind == "done":
            break
        if answer.kind == "price":
            store, colour, price = answer["store"], answer["colour"], answer["price"]
            t.unpriced[store][colour] -= 1
            player.stores[store][colour, price] += 1
            t.events.saw("priced", seat=seat, store=store, colour=colour, price=price)
        else:
            colour, price, new = answer["colour"], answer["old"], answer["new"]
            old[colour, price] -= 1
            player.stores[stores[0]][colour, price] -= 1
            player.stores[stores[0]][colour, new] += 1
            t.events.saw("repriced", seat=seat, store=stores[0], colour=colour, old=price, new=new)


# -- CT-8: produce ----------------------------------------------------------------------------------------------------


def working(t: Table) -> list[str]:
    """CT-8.2: the machines whose colour is in the supply, in the order of the colours."""
    return [colour for colour in COLOURS if colour in t.me.machines and t.supply[colour]]


def ends_the_game(t: Table, made: tuple[str, ...]) -> bool:
    """CT-11.1: would two colours be absent from the supply?"""
    absent = [colour for colour in COLOURS if t.supply[colour] - made.count(colour) == 0]
    return len(absent) >= LIMIT["colours_exhausted_at_end"]


def outputs(t: Table, space: int) -> list[tuple[str, ...]]:
    """CT-8.3: all that fits must be made (CT-R24). CT-15.3: after a call no production may trigger the end (CT-R8)."""
    made = combinations(working(t), min(space, len(working(t))))
    return [colours for colours in made if t.ending or not (t.called and ends_the_game(t, colours))]


def may_produce(t: Table) -> bool:
    """CT-8.1: once per turn, with 1 for the right-hand neighbour."""
    return not t.produced and t.me.cash >= FEE and bool(outputs(t, t.space(t.active, "factory")))


def produce(t: Table, answer: Answer) -> Steps:
    t.produced = True
    boss = t.right_hand(t.active)
    t.pay_player(t.me, t.players[boss], FEE)
    t.events.saw("fee", seat=t.active, rival=boss, amount=FEE)
    space = t.space(t.active, "factory")
    possible = outputs(t, space)
    machines = working(t)
    made: list[str] = []
    while len(made) < len(possible[0]):
        left = [colour for colour in machines if colour not in made]
        if len(left) == len(possible[0]) - len(made):
            chosen = left[0]
        else:
            chosen = (yield from ask_one_of(t.active, "make_choice", makes(possible, made)))["colour"]
        possible = [colours for colours in possible if chosen in colours]
        made.append(chosen)
        t.supply[chosen] -= 1
        t.unpriced["factory"][chosen] += 1
        t.events.saw("produced", seat=t.active, colour=chosen)
    if not t.ending and ends_the_game(t, ()):
        t.ending = True
        t.events.saw("ending", seat=t.active)
    yield from pricing(t, t.active, "price_factory", ("factory",), reprice=True)


def makes(possible: list[tuple[str, ...]], made: list[str]) -> set[str]:
    return {written("make", colour=colour) for colours in possible for colour in colours if colour not in made}


# -- CT-9: sail -------------------------------------------------------------------------------------------------------


def sailings(t: Table) -> set[str]:
    """CT-9.1, CT-9.2: from the open sea anywhere but the own port; from anywhere else only to the open sea."""
    if t.me.ship != "sea":
        return {written("sail", to="sea")}
    zones = [SEATS[seat] for seat in t.seats if seat != t.active] + ["island"]
    if t.bank:
        zones.append("bank")  # CT-16.1: the own personal port
    return {written("sail", to=zone) for zone in zones}


def hold_room(player: Player) -> int:
    return int(LIMIT["ship_hold"]) - player.hold.total()


def purchase_in_port(t: Table, owner: int) -> Steps:
    """CT-9.4: on arrival, as much as the hold takes."""
    yield from shopping(t, "dock", t.players[owner], "harbour", hold_room(t.me), may_stop=True)


def may_buy_docked(t: Table) -> bool:
    """CT-R15: where the table allows it, an action buys in the port where the ship lies, be it nothing."""
    return bool(t.options["buy_while_docked"]) and t.me.ship in SEATS


def buy_docked(t: Table, answer: Answer) -> Steps:
    yield from purchase_in_port(t, SEATS.index(t.me.ship))
