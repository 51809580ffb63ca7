"""Displays and decks of a Shipyard scenario: what is named is laid out, everything else is found a place around it."""

from __future__ import annotations

from typing import Any

from quayside.games.shipyard.nouns import (
    BLANK,
    CANAL_DECK,
    CANALS,
    COLUMNS,
    DECKS,
    IN_DISCARD,
    ROW_COUNT,
    TRAIN_DECK,
    TRAIN_USED,
    TRAINS,
)
from quayside.games.shipyard.scenario.layout import Layout
from quayside.games.shipyard.scenario.reading import canal_of, card_code
from quayside.scenarios.reading import whole
from quayside.scenarios.wrong import BadScenario, ListIndex, inside, shown

OUT_TRAIN = int(TRAIN_USED) + 1  # in the box: neither in the deck nor anywhere else
OUT_CANAL = int(IN_DISCARD) + 1
COLUMNS_OF = ((0,), (1, 2), (3,), (4,), (5,))  # the displays that each deck feeds
KIND_IN = (1, 2, 2, 3)  # of ship cards, by column


def name_display(t: Layout, column: int, rows: Any) -> None:
    """From the bottom row up; null or nothing is an empty row."""
    if not isinstance(rows, list) or len(rows) > ROW_COUNT:
        raise BadScenario(f"write up to five rows from the bottom, not {shown(rows)}")
    cards = [name for name in rows if name is not None]
    if rows[: len(cards)] != cards:
        raise BadScenario("cards slide down (SY-8.8): no row below a card is empty")
    codes = _codes(t, column, cards)
    t.displays[column] = [*codes, *[0] * (int(ROW_COUNT) - len(codes))]


def name_deck(t: Layout, deck: int, content: Any) -> None:
    t.decks[deck] = _codes(t, COLUMNS_OF[deck][0], content) if isinstance(content, list) else whole(content)


def _codes(t: Layout, column: int, names: list[Any]) -> list[int]:
    found: list[int] = []
    for number, name in enumerate(names):
        with inside(ListIndex(number)):
            found.append(_code(t, column, name))
    return found


def _code(t: Layout, column: int, name: Any) -> int:
    if column == 4:
        train = t.claim_train(name)
        t.g.trains[train] = 0
        return train + 1
    if column == 5:
        canal = canal_of(name)
        t.claim(CANALS[canal])
        return canal + 1
    card = card_code(t.g, name)
    if card > BLANK or t.g.kit.kind_of[card] != KIND_IN[column]:
        raise BadScenario(f"{name} cannot lie in {COLUMNS[column]}")
    t.claim_ship_card(card)
    return card


def lay_out(t: Layout) -> None:
    for deck in range(len(DECKS)):
        _lay_deck(t, deck)


def _lay_deck(t: Layout, deck: int) -> None:
    """The order of the setup is kept: displays keep what is not needed elsewhere, the deck gets the rest."""
    g = t.g
    free = _free_cards(t, deck)
    for column in COLUMNS_OF[deck]:
        rows = t.displays.get(column)
        if rows is None:
            rows = [free.pop(0) if free else 0 for _row in range(int(ROW_COUNT))]
        for row, code in enumerate(rows):
            g.display[column * ROW_COUNT + row] = code
    named = t.decks.get(deck)
    if isinstance(named, list):
        _put_away(t, deck, free)
        free = named
    elif named is not None:
        if named > len(free):
            raise BadScenario(f"only {len(free)} cards are left for this deck, not {named}", ("decks", DECKS[deck]))
        _put_away(t, deck, free[named:])
        free = free[:named]
    start = int(g.kit.deck_start[deck])
    for at, code in enumerate(reversed(free)):
        g.decks[start + at] = code
    g.deck_left[deck] = len(free)


def _free_cards(t: Layout, deck: int) -> list[int]:
    """Cards of the deck that are named nowhere, as they lay after the setup: displays first, then from the top."""
    g = t.g
    start, left = int(g.kit.deck_start[deck]), int(g.deck_left[deck])
    dealt = [int(g.shown(column, row)) for column in COLUMNS_OF[deck] for row in range(int(ROW_COUNT))]
    dealt += [int(g.decks[start + at]) for at in range(left - 1, -1, -1)]
    if deck == TRAIN_DECK:  # those that a seat had from the setup and has no more come last
        dealt += [code for code in range(1, len(TRAINS) + 1) if code not in dealt and g.trains[code - 1] == 0]
        return [code for code in dealt if g.trains[code - 1] == 0 and TRAINS[code - 1] not in t.claimed]
    names = ["", *CANALS] if deck == CANAL_DECK else g.kit.card_names
    return [code for code in dealt if code and names[code] not in t.claimed]


def _put_away(t: Layout, deck: int, codes: list[int]) -> None:
    """Out of the game, so that a deck can be short."""
    for code in codes:
        if deck == TRAIN_DECK:
            t.g.trains[code - 1] = OUT_TRAIN
        elif deck == CANAL_DECK:
            t.g.canals[code - 1] = OUT_CANAL
        else:
            t.g.lost[deck] += 1
