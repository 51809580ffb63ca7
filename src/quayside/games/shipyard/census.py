"""Counting everything that can neither appear nor vanish in play (SY-1), wherever it is."""

from __future__ import annotations

from quayside.games.shipyard.nouns import (
    ACTION_CARDS,
    BLANK,
    BLUES,
    CANAL_COLUMN,
    CANAL_DECK,
    CANALS,
    CONTRACTS,
    EMPLOYEES,
    KINDS,
    ROW_COUNT,
    SHIP_COLUMNS,
    TRAIN_COLUMN,
    TRAIN_DECK,
    TRAINS,
)
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.sets import has


def census(g: Shipyard) -> dict[str, int]:
    seats = range(int(g.seats))
    cards = [int(card) for card in g.yard] + [int(g.hand_card)]
    cards += [int(g.shown(column, row)) for column in range(int(SHIP_COLUMNS)) for row in range(ROW_COUNT)]
    cards += [int(card) for ship in g.fleet for card in ship.cards]
    counted: dict[str, int] = {}
    for at, kind in enumerate(KINDS):
        real = sum(0 < card <= BLANK and g.kit.kind_of[card] == at + 1 for card in cards)
        counted[f"{kind} cards"] = real + int(g.deck_left[at] + g.lost[at])
    counted["trains"] = sum(g.trains[at] > 0 for at in range(len(TRAINS)))
    counted["trains"] += int(g.deck_left[TRAIN_DECK]) + sum(g.shown(TRAIN_COLUMN, row) > 0 for row in range(ROW_COUNT))
    counted["canals"] = sum(g.canals[at] > 0 for at in range(len(CANALS))) + (g.hand_canal > 0)
    counted["canals"] += int(g.deck_left[CANAL_DECK]) + sum(g.shown(CANAL_COLUMN, row) > 0 for row in range(ROW_COUNT))
    for at, name in enumerate(EMPLOYEES):
        counted[name] = int(g.stacks[at]) + sum(g.holds(seat, at) for seat in seats)
    for at in range(len(CONTRACTS)):
        colour = "blue" if at < len(BLUES) else "green"
        place = int(g.contracts[at])
        owner = "nobody" if place == 0 else f"seat {(place - 1) % 4}"
        key = f"{colour} contracts of {owner}"
        counted[key] = counted.get(key, 0) + 1
    counted["action cards"] = len({int(g.track[at]) for at in range(len(ACTION_CARDS)) if has(g.in_play, at)})
    return counted
