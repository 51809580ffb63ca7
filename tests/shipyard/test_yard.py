"""SY-9: the table of legal yards against the exact closure, and the numbers the spec gives."""

from __future__ import annotations

import pytest

from quayside.games.shipyard.yard import (
    LEGAL_SHAPES,
    SHAPES,
    completed_ships,
    has_place,
    is_legal,
    kind_at,
    letters,
    reduced,
    shape_of,
)

LEGAL = [shape for shape in range(SHAPES) if LEGAL_SHAPES[shape]]


@pytest.mark.rule("SY-9.8", "SY-9.12")
def test_counts_of_legal_yards() -> None:
    assert len(LEGAL) == 23_288
    unfinished = [shape for shape in LEGAL if completed_ships(shape) == 0]
    assert len(unfinished) == 17_100
    assert all(any(has_place(shape, kind) for kind in (1, 2, 3)) for shape in unfinished)


@pytest.mark.rule("SY-9.4", "SY-9.7")
def test_the_closure_clears_every_legal_yard() -> None:
    assert all(reduced(shape) == 0 for shape in LEGAL)


@pytest.mark.rule("SY-9.7", "SY-9.13")
def test_the_closure_leaves_something_of_every_illegal_yard() -> None:
    """Every illegal yard that is one card away from a legal one; the others contain such a yard (SY-9.9)."""
    tried = 0
    for shape in LEGAL[::7]:
        for cell in range(9):
            if kind_at(shape, cell) == 0:
                for kind in (1, 2, 3):
                    other = shape + (kind << 2 * cell)
                    if not is_legal(other):
                        tried += 1
                        assert reduced(other) != 0, letters(other)
    assert tried > 10_000


@pytest.mark.rule("SY-9.6")
def test_a_full_legal_row_holds_a_ship() -> None:
    full = [shape for shape in LEGAL if all(kind_at(shape, cell) for cell in range(9))]
    assert full
    assert all(completed_ships(shape) for shape in full)


@pytest.mark.rule("SY-9.9")
def test_taking_a_card_away_keeps_a_yard_legal() -> None:
    for shape in LEGAL:
        for cell in range(9):
            assert is_legal(shape - (kind_at(shape, cell) << 2 * cell))


@pytest.mark.rule("SY-9.11")
def test_letters_and_shapes_are_the_same_thing() -> None:
    assert letters(shape_of("BM..S..BS")) == "BM..S..BS"
    places = {kind: [cell + 1 for cell in range(9) if is_legal(kind << 2 * cell)] for kind in (1, 2, 3)}
    assert places == {1: list(range(1, 8)), 2: list(range(2, 9)), 3: list(range(3, 10))}
