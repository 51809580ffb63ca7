"""Determinising: a random table that looks the same to one seat, or to everybody (SY-31).

Unknown are the order of every deck and the contracts of others, held, given up or never dealt. Which ship cards have
left the game is not shown either, so a deck may hold any card of its back that lies nowhere on the table. Nothing here
looks into a deck: what is in it follows from what is not.
"""

from __future__ import annotations

from quayside.games.shipyard.nouns import (
    BOW_DECK,
    CANAL_COLUMN,
    CANAL_COUNT,
    CANAL_DECK,
    CARD_CODES,
    GIVEN_UP,
    IN_HAND,
    MIDDLE_DECK,
    PER_COLOUR,
    ROW_COUNT,
    SHIP_COLUMNS,
    STERN_DECK,
    TRAIN_COLUMN,
    TRAIN_COUNT,
    TRAIN_DECK,
)
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.rng import Quick


def redeal(g: Shipyard, seat: int, rng: Quick) -> None:
    seen = _ship_cards_on_the_table(g)
    bows, middles, later_middles, sterns = g.kit.decks
    _deal_deck(g, BOW_DECK, _others(bows, seen), rng)
    _deal_middles(g, _others(middles, seen), _others(later_middles, seen), rng)
    _deal_deck(g, STERN_DECK, _others(sterns, seen), rng)
    _deal_deck(g, TRAIN_DECK, _not_open(g, g.trains, TRAIN_COUNT, TRAIN_COLUMN, 0), rng)
    _deal_deck(g, CANAL_DECK, _not_open(g, g.canals, CANAL_COUNT, CANAL_COLUMN, g.hand_canal), rng)
    _empty_dealt_places(g)
    for colour in (0, int(PER_COLOUR)):
        _redeal_contracts(g, seat, colour, rng)


def _ship_cards_on_the_table(g: Shipyard) -> vec[i64]:
    """Per ship card: 1 if everybody sees it in a display, a yard, a hand or a fleet."""
    seen = zeros(CARD_CODES)
    for place in range(SHIP_COLUMNS * ROW_COUNT):
        seen[g.display[place]] = 1
    for cell in range(len(g.yard)):
        seen[g.yard[cell]] = 1
    seen[g.hand_card] = 1
    for ship in g.fleet:
        for card in ship.cards:
            seen[card] = 1
    return seen


def _others(cards: list[int], seen: vec[i64]) -> list[int]:
    return [card for card in cards if seen[card] == 0]


def _not_open(g: Shipyard, places: vec[i64], count: i64, column: i64, in_hand: i64) -> list[int]:
    """Trains or canals that are in their deck: with no seat, on no pile, not displayed and not in hand."""
    found: list[int] = []
    for thing in range(count):
        if places[thing] == 0 and thing + 1 != in_hand and not _is_shown(g, column, thing + 1):
            found.append(thing + 1)
    return found


def _is_shown(g: Shipyard, column: i64, code: i64) -> bool:
    return any(g.shown(column, row) == code for row in range(ROW_COUNT))


def _deal_deck(g: Shipyard, deck: i64, cards: list[int], rng: Quick) -> None:
    _deal_places(g, g.kit.deck_start[deck], g.deck_left[deck], cards, rng)


def _deal_middles(g: Shipyard, first: list[int], later: list[int], rng: Quick) -> None:
    """SY-2.3: the backs tell that middles I lie on middles II."""
    start = g.kit.deck_start[MIDDLE_DECK]
    left = g.deck_left[MIDDLE_DECK]
    below = min(left, i64(len(g.kit.decks[2])))
    _deal_places(g, start, below, later, rng)
    _deal_places(g, start + below, left - below, first, rng)


def _deal_places(g: Shipyard, start: i64, count: i64, cards: list[int], rng: Quick) -> None:
    """Any `count` of the cards, in any order."""
    rng.shuffle(cards)
    for at in range(count):
        g.decks[start + at] = cards[at]


def _empty_dealt_places(g: Shipyard) -> None:
    """Cards that were dealt are where they lie now; where they were in their deck does not matter."""
    end = i64(len(g.decks))
    for deck in range(CANAL_DECK, -1, -1):
        start = g.kit.deck_start[deck]
        for at in range(start + g.deck_left[deck], end):
            g.decks[at] = 0
        end = start


def _redeal_contracts(g: Shipyard, seat: int, colour: int, rng: Quick) -> None:
    """Every rival keeps the number of contracts held and given up; after the reveal only the latter are unknown."""
    known: set[int] = set()
    if seat >= 0:
        known = {int(IN_HAND) + seat, int(GIVEN_UP) + seat}
    if g.over:
        known.update(int(IN_HAND) + each for each in range(int(g.seats)))
    unknown = [at for at in range(colour, colour + int(PER_COLOUR)) if int(g.contracts[at]) not in known]
    places = sorted(int(g.contracts[at]) for at in unknown)
    rng.shuffle(places)
    for at, place in zip(unknown, places, strict=True):
        g.contracts[at] = place
