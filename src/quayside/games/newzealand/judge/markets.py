"""What workers, tiles, sheep, buildings, harbours and objectives are worth."""

from __future__ import annotations

from quayside.games.newzealand.actions import (
    appoint_worker,
    build_space,
    build_tile,
    buy_card,
    buy_line,
    clear_space,
    flip_tile,
    hire_row,
    hire_worker,
    pick_worker_worker,
    place_joker_row,
    sail_to,
    store_slot,
    store_storehouse,
    take_objective_card,
    take_sheep_card,
    upgrade_at,
)
from quayside.games.newzealand.judge.effects import hire_worth
from quayside.games.newzealand.judge.farm import Farm
from quayside.games.newzealand.judge.weigher import Weigher
from quayside.games.newzealand.nouns import FIRST_OBJECTIVE, HAZARD_TILE, MARKET_BREED, ROW_SIZE, SARAH, STEP_TILE
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import master_medium, storehouse_harbour
from quayside.games.newzealand.steps.invest import invest_cell, swap_cell
from quayside.kernel.agenda import first_argument
from quayside.kernel.packed import i64
from quayside.kernel.sets import has

# -- workers, tiles, sheep, buildings --------------------------------------------------------------------------------


class WeighHire(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return hire_worth(f, g, seat, hire_worker(action), hire_row(action) - 1, first_argument(g))


class WeighInvest(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return f.tile(g, seat, invest_cell(action), first_argument(g))


class WeighInvestWith(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return f.tile(g, seat, swap_cell(action), first_argument(g))


class WeighJoker(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        worker = place_joker_row(action)
        return f.worth.of_worker[worker] + (f.worth.fifth if g.row(seat, worker) == ROW_SIZE - 1 else 0.0)


class WeighBuy(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return f.purchase(g, seat, buy_line(action) - 1, buy_card(action))


class WeighTakeSheep(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return f.sheep(g, seat, MARKET_BREED + take_sheep_card(action))


class WeighBuild(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        space = g.kit.building_space[build_space(action)]
        return f.building(g, build_tile(action) - 1, space, first_argument(g))


class WeighClear(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        hazard = g.trail[g.kit.hazard_space[clear_space(action)]]
        return float(g.kit.hazard_vp[hazard - HAZARD_TILE]) + 1.0


class WeighPickWorker(Weigher):
    """The worker that Sarah is to have."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        worker = pick_worker_worker(action)
        return f.worth.hers[worker] + f.worth.hers_more * float(g.row(SARAH, worker))


# -- the sea and objectives ------------------------------------------------------------------------------------------


class WeighSail(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return f.sea(g, seat, sail_to(action))


class WeighUpgrade(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return f.harbour(g, seat, g.kit.harbour_at[upgrade_at(action)])


class WeighStore(Weigher):
    """A pair that is begun, then the better pairs; a cheap slot."""

    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        house = store_storehouse(action) - 1
        cost = g.harbour_price(storehouse_harbour(g), store_slot(action) - 1)
        begun = not has(g.storehouses[seat], house ^ 1)
        return (f.worth.pair_begun if begun else 0.0) + f.worth.storehouse[house] - 2.0 * float(cost)


class WeighAppoint(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        worker = appoint_worker(action)
        value = f.master(g, seat, g.masters[master_medium(g)]) - 0.3 * f.worth.of_worker[worker]
        return value - (f.worth.fifth if g.row(seat, worker) == ROW_SIZE else 0.0)


class WeighTakeObjective(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        objective = take_objective_card(action)
        met = f.would_meet(g, seat, FIRST_OBJECTIVE + objective)
        part = 1.0 if met else f.worth.unmet + f.temper.unmet
        return f.temper.objectives + float(g.kit.objective_vp[objective]) * part


class WeighFlip(Weigher):
    def worth(self, f: Farm, g: NewZealand, seat: i64, action: i64) -> float:
        return 1.0 if flip_tile(action) == STEP_TILE else 0.0
