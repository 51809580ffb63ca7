"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i16, i64, vec
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.kernel.strokes import copy_numbers, copy_own, copy_turned, mark_seat, put_number
from quayside.observe.writer import ObservationWriter

from cove.declared import DECLARED
from cove.state import Cove


class CoveObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Cove)
        g = state
        seats = g.seats
        most = self.most
        copy_own(g.bids, 1, seat, out, at)
        copy_own(g.cellar, 5, seat, out, at + 1)
        copy_turned(g.coins, 1, seat, out, at + 6)
        copy_turned(g.quay, 5, seat, out, at + 6 + most)
        copy_numbers(g.beach, 5, out, at + 6 + 6 * most)
        copy_numbers(g.gone, 5, out, at + 11 + 6 * most)
        copy_numbers(g.prices, 5, out, at + 16 + 6 * most)
        copy_numbers(g.sold, 5, out, at + 21 + 6 * most)
        mark_seat(g.lantern, seat, seats, out, at + 26 + 6 * most)
        mark_seat(g.active, seat, seats, out, at + 26 + 7 * most)
        put_number(g.night, out, at + 26 + 8 * most)
        put_number(g.nights, out, at + 27 + 8 * most)
        put_number(g.end_reason, out, at + 28 + 8 * most)


def writer(book: Rulebook) -> ObservationWriter:
    return CoveObservationWriter(book, DECLARED.fields)


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
