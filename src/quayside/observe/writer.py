"""An observation writer puts down what one seat may know: numbers one behind the other, in fields with names.

A game says in one method, `fields`, what is written and in which order; the layout follows from that.
"""

from __future__ import annotations

from quayside.kernel.packed import BytesWriter, i16, i64, mypyc_attr, vec
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.page import Page


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservationWriter:
    """Writes the observations and masks of one game. A subclass says which fields there are."""

    def __init__(self, book: Rulebook, blank: State) -> None:
        """`blank` is any state of the game; its fields may be empty."""
        self.most: i64 = book.players[1]
        self._steps: i64 = len(book.steps)
        self._page = Page(book.players[1])
        self._head(blank, self._page)
        self.fields(blank, self._page)
        self._layout: dict[str, tuple[int, int]] = self._page.layout()
        self.size: i64 = sum(size for _start, size in self._layout.values())
        self._empty: vec[i16] = vec[i16]([0] * self.size)
        self._marks = BytesWriter()
        self._marks.write(bytes(book.actions.size))

    def fields(self, g: State, page: Page) -> None:
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
        """The same into a row of many, which holds nothing but zeros from `at` on."""
        page = self._page
        page.turn_to(seat, g.seats, out, at)
        self._head(g, page)
        self.fields(g, page)

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

    def _head(self, g: State, page: Page) -> None:
        """In front of the game's own fields: the question asked, who is asked, who plays, and which seat looks."""
        page.number_choice("step", g.step_code(), self._steps)
        page.seat_set("pending", g.waiting())
        page.playing()
