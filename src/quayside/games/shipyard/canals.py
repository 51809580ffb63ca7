"""SY-11, SY-21 and SY-22: canal systems as water. Spaces joined inside cards and over ports, and routes along them."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.nouns import (
    CANAL_COUNT,
    CENTRE,
    IN_DISCARD,
    IN_SYSTEM,
    IN_USED,
    MAX_SPEED,
    PORT,
    SIDE_COUNT,
    SPACE_COUNT,
    TURN_COUNT,
)
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.tell import tell_canal_lost, tell_canal_used
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.sets import has, only, without

# How far each side of a card is to the east and to the south.
_EAST: Final[list[i64]] = [0, 1, 0, -1]
_SOUTH: Final[list[i64]] = [-1, 0, 1, 0]


def water(g: Shipyard, canal: i64, space: i64) -> i64:
    """The spaces of its card that a space is joined to, and PORT if its side is open, as a set."""
    return g.kit.water[(canal * TURN_COUNT + g.canal_turns[canal]) * SPACE_COUNT + space]


def ahead(g: Shipyard, canal: i64, space: i64, stern: i64) -> i64:
    """SY-21.2, SY-21.3: the ways out of a space but for the one by which the figure came, as a set."""
    return without(water(g, canal, space), stern)


def official(g: Shipyard, canal: i64, space: i64) -> i64:
    """The icon of a space."""
    return g.kit.officials[(canal * TURN_COUNT + g.canal_turns[canal]) * SPACE_COUNT + space]


def has_port(g: Shipyard, canal: i64, turns: i64, side: i64) -> bool:
    """Is that side of a card open, when the card lies turned so?"""
    return has(g.kit.water[(canal * TURN_COUNT + turns) * SPACE_COUNT + 2 * side], PORT)


def across(g: Shipyard, canal: i64, space: i64) -> i64:
    """SY-11.2: the canal joined to an edge space over its port, or -1."""
    if space % 2 or space == CENTRE or not has(water(g, canal, space), PORT):
        return -1
    other = g.beside[canal * SIDE_COUNT + space // 2] - 1
    if other < 0 or not has(water(g, other, facing(space)), PORT):
        return -1
    return other


def facing(space: i64) -> i64:
    """The edge space opposite, on the neighbouring card."""
    return (space + 4) % 8


def onward(g: Shipyard, canal: i64, space: i64, exit_: i64, gone: i64) -> tuple[i64, i64, i64, i64]:
    """SY-21.2 to SY-21.4: where a way out of a space leads: canal, space, the figure's stern there, cards left behind.

    The canal is -1 if the way is shut. That it is one of the ways ahead is for the caller.
    """
    if exit_ != PORT:
        return canal, exit_, space, gone
    other = across(g, canal, space)
    if other < 0 or has(gone, other):
        return -1, 0, 0, 0
    return other, facing(space), PORT, gone | only(canal)


def longest_route(g: Shipyard, canal: i64, space: i64, stern: i64, gone: i64, limit: i64) -> i64:
    """SY-21.2 to SY-21.5: the most steps possible from here, but no more than `limit`.

    Every shorter number of steps is possible too, by stopping earlier. `gone` are the cards left behind on the way.
    """
    if limit <= 0:
        return 0
    best: i64 = 0
    ways = ahead(g, canal, space, stern)
    for exit_ in range(SPACE_COUNT + 1):
        if has(ways, exit_):
            there, to, came, left = onward(g, canal, space, exit_, gone)
            if there >= 0:
                steps = 1 + longest_route(g, there, to, came, left, limit - 1)
                if steps > best:
                    best = steps
                    if best >= limit:
                        return best
    return best


def measure_reach(g: Shipyard, seat: i64) -> None:
    """Note how far the seat's figure can go; everything about speeds asks for this number (SY-19.2)."""
    if g.has_system(seat):
        canal, space, stern = g.figure_canal(seat), g.figure_space(seat), g.figure_stern(seat)
        g.reach[seat] = longest_route(g, canal, space, stern, 0, MAX_SPEED)
    else:
        g.reach[seat] = 0


