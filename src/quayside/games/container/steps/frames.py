"""Steps queued by name, and what the one that is answered or carried out was queued with.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from quayside.games.container.steps.codes import (
    AFTER_ACTION,
    BROKER_CONTAINER_BID,
    BROKER_MONEY_BID,
    BROKER_WIN,
    CLOSING,
    DECIDE,
    DISCARD_CHOICE,
    DOCK,
    END_OF_TURN,
    FINAL_BROKER,
    GAME_OVER,
    INTEREST,
    LOAD_HOLD,
    MAIN,
    MAKE_CHOICE,
    PLACE_BID,
    PREPARED,
    PRICE_FACTORY,
    PRICE_HARBOUR,
    PRICE_RETURNED,
    SCORING,
    SEALED_BID,
    SEIZE_CHOICE,
    SEIZE_NEXT,
    SHOP,
    START_TURN,
    TIE_ROUND,
)
from quayside.kernel.agenda import queue
from quayside.kernel.packed import i64
from quayside.kernel.state import State


def queue_start_turn(g: State) -> None:
    queue(g, START_TURN, 0)


def queue_broker_win(g: State) -> None:
    queue(g, BROKER_WIN, 0)


def queue_place_bid(g: State, seats: i64, unit: i64) -> None:
    queue(g, PLACE_BID, seats, unit)


def place_bid_unit(g: State) -> i64:
    return g.a


def queue_interest(g: State, loans: i64) -> None:
    queue(g, INTEREST, 0, loans)


def interest_loans(g: State) -> i64:
    return g.a


def queue_seize_next(g: State) -> None:
    queue(g, SEIZE_NEXT, 0)


def queue_seize_choice(g: State, seats: i64, place: i64) -> None:
    queue(g, SEIZE_CHOICE, seats, place)


def seize_choice_place(g: State) -> i64:
    return g.a


def queue_prepared(g: State) -> None:
    queue(g, PREPARED, 0)


def queue_main(g: State, seats: i64) -> None:
    queue(g, MAIN, seats)


def queue_after_action(g: State) -> None:
    queue(g, AFTER_ACTION, 0)


def queue_closing(g: State, seats: i64) -> None:
    queue(g, CLOSING, seats)


def queue_end_of_turn(g: State) -> None:
    queue(g, END_OF_TURN, 0)


def queue_shop(g: State, seats: i64, rival: i64) -> None:
    queue(g, SHOP, seats, rival)


def shop_rival(g: State) -> i64:
    return g.a


def queue_price_harbour(g: State, seats: i64) -> None:
    queue(g, PRICE_HARBOUR, seats)


def queue_make_choice(g: State, seats: i64, space: i64) -> None:
    queue(g, MAKE_CHOICE, seats, space)


def make_choice_space(g: State) -> i64:
    return g.a


def queue_price_factory(g: State, seats: i64) -> None:
    queue(g, PRICE_FACTORY, seats)


def queue_dock(g: State, seats: i64, rival: i64) -> None:
    queue(g, DOCK, seats, rival)


def dock_rival(g: State) -> i64:
    return g.a


def queue_load_hold(g: State, seats: i64) -> None:
    queue(g, LOAD_HOLD, seats)


def queue_sealed_bid(g: State, seats: i64) -> None:
    queue(g, SEALED_BID, seats)


def queue_tie_round(g: State, seats: i64, bidders: i64) -> None:
    queue(g, TIE_ROUND, seats, bidders)


def tie_round_bidders(g: State) -> i64:
    return g.a


def queue_decide(g: State, seats: i64, best: i64, tied: i64) -> None:
    queue(g, DECIDE, seats, best, tied)


def decide_best(g: State) -> i64:
    return g.a


def decide_tied(g: State) -> i64:
    return g.b


def queue_broker_money_bid(g: State, seats: i64, square: i64, least: i64) -> None:
    queue(g, BROKER_MONEY_BID, seats, square, least)


def broker_money_bid_square(g: State) -> i64:
    return g.a


def broker_money_bid_least(g: State) -> i64:
    return g.b


def queue_broker_container_bid(g: State, seats: i64, square: i64, needed: i64) -> None:
    queue(g, BROKER_CONTAINER_BID, seats, square, needed)


def broker_container_bid_square(g: State) -> i64:
    return g.a


def broker_container_bid_needed(g: State) -> i64:
    return g.b


def queue_price_returned(g: State, seats: i64) -> None:
    queue(g, PRICE_RETURNED, seats)


def queue_final_broker(g: State) -> None:
    queue(g, FINAL_BROKER, 0)


def queue_scoring(g: State) -> None:
    queue(g, SCORING, 0)


def queue_discard_choice(g: State, seats: i64) -> None:
    queue(g, DISCARD_CHOICE, seats)


def queue_game_over(g: State) -> None:
    queue(g, GAME_OVER, 0)
