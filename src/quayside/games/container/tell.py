"""What happens, told with a function for each event; `insiders` are told all of it.

Made by `quayside.declaring` from the events that the game declares. Do not edit.
"""

from __future__ import annotations

from quayside.kernel.packed import i64
from quayside.kernel.state import State


def tell_turn(g: State, seat: i64, round: i64) -> None:
    if g.recording:
        g.tell(0, 0, [seat, round, 0, 0, 0, 0])


def tell_interest(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(1, 0, [seat, amount, 0, 0, 0, 0])


def tell_default(g: State, seat: i64, loans: i64) -> None:
    if g.recording:
        g.tell(2, 0, [seat, loans, 0, 0, 0, 0])


def tell_seized(g: State, seat: i64, colour: i64, place: i64) -> None:
    if g.recording:
        g.tell(3, 0, [seat, colour, place, 0, 0, 0])


def tell_loan(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(4, 0, [seat, 0, 0, 0, 0, 0])


def tell_repaid(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(5, 0, [seat, 0, 0, 0, 0, 0])


def tell_exchanged(g: State, insiders: i64, seat: i64, cards: i64, card: i64) -> None:
    if g.recording:
        g.tell(6, insiders, [seat, cards, card, 0, 0, 0])


def tell_exchanged_in_secret(g: State, insiders: i64, seat: i64, card: i64) -> None:
    if g.recording:
        g.tell(7, insiders, [seat, card, 0, 0, 0, 0])


def tell_passed(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(8, 0, [seat, 0, 0, 0, 0, 0])


def tell_machine(g: State, seat: i64, colour: i64, cost: i64) -> None:
    if g.recording:
        g.tell(9, 0, [seat, colour, cost, 0, 0, 0])


def tell_warehouse(g: State, seat: i64, cost: i64) -> None:
    if g.recording:
        g.tell(10, 0, [seat, cost, 0, 0, 0, 0])


def tell_visits(g: State, seat: i64, rival: i64) -> None:
    if g.recording:
        g.tell(11, 0, [seat, rival, 0, 0, 0, 0])


def tell_bought(g: State, seat: i64, rival: i64, colour: i64, price: i64) -> None:
    if g.recording:
        g.tell(12, 0, [seat, rival, colour, price, 0, 0])


def tell_paid(g: State, seat: i64, rival: i64, amount: i64) -> None:
    if g.recording:
        g.tell(13, 0, [seat, rival, amount, 0, 0, 0])


def tell_priced(g: State, seat: i64, store: i64, colour: i64, price: i64) -> None:
    if g.recording:
        g.tell(14, 0, [seat, store, colour, price, 0, 0])


def tell_repriced(g: State, seat: i64, store: i64, colour: i64, old: i64, new: i64) -> None:
    if g.recording:
        g.tell(15, 0, [seat, store, colour, old, new, 0])


def tell_fee(g: State, seat: i64, rival: i64, amount: i64) -> None:
    if g.recording:
        g.tell(16, 0, [seat, rival, amount, 0, 0, 0])


def tell_produced(g: State, seat: i64, colour: i64) -> None:
    if g.recording:
        g.tell(17, 0, [seat, colour, 0, 0, 0, 0])


def tell_ending(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(18, 0, [seat, 0, 0, 0, 0, 0])


def tell_sailed(g: State, seat: i64, to: i64) -> None:
    if g.recording:
        g.tell(19, 0, [seat, to, 0, 0, 0, 0])


def tell_loaded(g: State, seat: i64, colour: i64) -> None:
    if g.recording:
        g.tell(20, 0, [seat, colour, 0, 0, 0, 0])


def tell_auction(g: State, seat: i64, containers: i64) -> None:
    if g.recording:
        g.tell(21, 0, [seat, containers, 0, 0, 0, 0])


def tell_committed(g: State, insiders: i64, seat: i64, amount: i64, bluff: i64) -> None:
    if g.recording:
        g.tell(22, insiders, [seat, amount, bluff, 0, 0, 0])


def tell_bid(g: State, seat: i64, amount: i64, bluff: i64, worth: i64) -> None:
    if g.recording:
        g.tell(23, 0, [seat, amount, bluff, worth, 0, 0])


def tell_tie(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(24, 0, [seat, 0, 0, 0, 0, 0])


def tell_accepted(g: State, seat: i64, bidder: i64, amount: i64) -> None:
    if g.recording:
        g.tell(25, 0, [seat, bidder, amount, 0, 0, 0])


def tell_rejected(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(26, 0, [seat, amount, 0, 0, 0, 0])


def tell_subsidy(g: State, broker: i64, amount: i64) -> None:
    if g.recording:
        g.tell(27, 0, [broker, amount, 0, 0, 0, 0])


def tell_called(g: State, seat: i64, broker: i64, square: i64) -> None:
    if g.recording:
        g.tell(28, 0, [seat, broker, square, 0, 0, 0])


def tell_laid(g: State, seat: i64, store: i64, colour: i64) -> None:
    if g.recording:
        g.tell(29, 0, [seat, store, colour, 0, 0, 0])


def tell_laid_money(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(30, 0, [seat, amount, 0, 0, 0, 0])


def tell_outbid(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(31, 0, [seat, 0, 0, 0, 0, 0])


def tell_broker_won(g: State, seat: i64, broker: i64, square: i64, amount: i64) -> None:
    if g.recording:
        g.tell(32, 0, [seat, broker, square, amount, 0, 0])


def tell_placed(g: State, seat: i64, broker: i64, colour: i64) -> None:
    if g.recording:
        g.tell(33, 0, [seat, broker, colour, 0, 0, 0])


def tell_value_card(g: State, seat: i64, special: i64) -> None:
    if g.recording:
        g.tell(34, 0, [seat, special, 0, 0, 0, 0])


def tell_discarded(g: State, seat: i64, colour: i64, count: i64) -> None:
    if g.recording:
        g.tell(35, 0, [seat, colour, count, 0, 0, 0])


def tell_over(g: State, reason: i64) -> None:
    if g.recording:
        g.tell(36, 0, [reason, 0, 0, 0, 0, 0])
