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


def mark_choice(value: i64, choices: i64, out: vec[i16], at: i64) -> None:
    """A 1 in the place of a code, if it is one of so many, and else 0."""
    for each in range(choices):
        out[at + each] = 1 if each == value else 0


def mark_turned(rows: vec[i64], choices: i64, code: i64, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """The same for all codes in rows, that of `seat` first; from `code` on they name a seat, as in `copy_seats`."""
    count: i64 = len(rows)
    for place in range(count):
        which = seat + place
        value = rows[which if which < count else which - count]
        mark_choice(_turned(value, code, seat, seats), choices, out, at + place * choices)


def mark_seat(value: i64, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """A 1 in the place of a seat as counted from `seat`, if there is such a one, and else 0."""
    mark_choice((value - seat) % seats if 0 <= value < seats else -1, seats, out, at)


def mark_seats(mask: i64, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
    """The same for each seat of a set."""
    for each in range(seats):
        out[at + (each - seat) % seats] = i16(mask >> each & 1)


def mark_playing(seats: i64, out: vec[i16], at: i64) -> None:
    """A 1 for each seat that there is."""
    for each in range(seats):
        out[at + each] = 1


def spread_bits(mask: i64, bits: i64, out: vec[i16], at: i64) -> None:
    """A 1 for each of so many bits that is set, and else 0."""
    for each in range(bits):
        out[at + each] = i16(mask >> each & 1)


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


# A sheet is the memory of somebody's array, as a memoryview of its bytes.


def lay_numbers(row: vec[i16], sheet: memoryview, at: i64) -> None:
    """A whole row into a sheet, `at` numbers after its beginning."""
    start, size = int(at) * 2, len(row) * 2
    if start < 0 or start + size > len(sheet):
        raise IndexError
    sheet[start : start + size] = memoryview(row).cast("B")


def list_numbers(row: vec[i64], count: i64, sheet: memoryview, at: i64) -> None:
    """The first numbers of a row into a sheet, `at` numbers after its beginning."""
    lay_numbers(vec[i16]([i16(row[each]) for each in range(count)]), sheet, at)


def holds_number(sheet: memoryview, at: i64, count: i64, number: i64) -> bool:
    """Whether one of so many numbers of a sheet, from that place on, is this one."""
    return number in _numbers(sheet, at, count)


def wipe_bytes(sheet: memoryview, at: i64, count: i64) -> None:
    """So many bytes of a sheet become 0."""
    if at < 0 or at + count > len(sheet):
        raise IndexError
    sheet[int(at) : int(at + count)] = bytes(int(count))


def mark_bytes(places: memoryview, first: i64, many: i64, mark: i64, sheet: memoryview, at: i64, count: i64) -> None:
    """Of so many bytes of a sheet, those become `mark` that so many numbers of another one name."""
    if at < 0 or at + count > len(sheet):
        raise IndexError
    for place in _numbers(places, first, many):
        if not 0 <= place < count:
            raise IndexError
        sheet[int(at) + place] = int(mark)


def mark_bits(places: memoryview, first: i64, many: i64, sheet: memoryview, at: i64, count: i64) -> None:
    """The same with a bit for each place, the highest of a byte first: those become 1."""
    if at < 0 or at + count > len(sheet):
        raise IndexError
    for place in _numbers(places, first, many):
        if not 0 <= place < count * 8:
            raise IndexError
        sheet[int(at) + (place >> 3)] |= 128 >> (place & 7)


def _numbers(sheet: memoryview, at: i64, count: i64) -> list[int]:
    start, end = int(at) * 2, int(at + count) * 2
    if not 0 <= start <= end <= len(sheet):
        raise IndexError
    return list(sheet[start:end].cast("h"))


# Something will be needed soon, and the processor may bring it from memory meanwhile. Nothing is waited for. What is
# not there is not brought.


def fetch_number(sheet: memoryview, at: i64) -> None:
    """A number of a sheet, and those beside it, to be read and written."""


def note_memory(thing: Any, noted: vec[i64], at: i64, room: i64) -> None:
    """Note where an object is, and the rows of numbers that its fields name, as many as there is room for.

    A row that the object has exchanged since is brought in vain, and does no harm.
    """


def fetch_noted(noted: vec[i64], at: i64, part: i64, parts: i64) -> None:
    """One of so many equal parts of what was noted there."""
