"""What there is of NewZealand, and where."""

from __future__ import annotations

from quayside.games.manifest import Manifest

GAME = Manifest(
    game="newzealand",
    name="NewZealand",
    package=__package__,
    order=3,
)
