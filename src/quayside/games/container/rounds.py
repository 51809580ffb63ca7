"""CT-11.2: which round it is."""

from __future__ import annotations

from quayside.games.container.state import Container


def round_of(g: Container) -> int:
    return int(g.round)
