"""CT-6: buy a machine or a warehouse."""

from __future__ import annotations

from quayside.games.container.actions import BUY_MACHINE, BUY_WAREHOUSE
from quayside.games.container.events import E_MACHINE, E_WAREHOUSE
from quayside.games.container.reasons import BUILDING_TOO_DEAR, NONE_IN_SUPPLY, ROW_FULL, SAME_COLOUR
from quayside.games.container.state import Container
from quayside.games.container.steps.main_action import MainAction
from quayside.games.container.words import COLOUR_COUNT
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64


class BuyMachine(MainAction):
    """CT-6.2, CT-6.3: the next free space gives the cost; row, colour, supply and purse must allow it."""

    first: i64 = BUY_MACHINE
    count: i64 = 5

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        machines = g.machine_count(seat)
        if machines == len(g.kit.machine_cost):
            o.refuse_all(BUY_MACHINE, COLOUR_COUNT, ROW_FULL)
            return
        cash = g.cash(seat)
        cost = g.kit.machine_cost[machines]
        for colour in range(COLOUR_COUNT):
            if g.machines[seat * COLOUR_COUNT + colour]:
                o.refuse(BUY_MACHINE + colour, SAME_COLOUR)
            elif g.machine_supply[colour] == 0:
                o.refuse(BUY_MACHINE + colour, NONE_IN_SUPPLY)
            elif cash < cost:
                o.refuse(BUY_MACHINE + colour, BUILDING_TOO_DEAR, cost, cash)
            else:
                o.add(BUY_MACHINE + colour)

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        """CT-6.4: it works at once."""
        cost = g.kit.machine_cost[g.machine_count(seat)]
        g.pay_bank(seat, cost)
        g.machines[seat * COLOUR_COUNT + which] = 1
        g.machine_supply[which] -= 1
        g.emit(E_MACHINE, 0, seat, which, cost)


class BuyWarehouse(MainAction):
    """CT-6.2, CT-6.3: as for machines; warehouses have no colour."""

    first: i64 = BUY_WAREHOUSE

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        owned = g.warehouses[seat]
        if owned == len(g.kit.warehouse_cost):
            o.refuse(BUY_WAREHOUSE, ROW_FULL)
        elif g.warehouse_supply == 0:
            o.refuse(BUY_WAREHOUSE, NONE_IN_SUPPLY)
        elif g.cash(seat) < g.kit.warehouse_cost[owned]:
            o.refuse(BUY_WAREHOUSE, BUILDING_TOO_DEAR, g.kit.warehouse_cost[owned], g.cash(seat))
        else:
            o.add(BUY_WAREHOUSE)

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        """CT-6.4: it works at once."""
        cost = g.kit.warehouse_cost[g.warehouses[seat]]
        g.pay_bank(seat, cost)
        g.warehouses[seat] += 1
        g.warehouse_supply -= 1
        g.emit(E_WAREHOUSE, 0, seat, cost)
