"""CT-6: buy a machine or a warehouse."""

from __future__ import annotations

from typing import Final

from quayside.games.container.actions import BUY_MACHINE, BUY_WAREHOUSE
from quayside.games.container.nouns import COLOUR_COUNT
from quayside.games.container.reasons import BUILDING_TOO_DEAR, NONE_IN_SUPPLY, ROW_FULL, SAME_COLOUR
from quayside.games.container.state import Container
from quayside.games.container.steps.main_action import MainAction
from quayside.games.container.tell import tell_machine, tell_warehouse
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64

NO_SPACE: Final[i64] = -1  # as a price: the row is full


def machine_price(g: Container, seat: i64) -> i64:
    """CT-6.2: what the next free space of the row costs, or NO_SPACE."""
    machines = g.machine_count(seat)
    if machines == len(g.kit.machine_cost):
        return NO_SPACE
    return g.kit.machine_cost[machines]


def warehouse_price(g: Container, seat: i64) -> i64:
    """CT-6.2: likewise."""
    if g.warehouses[seat] == len(g.kit.warehouse_cost):
        return NO_SPACE
    return g.kit.warehouse_cost[g.warehouses[seat]]


class BuyMachine(MainAction):
    """CT-6.2, CT-6.3: the next free space gives the cost; row, colour, supply and purse must allow it."""

    first: i64 = BUY_MACHINE
    count: i64 = 5

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        cost = machine_price(g, seat)
        if cost == NO_SPACE:
            o.refuse_all(BUY_MACHINE, COLOUR_COUNT, ROW_FULL)
            return
        cash = g.cash(seat)
        for colour in range(COLOUR_COUNT):
            if g.machines[seat * COLOUR_COUNT + colour]:
                o.refuse(BUY_MACHINE + colour, SAME_COLOUR)
            elif g.machine_supply[colour] == 0:
                o.refuse(BUY_MACHINE + colour, NONE_IN_SUPPLY)
            elif cash < cost:
                o.refuse(BUY_MACHINE + colour, BUILDING_TOO_DEAR, cost, cash)
            else:
                o.add(BUY_MACHINE + colour)

    def prices(self, g: Container, seat: i64) -> dict[int, int]:
        cost = int(machine_price(g, seat))
        others = [colour for colour in range(int(COLOUR_COUNT)) if not g.machines[seat * COLOUR_COUNT + colour]]
        return {int(BUY_MACHINE) + colour: cost for colour in others if cost != NO_SPACE}

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        """CT-6.4: it works at once."""
        cost = machine_price(g, seat)
        g.pay_bank(seat, cost)
        g.machines[seat * COLOUR_COUNT + which] = 1
        g.machine_supply[which] -= 1
        tell_machine(g, seat, which, cost)


class BuyWarehouse(MainAction):
    """CT-6.2, CT-6.3: as for machines; warehouses have no colour."""

    first: i64 = BUY_WAREHOUSE

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        cost = warehouse_price(g, seat)
        if cost == NO_SPACE:
            o.refuse(BUY_WAREHOUSE, ROW_FULL)
        elif g.warehouse_supply == 0:
            o.refuse(BUY_WAREHOUSE, NONE_IN_SUPPLY)
        elif g.cash(seat) < cost:
            o.refuse(BUY_WAREHOUSE, BUILDING_TOO_DEAR, cost, g.cash(seat))
        else:
            o.add(BUY_WAREHOUSE)

    def prices(self, g: Container, seat: i64) -> dict[int, int]:
        cost = int(warehouse_price(g, seat))
        return {} if cost == NO_SPACE else {int(BUY_WAREHOUSE): cost}

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        """CT-6.4: it works at once."""
        cost = warehouse_price(g, seat)
        g.pay_bank(seat, cost)
        g.warehouses[seat] += 1
        g.warehouse_supply -= 1
        tell_warehouse(g, seat, cost)
