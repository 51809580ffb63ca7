"""The numbers of all actions, each the first of its kind.

Made by `quayside.declaring` from the actions that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.container.declared import DECLARED
from quayside.kernel.actions import catalogue
from quayside.kernel.packed import i64

ACTIONS: Final = catalogue(DECLARED.actions, DECLARED.aliases)

PASS: Final[i64] = 0
END_TURN: Final[i64] = 1
BUY_MACHINE: Final[i64] = 2  # + colour
BUY_WAREHOUSE: Final[i64] = 7
BUY_FOR_HARBOUR: Final[i64] = 8  # + rival
PRODUCE: Final[i64] = 13
SAIL: Final[i64] = 14  # + to
BUY_DOCKED: Final[i64] = 22
CALL_BROKER: Final[i64] = 23  # + broker, square
DONE: Final[i64] = 29
MAKE: Final[i64] = 30  # + colour
BUY: Final[i64] = 35  # + colour, price
PRICE: Final[i64] = 65  # + store, colour, price
REPRICE: Final[i64] = 125  # + colour, old, new
LOAD: Final[i64] = 305  # + colour
LAY: Final[i64] = 310  # + store, colour, price
PLACE: Final[i64] = 370  # + colour
BID_MONEY: Final[i64] = 375  # + amount
BID: Final[i64] = 875  # + amount, bluff
ACCEPT: Final[i64] = 2378  # + bidder
REJECT: Final[i64] = 2383
SEIZE: Final[i64] = 2384  # + colour
SEIZE_FROM_STORE: Final[i64] = 2389  # + colour, price
DISCARD: Final[i64] = 2419  # + colour
TAKE_LOAN: Final[i64] = 2424
REPAY_LOAN: Final[i64] = 2425
BREAK_CARD: Final[i64] = 2426  # + card
COMBINE_CARDS: Final[i64] = 2430  # + card


def is_buy_machine(action: i64) -> bool:
    return BUY_MACHINE <= action < BUY_MACHINE + 5


def buy_machine_colour(action: i64) -> i64:
    return action - BUY_MACHINE


def is_buy_for_harbour(action: i64) -> bool:
    return BUY_FOR_HARBOUR <= action < BUY_FOR_HARBOUR + 5


def buy_for_harbour_rival(action: i64) -> i64:
    return action - BUY_FOR_HARBOUR


def is_sail(action: i64) -> bool:
    return SAIL <= action < SAIL + 8


def sail_to(action: i64) -> i64:
    return action - SAIL


def is_call_broker(action: i64) -> bool:
    return CALL_BROKER <= action < CALL_BROKER + 6


def call_broker_number(broker: i64, square: i64) -> i64:
    return CALL_BROKER + broker * 2 + square


def call_broker_square(action: i64) -> i64:
    return (action - CALL_BROKER) % 2


def call_broker_broker(action: i64) -> i64:
    return (action - CALL_BROKER) // 2


def is_make(action: i64) -> bool:
    return MAKE <= action < MAKE + 5


def make_colour(action: i64) -> i64:
    return action - MAKE


def is_buy(action: i64) -> bool:
    return BUY <= action < BUY + 30


def buy_number(colour: i64, price: i64) -> i64:
    return BUY + colour * 6 + (price - 1)


def buy_price(action: i64) -> i64:
    return (action - BUY) % 6 + 1


def buy_colour(action: i64) -> i64:
    return (action - BUY) // 6


def is_price(action: i64) -> bool:
    return PRICE <= action < PRICE + 60


def price_number(store: i64, colour: i64, price: i64) -> i64:
    return PRICE + (store * 5 + colour) * 6 + (price - 1)


def price_price(action: i64) -> i64:
    return (action - PRICE) % 6 + 1


def price_colour(action: i64) -> i64:
    return (action - PRICE) // 6 % 5


def price_store(action: i64) -> i64:
    return (action - PRICE) // 30


def is_reprice(action: i64) -> bool:
    return REPRICE <= action < REPRICE + 180


def reprice_number(colour: i64, old: i64, new: i64) -> i64:
    return REPRICE + (colour * 6 + (old - 1)) * 6 + (new - 1)


def reprice_new(action: i64) -> i64:
    return (action - REPRICE) % 6 + 1


def reprice_old(action: i64) -> i64:
    return (action - REPRICE) // 6 % 6 + 1


def reprice_colour(action: i64) -> i64:
    return (action - REPRICE) // 36


def is_load(action: i64) -> bool:
    return LOAD <= action < LOAD + 5


def load_colour(action: i64) -> i64:
    return action - LOAD


def is_lay(action: i64) -> bool:
    return LAY <= action < LAY + 60


def lay_number(store: i64, colour: i64, price: i64) -> i64:
    return LAY + (store * 5 + colour) * 6 + (price - 1)


def lay_price(action: i64) -> i64:
    return (action - LAY) % 6 + 1


def lay_colour(action: i64) -> i64:
    return (action - LAY) // 6 % 5


def lay_store(action: i64) -> i64:
    return (action - LAY) // 30


def is_place(action: i64) -> bool:
    return PLACE <= action < PLACE + 5


def place_colour(action: i64) -> i64:
    return action - PLACE


def is_bid_money(action: i64) -> bool:
    return BID_MONEY <= action < BID_MONEY + 500


def bid_money_amount(action: i64) -> i64:
    return action - BID_MONEY + 1


def is_bid(action: i64) -> bool:
    return BID <= action < BID + 1503


def bid_number(amount: i64, bluff: i64) -> i64:
    return BID + amount * 3 + bluff


def bid_bluff(action: i64) -> i64:
    return (action - BID) % 3


def bid_amount(action: i64) -> i64:
    return (action - BID) // 3


def is_accept(action: i64) -> bool:
    return ACCEPT <= action < ACCEPT + 5


def accept_bidder(action: i64) -> i64:
    return action - ACCEPT


def is_seize(action: i64) -> bool:
    return SEIZE <= action < SEIZE + 5


def seize_colour(action: i64) -> i64:
    return action - SEIZE


def is_seize_from_store(action: i64) -> bool:
    return SEIZE_FROM_STORE <= action < SEIZE_FROM_STORE + 30


def seize_from_store_number(colour: i64, price: i64) -> i64:
    return SEIZE_FROM_STORE + colour * 6 + (price - 1)


def seize_from_store_price(action: i64) -> i64:
    return (action - SEIZE_FROM_STORE) % 6 + 1


def seize_from_store_colour(action: i64) -> i64:
    return (action - SEIZE_FROM_STORE) // 6


def is_discard(action: i64) -> bool:
    return DISCARD <= action < DISCARD + 5


def discard_colour(action: i64) -> i64:
    return action - DISCARD


def is_break_card(action: i64) -> bool:
    return BREAK_CARD <= action < BREAK_CARD + 4


def break_card_card(action: i64) -> i64:
    return action - BREAK_CARD


def is_combine_cards(action: i64) -> bool:
    return COMBINE_CARDS <= action < COMBINE_CARDS + 4


def combine_cards_card(action: i64) -> i64:
    return action - COMBINE_CARDS
