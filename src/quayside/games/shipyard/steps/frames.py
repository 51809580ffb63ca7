"""Steps queued by name, and what the one that is answered or carried out was queued with.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from quayside.games.shipyard.steps.codes import (
    AFTER,
    BEFORE,
    CHOOSE_CARD,
    COMPLETE_SHIP,
    CRUISE,
    CRUISES,
    END_OF_TURN,
    FINAL_ACTIONS,
    FIRST_CANAL,
    GAME_OVER,
    GIVE_UP_CONTRACTS,
    LAST_SHIPS,
    LAY_CANAL,
    LOADING,
    MANUFACTURE,
    NEXT_TURN,
    PICK_CANAL,
    PICK_EMPLOYEE,
    PICK_FINAL_ACTION,
    PICK_OWN_TRAIN,
    PICK_ROUTE,
    PICK_SHIP,
    PICK_SPEED,
    PICK_TRAIN,
    PLACE_CARD,
    RECRUIT,
    START_SPACE,
    START_TURN,
    STEP_FOUR,
    TAKE_CARD,
    TRADE_CARS,
)
from quayside.kernel.agenda import queue
from quayside.kernel.packed import i64
from quayside.kernel.state import State


def queue_start_turn(g: State) -> None:
    queue(g, START_TURN, 0)


def queue_choose_card(g: State, seats: i64) -> None:
    queue(g, CHOOSE_CARD, seats)


def queue_step_four(g: State) -> None:
    queue(g, STEP_FOUR, 0)


def queue_before(g: State, seats: i64) -> None:
    queue(g, BEFORE, seats)


def queue_after(g: State, seats: i64) -> None:
    queue(g, AFTER, seats)


def queue_take_card(g: State, seats: i64) -> None:
    queue(g, TAKE_CARD, seats)


def queue_place_card(g: State, seats: i64, last: i64) -> None:
    queue(g, PLACE_CARD, seats, last)


def place_card_last(g: State) -> i64:
    return g.a


def queue_pick_train(g: State, seats: i64) -> None:
    queue(g, PICK_TRAIN, seats)


def queue_pick_canal(g: State, seats: i64) -> None:
    queue(g, PICK_CANAL, seats)


def queue_first_canal(g: State, seats: i64) -> None:
    queue(g, FIRST_CANAL, seats)


def queue_start_space(g: State, seats: i64, canal: i64) -> None:
    queue(g, START_SPACE, seats, canal)


def start_space_canal(g: State) -> i64:
    return g.a


def queue_lay_canal(g: State, seats: i64) -> None:
    queue(g, LAY_CANAL, seats)


def queue_manufacture(g: State, seats: i64) -> None:
    queue(g, MANUFACTURE, seats)


def queue_recruit(g: State, seats: i64) -> None:
    queue(g, RECRUIT, seats)


def queue_pick_employee(g: State, seats: i64) -> None:
    queue(g, PICK_EMPLOYEE, seats)


def queue_pick_own_train(g: State, seats: i64) -> None:
    queue(g, PICK_OWN_TRAIN, seats)


def queue_trade_cars(g: State, seats: i64) -> None:
    queue(g, TRADE_CARS, seats)


def queue_cruises(g: State) -> None:
    queue(g, CRUISES, 0)


def queue_pick_ship(g: State, seats: i64) -> None:
    queue(g, PICK_SHIP, seats)


def queue_loading(g: State, seats: i64) -> None:
    queue(g, LOADING, seats)


def queue_pick_speed(g: State, seats: i64) -> None:
    queue(g, PICK_SPEED, seats)


def queue_cruise(g: State) -> None:
    queue(g, CRUISE, 0)


def queue_pick_route(g: State, seats: i64, ways: i64) -> None:
    queue(g, PICK_ROUTE, seats, ways)


def pick_route_ways(g: State) -> i64:
    return g.a


def queue_end_of_turn(g: State) -> None:
    queue(g, END_OF_TURN, 0)


def queue_give_up_contracts(g: State, seats: i64, per_colour: i64) -> None:
    queue(g, GIVE_UP_CONTRACTS, seats, per_colour)


def give_up_contracts_per_colour(g: State) -> i64:
    return g.a


def queue_next_turn(g: State) -> None:
    queue(g, NEXT_TURN, 0)


def queue_final_actions(g: State, number: i64) -> None:
    queue(g, FINAL_ACTIONS, 0, number)


def final_actions_number(g: State) -> i64:
    return g.a


def queue_pick_final_action(g: State, seats: i64) -> None:
    queue(g, PICK_FINAL_ACTION, seats)


def queue_last_ships(g: State, number: i64) -> None:
    queue(g, LAST_SHIPS, 0, number)


def last_ships_number(g: State) -> i64:
    return g.a


def queue_complete_ship(g: State, seats: i64) -> None:
    queue(g, COMPLETE_SHIP, seats)


def queue_game_over(g: State) -> None:
    queue(g, GAME_OVER, 0)
