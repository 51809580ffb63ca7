"""What happens, told with a function for each event; `insiders` are told all of it.

Made by `quayside.declaring` from the events that the game declares. Do not edit.
"""

from __future__ import annotations

from quayside.kernel.packed import i64
from quayside.kernel.state import State


def tell_turn(g: State, seat: i64, turn: i64) -> None:
    if g.recording:
        g.tell(0, 0, [seat, turn, 0, 0, 0, 0])


def tell_advanced(g: State, seat: i64, card: i64, position: i64) -> None:
    if g.recording:
        g.tell(1, 0, [seat, card, position, 0, 0, 0])


def tell_pushed(g: State, card: i64, position: i64) -> None:
    if g.recording:
        g.tell(2, 0, [card, position, 0, 0, 0, 0])


def tell_chosen(g: State, seat: i64, card: i64, income: i64) -> None:
    if g.recording:
        g.tell(3, 0, [seat, card, income, 0, 0, 0])


def tell_bonus(g: State, seat: i64, action: i64) -> None:
    if g.recording:
        g.tell(4, 0, [seat, action, 0, 0, 0, 0])


def tell_took(g: State, seat: i64, column: i64, row: i64, price: i64, card: i64) -> None:
    if g.recording:
        g.tell(5, 0, [seat, column, row, price, card, 0])


def tell_took_blank(g: State, seat: i64, kind: i64) -> None:
    if g.recording:
        g.tell(6, 0, [seat, kind, 0, 0, 0, 0])


def tell_placed(g: State, seat: i64, kind: i64, cell: i64, card: i64) -> None:
    if g.recording:
        g.tell(7, 0, [seat, kind, cell, card, 0, 0])


def tell_dealt(g: State, column: i64, row: i64, card: i64) -> None:
    if g.recording:
        g.tell(8, 0, [column, row, card, 0, 0, 0])


def tell_last_card(g: State, deck: i64) -> None:
    if g.recording:
        g.tell(9, 0, [deck, 0, 0, 0, 0, 0])


def tell_train(g: State, seat: i64, train: i64, price: i64) -> None:
    if g.recording:
        g.tell(10, 0, [seat, train, price, 0, 0, 0])


def tell_recycled(g: State, deck: i64, count: i64) -> None:
    if g.recording:
        g.tell(11, 0, [deck, count, 0, 0, 0, 0])


def tell_rented(g: State, seat: i64, canal: i64, price: i64) -> None:
    if g.recording:
        g.tell(12, 0, [seat, canal, price, 0, 0, 0])


def tell_laid(g: State, seat: i64, canal: i64, x: i64, y: i64, turns: i64) -> None:
    if g.recording:
        g.tell(13, 0, [seat, canal, x, y, turns, 0])


def tell_started(g: State, seat: i64, canal: i64, space: i64) -> None:
    if g.recording:
        g.tell(14, 0, [seat, canal, space, 0, 0, 0])


def tell_marker(g: State, seat: i64, piece: i64, cost: i64) -> None:
    if g.recording:
        g.tell(15, 0, [seat, piece, cost, 0, 0, 0])


def tell_gained(g: State, seat: i64, piece: i64, count: i64) -> None:
    if g.recording:
        g.tell(16, 0, [seat, piece, count, 0, 0, 0])


def tell_hired(g: State, seat: i64, employee: i64, cost: i64) -> None:
    if g.recording:
        g.tell(17, 0, [seat, employee, cost, 0, 0, 0])


def tell_exchange(g: State, seat: i64, train: i64, sector: i64) -> None:
    if g.recording:
        g.tell(18, 0, [seat, train, sector, 0, 0, 0])


def tell_traded(g: State, seat: i64, commodity: i64, piece: i64) -> None:
    if g.recording:
        g.tell(19, 0, [seat, commodity, piece, 0, 0, 0])


def tell_sold(g: State, seat: i64, commodity: i64, count: i64, guilders: i64) -> None:
    if g.recording:
        g.tell(20, 0, [seat, commodity, count, guilders, 0, 0])


def tell_subsidy(g: State, seat: i64, guilders: i64) -> None:
    if g.recording:
        g.tell(21, 0, [seat, guilders, 0, 0, 0, 0])


def tell_launched(g: State, seat: i64, cell: i64, cards: i64) -> None:
    if g.recording:
        g.tell(22, 0, [seat, cell, cards, 0, 0, 0])


def tell_loaded(g: State, seat: i64, piece: i64, count: i64) -> None:
    if g.recording:
        g.tell(23, 0, [seat, piece, count, 0, 0, 0])


def tell_failed(g: State, seat: i64, cards: i64, reason: i64) -> None:
    if g.recording:
        g.tell(24, 0, [seat, cards, reason, 0, 0, 0])


def tell_step(g: State, seat: i64, step: i64, canal: i64, space: i64) -> None:
    if g.recording:
        g.tell(25, 0, [seat, step, canal, space, 0, 0])


def tell_official(g: State, seat: i64, official: i64, points: i64) -> None:
    if g.recording:
        g.tell(26, 0, [seat, official, points, 0, 0, 0])


def tell_riband(g: State, seat: i64, step: i64) -> None:
    if g.recording:
        g.tell(27, 0, [seat, step, 0, 0, 0, 0])


def tell_canal_used(g: State, seat: i64, canal: i64) -> None:
    if g.recording:
        g.tell(28, 0, [seat, canal, 0, 0, 0, 0])


def tell_canal_lost(g: State, seat: i64, canal: i64) -> None:
    if g.recording:
        g.tell(29, 0, [seat, canal, 0, 0, 0, 0])


def tell_scored(g: State, seat: i64, crew: i64, equipment: i64, speed: i64, officials: i64, riband: i64) -> None:
    if g.recording:
        g.tell(30, 0, [seat, crew, equipment, speed, officials, riband])


def tell_sailed(g: State, seat: i64, cards: i64, points: i64) -> None:
    if g.recording:
        g.tell(31, 0, [seat, cards, points, 0, 0, 0])


def tell_countdown(g: State, space: i64) -> None:
    if g.recording:
        g.tell(32, 0, [space, 0, 0, 0, 0, 0])


def tell_gave_up(g: State, insiders: i64, seat: i64, contract: i64) -> None:
    if g.recording:
        g.tell(33, insiders, [seat, contract, 0, 0, 0, 0])


def tell_play_closed(g: State, reason: i64) -> None:
    if g.recording:
        g.tell(34, 0, [reason, 0, 0, 0, 0, 0])


def tell_final_action(g: State, seat: i64, action: i64) -> None:
    if g.recording:
        g.tell(35, 0, [seat, action, 0, 0, 0, 0])


def tell_passed(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(36, 0, [seat, 0, 0, 0, 0, 0])


def tell_contract(g: State, seat: i64, contract: i64) -> None:
    if g.recording:
        g.tell(37, 0, [seat, contract, 0, 0, 0, 0])


def tell_over(g: State, reason: i64) -> None:
    if g.recording:
        g.tell(38, 0, [reason, 0, 0, 0, 0, 0])
