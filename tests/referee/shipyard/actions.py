"""SY-11 to SY-16: renting canals, the rings, hiring, exchanging, the subsidy; and when an action can be performed."""

from __future__ import annotations

from collections import Counter
from typing import Callable

from referee.data import tables, values
from referee.following import Steps, ask, ask_one_of
from referee.record import written
from referee.shipyard.build import build
from referee.shipyard.market import affordable, fill_gaps, price, purchase, refill, take
from referee.shipyard.table import COMMODITIES, CONSTANT, EMPLOYEES, RINGS, TRAINS, Player, Table
from referee.shipyard.water import OUT, Figure, Laid

SECTORS: dict[int, dict[str, int]] = {row["sector"]: row for row in tables("shipyard")["exchange_sector"]}
OFFERS: dict[str, list[str]] = values("shipyard", "exchange_offer", "commodity", "items")
STEP_COST = CONSTANT["extra_step_cost"]
MOST_EXTRA = 3  # SY-12.2

# -- SY-11: Rent Canal ------------------------------------------------------------------------------------------------


def rentable(t: Table, guilders: int) -> list[int]:
    """SY-11.6: a canal that fits nowhere may not be bought."""
    return [row for row in affordable(t, "canals", guilders) if fits(t, str(t.displays["canals"][row - 1]))]


def fits(t: Table, canal: str) -> bool:
    return not t.me.water.canals or bool(t.me.water.placements(canal))


def rent(t: Table) -> Steps:
    answer = yield from ask(
        t.active, "pick_canal", lambda: {written("rent_canal", row=row) for row in rentable(t, t.purse())}
    )
    canal = take(t, "canals", answer["row"])
    t.canal_in_hand = canal
    t.events.saw("rented", seat=t.active, canal=canal, price=price("canals", answer["row"]))
    if t.me.water.canals:
        yield from lay(t, canal)
    else:
        yield from lay_first(t, canal)
    refill(t, "canals")


def lay_first(t: Table, canal: str) -> Steps:
    """SY-11.3: in any orientation; the figure enters at a port."""
    answer = yield from ask_one_of(t.active, "first_canal", {written("lay_first", turns=turns) for turns in range(4)})
    laid = Laid(canal, 0, 0, answer["turns"])
    put(t, laid)
    ports = {written("start", space=side) for side in laid.ports()}
    answer = yield from ask_one_of(t.active, "start_space", ports)
    t.me.water.figure = Figure(canal, answer["space"], OUT)
    t.events.saw("started", seat=t.active, canal=canal, space=answer["space"])


def lay(t: Table, canal: str) -> Steps:
    """SY-11.4: on a free place, with at least one side joined."""
    water = t.me.water
    may = {written("lay", beside=at, side=side, turns=turns) for at, side, turns in water.placements(canal)}
    answer = yield from ask_one_of(t.active, "lay_canal", may)
    x, y = water.named(answer["beside"]).beside(answer["side"])
    put(t, Laid(canal, x, y, answer["turns"]))


def put(t: Table, laid: Laid) -> None:
    t.me.water.canals.append(laid)
    t.canal_in_hand = None
    t.events.saw("laid", seat=t.active, canal=laid.canal, x=laid.x, y=laid.y, turns=laid.turns)


# -- SY-12 and SY-13: Manufacture Equipment, Recruit Crew -------------------------------------------------------------


def extra_cost(player: Player, extra: int) -> int:
    """SY-12.2, SY-12.4: 1 per further sector; the accountant makes up to two free."""
    free = sum(int(row["free_steps"]) for row in player.employed("accountant"))
    return STEP_COST * max(0, extra - free)


def ring(t: Table, action: str, marker: str, helpers: str) -> Steps:
    """SY-12.2, SY-12.3: one sector on, and up to three more; the piece there, and what employees add."""
    sectors = RINGS[action]

    def answers() -> set[str]:
        affordable_extras = [extra for extra in range(MOST_EXTRA + 1) if extra_cost(t.me, extra) <= t.purse()]
        return {written(action, extra=extra) for extra in affordable_extras}

    extra = (yield from ask(t.active, action, answers))["extra"]
    cost = extra_cost(t.me, extra)
    t.pay(cost)
    piece = sectors[(sectors.index(t.markers[marker]) + 1 + extra) % len(sectors)]
    t.markers[marker] = piece
    t.events.saw("marker", seat=t.active, piece=piece, cost=cost)
    t.gain(Counter([piece] + [row["piece"] for row in t.me.employed(helpers)]))


def manufacture(t: Table) -> Steps:
    yield from ring(t, "manufacture", "equipment", "engineer")


def recruit(t: Table) -> Steps:
    yield from ring(t, "recruit", "crew", "recruiter")


# -- SY-14: Hire Employee ---------------------------------------------------------------------------------------------


def hire_costs(t: Table) -> dict[str, int]:
    """SY-14: everybody who may be taken, with movement and surcharge."""
    costs: dict[str, int] = {}
    free = sum(row["free_steps"] for row in t.me.employed("foreman"))
    for extra in range(len(t.places)):
        place = (t.markers["hire"] + extra) % len(t.places)  # spaces count from 1; the first step is free
        for employee in t.places[place]:
            if t.employees_left[employee] and may_employ(t.me, employee):
                costs[employee] = STEP_COST * max(0, extra - free) + EMPLOYEES[employee]["surcharge"]
    return costs


