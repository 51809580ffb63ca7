"""Steps queued by name, and what the one that is answered or carried out was queued with.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from quayside.games.newzealand.steps.codes import (
    ARRIVE,
    AUXILIARY,
    BUILDING,
    BUYING,
    CARD_PLAYED,
    CARRY_OUT,
    CERTIFICATES,
    CHOOSE_DELIVERY,
    DELIVERY,
    DISCARD_DRAWN,
    END_OF_TURN,
    FIRST_DISC,
    FIRST_DISCARD,
    FIRST_PLACE,
    FLIP_TILE,
    FORECAST_TILE,
    FORK,
    GAME_OVER,
    HARBOUR_DISC,
    HAZARD,
    HIRING,
    INCOME,
    INCOME_REVEAL,
    INVESTING,
    JOKER_ROW,
    LAST_OBJECTIVES,
    MASTER,
    MEDIUM_DISC,
    MORE_SHEEP,
    MOVE_ON,
    OBJECTIVE,
    OFFER,
    PHASE_A,
    PHASE_C,
    REMOTE,
    RETURN_HOME,
    SARAH_ARRIVES,
    SARAHS_DEED,
    SARAHS_HIRE,
    SARAHS_TURN,
    SHEAR_REVEAL,
    SHEARING,
    SHIP,
    SHIP_HOME,
    START_TURN,
    STOREHOUSE,
    TOP_ORDER,
    TRANSPORT,
    USE_LOCATION,
    WOOL_DELIVERY,
)
from quayside.kernel.agenda import queue
from quayside.kernel.packed import i64
from quayside.kernel.state import State


def queue_start_turn(g: State) -> None:
    queue(g, START_TURN, 0)


def queue_first_discard(g: State, seats: i64) -> None:
    queue(g, FIRST_DISCARD, seats)


def queue_first_disc(g: State, seats: i64) -> None:
    queue(g, FIRST_DISC, seats)


def queue_first_place(g: State, seats: i64) -> None:
    queue(g, FIRST_PLACE, seats)


def queue_phase_a(g: State, seats: i64) -> None:
    queue(g, PHASE_A, seats)


def queue_fork(g: State, seats: i64, target: i64, left: i64, seat: i64) -> None:
    queue(g, FORK, seats, target, left, seat)


def fork_target(g: State) -> i64:
    return g.a


def fork_left(g: State) -> i64:
    return g.b


def fork_seat(g: State) -> i64:
    return g.c


def queue_arrive(g: State, seat: i64) -> None:
    queue(g, ARRIVE, 0, seat)


def arrive_seat(g: State) -> i64:
    return g.a


def queue_use_location(g: State, seats: i64) -> None:
    queue(g, USE_LOCATION, seats)


def queue_auxiliary(g: State, seats: i64, times: i64) -> None:
    queue(g, AUXILIARY, seats, times)


def auxiliary_times(g: State) -> i64:
    return g.a


def queue_offer(g: State, seats: i64, half: i64, other: i64, seat: i64, must: i64) -> None:
    queue(g, OFFER, seats, half, other, seat * 2 + must)


def offer_half(g: State) -> i64:
    return g.a


def offer_other(g: State) -> i64:
    return g.b


def offer_seat(g: State) -> i64:
    return g.c // 2


def offer_must(g: State) -> i64:
    return g.c % 2


def queue_income(g: State, seats: i64) -> None:
    queue(g, INCOME, seats)


def queue_certificates(g: State, seats: i64, value: i64) -> None:
    queue(g, CERTIFICATES, seats, value)


def certificates_value(g: State) -> i64:
    return g.a


def queue_delivery(g: State, value: i64) -> None:
    queue(g, DELIVERY, 0, value)


def delivery_value(g: State) -> i64:
    return g.a


def queue_choose_delivery(g: State, seats: i64, value: i64) -> None:
    queue(g, CHOOSE_DELIVERY, seats, value)


def choose_delivery_value(g: State) -> i64:
    return g.a


def queue_harbour_disc(g: State, seats: i64, value: i64) -> None:
    queue(g, HARBOUR_DISC, seats, value)


def harbour_disc_value(g: State) -> i64:
    return g.a


def queue_transport(g: State, seat: i64, half: i64) -> None:
    queue(g, TRANSPORT, 0, seat, half)


def transport_seat(g: State) -> i64:
    return g.a


def transport_half(g: State) -> i64:
    return g.b


def queue_forecast_tile(g: State, seats: i64, bag: i64, seat: i64) -> None:
    queue(g, FORECAST_TILE, seats, bag, seat)


def forecast_tile_bag(g: State) -> i64:
    return g.a


def forecast_tile_seat(g: State) -> i64:
    return g.b


def queue_return_home(g: State, seat: i64) -> None:
    queue(g, RETURN_HOME, 0, seat)


def return_home_seat(g: State) -> i64:
    return g.a


def queue_phase_c(g: State) -> None:
    queue(g, PHASE_C, 0)


def queue_end_of_turn(g: State) -> None:
    queue(g, END_OF_TURN, 0)


def queue_discard_drawn(g: State, seats: i64, count: i64) -> None:
    queue(g, DISCARD_DRAWN, seats, count)


def discard_drawn_count(g: State) -> i64:
    return g.a


def queue_hiring(g: State, seats: i64, change: i64) -> None:
    queue(g, HIRING, seats, change)


def hiring_change(g: State) -> i64:
    return g.a


def queue_investing(g: State, seats: i64, change: i64) -> None:
    queue(g, INVESTING, seats, change)


def investing_change(g: State) -> i64:
    return g.a


def queue_joker_row(g: State, seats: i64) -> None:
    queue(g, JOKER_ROW, seats)


def queue_buying(g: State, seats: i64, shepherds: i64) -> None:
    queue(g, BUYING, seats, shepherds)


def buying_shepherds(g: State) -> i64:
    return g.a


def queue_more_sheep(g: State, seats: i64, breeds: i64, count: i64, price: i64) -> None:
    queue(g, MORE_SHEEP, seats, breeds, count, price)


def more_sheep_breeds(g: State) -> i64:
    return g.a


def more_sheep_count(g: State) -> i64:
    return g.b


def more_sheep_price(g: State) -> i64:
    return g.c


def queue_building(g: State, seats: i64, change: i64, upgrade: i64) -> None:
    queue(g, BUILDING, seats, change, upgrade)


def building_change(g: State) -> i64:
    return g.a


def building_upgrade(g: State) -> i64:
    return g.b


def queue_ship(g: State, seats: i64, steps: i64) -> None:
    queue(g, SHIP, seats, steps)


def ship_steps(g: State) -> i64:
    return g.a


def queue_remote(g: State, seats: i64, within: i64) -> None:
    queue(g, REMOTE, seats, within)


def remote_within(g: State) -> i64:
    return g.a


def queue_storehouse(g: State, seats: i64, harbour: i64) -> None:
    queue(g, STOREHOUSE, seats, harbour)


def storehouse_harbour(g: State) -> i64:
    return g.a


def queue_medium_disc(g: State, seats: i64, harbour: i64) -> None:
    queue(g, MEDIUM_DISC, seats, harbour)


def medium_disc_harbour(g: State) -> i64:
    return g.a


def queue_ship_home(g: State, seat: i64) -> None:
    queue(g, SHIP_HOME, 0, seat)


def ship_home_seat(g: State) -> i64:
    return g.a


def queue_master(g: State, seats: i64, medium: i64) -> None:
    queue(g, MASTER, seats, medium)


def master_medium(g: State) -> i64:
    return g.a


def queue_shearing(g: State, seats: i64, shearers: i64, kind: i64) -> None:
    queue(g, SHEARING, seats, shearers, kind)


def shearing_shearers(g: State) -> i64:
    return g.a


def shearing_kind(g: State) -> i64:
    return g.b


def queue_shear_reveal(g: State, seats: i64, seen: i64, wool: i64, shearers: i64, kind: i64) -> None:
    queue(g, SHEAR_REVEAL, seats, seen, wool, shearers * 4 + kind)


def shear_reveal_seen(g: State) -> i64:
    return g.a


def shear_reveal_wool(g: State) -> i64:
    return g.b


def shear_reveal_shearers(g: State) -> i64:
    return g.c // 4


def shear_reveal_kind(g: State) -> i64:
    return g.c % 4


def queue_wool_delivery(g: State, seats: i64, value: i64, post: i64) -> None:
    queue(g, WOOL_DELIVERY, seats, value, post)


def wool_delivery_value(g: State) -> i64:
    return g.a


def wool_delivery_post(g: State) -> i64:
    return g.b


def queue_objective(g: State, seats: i64, must: i64) -> None:
    queue(g, OBJECTIVE, seats, must)


def objective_must(g: State) -> i64:
    return g.a


def queue_flip_tile(g: State, seats: i64) -> None:
    queue(g, FLIP_TILE, seats)


def queue_move_on(g: State, seats: i64, steps: i64) -> None:
    queue(g, MOVE_ON, seats, steps)


def move_on_steps(g: State) -> i64:
    return g.a


def queue_hazard(g: State, seats: i64, cost: i64, must: i64) -> None:
    queue(g, HAZARD, seats, cost, must)


def hazard_cost(g: State) -> i64:
    return g.a


def hazard_must(g: State) -> i64:
    return g.b


def queue_card_played(g: State, seat: i64) -> None:
    queue(g, CARD_PLAYED, 0, seat)


def card_played_seat(g: State) -> i64:
    return g.a


def queue_top_order(g: State, seats: i64) -> None:
    queue(g, TOP_ORDER, seats)


def queue_sarahs_turn(g: State) -> None:
    queue(g, SARAHS_TURN, 0)


def queue_sarahs_deed(g: State, at: i64, fits: i64) -> None:
    queue(g, SARAHS_DEED, 0, at, fits)


def sarahs_deed_at(g: State) -> i64:
    return g.a


def sarahs_deed_fits(g: State) -> i64:
    return g.b


def queue_sarahs_hire(g: State, seats: i64, tied: i64) -> None:
    queue(g, SARAHS_HIRE, seats, tied)


def sarahs_hire_tied(g: State) -> i64:
    return g.a


def queue_sarah_arrives(g: State) -> None:
    queue(g, SARAH_ARRIVES, 0)


def queue_last_objectives(g: State, seats: i64) -> None:
    queue(g, LAST_OBJECTIVES, seats)


def queue_game_over(g: State) -> None:
    queue(g, GAME_OVER, 0)


def queue_carry_out(g: State, half: i64, seat: i64) -> None:
    queue(g, CARRY_OUT, 0, half, seat)


def carry_out_half(g: State) -> i64:
    return g.a


def carry_out_seat(g: State) -> i64:
    return g.b


def queue_income_reveal(g: State, seats: i64, seen: i64, total: i64) -> None:
    queue(g, INCOME_REVEAL, seats, seen, total)


def income_reveal_seen(g: State) -> i64:
    return g.a


def income_reveal_total(g: State) -> i64:
    return g.b
