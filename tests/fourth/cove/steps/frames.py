"""Steps queued by name, and what the one that is answered or carried out was queued with.

Made by `quayside.declaring` from the steps that the game declares. Do not edit.
"""

from __future__ import annotations

from quayside.kernel.agenda import queue
from quayside.kernel.packed import i64
from quayside.kernel.state import State

from cove.steps.codes import BEGIN_TURN, DAWN, GAME_OVER, NIGHTFALL, PICKING, SEALED_BID, SELLING, WASH_AWAY


def queue_nightfall(g: State) -> None:
    queue(g, NIGHTFALL, 0)


def queue_sealed_bid(g: State, seats: i64) -> None:
    queue(g, SEALED_BID, seats)


def queue_picking(g: State, seats: i64) -> None:
    queue(g, PICKING, seats)


def queue_wash_away(g: State) -> None:
    queue(g, WASH_AWAY, 0)


def queue_begin_turn(g: State, seat: i64) -> None:
    queue(g, BEGIN_TURN, 0, seat)


def begin_turn_seat(g: State) -> i64:
    return g.a


def queue_selling(g: State, seats: i64) -> None:
    queue(g, SELLING, seats)


def queue_dawn(g: State) -> None:
    queue(g, DAWN, 0)


def queue_game_over(g: State) -> None:
    queue(g, GAME_OVER, 0)
