"""What simulations of New Zealand count beside scores."""

from __future__ import annotations

from typing import Sequence

from quayside.games.newzealand.game import NewZealandGame
from quayside.kernel.events import Event
from quayside.kernel.state import State
from quayside.statistics import Figures


class NewZealandFigures(Figures):
    """Turns and visits to Wellington, and the use of each building, harbour, post and objective."""

    TOLD = {"used": "building", "upgraded": "harbour", "delivered": "post", "invested": "tile", "hired": "worker"}

    def note(self, events: Sequence[Event]) -> None:
        for event in events:
            what = self.TOLD.get(event.kind.name)
            if what is not None:
                self.counts[f"{what} {event.everything()[what]}"] += 1

    def finish(self, g: State) -> None:
        assert isinstance(g, NewZealandGame)
        self.counts["turns"] += int(g.turns)
        self.counts["visits to wellington"] += sum(int(count) for count in g.visits)
        self.counts["buildings standing"] += sum(int(g.building_count(owner)) for owner in range(int(g.owners)))
