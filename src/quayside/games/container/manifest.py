"""What there is of Container, and where."""

from __future__ import annotations

from quayside.games.manifest import Manifest

GAME = Manifest(
    game="container",
    name="Container",
    package=__package__,
    order=1,
)
