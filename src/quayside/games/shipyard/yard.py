"""SY-9: which yards are legal, and where a card may be placed. A yard's shape has two bits per cell."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.nouns import BOW, CELL_COUNT, EMPTY, KIND_LETTERS, LEAST_SHIP, MIDDLE, MOST_MIDDLES, STERN
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.sets import only

SHAPES: Final[i64] = 262144  # 4 to the power of 9


def kind_at(shape: i64, cell: i64) -> i64:
    """What stands in a cell, counted from 0."""
    return shape >> 2 * cell & 3


def with_card(shape: i64, kind: i64, cell: i64) -> i64:
    """The shape with a card of that kind in an empty cell."""
    return shape + (kind << 2 * cell)


def without_card(shape: i64, cell: i64) -> i64:
    return shape - (kind_at(shape, cell) << 2 * cell)


def fits_locally(kind: i64, cell: i64, left: i64) -> bool:
    """SY-9.8: the five local tests for one cell, given what stands to its left."""
    if cell == 0:
        return kind in (EMPTY, BOW)
    if cell == CELL_COUNT - 1:
        return kind == EMPTY or (kind == STERN and left != BOW)
    if kind == STERN:
        return cell > 1 and left != BOW
    return kind != BOW or cell < CELL_COUNT - 2


def _mark(table: vec[i64], shape: i64, cell: i64, left: i64) -> None:
    if cell == CELL_COUNT:
        table[shape] = 1
        return
    for kind in range(4):
        if fits_locally(kind, cell, left):
            _mark(table, with_card(shape, kind, cell), cell + 1, kind)


def _legal_shapes() -> vec[i64]:
    """SY-9.12: the 23,288 legal ones among all fillings of the row."""
    table = zeros(SHAPES)
    _mark(table, 0, 0, EMPTY)
    return table


LEGAL_SHAPES: Final[vec[i64]] = _legal_shapes()


def is_legal(shape: i64) -> bool:
    """SY-9.5: can every card still become part of a completed ship?"""
    return LEGAL_SHAPES[shape] == 1


def may_place(shape: i64, kind: i64, cell: i64) -> bool:
    """SY-8.4, SY-8.5: an empty cell, and the yard stays legal."""
    return kind_at(shape, cell) == EMPTY and LEGAL_SHAPES[with_card(shape, kind, cell)] == 1


def has_place(shape: i64, kind: i64) -> bool:
    """Is there any cell for a card of this kind?"""
    return any(may_place(shape, kind, cell) for cell in range(CELL_COUNT))


def ship_length(shape: i64, cell: i64) -> i64:
    """SY-9.3: the number of cards of the completed ship whose bow stands in that cell, or 0."""
    if kind_at(shape, cell) != BOW:
        return 0
    end = cell + 1
    while end < CELL_COUNT and kind_at(shape, end) == MIDDLE:
        end += 1
    length = end - cell + 1
    if end < CELL_COUNT and kind_at(shape, end) == STERN and LEAST_SHIP <= length <= MOST_MIDDLES + 2:
        return length
    return 0


def completed_ships(shape: i64) -> i64:
    """The cells with the bow of a completed ship."""
    found: i64 = 0
    for cell in range(CELL_COUNT - 2):
        if ship_length(shape, cell) > 0:
            found |= only(cell)
    return found


def completes(shape: i64, kind: i64, cell: i64) -> bool:
    """SY-26: would a card there complete a ship at once, with the yard legal?"""
    if not may_place(shape, kind, cell):
        return False
    return completed_ships(with_card(shape, kind, cell)) != completed_ships(shape)


def can_complete(shape: i64, kind: i64) -> bool:
    """Is there a cell where a card of this kind completes a ship?"""
    return any(completes(shape, kind, cell) for cell in range(CELL_COUNT))


def reduced(shape: i64) -> i64:
    """SY-9.7: the closure, exact for every length of row: fill up and sail what can, until nothing changes."""
    changed = True
    while changed:
        changed = False
        for low in range(CELL_COUNT):
            for high in range(low + LEAST_SHIP - 1, min(low + MOST_MIDDLES + 2, CELL_COUNT)):
                if _can_become_ship(shape, low, high):
                    for cell in range(low, high + 1):
                        shape = without_card(shape, cell)
                    changed = True
    return shape


def _can_become_ship(shape: i64, low: i64, high: i64) -> bool:
    first = kind_at(shape, low)
    last = kind_at(shape, high)
    if first not in (EMPTY, BOW) or last not in (EMPTY, STERN):
        return False
    cards = first + last
    for cell in range(low + 1, high):
        kind = kind_at(shape, cell)
        if kind != EMPTY and kind != MIDDLE:
            return False
        cards += kind
    return cards > 0


def letters(shape: i64) -> str:
    """The yard as text, such as `BM..S....`."""
    return "".join(KIND_LETTERS[int(kind_at(shape, cell))] for cell in range(CELL_COUNT))


def shape_of(text: str) -> int:
    """The shape of a yard written as text."""
    shape: i64 = 0
    for cell, letter in enumerate(text):
        shape = with_card(shape, KIND_LETTERS.index(letter), cell)
    return int(shape)
