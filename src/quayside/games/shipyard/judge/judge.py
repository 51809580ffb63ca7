"""Shipyard's judge: how a sensible builder plays, and what a yard with all that waits in it will bring.

The yardsticks are rough points: a guilder is worth a third of a point, a piece as much as the room that waits for it, a
canal what it adds to the longest route.
"""

from __future__ import annotations

from typing import Final, Mapping

from quayside.games.shipyard.actions import (
    ACTIONS,
    bonus_action,
    buy_train_row,
    choose_card,
    enlist_extra,
    final_action_action,
    give_up_blue,
    give_up_green,
    hire_one_employee,
    keep_blue,
    keep_green,
    launch_cell,
    load_piece,
    make_extra,
    place_cell,
    rent_canal_row,
    speed_spaces,
    start_space,
    steer_to,
    take_blank_kind,
    take_column,
    take_row,
    trade_commodity,
    trade_item,
    use_train_train,
)
from quayside.games.shipyard.employees import free_spaces
from quayside.games.shipyard.judge.prospects import prospects
from quayside.games.shipyard.judge.routes import best_points, best_speed_points
from quayside.games.shipyard.judge.temper import Temper
from quayside.games.shipyard.judge.yard import ActionWorth, Yard
from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    BUILD,
    CANAL_COLUMN,
    CAPTAIN,
    PER_COLOUR,
    PIECE_COUNT,
    PROPELLER,
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
from quayside.kernel.packed import i64
from quayside.kernel.state import State
from quayside.search.judge import NEVER, Judge, Kinds, chances, weight_of

BONUS_LEAST: Final = 0.1  # what a bonus action must bring beyond its price
SCALE: Final = 10.0  # points that make a lead clear
LAST_CARD: Final[i64] = 1  # what everybody may still take before the last ships sail (SY-26)


class ShipyardJudge(Judge):
    """Weights by kind of action; values by an estimate of the final scores."""

    def __init__(self) -> None:
        self.yard = Yard()
        self.weighers: list[Weigher] = _WEIGHERS

    def lean(self, leanings: Mapping[str, float]) -> None:
        self.yard.temper = Temper(**leanings)

    def prepare(self, g: State, seat: i64) -> None:
        assert isinstance(g, Shipyard)
        self.yard.look(g, seat)

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        assert isinstance(g, Shipyard)
        return weight_of(self.weighers[_KINDS.kind[action]].worth(self.yard, g, seat, action))

    def totals(self, g: State) -> list[float]:
        assert isinstance(g, Shipyard)
        return [prospects(g, seat, self.yard) for seat in range(g.seats)]

    def values(self, g: State) -> list[float]:
        return chances(self.totals(g), SCALE)


class Weigher:
    """What an action of one kind is worth, in points."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return 0.0


class WeighChoose(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return y.action_worth(g, seat, choose_card(action)) + y.guilder * float(income_for(g, choose_card(action)))


class WeighPerform(Weigher):
    """The chosen action first: a bonus bought afterwards knows more."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return 9.0


