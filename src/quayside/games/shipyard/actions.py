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


def is_choose(action: i64) -> bool:
    return CHOOSE <= action < CHOOSE + 8


def choose_card(action: i64) -> i64:
    return action - CHOOSE


def is_bonus(action: i64) -> bool:
    return BONUS <= action < BONUS + 8


def bonus_action(action: i64) -> i64:
    return action - BONUS


def is_final_action(action: i64) -> bool:
    return FINAL_ACTION <= action < FINAL_ACTION + 8


def final_action_action(action: i64) -> i64:
    return action - FINAL_ACTION


def is_take(action: i64) -> bool:
    return TAKE <= action < TAKE + 20


def take_number(column: i64, row: i64) -> i64:
    return TAKE + column * 5 + (row - 1)


def take_row(action: i64) -> i64:
    return (action - TAKE) % 5 + 1


def take_column(action: i64) -> i64:
    return (action - TAKE) // 5


def is_take_blank(action: i64) -> bool:
    return TAKE_BLANK <= action < TAKE_BLANK + 3


def take_blank_kind(action: i64) -> i64:
    return action - TAKE_BLANK


def is_place(action: i64) -> bool:
    return PLACE <= action < PLACE + 9


def place_cell(action: i64) -> i64:
    return action - PLACE + 1


def is_buy_train(action: i64) -> bool:
    return BUY_TRAIN <= action < BUY_TRAIN + 5


def buy_train_row(action: i64) -> i64:
    return action - BUY_TRAIN + 1


def is_rent_canal(action: i64) -> bool:
    return RENT_CANAL <= action < RENT_CANAL + 5


def rent_canal_row(action: i64) -> i64:
    return action - RENT_CANAL + 1


def is_lay_first(action: i64) -> bool:
    return LAY_FIRST <= action < LAY_FIRST + 4


def lay_first_turns(action: i64) -> i64:
    return action - LAY_FIRST


def is_start(action: i64) -> bool:
    return START <= action < START + 4


def start_space(action: i64) -> i64:
    return action - START


def is_lay(action: i64) -> bool:
    return LAY <= action < LAY + 384


def lay_number(beside: i64, side: i64, turns: i64) -> i64:
    return LAY + (beside * 4 + side) * 4 + turns


def lay_turns(action: i64) -> i64:
    return (action - LAY) % 4


def lay_side(action: i64) -> i64:
    return (action - LAY) // 4 % 4


def lay_beside(action: i64) -> i64:
    return (action - LAY) // 16


def is_make(action: i64) -> bool:
    return MAKE <= action < MAKE + 4


def make_extra(action: i64) -> i64:
    return action - MAKE


def is_enlist(action: i64) -> bool:
    return ENLIST <= action < ENLIST + 4


def enlist_extra(action: i64) -> i64:
    return action - ENLIST


def is_hire_one(action: i64) -> bool:
    return HIRE_ONE <= action < HIRE_ONE + 24


def hire_one_employee(action: i64) -> i64:
    return action - HIRE_ONE


def is_use_train(action: i64) -> bool:
    return USE_TRAIN <= action < USE_TRAIN + 14


def use_train_train(action: i64) -> i64:
    return action - USE_TRAIN


def is_trade(action: i64) -> bool:
    return TRADE <= action < TRADE + 24


def trade_number(commodity: i64, item: i64) -> i64:
    return TRADE + commodity * 8 + item


def trade_item(action: i64) -> i64:
    return (action - TRADE) % 8


def trade_commodity(action: i64) -> i64:
    return (action - TRADE) // 8


def is_launch(action: i64) -> bool:
    return LAUNCH <= action < LAUNCH + 9


def launch_cell(action: i64) -> i64:
    return action - LAUNCH + 1


def is_load(action: i64) -> bool:
    return LOAD <= action < LOAD + 8


def load_piece(action: i64) -> i64:
    return action - LOAD


def is_unload(action: i64) -> bool:
    return UNLOAD <= action < UNLOAD + 8


def unload_piece(action: i64) -> i64:
    return action - UNLOAD


def is_speed(action: i64) -> bool:
    return SPEED <= action < SPEED + 60


def speed_spaces(action: i64) -> i64:
    return action - SPEED + 1


def is_steer(action: i64) -> bool:
    return STEER <= action < STEER + 10


def steer_to(action: i64) -> i64:
    return action - STEER


def is_keep(action: i64) -> bool:
    return KEEP <= action < KEEP + 144


def keep_number(blue: i64, green: i64) -> i64:
    return KEEP + blue * 12 + green


def keep_green(action: i64) -> i64:
    return (action - KEEP) % 12


def keep_blue(action: i64) -> i64:
    return (action - KEEP) // 12


def is_give_up(action: i64) -> bool:
    return GIVE_UP <= action < GIVE_UP + 144


def give_up_number(blue: i64, green: i64) -> i64:
    return GIVE_UP + blue * 12 + green


def give_up_green(action: i64) -> i64:
    return (action - GIVE_UP) % 12


def give_up_blue(action: i64) -> i64:
    return (action - GIVE_UP) // 12
