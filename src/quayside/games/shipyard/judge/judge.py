"""Shipyard's judge: how a sensible builder plays, and what a yard with all that waits in it will bring.

The yardsticks are rough points: a guilder is worth a third of a point, a piece as much as the room that waits for it, a
canal what it adds to the longest route.
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.actions import (
    BONUS,
    BUY_TRAIN,
    CHOOSE,
    DONE_BUILDING,
    DONE_LOADING,
    ENLIST,
    FINAL_ACTION,
    FINISH,
    GIVE_UP,
    HIRE_ONE,
    KEEP,
    LAUNCH,
    LAY,
    LAY_FIRST,
    LET_FAIL,
    LOAD,
    MAKE,
    PASS,
    PERFORM,
    PLACE,
    RENT_CANAL,
    SELL_REST,
    SPEED,
    START,
    STEER,
    TAKE,
    TAKE_BLANK,
    TRADE,
    UNLOAD,
    USE_TRAIN,
)
from quayside.games.shipyard.employees import free_spaces
from quayside.games.shipyard.judge.prospects import prospects
from quayside.games.shipyard.judge.routes import best_points, best_speed_points
from quayside.games.shipyard.judge.yard import Yard
from quayside.games.shipyard.nouns import (
    CANAL_COLUMN,
    CAPTAIN,
    PER_COLOUR,
    PIECE_COUNT,
    PROPELLER,
    ROW_COUNT,
    SMOKESTACK,
    TRAIN_COLUMN,
)
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.build import KIND_OF_COLUMN
from quayside.games.shipyard.steps.codes import COMPLETE_SHIP
from quayside.games.shipyard.steps.exchange import rate
from quayside.games.shipyard.steps.hire import hire_cost, place_of
from quayside.games.shipyard.steps.income import income_for
from quayside.games.shipyard.steps.rent import reach_after
from quayside.games.shipyard.yard import ship_length
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.state import State
from quayside.search.judge import NEVER, Judge, chances, weight_of

BONUS_LEAST: Final = 0.1  # what a bonus action must bring beyond its price
SCALE: Final = 10.0  # points that make a lead clear
PIECE_ORDER: Final[list[float]] = [10.0, 4.0, 3.0, 7.0, 8.0, 9.0, 6.0, 5.0]  # per piece: what is loaded first
BUILD: Final[i64] = 0  # places in nouns.ACTION_CARDS
PURCHASE: Final[i64] = 1
RENT: Final[i64] = 2
RECRUIT: Final[i64] = 4
HIRE: Final[i64] = 5
EXCHANGE: Final[i64] = 6


class ShipyardJudge(Judge):
    """Weights by kind of action; values by an estimate of the final scores."""

    def __init__(self) -> None:
        self.yard = Yard()

    def prepare(self, g: State, seat: i64) -> None:
        assert isinstance(g, Shipyard)
        self.yard.look(g, seat)

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        assert isinstance(g, Shipyard)
        return weight_of(_WEIGHERS[_KIND[action]].worth(self.yard, g, seat, action))

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Shipyard)
        totals: list[float] = [prospects(g, seat, self.yard) for seat in range(g.seats)]
        return chances(totals, SCALE)


class Weigher:
    """What an action of one kind is worth, in points."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return 0.0


