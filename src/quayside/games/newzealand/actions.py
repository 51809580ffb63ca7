"""The numbers of all actions, each the first of its kind.

Made by `quayside.declaring` from the actions that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.declared import DECLARED
from quayside.kernel.actions import catalogue
from quayside.kernel.packed import i64

ACTIONS: Final = catalogue(DECLARED.actions, DECLARED.aliases)

END_TURN: Final[i64] = 0
DONE: Final[i64] = 1
DECLINE: Final[i64] = 2
DISCARD: Final[i64] = 3  # + card
UNCOVER: Final[i64] = 51  # + disc
MOVE: Final[i64] = 67  # + to
VIA: Final[i64] = 108  # + space
USE: Final[i64] = 149  # + cell, half
USE_PART: Final[i64] = 157  # + cell, half, keep
USE_WITH: Final[i64] = 285  # + cell, half, card
USE_BARE: Final[i64] = 389  # + cell, half, card
AUX: Final[i64] = 493  # + action, times
AUX_PART: Final[i64] = 503  # + action
ACCEPT: Final[i64] = 508  # + half
ACCEPT_PART: Final[i64] = 510  # + keep
ACCEPT_WITH: Final[i64] = 526  # + card
ACCEPT_BARE: Final[i64] = 539  # + card
REVEAL: Final[i64] = 552  # + card
REVEAL_ALL: Final[i64] = 565
SPEND: Final[i64] = 566  # + certificates
DELIVER: Final[i64] = 572  # + post, disc
DELIVER_FROM: Final[i64] = 860  # + post, harbour
FORECAST: Final[i64] = 950  # + bag, space
HIRE: Final[i64] = 954  # + worker, row
INVEST: Final[i64] = 970  # + row, column
INVEST_WITH: Final[i64] = 998  # + row, column, card
PLACE_JOKER: Final[i64] = 1110  # + row
BUY: Final[i64] = 1114  # + line, card
TAKE_SHEEP: Final[i64] = 1162  # + card
ADD_SHEEP: Final[i64] = 1168
BUILD: Final[i64] = 1169  # + tile, space
CLEAR: Final[i64] = 1399  # + space
SAIL: Final[i64] = 1407  # + to
UPGRADE: Final[i64] = 1438  # + at
STORE: Final[i64] = 1469  # + slot, storehouse
APPOINT: Final[i64] = 1509  # + worker
SHEAR: Final[i64] = 1513
SHEAR_DRAW: Final[i64] = 1514
TAKE_OBJECTIVE: Final[i64] = 1515  # + card
TAKE_BLIND: Final[i64] = 1539
FLIP: Final[i64] = 1540  # + tile
PUT_ON_TOP: Final[i64] = 1542  # + card
ADD_OBJECTIVE: Final[i64] = 1590  # + card
ADD_BEST: Final[i64] = 1617
PICK_WORKER: Final[i64] = 1618  # + worker
TOKEN_DRAW: Final[i64] = 1622  # + cards
TOKEN_REMOVE: Final[i64] = 1624
BUY_CARD: Final[i64] = 1625  # + stack
PLAY: Final[i64] = 1629  # + card, half
PLAY_PART: Final[i64] = 1699  # + card, keep
PLAY_BARE: Final[i64] = 1839  # + card


def is_discard(action: i64) -> bool:
    return DISCARD <= action < DISCARD + 48


def discard_card(action: i64) -> i64:
    return action - DISCARD


def is_uncover(action: i64) -> bool:
    return UNCOVER <= action < UNCOVER + 16


def uncover_disc(action: i64) -> i64:
    return action - UNCOVER


def is_move(action: i64) -> bool:
    return MOVE <= action < MOVE + 41


def move_to(action: i64) -> i64:
    return action - MOVE


def is_via(action: i64) -> bool:
    return VIA <= action < VIA + 41


def via_space(action: i64) -> i64:
    return action - VIA


def is_use(action: i64) -> bool:
    return USE <= action < USE + 8


def use_number(cell: i64, half: i64) -> i64:
    return USE + cell * 2 + (half - 1)


def use_half(action: i64) -> i64:
    return (action - USE) % 2 + 1


def use_cell(action: i64) -> i64:
    return (action - USE) // 2


def is_use_part(action: i64) -> bool:
    return USE_PART <= action < USE_PART + 128


def use_part_number(cell: i64, half: i64, keep: i64) -> i64:
    return USE_PART + (cell * 2 + (half - 1)) * 16 + keep


def use_part_keep(action: i64) -> i64:
    return (action - USE_PART) % 16


def use_part_half(action: i64) -> i64:
    return (action - USE_PART) // 16 % 2 + 1


def use_part_cell(action: i64) -> i64:
    return (action - USE_PART) // 32


def is_use_with(action: i64) -> bool:
    return USE_WITH <= action < USE_WITH + 104


def use_with_number(cell: i64, half: i64, card: i64) -> i64:
    return USE_WITH + (cell * 2 + (half - 1)) * 13 + card


def use_with_card(action: i64) -> i64:
    return (action - USE_WITH) % 13


def use_with_half(action: i64) -> i64:
    return (action - USE_WITH) // 13 % 2 + 1


def use_with_cell(action: i64) -> i64:
    return (action - USE_WITH) // 26


def is_use_bare(action: i64) -> bool:
    return USE_BARE <= action < USE_BARE + 104


def use_bare_number(cell: i64, half: i64, card: i64) -> i64:
    return USE_BARE + (cell * 2 + (half - 1)) * 13 + card


def use_bare_card(action: i64) -> i64:
    return (action - USE_BARE) % 13


def use_bare_half(action: i64) -> i64:
    return (action - USE_BARE) // 13 % 2 + 1


def use_bare_cell(action: i64) -> i64:
    return (action - USE_BARE) // 26


def is_aux(action: i64) -> bool:
    return AUX <= action < AUX + 10


def aux_number(action: i64, times: i64) -> i64:
    return AUX + action * 2 + times


def aux_times(action: i64) -> i64:
    return (action - AUX) % 2


def aux_action(action: i64) -> i64:
    return (action - AUX) // 2


def is_aux_part(action: i64) -> bool:
    return AUX_PART <= action < AUX_PART + 5


def aux_part_action(action: i64) -> i64:
    return action - AUX_PART


def is_accept(action: i64) -> bool:
    return ACCEPT <= action < ACCEPT + 2


def accept_half(action: i64) -> i64:
    return action - ACCEPT + 1


def is_accept_part(action: i64) -> bool:
    return ACCEPT_PART <= action < ACCEPT_PART + 16


def accept_part_keep(action: i64) -> i64:
    return action - ACCEPT_PART


def is_accept_with(action: i64) -> bool:
    return ACCEPT_WITH <= action < ACCEPT_WITH + 13


def accept_with_card(action: i64) -> i64:
    return action - ACCEPT_WITH


def is_accept_bare(action: i64) -> bool:
    return ACCEPT_BARE <= action < ACCEPT_BARE + 13


def accept_bare_card(action: i64) -> i64:
    return action - ACCEPT_BARE


def is_reveal(action: i64) -> bool:
    return REVEAL <= action < REVEAL + 13


def reveal_card(action: i64) -> i64:
    return action - REVEAL


def is_spend(action: i64) -> bool:
    return SPEND <= action < SPEND + 6


def spend_certificates(action: i64) -> i64:
    return action - SPEND


def is_deliver(action: i64) -> bool:
    return DELIVER <= action < DELIVER + 288


def deliver_number(post: i64, disc: i64) -> i64:
    return DELIVER + post * 16 + disc


def deliver_disc(action: i64) -> i64:
    return (action - DELIVER) % 16


def deliver_post(action: i64) -> i64:
    return (action - DELIVER) // 16


def is_deliver_from(action: i64) -> bool:
    return DELIVER_FROM <= action < DELIVER_FROM + 90


def deliver_from_number(post: i64, harbour: i64) -> i64:
    return DELIVER_FROM + post * 5 + harbour


def deliver_from_harbour(action: i64) -> i64:
    return (action - DELIVER_FROM) % 5


def deliver_from_post(action: i64) -> i64:
    return (action - DELIVER_FROM) // 5


def is_forecast(action: i64) -> bool:
    return FORECAST <= action < FORECAST + 4


def forecast_number(bag: i64, space: i64) -> i64:
    return FORECAST + bag * 2 + space


def forecast_space(action: i64) -> i64:
    return (action - FORECAST) % 2


def forecast_bag(action: i64) -> i64:
    return (action - FORECAST) // 2


def is_hire(action: i64) -> bool:
    return HIRE <= action < HIRE + 16


def hire_number(worker: i64, row: i64) -> i64:
    return HIRE + worker * 4 + (row - 1)


def hire_row(action: i64) -> i64:
    return (action - HIRE) % 4 + 1


def hire_worker(action: i64) -> i64:
    return (action - HIRE) // 4


def is_invest(action: i64) -> bool:
    return INVEST <= action < INVEST + 28


def invest_number(row: i64, column: i64) -> i64:
    return INVEST + (row - 1) * 4 + (column - 1)


def invest_column(action: i64) -> i64:
    return (action - INVEST) % 4 + 1


def invest_row(action: i64) -> i64:
    return (action - INVEST) // 4 + 1


def is_invest_with(action: i64) -> bool:
    return INVEST_WITH <= action < INVEST_WITH + 112


def invest_with_number(row: i64, column: i64, card: i64) -> i64:
    return INVEST_WITH + ((row - 1) * 4 + (column - 1)) * 4 + card


def invest_with_card(action: i64) -> i64:
    return (action - INVEST_WITH) % 4


def invest_with_column(action: i64) -> i64:
    return (action - INVEST_WITH) // 4 % 4 + 1


def invest_with_row(action: i64) -> i64:
    return (action - INVEST_WITH) // 16 + 1


def is_place_joker(action: i64) -> bool:
    return PLACE_JOKER <= action < PLACE_JOKER + 4


def place_joker_row(action: i64) -> i64:
    return action - PLACE_JOKER


def is_buy(action: i64) -> bool:
    return BUY <= action < BUY + 48


def buy_number(line: i64, card: i64) -> i64:
    return BUY + (line - 1) * 6 + card


def buy_card(action: i64) -> i64:
    return (action - BUY) % 6


def buy_line(action: i64) -> i64:
    return (action - BUY) // 6 + 1


def is_take_sheep(action: i64) -> bool:
    return TAKE_SHEEP <= action < TAKE_SHEEP + 6


def take_sheep_card(action: i64) -> i64:
    return action - TAKE_SHEEP


def is_build(action: i64) -> bool:
    return BUILD <= action < BUILD + 230


def build_number(tile: i64, space: i64) -> i64:
    return BUILD + (tile - 1) * 23 + space


def build_space(action: i64) -> i64:
    return (action - BUILD) % 23


def build_tile(action: i64) -> i64:
    return (action - BUILD) // 23 + 1


def is_clear(action: i64) -> bool:
    return CLEAR <= action < CLEAR + 8


def clear_space(action: i64) -> i64:
    return action - CLEAR


def is_sail(action: i64) -> bool:
    return SAIL <= action < SAIL + 31


def sail_to(action: i64) -> i64:
    return action - SAIL


def is_upgrade(action: i64) -> bool:
    return UPGRADE <= action < UPGRADE + 31


def upgrade_at(action: i64) -> i64:
    return action - UPGRADE


def is_store(action: i64) -> bool:
    return STORE <= action < STORE + 40


def store_number(slot: i64, storehouse: i64) -> i64:
    return STORE + (slot - 1) * 10 + (storehouse - 1)


def store_storehouse(action: i64) -> i64:
    return (action - STORE) % 10 + 1


def store_slot(action: i64) -> i64:
    return (action - STORE) // 10 + 1


def is_appoint(action: i64) -> bool:
    return APPOINT <= action < APPOINT + 4


def appoint_worker(action: i64) -> i64:
    return action - APPOINT


def is_take_objective(action: i64) -> bool:
    return TAKE_OBJECTIVE <= action < TAKE_OBJECTIVE + 24


def take_objective_card(action: i64) -> i64:
    return action - TAKE_OBJECTIVE


def is_flip(action: i64) -> bool:
    return FLIP <= action < FLIP + 2


def flip_tile(action: i64) -> i64:
    return action - FLIP


def is_put_on_top(action: i64) -> bool:
    return PUT_ON_TOP <= action < PUT_ON_TOP + 48


def put_on_top_card(action: i64) -> i64:
    return action - PUT_ON_TOP


def is_add_objective(action: i64) -> bool:
    return ADD_OBJECTIVE <= action < ADD_OBJECTIVE + 27


def add_objective_card(action: i64) -> i64:
    return action - ADD_OBJECTIVE


def is_pick_worker(action: i64) -> bool:
    return PICK_WORKER <= action < PICK_WORKER + 4


def pick_worker_worker(action: i64) -> i64:
    return action - PICK_WORKER


def is_token_draw(action: i64) -> bool:
    return TOKEN_DRAW <= action < TOKEN_DRAW + 2


def token_draw_cards(action: i64) -> i64:
    return action - TOKEN_DRAW + 1


def is_buy_card(action: i64) -> bool:
    return BUY_CARD <= action < BUY_CARD + 4


def buy_card_stack(action: i64) -> i64:
    return action - BUY_CARD


def is_play(action: i64) -> bool:
    return PLAY <= action < PLAY + 70


def play_number(card: i64, half: i64) -> i64:
    return PLAY + card * 2 + (half - 1)


def play_half(action: i64) -> i64:
    return (action - PLAY) % 2 + 1


def play_card(action: i64) -> i64:
    return (action - PLAY) // 2


def is_play_part(action: i64) -> bool:
    return PLAY_PART <= action < PLAY_PART + 140


def play_part_number(card: i64, keep: i64) -> i64:
    return PLAY_PART + card * 4 + keep


def play_part_keep(action: i64) -> i64:
    return (action - PLAY_PART) % 4


def play_part_card(action: i64) -> i64:
    return (action - PLAY_PART) // 4


def is_play_bare(action: i64) -> bool:
    return PLAY_BARE <= action < PLAY_BARE + 35


def play_bare_card(action: i64) -> i64:
    return action - PLAY_BARE
