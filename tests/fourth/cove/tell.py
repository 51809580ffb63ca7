"""What happens, told with a function for each event; `insiders` are told all of it.

Made by `quayside.declaring` from the events that the game declares. Do not edit.
"""

from __future__ import annotations

from quayside.kernel.packed import i64
from quayside.kernel.state import State


def tell_night(g: State, night: i64, seat: i64) -> None:
    if g.recording:
        g.tell(0, 0, [night, seat, 0, 0, 0, 0])


def tell_landed(g: State, good: i64, count: i64) -> None:
    if g.recording:
        g.tell(1, 0, [good, count, 0, 0, 0, 0])


def tell_committed(g: State, insiders: i64, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(2, insiders, [seat, amount, 0, 0, 0, 0])


def tell_bid(g: State, seat: i64, amount: i64) -> None:
    if g.recording:
        g.tell(3, 0, [seat, amount, 0, 0, 0, 0])


def tell_watch(g: State, seat: i64, coins: i64) -> None:
    if g.recording:
        g.tell(4, 0, [seat, coins, 0, 0, 0, 0])


def tell_picked(g: State, seat: i64, good: i64) -> None:
    if g.recording:
        g.tell(5, 0, [seat, good, 0, 0, 0, 0])


def tell_washed_away(g: State, good: i64, count: i64) -> None:
    if g.recording:
        g.tell(6, 0, [good, count, 0, 0, 0, 0])


def tell_turn(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(7, 0, [seat, 0, 0, 0, 0, 0])


def tell_sold(g: State, seat: i64, good: i64, count: i64, coins: i64, price: i64) -> None:
    if g.recording:
        g.tell(8, 0, [seat, good, count, coins, price, 0])


def tell_held(g: State, seat: i64) -> None:
    if g.recording:
        g.tell(9, 0, [seat, 0, 0, 0, 0, 0])


def tell_dearer(g: State, good: i64, price: i64) -> None:
    if g.recording:
        g.tell(10, 0, [good, price, 0, 0, 0, 0])


def tell_over(g: State, reason: i64) -> None:
    if g.recording:
        g.tell(11, 0, [reason, 0, 0, 0, 0, 0])
