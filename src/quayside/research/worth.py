"""What the end of a game is worth to a learner: mostly the win, and a little the margin, which tells more about lost
games.

Where players are seldom in each other's way (`own_points` of a manifest), it is mostly the points themselves: how well
the others did is luck there, and luck hides what was well done.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from quayside.kernel.state import Result
from quayside.research.tables import utilities

WIN: Final = 0.6
MARGIN: Final = 0.4
POINTS: Final = 50.0  # a lead of so many counts in full
ENOUGH: Final = 100.0  # points to be content with where nobody else's count; with none of them all is lost
STOPPED: Final = -0.5  # for everybody, if a game goes on for ever

Rows = NDArray[np.float32]


def worth(scores: NDArray[Any], ranks: NDArray[Any], won: NDArray[Any], own: float = 0.0) -> Rows:
    """For every game and seat, from -1 to 1. `won` is what a game for one pays: there is nobody to compare with. `own`
    is the part of it that one's own points are, whatever the others have."""
    players, points = scores.shape[1], (scores - ENOUGH) / ENOUGH
    if players == 1:
        return _mixed(won, points)
    first = ranks == 1
    share = first / np.maximum(1, first.sum(1, keepdims=True))
    others = (scores.sum(1, keepdims=True) - scores) / (players - 1)
    compared = _mixed((players * share - 1) / (players - 1), (scores - others) / POINTS)
    found: Rows = ((1 - own) * compared + own * np.clip(points, -1, 1)).astype(np.float32)
    return found


def worth_of(result: Result, players: int, own: float = 0.0) -> Rows:
    """The same for one finished game and those who played it, without Sarah."""
    scores, ranks = np.array([result.scores[:players]]), np.array([result.ranks[:players]])
    found: Rows = worth(scores, ranks, np.array([utilities(result)[:players]]), own)[0]
    return found


def _mixed(win: NDArray[Any], margin: NDArray[Any]) -> Rows:
    found: Rows = (WIN * win + MARGIN * np.clip(margin, -1, 1)).astype(np.float32)
    return found