class WeighBonus(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        if not g.performed:
            return -1.0
        y.cash -= g.kit.bonus_cost
        found = y.action_worth(g, seat, bonus_action(action))
        y.cash += g.kit.bonus_cost
        return found - y.guilder * float(g.kit.bonus_cost)


class WeighFinish(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return BONUS_LEAST


class WeighFinalAction(Weigher):
    """A ship that sails now; else what one lacks that a last card will complete; else the points of a trader."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        card = final_action_action(action)
        if y.ready and y.can_finish(g.kit.build_limit):
            return 12.0 if card == BUILD else 0.0
        return _FINAL_ACTIONS[card].worth(y, g, seat)


class FinalHire(ActionWorth):
    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        return 1.0


class FinalCaptain(ActionWorth):
    """A captain for the ship that a last card will complete, as likely as this action brings one."""

    def __init__(self, likely: float) -> None:
        self.likely: float = likely

    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        lacks = y.can_finish(LAST_CARD) and g.stock[seat * PIECE_COUNT + CAPTAIN] == 0
        return 10.0 * self.likely if lacks else 0.0


class FinalRent(ActionWorth):
    """Water for the ship that a last card will complete."""

    def worth(self, y: Yard, g: Shipyard, seat: i64) -> float:
        return 10.0 if y.can_finish(LAST_CARD) and g.reach[seat] == 0 else 0.0


_FINAL_BY_CARD: Final[dict[str, ActionWorth]] = {
    "build": ActionWorth(),
    "purchase": ActionWorth(),
    "rent": FinalRent(),
    "manufacture": ActionWorth(),
    "recruit": FinalCaptain(1.0),
    "hire": FinalHire(),
    "exchange": FinalCaptain(0.5),
    "subsidy": ActionWorth(),
}
_FINAL_ACTIONS: Final[list[ActionWorth]] = [_FINAL_BY_CARD[card] for card in ACTION_CARDS]


class WeighTake(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        column, row = take_column(action), take_row(action) - 1
        icons = y.icons_worth(g, seat, g.shown(column, row))
        if g.step_code() == COMPLETE_SHIP:
            return last_card(g, seat) + icons
        wanted = y.kind_worth(g, KIND_OF_COLUMN[column])
        if wanted < 0.0:
            return wanted  # icons are no use on a ship that must not sail yet, or on a second one
        return wanted + icons - y.sticks.card_price * float(g.price(column, row))


class WeighTakeBlank(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        if g.step_code() == COMPLETE_SHIP:
            return last_card(g, seat)
        return y.kind_worth(g, take_blank_kind(action) + 1)


def last_card(g: Shipyard, seat: i64) -> float:
    """SY-26: completing a last ship, if it has a captain and water to sail on."""
    return 5.0 if g.stock[seat * PIECE_COUNT + CAPTAIN] > 0 and g.reach[seat] > 0 else NEVER


class WeighPlace(Weigher):
    """The next cell of the ship in progress; a new bow as far left as possible."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        off = place_cell(action) - 1 - y.next_cell(g)
        return -2.0 * float(off if off > 0 else -off)


class WeighBuyTrain(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        row = buy_train_row(action) - 1
        train = g.shown(TRAIN_COLUMN, row) - 1
        return y.train_worth(g, seat, train, -1) - y.guilder * float(g.price(TRAIN_COLUMN, row))


class WeighRentCanal(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        row = rent_canal_row(action) - 1
        canal = g.shown(CANAL_COLUMN, row) - 1
        return y.sticks.canal_priced * y.sticks.canal_worth[canal] - y.guilder * float(g.price(CANAL_COLUMN, row))


class WeighStartSpace(Weigher):
    """On an arc the ends give the longest way; elsewhere it hardly matters."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return y.sticks.start_worth[start_space(action)]


class WeighLay(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return float(reach_after(g, seat, action) - g.reach[seat])


class WeighMake(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return y.sector_worth(g, seat, True, make_extra(action))


class WeighEnlist(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return y.sector_worth(g, seat, False, enlist_extra(action))


class WeighHire(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        employee = hire_one_employee(action)
        cost = hire_cost(g, seat, place_of(g, employee), free_spaces(g, seat))
        return y.employee_worth(g, employee) - y.guilder * float(cost)


class WeighUseTrain(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return y.train_worth(g, seat, use_train_train(action), g.exchange_marker)


class WeighTrade(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        price = rate(g, seat, g.exchange_marker, trade_commodity(action))
        return y.piece_worth(g, seat, trade_item(action)) - y.guilder * float(price)


class WeighLaunch(Weigher):
    """The ship with the most cards first: it gets the captain."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return float(ship_length(g.shape[seat], launch_cell(action) - 1))


class WeighLoad(Weigher):
    """Everything that fits, the captain first; one captain is kept for each ship to come."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        piece = load_piece(action)
        if piece == SMOKESTACK and g.aboard[PROPELLER] == 0:
            return 2.5  # without a propeller a sail does more on the same mast
        if piece == CAPTAIN and g.aboard[CAPTAIN] > 0:
            spare = g.stock[seat * PIECE_COUNT + CAPTAIN] - g.aboard[CAPTAIN]
            keep: i64 = 1 if y.turns_left > 3 or y.missing == LAST_CARD else 0
            return 1.5 if spare > keep or (y.turns_left == 0 and keep == 0) else -2.0
        return y.sticks.loaded_first[piece]


class WeighDoneLoading(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return 0.5


class WeighNever(Weigher):
    """As for unloading: players could go round in circles."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return NEVER


class WeighLetFail(Weigher):
    """Only without a captain, and then before anything is loaded."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return NEVER if g.stock[seat * PIECE_COUNT + CAPTAIN] else 12.0


class WeighSpeed(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return float(best_speed_points(g, seat, speed_spaces(action))) * 0.4


class WeighSteer(Weigher):
    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return float(best_points(g, seat, steer_to(action))) * 0.8


class WeighKeepBoth(Weigher):
    def __init__(self, part: float = 0.5) -> None:
        self.part: float = part  # of what contracts are worth: weights have a highest

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        blue = y.contract_worth(g, seat, keep_blue(action))
        return self.part * (blue + y.contract_worth(g, seat, PER_COLOUR + keep_green(action)))


class WeighGiveUpBoth(Weigher):
    def __init__(self, part: float = 0.5) -> None:
        self.part: float = part

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        blue = y.contract_worth(g, seat, give_up_blue(action))
        return 10.0 - self.part * (blue + y.contract_worth(g, seat, PER_COLOUR + give_up_green(action)))


WEIGHED_BY: Final[dict[str, Weigher]] = {
    "choose": WeighChoose(),
    "perform": WeighPerform(),
    "bonus": WeighBonus(),
    "finish": WeighFinish(),
    "final_action": WeighFinalAction(),
    "pass": Weigher(),
    "take": WeighTake(),
    "take_blank": WeighTakeBlank(),
    "place": WeighPlace(),
    "done_building": Weigher(),
    "buy_train": WeighBuyTrain(),
    "rent_canal": WeighRentCanal(),
    "lay_first": Weigher(),
    "start": WeighStartSpace(),
    "lay": WeighLay(),
    "manufacture": WeighMake(),
    "recruit": WeighEnlist(),
    "hire": WeighHire(),
    "use_train": WeighUseTrain(),
    "trade": WeighTrade(),
    "sell_rest": Weigher(),
    "launch": WeighLaunch(),
    "load": WeighLoad(),
    "unload": WeighNever(),
    "done_loading": WeighDoneLoading(),
    "let_fail": WeighLetFail(),
    "speed": WeighSpeed(),
    "steer": WeighSteer(),
    "keep": WeighKeepBoth(),
    "give_up": WeighGiveUpBoth(),
}
_KINDS: Final = Kinds(ACTIONS)


def weighers(by_kind: dict[str, Weigher]) -> list[Weigher]:
    """The weigher of each kind of action, in the order of their numbers."""
    return [by_kind[name] for name in _KINDS.names]


_WEIGHERS: Final[list[Weigher]] = weighers(WEIGHED_BY)