def may_employ(player: Player, employee: str) -> bool:
    """SY-14.5: nobody twice; SY-14.6: level 2 only after level 1."""
    row = EMPLOYEES[employee]
    if row["kind"] == "trader" and row["level"] == 2 and f"trader_{row['commodity']}_1" not in player.employees:
        return False
    return employee not in player.employees


def hire(t: Table) -> Steps:
    def answers() -> set[str]:
        return {written("hire", employee=who) for who, cost in hire_costs(t).items() if cost <= t.purse()}

    employee = (yield from ask(t.active, "pick_employee", answers))["employee"]
    cost = hire_costs(t)[employee]
    t.pay(cost)
    t.employees_left[employee] -= 1
    t.me.employees.append(employee)
    t.markers["hire"] = 1 + next(at for at, place in enumerate(t.places) if employee in place)
    t.events.saw("hired", seat=t.active, employee=employee, cost=cost)


# -- SY-15: Exchange Commodities --------------------------------------------------------------------------------------


def sale(t: Table, cars: Counter[str], sector: int) -> int:
    """SY-15.2, SY-15.5: the sector's price, and 1 more per trader of that commodity, for each car."""
    return sum(count * unit_price(t, commodity, sector) for commodity, count in cars.items())


def unit_price(t: Table, commodity: str, sector: int) -> int:
    traders = [row for row in t.me.employed("trader") if row["commodity"] == commodity]
    return SECTORS[sector][commodity] + len(traders)


def next_sector(t: Table) -> int:
    return int(t.markers["exchange"]) % len(SECTORS) + 1


def usable_trains(t: Table, sector: int) -> list[str]:
    """SY-15.2; a bonus taken first must leave enough for the chosen action (SY-7.6)."""
    return [train for train in t.me.trains if sale(t, Counter(TRAINS[train]), sector) >= -t.purse()]


def exchange(t: Table) -> Steps:
    sector = t.markers["exchange"] = next_sector(t)  # SY-15.1
    trains = {written("use_train", train=train) for train in usable_trains(t, sector)}
    train = (yield from ask_one_of(t.active, "pick_own_train", trains))["train"]
    t.me.trains.remove(train)
    t.used_trains.append(train)
    t.events.saw("exchange", seat=t.active, train=train, sector=sector)
    fill_gaps(t)
    cars: Counter[str] = Counter(TRAINS[train])
    traded: set[str] = set()
    while choices := trades(t, cars, traded, sector):
        answer = yield from ask_one_of(t.active, "trade_cars", choices | {"sell_rest"})
        if answer.kind == "sell_rest":
            break
        cars[answer["commodity"]] -= 1
        traded.add(answer["item"])
        t.me.stock[answer["item"]] += 1
        t.events.saw("traded", seat=t.active, commodity=answer["commodity"], piece=answer["item"])
    for commodity in COMMODITIES:
        if cars[commodity]:
            guilders = cars[commodity] * unit_price(t, commodity, sector)
            t.me.guilders += guilders
            t.events.saw("sold", seat=t.active, commodity=commodity, count=cars[commodity], guilders=guilders)


def trades(t: Table, cars: Counter[str], traded: set[str], sector: int) -> set[str]:
    """SY-15.3: no item twice in one exchange."""
    may: set[str] = set()
    for commodity in COMMODITIES:
        if cars[commodity] and sale(t, cars, sector) - unit_price(t, commodity, sector) >= -t.purse():
            items = [item for item in OFFERS[commodity] if item not in traded]
            may |= {written("trade", commodity=commodity, item=item) for item in items}
    return may


# -- SY-16: Receive Subsidy -------------------------------------------------------------------------------------------


def subsidy(t: Table) -> Steps:
    t.me.guilders += CONSTANT["subsidy"]
    t.events.saw("subsidy", seat=t.active, guilders=CONSTANT["subsidy"])
    yield from ()


# -- SY-5.3 to SY-5.5: can an action be performed? --------------------------------------------------------------------

PERFORM: dict[str, Callable[[Table], Steps]] = {
    "build": build,
    "purchase": purchase,
    "rent": rent,
    "manufacture": manufacture,
    "recruit": recruit,
    "hire": hire,
    "exchange": exchange,
    "subsidy": subsidy,
}

CONDITION: dict[str, Callable[[Table, int], bool]] = {
    "purchase": lambda t, guilders: bool(affordable(t, "trains", guilders)),
    "rent": lambda t, guilders: bool(rentable(t, guilders)),
    "hire": lambda t, guilders: any(cost <= guilders for cost in hire_costs(t).values()),
    "exchange": lambda t, guilders: bool(t.me.trains),
}


def performable(t: Table, action: str, guilders: int) -> bool:
    """Build, Manufacture, Recruit and Subsidy always are (SY-5.4)."""
    return action not in CONDITION or CONDITION[action](t, guilders)


# -- SY-7.6: a bonus taken first must leave the chosen action performable ---------------------------------------------


def needed_for(t: Table, action: str) -> int:
    """The fewest guilders with which the chosen action can be performed; only Hire may need any."""
    return min(hire_costs(t).values()) if action == "hire" else 0


def most_left(t: Table, action: str, guilders: int) -> int:
    """The most guilders that a bonus action can leave: by its cheapest, or most profitable, way."""
    if action == "subsidy":
        return guilders + CONSTANT["subsidy"]
    if action == "exchange":
        sector = next_sector(t)
        return guilders + max(sale(t, Counter(TRAINS[train]), sector) for train in t.me.trains)
    if action == "rent":
        return guilders - min(price("canals", row) for row in rentable(t, guilders))
    return guilders  # a free card, a free train, a free step
