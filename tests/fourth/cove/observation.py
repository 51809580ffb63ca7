"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.page import Page
from quayside.observe.writer import ObservationWriter

from cove.declared import DECLARED
from cove.state import Cove


class CoveObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, g: State, page: Page) -> None:
        assert isinstance(g, Cove)
        page.own("bids", g.bids)
        page.own("cellar", g.cellar, 5)
        page.players("coins", g.coins)
        page.players("quay", g.quay, 5)
        page.board("beach", g.beach, 5)
        page.board("gone", g.gone, 5)
        page.board("prices", g.prices, 5)
        page.board("sold", g.sold, 5)
        page.seat("lantern", g.lantern)
        page.seat("active", g.active)
        page.number("night", g.night)
        page.number("nights", g.nights)
        page.number("end_reason", g.end_reason)


def writer(book: Rulebook) -> ObservationWriter:
    return CoveObservationWriter(book, Cove())


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
