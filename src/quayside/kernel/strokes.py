"""Many numbers at once: copied, marked, wiped, fetched.

Compiled, a call of one of these is the C function of the same name in `strokes.h`, which looks at the bounds once and
not at every number. What stands here says what it does, and does it where nothing is compiled.
"""

from __future__ import annotations

from typing import Any

from quayside.kernel.packed import i16, i64, vec


def put_number(value: i64, out: vec[i16], at: i64) -> None:
    """One number."""
    out[at] = i16(value)


def copy_numbers(row: vec[i64], count: i64, out: vec[i16], at: i64) -> None:
    """The first numbers of a row."""
    _copy(row, 0, count, out, at)


def copy_own(rows: vec[i64], width: i64, seat: i64, out: vec[i16], at: i64) -> None:
    """Of rows so wide, that of `seat`."""
    _copy(rows, seat * width, width, out, at)


def copy_turned(rows: vec[i64], width: i64, seat: i64, out: vec[i16], at: i64) -> None:
    """Rows so wide, that of `seat` first and those before it last."""
    count: i64 = len(rows)
    first = seat * width
    _copy(rows, first, count - first, out, at)
    _copy(rows, 0, first, out, at + count - first)


def copy_seats(row: vec[i64], count: i64, code: i64, other: i64, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """The first numbers of a row. One that names a seat, from `code` or from `other` on, names it as counted from
    `seat`; a negative code names none."""
    for each in range(count):
        value = row[each]
        turned = _turned(value, code, seat, seats)
        out[at + each] = i16(turned if turned != value else _turned(value, other, seat, seats))


def mark_codes(row: vec[i64], count: i64, first: i64, second: i64, out: vec[i16], at: i64) -> None:
    """Of the first numbers of a row: 1 for each that is `first`, 2 for each that is `second`, else 0."""
    for each in range(count):
        value = row[each]
        out[at + each] = 1 if value == first else 2 if value == second else 0


# These leave alone what gets no 1.


def mark_choice(value: i64, choices: i64, out: vec[i16], at: i64) -> None:
    """A 1 in the place of a code, if it is one of so many."""
    if 0 <= value < choices:
        out[at + value] = 1


def mark_turned(rows: vec[i64], choices: i64, code: i64, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """The same for all codes in rows, that of `seat` first; from `code` on they name a seat, as in `copy_seats`."""
    count: i64 = len(rows)
    for place in range(count):
        which = seat + place
        value = rows[which if which < count else which - count]
        mark_choice(_turned(value, code, seat, seats), choices, out, at + place * choices)


def mark_seat(value: i64, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """A 1 in the place of a seat as counted from `seat`, if there is such a one."""
    if 0 <= value < seats:
        out[at + (value - seat) % seats] = 1


def mark_seats(mask: i64, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """The same for each seat of a set."""
    for each in range(seats):
        if mask >> each & 1:
            mark_seat(each, seat, seats, out, at)


def mark_playing(seats: i64, out: vec[i16], at: i64) -> None:
    """A 1 for each seat that there is."""
    for each in range(seats):
        out[at + each] = 1


def spread_bits(mask: i64, bits: i64, out: vec[i16], at: i64) -> None:
    """A 1 for each of so many bits that is set."""
    for each in range(bits):
        if mask >> each & 1:
            out[at + each] = 1


def spread_turned(rows: vec[i64], width: i64, bits: i64, seat: i64, out: vec[i16], at: i64) -> None:
    """The same for all masks in rows so wide, those of `seat` first and those before it last."""
    count: i64 = len(rows)
    for each in range(count):
        which = seat * width + each
        spread_bits(rows[which if which < count else which - count], bits, out, at + each * bits)


def _copy(row: vec[i64], start: i64, count: i64, out: vec[i16], at: i64) -> None:
    for each in range(count):
        out[at + each] = i16(row[start + each])


def _turned(value: i64, code: i64, seat: i64, seats: i64) -> i64:
    if code < 0 or not code <= value < code + seats:
        return value
    return code + (value - code - seat) % seats


def wipe_numbers(out: vec[i16], at: i64, count: i64) -> None:
    """So many numbers become 0."""
    for each in range(count):
        out[at + each] = 0


# A sheet is the memory of somebody's array, as a memoryview of its bytes.


def lay_numbers(row: vec[i16], sheet: memoryview, at: i64) -> None:
    """A whole row into a sheet, `at` numbers after its beginning."""
    start, size = int(at) * 2, len(row) * 2
    if start < 0 or start + size > len(sheet):
        raise IndexError
    sheet[start : start + size] = memoryview(row).cast("B")


def wipe_bytes(sheet: memoryview, at: i64, count: i64) -> None:
    """So many bytes of a sheet become 0."""
    if at < 0 or at + count > len(sheet):
        raise IndexError
    sheet[int(at) : int(at + count)] = bytes(int(count))


def mark_bytes(places: vec[i16], many: i64, mark: i64, sheet: memoryview, at: i64, count: i64) -> None:
    """Of so many bytes of a sheet, those at the first so many places become `mark`."""
    if at < 0 or at + count > len(sheet):
        raise IndexError
    for each in range(many):
        place = i64(places[each])
        if not 0 <= place < count:
            raise IndexError
        sheet[int(at + place)] = int(mark)


def mark_bits(places: vec[i16], many: i64, sheet: memoryview, at: i64, count: i64) -> None:
    """The same with a bit for each place, the highest of a byte first: those become 1."""
    if at < 0 or at + count > len(sheet):
        raise IndexError
    for each in range(many):
        place = i64(places[each])
        if not 0 <= place < count * 8:
            raise IndexError
        sheet[int(at + (place >> 3))] |= 128 >> int(place & 7)


# Something will be needed soon, and the processor may bring it from memory meanwhile. Nothing is waited for. What is
# not there is not brought.


def fetch_fields(things: list[Any], at: i64, size: i64) -> None:
    """The fields of an object of a list, so many bytes of them."""


def fetch_bytes(sheet: memoryview, at: i64, count: i64) -> None:
    """So many bytes of a sheet, to be written."""


def note_rows(thing: Any, noted: vec[i64], at: i64, room: i64) -> None:
    """Note where the rows of numbers are that the fields of an object name, as many as there is room for.

    A row that the object has exchanged since is brought in vain, and does no harm.
    """


def fetch_noted(noted: vec[i64], at: i64, room: i64) -> None:
    """The rows that were noted there, or the beginning of a long one."""
