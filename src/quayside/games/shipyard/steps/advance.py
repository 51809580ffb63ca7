"""SY-4: the advance of an action card, and cards that fall behind."""

from __future__ import annotations

from quayside.games.shipyard.nouns import ACTION_COUNT
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.tell import tell_advanced, tell_pushed
from quayside.kernel.packed import i64
from quayside.kernel.sets import has


def advance(g: Shipyard, seat: i64) -> None:
    """SY-4.1 to SY-4.4: the card due becomes the new lead; with 2 players one lifted figure joins the single one."""
    card = g.due[seat]
    g.due[seat] = g.later[seat]
    g.later[seat] = -1
    g.occupant[card] = 0
    g.lead += 1
    g.track[card] = g.lead
    tell_advanced(g, seat, card, g.lead)
    if g.lead - last_position(g) >= g.kit.loop - 1:  # SY-4.7
        push(g, last_position(g))
    if g.lead % g.kit.loop == 0:  # SY-23.1
        g.lap_done = 1


def last_position(g: Shipyard) -> i64:
    """Where the rear-most card stands."""
    last = g.lead
    for card in range(ACTION_COUNT):
        if has(g.in_play, card) and g.track[card] < last:
            last = g.track[card]
    return last


def card_at(g: Shipyard, position: i64) -> i64:
    """The card at a position, or -1."""
    for card in range(ACTION_COUNT):
        if has(g.in_play, card) and g.track[card] == position:
            return card
    return -1


def push(g: Shipyard, position: i64) -> None:
    """SY-4.5, SY-4.6: a card moves one space ahead and pushes the next, until an empty space absorbs it."""
    pushed = card_at(g, position)
    while pushed >= 0:
        position += 1
        in_the_way = card_at(g, position)
        g.track[pushed] = position
        tell_pushed(g, pushed, position)
        pushed = in_the_way
