"""What the judge of a game thinks of the actions of a table, for learners that are advised while they play.

A judge looks at nothing that the seat it advises does not see.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quayside.bots.ismcts import JUDGES, SEASONED
from quayside.kernel.state import State

LIKED: Final = 255  # what the judge likes best
STEP: Final = 20.0  # less by so much for a weight that is smaller by a factor of e


class Adviser:
    """Asks the judge of one game, the best that there is."""

    def __init__(self, game: str) -> None:
        self._judge = (SEASONED if game in SEASONED else JUDGES).of(game)()

    def write(self, g: State, seat: int, row: NDArray[np.uint8]) -> None:
        """A number for every action: LIKED for the best, less for others, and 0 for those that are not legal or that
        the judge would never take."""
        row.fill(0)
        if g.over:
            return
        judge, legal = self._judge, g.legal(seat)
        judge.prepare(g, seat)
        weights = [int(judge.weight(g, seat, action)) for action in legal]
        heaviest = max(weights)
        for action, weight in zip(legal, weights, strict=True):
            if weight > 0:
                row[action] = max(1, LIKED - round(STEP * math.log(heaviest / weight)))
