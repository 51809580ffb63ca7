"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.writer import ObservationWriter

from cove.declared import DECLARED
from cove.state import Cove


class CoveObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, g: State) -> None:
        assert isinstance(g, Cove)
        self.own("bids", g.bids)
        self.own("cellar", g.cellar, 5)
        self.players("coins", g.coins)
        self.players("quay", g.quay, 5)
        self.board("beach", g.beach, 5)
        self.board("gone", g.gone, 5)
        self.board("prices", g.prices, 5)
        self.board("sold", g.sold, 5)
        self.seat("lantern", g.lantern)
        self.seat("active", g.active)
        self.number("night", g.night)
        self.number("nights", g.nights)
        self.number("end_reason", g.end_reason)


def writer(book: Rulebook) -> ObservationWriter:
    return CoveObservationWriter(book, Cove())


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
