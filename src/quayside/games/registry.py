"""The games there are. A game is its rulebook and two functions: make an empty state, and deal."""

from __future__ import annotations

from typing import Callable, Final, Mapping

from quayside.games.container import game as container
from quayside.games.newzealand import game as newzealand
from quayside.games.shipyard import game as shipyard
from quayside.kernel.components import Box
from quayside.kernel.errors import BadOptions
from quayside.kernel.options import Value
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State


class Entry:
    """What is needed to start a game."""

    def __init__(
        self,
        book: Rulebook,
        make: Callable[[Box, bool], State],
        deal: Callable[[State, int, Mapping[str, Value]], None],
        statistics: Callable[[State], list[dict[str, int]]] = lambda g: [],
    ) -> None:
        self.book = book
        self.make = make
        self.deal = deal
        self.statistics = statistics  # further figures of a finished game, one mapping per seat


GAMES: Final[dict[str, Entry]] = {
    "container": Entry(container.BOOK, container.make, container.deal),
    "shipyard": Entry(shipyard.BOOK, shipyard.make, shipyard.deal, shipyard.figures),
    "newzealand": Entry(newzealand.BOOK, newzealand.make, newzealand.deal),
}


def entry(game: str) -> Entry:
    """The entry of a game, or an error that lists the games there are."""
    if game not in GAMES:
        raise BadOptions(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    return GAMES[game]
