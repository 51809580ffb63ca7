"""Strokes in compiled code are those of strokes.py: whatever rows, pages and places they are given."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quayside.kernel.packed import i16, i64, vec
from quayside.observe.page import NOBODY, Page

SMALL = st.integers(0, 9)
MOST = 5


def page_of(seat: int, seats: int, size: int) -> tuple[Page, vec[i16]]:
    page = Page(MOST)
    page.number("something", 0)
    page.layout()  # from here on it writes
    out = vec[i16]([0] * size)
    page.turn_to(seat, seats, out, 1)
    return page, out


@st.composite
def looked_at(draw: st.DrawFn) -> tuple[int, int, int]:
    """How many play, who looks, and how wide a row is."""
    seats = draw(st.integers(1, MOST))
    return seats, draw(st.integers(0, seats - 1)), draw(st.integers(1, 40))


@given(looked_at(), st.data())
def test_rows_of_players_begin_with_the_seat_that_looks(who: tuple[int, int, int], data: st.DataObject) -> None:
    seats, seat, width = who
    rows = data.draw(st.lists(st.integers(-5, 3000), min_size=seats * width, max_size=seats * width))
    page, out = page_of(seat, seats, 2 + MOST * width)
    page.players("rows", vec[i64](rows), width)
    turned = rows[seat * width :] + rows[: seat * width]
    assert list(out) == [0, *turned, *[0] * ((MOST - seats) * width), 0]


@given(looked_at(), st.data())
def test_masks_are_spread_out(who: tuple[int, int, int], data: st.DataObject) -> None:
    seats, seat, bits = who
    masks = data.draw(st.lists(st.integers(0, (1 << 41) - 1), min_size=seats, max_size=seats))
    page, out = page_of(seat, seats, 1 + MOST * bits)
    page.player_bits("masks", vec[i64](masks), bits)
    turned = masks[seat:] + masks[:seat]
    assert list(out)[1 : 1 + seats * bits] == [mask >> bit & 1 for mask in turned for bit in range(bits)]
    assert set(list(out)[1 + seats * bits :]) <= {0}


@given(looked_at(), st.integers(0, (1 << MOST) - 1))
def test_sets_of_seats_are_turned(who: tuple[int, int, int], mask: int) -> None:
    seats, seat, _width = who
    page, out = page_of(seat, seats, 1 + MOST)
    page.seat_set("seats", mask)
    assert list(out)[1:] == [mask >> (seat + place) % seats & 1 if place < seats else 0 for place in range(MOST)]


@given(looked_at(), st.lists(st.integers(-1, 20), min_size=1, max_size=40), st.booleans())
def test_codes_of_seats_are_turned(who: tuple[int, int, int], row: list[int], two: bool) -> None:
    seats, seat, _width = who
    first, second = 3, 3 + MOST if two else NOBODY
    page, out = page_of(seat, seats, 1 + len(row))
    page.board_seats("row", vec[i64](row), len(row), first, second)

    def turned(value: int) -> int:
        for base in (first, int(second)):
            if base != NOBODY and base <= value < base + seats:
                return base + (value - base - seat) % seats
        return value

    assert list(out)[1:] == [turned(value) for value in row]


@given(looked_at(), st.lists(SMALL, min_size=1, max_size=40), SMALL, SMALL)
def test_what_is_mine_is_marked(who: tuple[int, int, int], row: list[int], first: int, second: int) -> None:
    seats, seat, _width = who
    page, out = page_of(seat, seats, 1 + len(row))
    page.mine("mine", vec[i64](row), len(row), first, second)
    codes = (first + seat, second + seat)
    assert list(out)[1:] == [1 if value == codes[0] else 2 if value == codes[1] else 0 for value in row]


@pytest.mark.parametrize(("row", "size"), [([1, 2, 3], 3), ([1, 2], 8)])
def test_nothing_beyond_a_page_or_a_row(row: list[int], size: int) -> None:
    page, _out = page_of(0, 1, size)
    with pytest.raises(IndexError):
        page.board("row", vec[i64](row), 3)
