"""An observation writer puts down what one seat may know: numbers one behind the other, in fields with names.

Rows of players begin with the seat that looks and go on in turn order; a table with fewer players leaves the last rows
empty. A game says in one method, `fields`, what is written and in which order; the layout follows from that.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import BytesWriter, i32, i64, mypyc_attr, vec
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State

NOBODY: Final[i64] = -1  # instead of a code


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservationWriter:
    """Writes the observations and masks of one game. A subclass says which fields there are."""

    def __init__(self, book: Rulebook, blank: State) -> None:
        """`blank` is any state of the game; its fields may be empty."""
        self.most: i64 = book.players[1]
        self.steps: i64 = len(book.steps)
        self._seat: i64 = 0
        self._seats: i64 = 0
        self._at: i64 = 0
        self._out: vec[i32] = vec[i32]()
        self._starts: dict[str, int] = {}
        # The first time nothing is written; it only shows where each field begins.
        self._measuring: bool = True
        self._head(blank)
        self.fields(blank)
        self._measuring = False
        self.size: i64 = self._at
        self._empty: vec[i32] = vec[i32]([0] * self.size)
        self._marks = BytesWriter()
        self._marks.write(bytes(book.actions.size))

    def fields(self, g: State) -> None:
        """Write everything that the seat may know, one field after the other."""
        raise AssertionError("a game defines fields()")

    def layout(self) -> dict[str, tuple[int, int]]:
        """Where each field stands: offset and size."""
        names = list(self._starts)
        ends = [*(self._starts[name] for name in names[1:]), int(self.size)]
        return {name: (self._starts[name], end - self._starts[name]) for name, end in zip(names, ends, strict=True)}

    def numbers(self, g: State, seat: i64) -> vec[i32]:
        """What `seat` may know, in the order of the layout."""
        self._seat = seat
        self._seats = g.seats
        self._at = 0
        self._out = self._empty[:]
        self._head(g)
        self.fields(g)
        return self._out

    def mask(self, g: State, seat: i64) -> bytes:
        """One byte per action of the catalogue: 1 if that seat may take it now."""
        marks = self._marks
        o = g.walk(seat, -1)
        for at in range(o.n):
            marks[o.items[at]] = 1
        found = marks.getvalue()
        for at in range(o.n):
            marks[o.items[at]] = 0
        return found

    def _head(self, g: State) -> None:
        """In front of the game's own fields: the question asked, who is asked, who plays, and which seat looks."""
        self.number_choice("step", g.step_code(), self.steps)
        self.seat_set("pending", g.waiting())
        if not self._begins("playing", self.most):
            for place in range(self._seats):
                self._out[self._at + place] = 1
            self._at += self.most
        self.number_choice("seat", self._seat, self.most)

    def _begins(self, name: str, size: i64) -> bool:
        """Whether this is the first time, and the field need only be named."""
        if self._measuring:
            self._starts[name] = int(self._at)
            self._at += size
        return self._measuring

    # -- numbers that belong to nobody ---------------------------------------------------------------------------

    def number(self, name: str, value: i64) -> None:
        """One number."""
        if self._begins(name, 1):
            return
        self._out[self._at] = i32(value)
        self._at += 1

    def number_bits(self, name: str, value: i64, bits: i64) -> None:
        """A bit mask, spread out."""
        if self._begins(name, bits):
            return
        self._bits(value, bits)

    def number_choice(self, name: str, value: i64, choices: i64) -> None:
        """One of so many codes: 1 stands in its place."""
        if self._begins(name, choices):
            return
        self._choice(value, choices)

    def board(self, name: str, row: vec[i64], width: i64) -> None:
        """The first `width` numbers of a row."""
        if self._begins(name, width):
            return
        self._copy(row, 0, width)

    def board_seats(self, name: str, row: vec[i64], width: i64, code: i64, other: i64 = NOBODY) -> None:
        """The same where a number from `code` (or `other`) on names a seat: it is counted from the one that looks."""
        if self._begins(name, width):
            return
        out, at = self._out, self._at
        for i in range(width):
            out[at + i] = i32(self._turned(row[i], code, other))
        self._at = at + width

    # -- rows of players -----------------------------------------------------------------------------------------

    def own(self, name: str, rows: vec[i64], width: i64 = 1) -> None:
        """The row of the seat that looks."""
        if self._begins(name, width):
            return
        self._copy(rows, self._seat * width, width)

    def own_choice(self, name: str, rows: vec[i64], choices: i64) -> None:
        """The code of the seat that looks: 1 stands in its place."""
        if self._begins(name, choices):
            return
        self._choice(rows[self._seat], choices)

    def players(self, name: str, rows: vec[i64], width: i64 = 1) -> None:
        """A row for each player."""
        if self._begins(name, self.most * width):
            return
        at, own = self._at, self._seat * width
        count: i64 = len(rows)
        self._copy(rows, own, count - own)
        self._copy(rows, 0, own)
        self._at = at + self.most * width

    def player_bits(self, name: str, rows: vec[i64], bits: i64, width: i64 = 1) -> None:
        """The same for bit masks, spread out."""
        if self._begins(name, self.most * width * bits):
            return
        at, own = self._at, self._seat * width
        count: i64 = len(rows)
        for i in range(own, count):
            self._bits(rows[i], bits)
        for i in range(own):
            self._bits(rows[i], bits)
        self._at = at + self.most * width * bits

    def player_choice(self, name: str, rows: vec[i64], choices: i64, code: i64 = NOBODY) -> None:
        """One code for each player: 1 stands in its place. From `code` on it names a seat, as in `board_seats`."""
        if self._begins(name, self.most * choices):
            return
        at = self._at
        count: i64 = len(rows)
        for place in range(count):
            who = self._seat + place
            self._choice(self._turned(rows[who if who < count else who - count], code, NOBODY), choices)
        self._at = at + self.most * choices

    # -- seats ---------------------------------------------------------------------------------------------------

    def seat(self, name: str, value: i64) -> None:
        """A seat, or nobody if it is negative: 1 stands in its place."""
        self.seat_set(name, 0 if value < 0 else 1 << value)

    def seat_set(self, name: str, mask: i64) -> None:
        """A set of seats: 1 stands in the place of each."""
        if self._begins(name, self.most):
            return
        out, at, seats = self._out, self._at, self._seats
        for place in range(seats):
            who = self._seat + place
            out[at + place] = i32(mask >> (who if who < seats else who - seats) & 1)
        self._at = at + self.most

    def mine(self, name: str, row: vec[i64], width: i64, first: i64, second: i64) -> None:
        """Per thing: 1 or 2 if it has the first or the second code of the seat that looks, else nothing."""
        if self._begins(name, width):
            return
        out, at = self._out, self._at
        for i in range(width):
            value = row[i] - self._seat
            out[at + i] = 1 if value == first else 2 if value == second else 0
        self._at = at + width

    # -- the strokes ---------------------------------------------------------------------------------------------

    def _copy(self, row: vec[i64], start: i64, count: i64) -> None:
        out, at = self._out, self._at
        for i in range(count):
            out[at + i] = i32(row[start + i])
        self._at = at + count

    def _bits(self, value: i64, bits: i64) -> None:
        out, at = self._out, self._at
        for bit in range(bits):
            out[at + bit] = i32(value >> bit & 1)
        self._at = at + bits

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
