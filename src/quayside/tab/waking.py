"""Everything imported that a house, its bots and its coach need sooner or later, and each game tried once.

A browser keeps the memory of a Python that is awake, and begins there when the house is opened again. Nobody's game is
in it, and no secret.
"""

from __future__ import annotations

import quayside.tab.browser
import quayside.tab.helping
from quayside.bots.base import Budget, answer
from quayside.bots.registry import make_bot
from quayside.games.registry import ACCOUNTS, GAMES, ROUNDS
from quayside.kernel.state import State
from quayside.table.games import games

LEVELS = ("club", "expert")  # one that answers at once, and one that searches


def wake() -> None:
    """Call it once, before anybody is here."""
    games()
    for game, found in GAMES.items():
        g = quayside.new(game, max(found.book.players), "awake")
        for level in LEVELS:
            _decide(g, level)
        for part in (ROUNDS, ACCOUNTS):
            part.of(game)


def _decide(g: State, level: str) -> None:
    seat = g.pending()[0]
    g.view(seat)
    g.apply(answer(g, seat, make_bot(level, g.game, 0), Budget(0.1)), seat)
