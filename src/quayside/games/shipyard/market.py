"""Displays and decks: cards slide down, new ones are dealt from the top (SY-8.8 to SY-8.10, SY-10.3, SY-11.7).

Trains and canals come back: a row of theirs stays empty only while there is none to fill it (SY-1.14, SY-10.4).
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.nouns import (
    BOW_DECK,
    CANAL_COLUMN,
    CANAL_COUNT,
    CANAL_DECK,
    IN_DISCARD,
    IN_USED,
    MIDDLE_DECK,
    ROW_COUNT,
    SHIP_COLUMNS,
    STERN_DECK,
    TRAIN_COLUMN,
    TRAIN_COUNT,
    TRAIN_DECK,
    TRAIN_USED,
)
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.tell import tell_dealt, tell_last_card, tell_recycled
from quayside.kernel.packed import i64

# Which deck feeds a column; the two columns of middles share one.
DECK_OF: Final[list[i64]] = [BOW_DECK, MIDDLE_DECK, MIDDLE_DECK, STERN_DECK, TRAIN_DECK, CANAL_DECK]


def slide(g: Shipyard, column: i64) -> None:
    """SY-8.8: what is left moves down without changing order."""
    at = column * ROW_COUNT
    free: i64 = 0
    for row in range(ROW_COUNT):
        shown = g.display[at + row]
        if shown:
            g.display[at + row] = 0
            g.display[at + free] = shown
            free += 1


def deal(g: Shipyard, column: i64, row: i64) -> None:
    """Turn up the top card of the deck of a column."""
    deck = DECK_OF[column]
    g.deck_left[deck] -= 1
    card = g.decks[g.kit.deck_start[deck] + g.deck_left[deck]]
    g.display[column * ROW_COUNT + row] = card
    g.revealed()
    tell_dealt(g, column, row, card)


def refill_ships(g: Shipyard) -> None:
    """SY-8.8 to SY-8.10: columns slide; then bows, left and right middles, sterns are dealt, lowest row first."""
    for column in range(SHIP_COLUMNS):
        slide(g, column)
    for column in range(SHIP_COLUMNS):
        deck = DECK_OF[column]
        for row in range(ROW_COUNT):
            if g.shown(column, row) == 0 and g.deck_left[deck] > 0:
                deal(g, column, row)
                if g.deck_left[deck] == 0:
                    _last_card(g, deck)


def _last_card(g: Shipyard, deck: i64) -> None:
    """SY-24.3: the deck is empty; in the closing chapters that has no consequence any more (SY-24.8)."""
    if not g.closing:
        g.last_card = 1
        tell_last_card(g, deck)


def fill_gaps(g: Shipyard) -> None:
    """SY-10.4, SY-R33b: a display that had to stay short is filled as soon as cards have come back."""
    if _has_gap(g, TRAIN_COLUMN):
        refill_trains(g)
    if _has_gap(g, CANAL_COLUMN):
        refill_canals(g)


def _has_gap(g: Shipyard, column: i64) -> bool:
    first = column * ROW_COUNT
    for at in range(first, first + ROW_COUNT):  # noqa: SIM110 (uncompiled, at every action, a loop is quicker)
        if g.display[at] == 0:
            return True
    return False


def refill_trains(g: Shipyard) -> None:
    """SY-10.3, SY-10.4: every empty row as far as deck and used trains reach."""
    slide(g, TRAIN_COLUMN)
    for row in range(ROW_COUNT):
        if g.shown(TRAIN_COLUMN, row) == 0:
            if g.deck_left[TRAIN_DECK] == 0:
                _recycle_trains(g)
            if g.deck_left[TRAIN_DECK] > 0:
                deal(g, TRAIN_COLUMN, row)


def refill_canals(g: Shipyard) -> None:
    """SY-11.7: as for trains."""
    slide(g, CANAL_COLUMN)
    for row in range(ROW_COUNT):
        if g.shown(CANAL_COLUMN, row) == 0:
            if g.deck_left[CANAL_DECK] == 0:
                _recycle_canals(g)
            if g.deck_left[CANAL_DECK] > 0:
                deal(g, CANAL_COLUMN, row)


def _recycle_trains(g: Shipyard) -> None:
    used: list[int] = []
    for train in range(TRAIN_COUNT):
        if g.trains[train] == TRAIN_USED:
            g.trains[train] = 0
            used.append(train + 1)
    if used:
        _new_deck(g, TRAIN_DECK, used)


def _recycle_canals(g: Shipyard) -> None:
    """SY-11.7: used and discarded canals of everybody; the counts of used canals stay (SY-R42)."""
    pool: list[int] = []
    for canal in range(CANAL_COUNT):
        if IN_USED <= g.canals[canal] <= IN_DISCARD:
            g.canals[canal] = 0
            pool.append(canal + 1)
    if pool:
        _new_deck(g, CANAL_DECK, pool)


def _new_deck(g: Shipyard, deck: i64, cards: list[int]) -> None:
    tell_recycled(g, deck, len(cards))
    g.shuffle(cards)
    for at, card in enumerate(cards):
        g.decks[g.kit.deck_start[deck] + at] = card
    g.deck_left[deck] = len(cards)
