"""What happens, told with a function for each event; `insiders` are told all of it.

Made by `quayside.declaring` from the events that the game declares. Do not edit.
"""

from __future__ import annotations

from quayside.kernel.packed import i64
from quayside.kernel.state import State


def tell_turn(g: State, seat: i64, round: i64) -> None:
    if g.recording:
        g.tell(0, 0, [seat, round, 0, 0, 0, 0])


def tell_moved(g: State, seat: i64, to: i64) -> None:
    if g.recording:
        g.tell(1, 0, [seat, to, 0, 0, 0, 0])


def tell_fee(g: State, seat: i64, owner: i64, amount: i64) -> None:
    if g.recording:
        g.tell(2, 0, [seat, owner, amount, 0, 0, 0])


def tell_forgiven(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(3, 0, [seat, amount, 0, 0, 0, 0])


def tell_used(g: State, seat: i64, building: i64, effect: i64) -> None:
    if g.recording:
        g.tell(4, 0, [seat, building, effect, 0, 0, 0])


def tell_auxiliary(g: State, seat: i64, action: i64, times: i64) -> None:
    if g.recording:
        g.tell(5, 0, [seat, action, times, 0, 0, 0])


def tell_pounds(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(6, 0, [seat, amount, 0, 0, 0, 0])


def tell_paid(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(7, 0, [seat, amount, 0, 0, 0, 0])


def tell_gold(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(8, 0, [seat, amount, 0, 0, 0, 0])


def tell_certificates(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(9, 0, [seat, amount, 0, 0, 0, 0])


def tell_tokens(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(10, 0, [seat, amount, 0, 0, 0, 0])


def tell_pathfinder(g: State, seat: i64, space: i64) -> None:
    if g.recording:
        g.tell(11, 0, [seat, space, 0, 0, 0, 0])


def tell_step_tile(g: State, seat: i64, value: i64) -> None:
    if g.recording:
        g.tell(12, 0, [seat, value, 0, 0, 0, 0])


def tell_fee_tile(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(13, 0, [seat, 0, 0, 0, 0, 0])


def tell_uncovered(g: State, seat: i64, disc: i64) -> None:
    if g.recording:
        g.tell(14, 0, [seat, disc, 0, 0, 0, 0])


def tell_revealed(g: State, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(15, 0, [seat, card, 0, 0, 0, 0])


def tell_income(g: State, seat: i64, total: i64) -> None:
    if g.recording:
        g.tell(16, 0, [seat, total, 0, 0, 0, 0])


def tell_wool(g: State, seat: i64, total: i64) -> None:
    if g.recording:
        g.tell(17, 0, [seat, total, 0, 0, 0, 0])


def tell_delivered(g: State, seat: i64, post: i64) -> None:
    if g.recording:
        g.tell(18, 0, [seat, post, 0, 0, 0, 0])


def tell_no_delivery(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(19, 0, [seat, 0, 0, 0, 0, 0])


def tell_card(g: State, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(20, 0, [seat, card, 0, 0, 0, 0])


def tell_drew(g: State, insiders: i64, seat: i64, count: i64, card: i64) -> None:
    if g.recording:
        g.tell(21, insiders, [seat, count, card, 0, 0, 0])


def tell_shuffled(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(22, 0, [seat, 0, 0, 0, 0, 0])


def tell_discarded(g: State, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(23, 0, [seat, card, 0, 0, 0, 0])


def tell_removed(g: State, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(24, 0, [seat, card, 0, 0, 0, 0])


def tell_played(g: State, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(25, 0, [seat, card, 0, 0, 0, 0])


def tell_bonus_card(g: State, seat: i64, stack: i64, card: i64) -> None:
    if g.recording:
        g.tell(26, 0, [seat, stack, card, 0, 0, 0])


def tell_worker_arrives(g: State, seat: i64, worker: i64, row: i64) -> None:
    if g.recording:
        g.tell(27, 0, [seat, worker, row, 0, 0, 0])


def tell_hazard_arrives(g: State, seat: i64, hazard: i64, space: i64) -> None:
    if g.recording:
        g.tell(28, 0, [seat, hazard, space, 0, 0, 0])


def tell_tile_leaves(g: State, seat: i64, tile: i64) -> None:
    if g.recording:
        g.tell(29, 0, [seat, tile, 0, 0, 0, 0])


def tell_bonus_arrives(g: State, seat: i64, tile: i64, row: i64) -> None:
    if g.recording:
        g.tell(30, 0, [seat, tile, row, 0, 0, 0])


def tell_bonus_leaves(g: State, seat: i64, tile: i64) -> None:
    if g.recording:
        g.tell(31, 0, [seat, tile, 0, 0, 0, 0])


def tell_token_moves(g: State, row: i64, arrow: i64) -> None:
    if g.recording:
        g.tell(32, 0, [row, arrow, 0, 0, 0, 0])


def tell_market_refilled(g: State, cards: i64) -> None:
    if g.recording:
        g.tell(33, 0, [cards, 0, 0, 0, 0, 0])


def tell_buildings_flipped(g: State) -> None:
    if g.recording:
        g.tell(34, 0, [0, 0, 0, 0, 0, 0])


def tell_hired(g: State, seat: i64, worker: i64, price: i64) -> None:
    if g.recording:
        g.tell(35, 0, [seat, worker, price, 0, 0, 0])


def tell_invested(g: State, seat: i64, tile: i64, price: i64) -> None:
    if g.recording:
        g.tell(36, 0, [seat, tile, price, 0, 0, 0])


def tell_joker(g: State, seat: i64, worker: i64) -> None:
    if g.recording:
        g.tell(37, 0, [seat, worker, 0, 0, 0, 0])


def tell_bought(g: State, seat: i64, card: i64, price: i64) -> None:
    if g.recording:
        g.tell(38, 0, [seat, card, price, 0, 0, 0])


def tell_sheep_added(g: State, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(39, 0, [seat, card, 0, 0, 0, 0])


def tell_built(g: State, seat: i64, tile: i64, space: i64, cost: i64) -> None:
    if g.recording:
        g.tell(40, 0, [seat, tile, space, cost, 0, 0])


def tell_replaced(g: State, seat: i64, tile: i64, old: i64, cost: i64) -> None:
    if g.recording:
        g.tell(41, 0, [seat, tile, old, cost, 0, 0])


def tell_sailed(g: State, seat: i64, to: i64) -> None:
    if g.recording:
        g.tell(42, 0, [seat, to, 0, 0, 0, 0])


def tell_upgraded(g: State, seat: i64, harbour: i64, cost: i64) -> None:
    if g.recording:
        g.tell(43, 0, [seat, harbour, cost, 0, 0, 0])


def tell_appointed(g: State, seat: i64, worker: i64, master: i64) -> None:
    if g.recording:
        g.tell(44, 0, [seat, worker, master, 0, 0, 0])


def tell_cleared(g: State, seat: i64, hazard: i64) -> None:
    if g.recording:
        g.tell(45, 0, [seat, hazard, 0, 0, 0, 0])


def tell_objective(g: State, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(46, 0, [seat, card, 0, 0, 0, 0])


def tell_on_top(g: State, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(47, 0, [seat, card, 0, 0, 0, 0])


def tell_market_token(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(48, 0, [seat, 0, 0, 0, 0, 0])


def tell_added(g: State, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(49, 0, [seat, card, 0, 0, 0, 0])


def tell_sarah_card(g: State, card: i64) -> None:
    if g.recording:
        g.tell(50, 0, [card, 0, 0, 0, 0, 0])


def tell_sarah_moves(g: State, to: i64) -> None:
    if g.recording:
        g.tell(51, 0, [to, 0, 0, 0, 0, 0])


def tell_sarah_invests(g: State, tile: i64) -> None:
    if g.recording:
        g.tell(52, 0, [tile, 0, 0, 0, 0, 0])


def tell_speciality(g: State, worker: i64) -> None:
    if g.recording:
        g.tell(53, 0, [worker, 0, 0, 0, 0, 0])


def tell_over(g: State) -> None:
    if g.recording:
        g.tell(54, 0, [0, 0, 0, 0, 0, 0])


def tell_spent_tokens(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(55, 0, [seat, amount, 0, 0, 0, 0])


def tell_spent_gold(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(56, 0, [seat, amount, 0, 0, 0, 0])


def tell_spent_certificates(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(57, 0, [seat, amount, 0, 0, 0, 0])