class WeighChoose(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return y.action_worth(g, seat, action - CHOOSE) + y.guilder * float(income_for(g, action - CHOOSE))


class WeighPerform(Weigher):
    """The chosen action first: a bonus bought afterwards knows more."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return 9.0


class WeighBonus(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        if not g.performed:
            return -1.0
        y.cash -= g.kit.bonus_cost
        found = y.action_worth(g, seat, action - BONUS)
        y.cash += g.kit.bonus_cost
        return found - y.guilder * float(g.kit.bonus_cost)


class WeighFinish(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return BONUS_LEAST


class WeighFinalAction(Weigher):
    """A ship that sails now; else what one lacks that a last card will complete; else the points of a trader."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        card = action - FINAL_ACTION
        if y.ready and y.can_finish(3):
            return 12.0 if card == BUILD else 0.0
        if card == HIRE:
            return 1.0
        if not y.can_finish(1):
            return 0.0
        captain = 10.0 if g.stock[seat * PIECE_COUNT + CAPTAIN] == 0 else 0.0
        if card == RECRUIT:
            return captain
        if card == EXCHANGE:
            return 0.5 * captain
        return 10.0 if card == RENT and g.reach[seat] == 0 else 0.0


class WeighTake(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        column = (action - TAKE) // ROW_COUNT
        row = (action - TAKE) % ROW_COUNT
        icons = y.icons_worth(g, seat, g.shown(column, row))
        if g.step_code() == COMPLETE_SHIP:
            return 5.0 + icons
        return y.kind_worth(g, KIND_OF_COLUMN[column]) + icons - 0.45 * float(g.price(column, row))


class WeighTakeBlank(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        if g.step_code() == COMPLETE_SHIP:
            return 5.0
        return y.kind_worth(g, action - TAKE_BLANK + 1)


class WeighPlace(Weigher):
    """The next cell of the ship in progress; a new bow as far left as possible."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        off = action - PLACE - y.next_cell(g)
        return -2.0 * float(off if off > 0 else -off)


class WeighBuyTrain(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        row = action - BUY_TRAIN
        train = g.shown(TRAIN_COLUMN, row) - 1
        return y.train_worth(g, seat, train, -1) - y.guilder * float(g.price(TRAIN_COLUMN, row))


class WeighRentCanal(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        row = action - RENT_CANAL
        canal = g.shown(CANAL_COLUMN, row) - 1
        spaces = 7.0 if canal < 8 else 5.0 if canal < 14 else 4.0 if canal < 18 else 3.0
        return 0.6 * spaces - y.guilder * float(g.price(CANAL_COLUMN, row))


class WeighStartSpace(Weigher):
    """On an arc the ends give the longest way; elsewhere it hardly matters."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        side = action - START
        return 0.0 if side == 2 else 1.0 if side == 1 else 2.0


class WeighLay(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return float(reach_after(g, seat, action) - g.reach[seat])


class WeighMake(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return y.sector_worth(g, seat, True, action - MAKE)


class WeighEnlist(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return y.sector_worth(g, seat, False, action - ENLIST)


class WeighHire(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        employee = action - HIRE_ONE
        cost = hire_cost(g, seat, place_of(g, employee), free_spaces(g, seat))
        return y.employee_worth(g, employee) - y.guilder * float(cost)


class WeighUseTrain(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return y.train_worth(g, seat, action - USE_TRAIN, g.exchange_marker)


class WeighTrade(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        which = action - TRADE
        price = rate(g, seat, g.exchange_marker, which // PIECE_COUNT)
        return y.piece_worth(g, seat, which % PIECE_COUNT) - y.guilder * float(price)


class WeighLaunch(Weigher):
    """The ship with the most cards first: it gets the captain."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return float(ship_length(g.shape[seat], action - LAUNCH))


class WeighLoad(Weigher):
    """Everything that fits, the captain first; one captain is kept for each ship to come."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        piece = action - LOAD
        if piece == SMOKESTACK and g.aboard[PROPELLER] == 0:
            return 2.5  # without a propeller a sail does more on the same mast
        if piece == CAPTAIN and g.aboard[CAPTAIN] > 0:
            spare = g.stock[seat * PIECE_COUNT + CAPTAIN] - g.aboard[CAPTAIN]
            keep: i64 = 1 if y.turns_left > 3 else 0
            return 1.5 if spare > keep or y.turns_left == 0 else -2.0
        return PIECE_ORDER[piece]


class WeighDoneLoading(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return 0.5


class WeighUnload(Weigher):
    """Never: players could go round in circles."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return NEVER


class WeighLetFail(Weigher):
    """Only without a captain, and then before anything is loaded."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return NEVER if g.stock[seat * PIECE_COUNT + CAPTAIN] else 12.0


class WeighSpeed(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return float(best_speed_points(g, seat, action - SPEED + 1)) * 0.4


class WeighSteer(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return float(best_points(g, seat, action - STEER)) * 0.8


class WeighKeepBoth(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        which = action - KEEP
        both = y.contract_worth(g, seat, which // PER_COLOUR)
        return 0.5 * (both + y.contract_worth(g, seat, PER_COLOUR + which % PER_COLOUR))


class WeighGiveUpBoth(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        which = action - GIVE_UP
        both = y.contract_worth(g, seat, which // PER_COLOUR)
        return 10.0 - 0.5 * (both + y.contract_worth(g, seat, PER_COLOUR + which % PER_COLOUR))


_EVEN: Final = Weigher()
_RUNS: Final[list[tuple[i64, Weigher]]] = [
    (CHOOSE, WeighChoose()),
    (PERFORM, WeighPerform()),
    (BONUS, WeighBonus()),
    (FINISH, WeighFinish()),
    (FINAL_ACTION, WeighFinalAction()),
    (PASS, _EVEN),
    (TAKE, WeighTake()),
    (TAKE_BLANK, WeighTakeBlank()),
    (PLACE, WeighPlace()),
    (DONE_BUILDING, _EVEN),
    (BUY_TRAIN, WeighBuyTrain()),
    (RENT_CANAL, WeighRentCanal()),
    (LAY_FIRST, _EVEN),
    (START, WeighStartSpace()),
    (LAY, WeighLay()),
    (MAKE, WeighMake()),
    (ENLIST, WeighEnlist()),
    (HIRE_ONE, WeighHire()),
    (USE_TRAIN, WeighUseTrain()),
    (TRADE, WeighTrade()),
    (SELL_REST, _EVEN),
    (LAUNCH, WeighLaunch()),
    (LOAD, WeighLoad()),
    (UNLOAD, WeighUnload()),
    (DONE_LOADING, WeighDoneLoading()),
    (LET_FAIL, WeighLetFail()),
    (SPEED, WeighSpeed()),
    (STEER, WeighSteer()),
    (KEEP, WeighKeepBoth()),
    (GIVE_UP, WeighGiveUpBoth()),
]
_WEIGHERS: Final[list[Weigher]] = [estimate for _first, estimate in _RUNS]


def _kinds() -> vec[i64]:
    """Which estimate a catalogue index belongs to."""
    end = int(GIVE_UP + PER_COLOUR * PER_COLOUR)
    kinds = zeros(end)
    for at in range(len(_RUNS)):
        after = int(_RUNS[at + 1][0]) if at + 1 < len(_RUNS) else end
        for action in range(int(_RUNS[at][0]), after):
            kinds[action] = at
    return kinds


_KIND: Final[vec[i64]] = _kinds()
