"""The layout of each game."""

from __future__ import annotations

from typing import Final

from quayside.games.registry import GAMES
from quayside.observe import container, newzealand, shipyard
from quayside.observe.layout import Field, Layout

_FIELDS: Final[dict[str, list[Field]]] = {
    "container": container.FIELDS,
    "newzealand": newzealand.FIELDS,
    "shipyard": shipyard.FIELDS,
}

# Shown to the seat, but not in the tensor, each with the reason.
LEFT_OUT: Final[dict[str, dict[str, str]]] = {
    "container": container.LEFT_OUT,
    "newzealand": newzealand.LEFT_OUT,
    "shipyard": shipyard.LEFT_OUT,
}

LAYOUTS: Final[dict[str, Layout]] = {
    game: Layout(game, len(found.book.steps), found.book.players[1], _FIELDS[game]) for game, found in GAMES.items()
}
