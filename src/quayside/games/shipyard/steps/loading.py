"""SY-17: loading a ship, piece by piece, and SY-19: what it needs to sail."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.actions import (
    DONE_LOADING,
    LET_FAIL,
    LOAD,
    UNLOAD,
    is_load,
    load_piece,
    unload_piece,
)
from quayside.games.shipyard.components import CREW_BUILDER
from quayside.games.shipyard.nouns import (
    CABIN,
    CANNON_POINT,
    CAPTAIN,
    CRANE_POINT,
    MAST,
    ON_PURPOSE,
    PIECE_COUNT,
    PROPELLER,
    PROPELLER_POINT,
    SAIL,
    SMOKESTACK,
)
from quayside.games.shipyard.preview import preview
from quayside.games.shipyard.reasons import NO_CABIN, NO_CAPTAIN, NO_MOUNT, NONE_IN_STOCK, NOT_ABOARD, TOO_FAST
from quayside.games.shipyard.speed import base_speed, highest_speed, lowest_speed
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.cruises import fail_ship
from quayside.games.shipyard.steps.frames import queue_cruise, queue_loading, queue_pick_speed
from quayside.games.shipyard.tell import tell_loaded
from quayside.games.shipyard.view_types import Plan
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step

# The room each type of piece takes: crew in cabins, sails and smokestacks on masts, the others on points of their own.
ROOM_FOR: Final[list[i64]] = [CABIN, CABIN, CABIN, MAST, MAST, PROPELLER_POINT, CRANE_POINT, CANNON_POINT]


def beyond(g: Shipyard, piece: i64, count: i64) -> i64:
    """How many of `count` pieces need room on the cards, after what builders allow (SY-17.6)."""
    if count <= g.allowance[piece]:
        return 0
    return count - g.allowance[piece]


def room_needed(g: Shipyard, icon: i64, added: i64) -> i64:
    """SY-17.4, SY-17.5, SY-17.7: how much room of a kind the load takes with one more piece of type `added`."""
    need: i64 = 0
    for piece in range(PIECE_COUNT):
        if ROOM_FOR[piece] != icon:
            continue
        count = g.aboard[piece]
        if piece == added:
            count += 1
        if piece == CAPTAIN and count > 0:
            count -= 1  # one captain needs no cabin; the others are officers
        need += beyond(g, piece, count)
    if icon == CABIN:
        need -= g.allowance[CREW_BUILDER]
    return need


def room_rule(g: Shipyard, piece: i64) -> i64:
    """Is there room for one more piece of this type?"""
    icon = ROOM_FOR[piece]
    if room_needed(g, icon, piece) <= g.room[icon]:
        return LEGAL
    return NO_CABIN if icon == CABIN else NO_MOUNT


def speed_with(g: Shipyard, piece: i64) -> i64:
    """The base speed with one more piece of this type."""
    sails = g.aboard[SAIL]
    smokestacks = g.aboard[SMOKESTACK]
    propellers = g.aboard[PROPELLER]
    if piece == SAIL:
        sails += 1
    elif piece == SMOKESTACK:
        smokestacks += 1
    elif piece == PROPELLER:
        propellers += 1
    return base_speed(g, sails, smokestacks, propellers)


def load_rule(g: Shipyard, seat: i64, piece: i64) -> i64:
    """SY-17.3, SY-17.7, SY-19.5: in stock, with room, and not so fast that no route is left."""
    if g.stock[seat * PIECE_COUNT + piece] <= g.aboard[piece]:
        return NONE_IN_STOCK
    rule = room_rule(g, piece)
    if rule == LEGAL and speed_with(g, piece) > g.reach[seat]:
        return TOO_FAST
    return rule


class Loading(Step[Shipyard]):
    """Add and remove pieces until the load is right, or let the ship fail with nothing loaded.

    Only loads that can still be made to sail are reached: fewer pieces never make a ship faster, so with a captain
    aboard every load on the way is one that may sail (SY-19.5 a).
    """

    rules: Rules = (
        *("SY-17.3", "SY-17.4", "SY-17.5", "SY-17.6", "SY-17.7", "SY-17.8", "SY-17.9", "SY-17.10", "SY-17.11"),
        *("SY-19.1", "SY-19.2", "SY-19.4", "SY-19.5"),
    )

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        if g.aboard[CAPTAIN]:
            o.add(DONE_LOADING)
        else:
            o.refuse(DONE_LOADING, NO_CAPTAIN)
        for piece in range(PIECE_COUNT):
            rule = load_rule(g, seat, piece)
            if rule == TOO_FAST:
                o.refuse(LOAD + piece, rule, speed_with(g, piece), g.reach[seat])
            else:
                o.offer(LOAD + piece, rule)
            if g.aboard[piece]:
                o.add(UNLOAD + piece)
            else:
                o.refuse(UNLOAD + piece, NOT_ABOARD)
        o.add(LET_FAIL)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        if action == LET_FAIL:
            fail_ship(g, seat, ON_PURPOSE)
        elif action == DONE_LOADING:
            depart(g, seat)
        else:
            if is_load(action):
                g.aboard[load_piece(action)] += 1
            else:
                g.aboard[unload_piece(action)] -= 1
            queue_loading(g, only(seat))

    def context(self, g: Shipyard, seat: i64) -> Plan:
        return preview(g, int(seat))


def depart(g: Shipyard, seat: i64) -> None:
    """The load leaves the stock for good; ask for a speed only if several can be had (SY-18.6)."""
    for piece in range(PIECE_COUNT):
        if g.aboard[piece]:
            g.stock[seat * PIECE_COUNT + piece] -= g.aboard[piece]
            tell_loaded(g, seat, piece, g.aboard[piece])
    low = lowest_speed(g)
    if low < highest_speed(g, seat):
        queue_pick_speed(g, only(seat))
    else:
        g.ship_speed = low
        queue_cruise(g)
