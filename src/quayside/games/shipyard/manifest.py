"""What there is of Shipyard, and where."""

from __future__ import annotations

from quayside.games.manifest import Manifest

GAME = Manifest(
    game="shipyard",
    name="Shipyard",
    package=__package__,
    order=2,
    statistics="game:figures",
)
