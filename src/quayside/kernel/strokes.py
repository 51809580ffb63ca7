"""Many numbers at once: copied, marked, wiped, fetched.

Compiled, a call of one of these is the C function of the same name in `strokes.h`, which looks at the bounds once and
not at every number. What stands here says what it does, and does it where nothing is compiled.
"""

from __future__ import annotations

from typing import Any

from quayside.kernel.packed import i16, i64, u8, vec


def copy_numbers(row: vec[i64], start: i64, count: i64, out: vec[i16], at: i64) -> None:
    """So many numbers of a row, from `start` on, to `at`."""
    for each in range(count):
        out[at + each] = i16(row[start + each])


def copy_turned(rows: vec[i64], first: i64, out: vec[i16], at: i64) -> None:
    """All numbers of rows, those from `first` on before the others, to `at`."""
    count: i64 = len(rows)
    copy_numbers(rows, first, count - first, out, at)
    copy_numbers(rows, 0, first, out, at + count - first)


def copy_seats(row: vec[i64], code: i64, other: i64, seat: i64, seats: i64, out: vec[i16], at: i64, count: i64) -> None:
    """The first numbers of a row. One that names a seat, from `code` or from `other` on, names it as counted from
    `seat`; a negative code names none."""
    for each in range(count):
        value = row[each]
        for base in (code, other):
            if base >= 0 and base <= value < base + seats:
                value = base + (value - base - seat) % seats
                break
        out[at + each] = i16(value)


def mark_codes(row: vec[i64], first: i64, second: i64, out: vec[i16], at: i64, count: i64) -> None:
    """Of the first numbers of a row: 1 for each that is `first`, 2 for each that is `second`, else 0."""
    for each in range(count):
        value = row[each]
        out[at + each] = 1 if value == first else 2 if value == second else 0


def spread_bits(mask: i64, bits: i64, out: vec[i16], at: i64) -> None:
    """A 1 for each bit that is set; the other numbers are left alone."""
    for each in range(bits):
        if mask >> each & 1:
            out[at + each] = 1


def spread_turned(rows: vec[i64], first: i64, bits: i64, out: vec[i16], at: i64) -> None:
    """The same for all masks in rows, those from `first` on before the others."""
    count: i64 = len(rows)
    for each in range(count):
        which = first + each
        spread_bits(rows[which if which < count else which - count], bits, out, at + each * bits)


def wipe_numbers(out: vec[i16], at: i64, count: i64) -> None:
    """So many numbers become 0."""
    for each in range(count):
        out[at + each] = 0


def mark_bytes(places: vec[i64], mark: i64, out: vec[u8], at: i64, count: i64) -> None:
    """Of so many bytes, those at these places become `mark`."""
    for place in places:
        if not 0 <= place < count:
            raise IndexError
        out[at + place] = u8(mark)


# An object of a list will be needed soon, and the processor may bring it from memory meanwhile. Nothing is waited for,
# so what one of these is to find must have been brought by the one before. Beyond the end of the list nothing is done.


def fetch_fields(things: list[Any], at: i64, size: i64) -> None:
    """The object's own fields, so many bytes of them."""


def fetch_starts(things: list[Any], at: i64) -> None:
    """The beginning of everything that its fields name."""


def fetch_rows(things: list[Any], at: i64) -> None:
    """The rest of every row of numbers that its fields name."""
