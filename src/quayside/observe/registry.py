"""The pen of each game."""

from __future__ import annotations

from typing import Final

from quayside.games.container.state import Container
from quayside.games.newzealand.state import NewZealand
from quayside.games.registry import entry
from quayside.games.shipyard.state import Shipyard
from quayside.observe import container, newzealand, shipyard
from quayside.observe.pen import Pen

PENS: Final[dict[str, Pen]] = {
    "container": container.ContainerPen(entry("container").book, Container()),
    "newzealand": newzealand.NewZealandPen(entry("newzealand").book, NewZealand()),
    "shipyard": shipyard.ShipyardPen(entry("shipyard").book, Shipyard()),
}

# Shown to the seat, but not in the tensor, each with the reason.
LEFT_OUT: Final[dict[str, dict[str, str]]] = {
    "container": container.LEFT_OUT,
    "newzealand": newzealand.LEFT_OUT,
    "shipyard": shipyard.LEFT_OUT,
}
