"""A page: rows of numbers, and the strokes that put a field of a game down in one of them.

Rows of players begin with the seat that looks and go on in turn order; a table with fewer players leaves the last rows
empty. Nothing here knows a game. What is written on must hold nothing but zeros, for most of what is written is 0.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i32, i64, vec

NOBODY: Final[i64] = -1  # instead of a code


class Page:
    """Where the next field of one seat's row begins. Not for games to extend: calls within it are quick for that."""

    def __init__(self, most: int) -> None:
        self._most: i64 = most  # players that a game may have
        self._seat: i64 = 0
        self._seats: i64 = 0
        self._at: i64 = 0
        self._out: vec[i32] = vec[i32]()
        self._starts: dict[str, int] = {}
        self._measuring: bool = True  # at first nothing is written; it only shows where each field begins

    def layout(self) -> dict[str, tuple[int, int]]:
        """The fields named so far, and from now on they are written: where each begins, and how many numbers it has."""
        self._measuring = False
        names = list(self._starts)
        ends = [*(self._starts[name] for name in names[1:]), int(self._at)]
        return {name: (self._starts[name], end - self._starts[name]) for name, end in zip(names, ends, strict=True)}

    def turn_to(self, seat: i64, seats: i64, out: vec[i32], at: i64) -> None:
        """Begin the row of a seat."""
        self._seat = seat
        self._seats = seats
        self._out = out
        self._at = at

    def _name(self, name: str, size: i64) -> None:
        self._starts[name] = int(self._at)
        self._at += size

    def playing(self) -> None:
        """Which seats there are, and which of them looks."""
        if self._measuring:
            self._name("playing", self._most)
            self._name("seat", self._most)
            return
        out, at = self._out, self._at
        for place in range(self._seats):
            out[at + place] = 1
        out[at + self._most + self._seat] = 1
        self._at = at + 2 * self._most

    # -- numbers that belong to nobody ---------------------------------------------------------------------------

    def number(self, name: str, value: i64) -> None:
        """One number."""
        if self._measuring:
            self._name(name, 1)
            return
        self._out[self._at] = i32(value)
        self._at += 1

    def number_bits(self, name: str, value: i64, bits: i64) -> None:
        """A bit mask, spread out."""
        if self._measuring:
            self._name(name, bits)
            return
        self._bits(value, bits)

    def number_choice(self, name: str, value: i64, choices: i64) -> None:
        """One of so many codes: 1 stands in its place."""
        if self._measuring:
            self._name(name, choices)
            return
        self._choice(value, choices)

    def board(self, name: str, row: vec[i64], width: i64) -> None:
        """The first `width` numbers of a row."""
        if self._measuring:
            self._name(name, width)
            return
        self._copy(row, 0, width)

    def board_seats(self, name: str, row: vec[i64], width: i64, code: i64, other: i64 = NOBODY) -> None:
        """The same where a number from `code` (or `other`) on names a seat: it is counted from the one that looks."""
        if self._measuring:
            self._name(name, width)
            return
        out, at = self._out, self._at
        for i in range(width):
            out[at + i] = i32(self._turned(row[i], code, other))
        self._at = at + width

    # -- rows of players -----------------------------------------------------------------------------------------

    def own(self, name: str, rows: vec[i64], width: i64 = 1) -> None:
        """The row of the seat that looks."""
        if self._measuring:
            self._name(name, width)
            return
        self._copy(rows, self._seat * width, width)

    def own_choice(self, name: str, rows: vec[i64], choices: i64) -> None:
        """The code of the seat that looks: 1 stands in its place."""
        if self._measuring:
            self._name(name, choices)
            return
        self._choice(rows[self._seat], choices)

    def players(self, name: str, rows: vec[i64], width: i64 = 1) -> None:
        """A row for each player."""
        if self._measuring:
            self._name(name, self._most * width)
            return
        at, own = self._at, self._seat * width
        count: i64 = len(rows)
        self._copy(rows, own, count - own)
        self._copy(rows, 0, own)
        self._at = at + self._most * width

    def player_bits(self, name: str, rows: vec[i64], bits: i64, width: i64 = 1) -> None:
        """The same for bit masks, spread out."""
        if self._measuring:
            self._name(name, self._most * width * bits)
            return
        at, own = self._at, self._seat * width
        count: i64 = len(rows)
        for i in range(own, count):
            self._bits(rows[i], bits)
        for i in range(own):
            self._bits(rows[i], bits)
        self._at = at + self._most * width * bits

    def player_choice(self, name: str, rows: vec[i64], choices: i64, code: i64 = NOBODY) -> None:
        """One code for each player: 1 stands in its place. From `code` on it names a seat, as in `board_seats`."""
        if self._measuring:
            self._name(name, self._most * choices)
            return
        at = self._at
        count: i64 = len(rows)
        for place in range(count):
            who = self._seat + place
            self._choice(self._turned(rows[who if who < count else who - count], code, NOBODY), choices)
        self._at = at + self._most * choices

    # -- seats ---------------------------------------------------------------------------------------------------

    def seat(self, name: str, value: i64) -> None:
        """A seat, or nobody if it is negative: 1 stands in its place."""
        self.seat_set(name, 0 if value < 0 else 1 << value)

    def seat_set(self, name: str, mask: i64) -> None:
        """A set of seats: 1 stands in the place of each."""
        if self._measuring:
            self._name(name, self._most)
            return
        out, at, seats = self._out, self._at, self._seats
        for place in range(seats):
            who = self._seat + place
            out[at + place] = i32(mask >> (who if who < seats else who - seats) & 1)
        self._at = at + self._most

    def mine(self, name: str, row: vec[i64], width: i64, first: i64, second: i64) -> None:
        """Per thing: 1 or 2 if it has the first or the second code of the seat that looks, else nothing."""
        if self._measuring:
            self._name(name, width)
            return
        out, at = self._out, self._at
        for i in range(width):
            value = row[i] - self._seat
            out[at + i] = 1 if value == first else 2 if value == second else 0
        self._at = at + width

    # -- the strokes ---------------------------------------------------------------------------------------------

    def _copy(self, row: vec[i64], start: i64, count: i64) -> None:
        """Eight numbers at a time: where all are 0, as they mostly are, nothing need be written."""
        out, at = self._out, self._at
        self._at = at + count
        end = start + count
        while start + 8 <= end:
            a = row[start]
            b = row[start + 1]
            c = row[start + 2]
            d = row[start + 3]
            e = row[start + 4]
            f = row[start + 5]
            g = row[start + 6]
            h = row[start + 7]
            if a | b | c | d | e | f | g | h:
                out[at] = i32(a)
                out[at + 1] = i32(b)
                out[at + 2] = i32(c)
                out[at + 3] = i32(d)
                out[at + 4] = i32(e)
                out[at + 5] = i32(f)
                out[at + 6] = i32(g)
                out[at + 7] = i32(h)
            at += 8
            start += 8
        while start < end:
            out[at] = i32(row[start])
            at += 1
            start += 1

    def _bits(self, value: i64, bits: i64) -> None:
        out, at = self._out, self._at
        self._at = at + bits
        value &= (1 << bits) - 1
        while value:
            if value & 1:
                out[at] = 1
            value >>= 1
            at += 1

    def _choice(self, value: i64, choices: i64) -> None:
        if 0 <= value < choices:
            self._out[self._at + value] = 1
        self._at += choices

    def _turned(self, value: i64, code: i64, other: i64) -> i64:
        if code != NOBODY and code <= value < code + self._seats:
            base = code
        elif other != NOBODY and other <= value < other + self._seats:
            base = other
        else:
            return value
        place = value - base - self._seat
        return base + (place if place >= 0 else place + self._seats)
