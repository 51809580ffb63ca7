"""An observation writer puts down what one seat may know: numbers one behind the other, in fields with names.

Which fields there are, and how each is written, a game declares; `quayside.declaring` makes its writer of that.
"""

from __future__ import annotations

from typing import Sequence

from quayside.kernel.declared import Field
from quayside.kernel.packed import BytesWriter, i16, i64, mypyc_attr, vec
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.kernel.strokes import mark_choice, mark_playing, mark_seats
from quayside.observe.ways import WAYS


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservationWriter:
    """Writes the observations and masks of one game. A subclass writes its fields."""

    def __init__(self, book: Rulebook, fields: Sequence[Field]) -> None:
        self.most: i64 = book.players[1]
        self._steps: i64 = len(book.steps)
        most, steps = book.players[1], len(book.steps)
        sizes = {"step": steps, "pending": most, "playing": most, "seat": most}
        for field in fields:
            if field.stroke is not None:
                fixed, each = WAYS[field.stroke.method].numbers(field.stroke)
                sizes[field.name] = fixed + each * most
        self._layout: dict[str, tuple[int, int]] = {}
        at = 0
        for name, size in sizes.items():
            self._layout[name] = (at, size)
            at += size
        self.size: i64 = at
        self._empty: vec[i16] = vec[i16]([0] * at)
        self._marks = BytesWriter()
        self._marks.write(bytes(book.actions.size))

    def fields(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write everything that the seat may know, one field after the other."""
        raise AssertionError("a game defines fields()")

    def layout(self) -> dict[str, tuple[int, int]]:
        """Where each field stands: offset and size."""
        return dict(self._layout)

    def numbers(self, g: State, seat: i64) -> vec[i16]:
        """What `seat` may know, in the order of the layout."""
        out = self._empty[:]
        self.write(g, seat, out, 0)
        return out

    def write(self, g: State, seat: i64, out: vec[i16], at: i64) -> None:
        """The same into a row that holds nothing from `at` on but zeros, or what a table of as many seats had there.

        In front of the game's own fields stand the question asked, who is asked, who plays, and which seat looks.
        """
        most, steps, seats = self.most, self._steps, g.seats
        mark_choice(g.step_code(), steps, out, at)
        mark_seats(g.waiting(), seat, seats, out, at + steps)
        mark_playing(seats, out, at + steps + most)
        mark_choice(seat, most, out, at + steps + 2 * most)
        self.fields(g, seat, out, at + steps + 3 * most)

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
