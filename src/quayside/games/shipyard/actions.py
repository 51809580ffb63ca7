"""The numbers of all actions, each the first of its kind.

Made by `quayside.declaring` from the actions that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.declared import DECLARED
from quayside.kernel.actions import catalogue
from quayside.kernel.packed import i64

ACTIONS: Final = catalogue(DECLARED.actions, DECLARED.aliases)

CHOOSE: Final[i64] = 0  # + card
PERFORM: Final[i64] = 8
BONUS: Final[i64] = 9  # + action
FINISH: Final[i64] = 17
FINAL_ACTION: Final[i64] = 18  # + action
PASS: Final[i64] = 26
TAKE: Final[i64] = 27  # + column, row
TAKE_BLANK: Final[i64] = 47  # + kind
PLACE: Final[i64] = 50  # + cell
DONE_BUILDING: Final[i64] = 59
BUY_TRAIN: Final[i64] = 60  # + row
RENT_CANAL: Final[i64] = 65  # + row
LAY_FIRST: Final[i64] = 70  # + turns
START: Final[i64] = 74  # + space
LAY: Final[i64] = 78  # + beside, side, turns
MAKE: Final[i64] = 462  # + extra
ENLIST: Final[i64] = 466  # + extra
HIRE_ONE: Final[i64] = 470  # + employee
USE_TRAIN: Final[i64] = 494  # + train
TRADE: Final[i64] = 508  # + commodity, item
SELL_REST: Final[i64] = 532
LAUNCH: Final[i64] = 533  # + cell
LOAD: Final[i64] = 542  # + piece
UNLOAD: Final[i64] = 550  # + piece
DONE_LOADING: Final[i64] = 558
LET_FAIL: Final[i64] = 559
SPEED: Final[i64] = 560  # + spaces
STEER: Final[i64] = 620  # + to
KEEP: Final[i64] = 630  # + blue, green
GIVE_UP: Final[i64] = 774  # + blue, green


def choose_card(action: i64) -> i64:
    return action - CHOOSE


def bonus_action(action: i64) -> i64:
    return action - BONUS


def final_action_action(action: i64) -> i64:
    return action - FINAL_ACTION


def take_number(column: i64, row: i64) -> i64:
    return TAKE + column * 5 + (row - 1)


def take_row(action: i64) -> i64:
    return (action - TAKE) % 5 + 1


def take_column(action: i64) -> i64:
    return (action - TAKE) // 5


def take_blank_kind(action: i64) -> i64:
    return action - TAKE_BLANK


def place_cell(action: i64) -> i64:
    return action - PLACE + 1


def buy_train_row(action: i64) -> i64:
    return action - BUY_TRAIN + 1


def rent_canal_row(action: i64) -> i64:
    return action - RENT_CANAL + 1


def lay_first_turns(action: i64) -> i64:
    return action - LAY_FIRST


def start_space(action: i64) -> i64:
    return action - START


def lay_number(beside: i64, side: i64, turns: i64) -> i64:
    return LAY + (beside * 4 + side) * 4 + turns


def lay_turns(action: i64) -> i64:
    return (action - LAY) % 4


def lay_side(action: i64) -> i64:
    return (action - LAY) // 4 % 4


def lay_beside(action: i64) -> i64:
    return (action - LAY) // 16


def make_extra(action: i64) -> i64:
    return action - MAKE


def enlist_extra(action: i64) -> i64:
    return action - ENLIST


def hire_one_employee(action: i64) -> i64:
    return action - HIRE_ONE


def use_train_train(action: i64) -> i64:
    return action - USE_TRAIN


def trade_number(commodity: i64, item: i64) -> i64:
    return TRADE + commodity * 8 + item


def trade_item(action: i64) -> i64:
    return (action - TRADE) % 8


def trade_commodity(action: i64) -> i64:
    return (action - TRADE) // 8


def launch_cell(action: i64) -> i64:
    return action - LAUNCH + 1


def load_piece(action: i64) -> i64:
    return action - LOAD


def unload_piece(action: i64) -> i64:
    return action - UNLOAD


def speed_spaces(action: i64) -> i64:
    return action - SPEED + 1


def steer_to(action: i64) -> i64:
    return action - STEER


def keep_number(blue: i64, green: i64) -> i64:
    return KEEP + blue * 12 + green


def keep_green(action: i64) -> i64:
    return (action - KEEP) % 12


def keep_blue(action: i64) -> i64:
    return (action - KEEP) // 12


def give_up_number(blue: i64, green: i64) -> i64:
    return GIVE_UP + blue * 12 + green


def give_up_green(action: i64) -> i64:
    return (action - GIVE_UP) % 12


def give_up_blue(action: i64) -> i64:
    return (action - GIVE_UP) // 12
