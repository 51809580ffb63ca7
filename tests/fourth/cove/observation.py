"""Cove's observation: every field of the state that is shown to all, and the own bid and cellar."""

from __future__ import annotations

from typing import Final

from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.writer import ObservationWriter

from cove.nouns import GOOD_COUNT
from cove.state import Cove


class CoveObservationWriter(ObservationWriter):
    """Writes down a table of Cove."""

    def fields(self, g: State) -> None:
        assert isinstance(g, Cove)
        self.own("bids", g.bids)
        self.own("cellar", g.cellar, GOOD_COUNT)
        self.players("coins", g.coins)
        self.players("quay", g.quay, GOOD_COUNT)
        self.board("beach", g.beach, GOOD_COUNT)
        self.board("gone", g.gone, GOOD_COUNT)
        self.board("prices", g.prices, GOOD_COUNT)
        self.board("sold", g.sold, GOOD_COUNT)
        self.seat("lantern", g.lantern)
        self.seat("active", g.active)
        self.number("night", g.night)
        self.number("nights", g.nights)
        self.number("end_reason", g.end_reason)


def writer(book: Rulebook) -> ObservationWriter:
    return CoveObservationWriter(book, Cove())


LEFT_OUT: Final[dict[str, str]] = {}
