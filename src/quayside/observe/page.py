"""A page: rows of numbers, and the strokes that put a field of a game down in one of them.

Rows of players begin with the seat that looks and go on in turn order; a table with fewer players leaves the last rows
empty. Nothing here knows a game. What is written on must hold nothing but zeros, for most of what is written is 0.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i16, i64, vec
from quayside.kernel.strokes import (
    copy_numbers,
    copy_seats,
    copy_turned,
    mark_codes,
    spread_bits,
    spread_turned,
)

NOBODY: Final[i64] = -1  # instead of a code


class Page:
    """Where the next field of one seat's row begins. Not for games to extend: calls within it are quick for that."""

    def __init__(self, most: int) -> None:
        self._most: i64 = most  # players that a game may have
        self._seat: i64 = 0
        self._seats: i64 = 0
        self._at: i64 = 0
        self._out: vec[i16] = vec[i16]()
        self._starts: dict[str, int] = {}
        self._measuring: bool = True  # at first nothing is written; it only shows where each field begins

    def layout(self) -> dict[str, tuple[int, int]]:
        """The fields named so far, and from now on they are written: where each begins, and how many numbers it has."""
        self._measuring = False
        names = list(self._starts)
        ends = [*(self._starts[name] for name in names[1:]), int(self._at)]
        return {name: (self._starts[name], end - self._starts[name]) for name, end in zip(names, ends, strict=True)}

    def turn_to(self, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
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
        self._out[self._at] = i16(value)
        self._at += 1

    def number_bits(self, name: str, value: i64, bits: i64) -> None:
        """A bit mask, spread out."""
        if self._measuring:
            self._name(name, bits)
            return
        spread_bits(value, bits, self._out, self._at)
        self._at += bits

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
        copy_numbers(row, 0, width, self._out, self._at)
        self._at += width

    def board_seats(self, name: str, row: vec[i64], width: i64, code: i64, other: i64 = NOBODY) -> None:
        """The same where a number from `code` (or `other`) on names a seat: it is counted from the one that looks."""
        if self._measuring:
            self._name(name, width)
            return
        copy_seats(row, code, other, self._seat, self._seats, self._out, self._at, width)
        self._at += width

    # -- rows of players -----------------------------------------------------------------------------------------

    def own(self, name: str, rows: vec[i64], width: i64 = 1) -> None:
        """The row of the seat that looks."""
        if self._measuring:
            self._name(name, width)
            return
        copy_numbers(rows, self._seat * width, width, self._out, self._at)
        self._at += width

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
        copy_turned(rows, self._seat * width, self._out, self._at)
        self._at += self._most * width

    def player_bits(self, name: str, rows: vec[i64], bits: i64, width: i64 = 1) -> None:
        """The same for bit masks, spread out."""
        if self._measuring:
            self._name(name, self._most * width * bits)
            return
        spread_turned(rows, self._seat * width, bits, self._out, self._at)
        self._at += self._most * width * bits

    def player_choice(self, name: str, rows: vec[i64], choices: i64, code: i64 = NOBODY) -> None:
        """One code for each player: 1 stands in its place. From `code` on it names a seat, as in `board_seats`."""
        if self._measuring:
            self._name(name, self._most * choices)
            return
        at = self._at
        count: i64 = len(rows)
        for place in range(count):
            who = self._seat + place
            self._choice(self._turned(rows[who if who < count else who - count], code), choices)
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
        seats = self._seats
        mask &= (1 << seats) - 1
        spread_bits(mask >> self._seat | mask << (seats - self._seat), seats, self._out, self._at)
        self._at += self._most

    def mine(self, name: str, row: vec[i64], width: i64, first: i64, second: i64) -> None:
        """Per thing: 1 or 2 if it has the first or the second code of the seat that looks, else nothing."""
        if self._measuring:
            self._name(name, width)
            return
        mark_codes(row, first + self._seat, second + self._seat, self._out, self._at, width)
        self._at += width

    # -- codes ---------------------------------------------------------------------------------------------------

    def _choice(self, value: i64, choices: i64) -> None:
        if 0 <= value < choices:
            self._out[self._at + value] = 1
        self._at += choices

    def _turned(self, value: i64, code: i64) -> i64:
        if code == NOBODY or value < code or value >= code + self._seats:
            return value
        place = value - code - self._seat
        return code + (place if place >= 0 else place + self._seats)