def exits(g: Shipyard, seat: i64, after: i64) -> i64:
    """SY-21.5: the ways the seat's figure may take now if `after` more steps must be possible then, as a set."""
    canal = g.figure_canal(seat)
    space = g.figure_space(seat)
    ways = ahead(g, canal, space, g.figure_stern(seat))
    found: i64 = 0
    for exit_ in range(SPACE_COUNT + 1):
        if has(ways, exit_):
            there, to, came, gone = onward(g, canal, space, exit_, 0)
            if there >= 0 and longest_route(g, there, to, came, gone, after) >= after:
                found |= only(exit_)
    return found


def leave_canal(g: Shipyard, seat: i64, canal: i64) -> None:
    """SY-22.1, SY-22.2: the card left behind is used; what the figure cannot reach by water any more is discarded."""
    g.used[seat] += 1
    take_up(g, canal, IN_USED + seat)
    tell_canal_used(g, seat, canal)
    wet = zeros(CANAL_COUNT)
    _flood(g, g.figure_canal(seat), g.figure_space(seat), wet)
    for other in range(CANAL_COUNT):
        if g.canals[other] == IN_SYSTEM + seat and wet[other] == 0:
            take_up(g, other, IN_DISCARD)
            tell_canal_lost(g, seat, other)


def _flood(g: Shipyard, canal: i64, space: i64, wet: vec[i64]) -> None:
    """SY-22.3: mark every space that water joins to this one; search spaces, not cards."""
    if has(wet[canal], space):
        return
    wet[canal] |= only(space)
    ways = water(g, canal, space)
    for to in range(SPACE_COUNT):
        if has(ways, to):
            _flood(g, canal, to, wet)
    if has(ways, PORT):
        other = across(g, canal, space)
        if other >= 0:
            _flood(g, other, facing(space), wet)


def take_up(g: Shipyard, canal: i64, where: i64) -> None:
    """Take a card out of its system."""
    g.canals[canal] = where
    for side in range(SIDE_COUNT):
        other = g.beside[canal * SIDE_COUNT + side] - 1
        if other >= 0:
            g.beside[other * SIDE_COUNT + (side + 2) % 4] = 0
            g.beside[canal * SIDE_COUNT + side] = 0


def reach_with(g: Shipyard, seat: i64, canal: i64, x: i64, y: i64, turns: i64) -> i64:
    """How far the seat's figure could go with a card laid so; the table is left as it was."""
    where = g.canals[canal]
    old_x = g.canal_x[canal]
    old_y = g.canal_y[canal]
    old_turns = g.canal_turns[canal]
    reach = g.reach[seat]
    lay_card(g, seat, canal, x, y, turns)
    measure_reach(g, seat)
    found = g.reach[seat]
    take_up(g, canal, where)
    g.canal_x[canal] = old_x
    g.canal_y[canal] = old_y
    g.canal_turns[canal] = old_turns
    g.reach[seat] = reach
    return found


def lay_card(g: Shipyard, seat: i64, canal: i64, x: i64, y: i64, turns: i64) -> None:
    """Put a card into a system, with its neighbours known to each other."""
    for other in range(CANAL_COUNT):
        if g.canals[other] == IN_SYSTEM + seat:
            side = side_towards(g.canal_x[other] - x, g.canal_y[other] - y)
            if side >= 0:
                g.beside[canal * SIDE_COUNT + side] = other + 1
                g.beside[other * SIDE_COUNT + (side + 2) % 4] = canal + 1
    g.canals[canal] = IN_SYSTEM + seat
    g.canal_x[canal] = x
    g.canal_y[canal] = y
    g.canal_turns[canal] = turns


def side_towards(dx: i64, dy: i64) -> i64:
    """The side of a card on which a neighbour lies, or -1 if it is no neighbour."""
    for side in range(SIDE_COUNT):
        if _EAST[side] == dx and _SOUTH[side] == dy:
            return side
    return -1


def place_beside(g: Shipyard, canal: i64, side: i64) -> tuple[i64, i64]:
    """The place next to a card on one side."""
    return g.canal_x[canal] + _EAST[side], g.canal_y[canal] + _SOUTH[side]
