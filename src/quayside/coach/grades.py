"""How good a decision was, by the chances of the first place that it gave away.

Where a game is decided already, nothing changes the chances any more, however bad it is. So points count beside them:
for what they would be worth if the game were even, and half of that, because it was not. Whoever gives up points and
wins more often by it has lost nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from quayside.coach.estimates import Estimate

# Up to which loss of chances (1 is certainty) a decision is called so. The lower end of the interval counts, so no word
# is louder than the noise.
GRADES: Final[tuple[tuple[str, float], ...]] = (
    ("best", 0.01),
    ("good", 0.03),
    ("inaccuracy", 0.07),
    ("mistake", 0.15),
    ("blunder", 1.0),
)
FAULTS: Final = ("inaccuracy", "mistake", "blunder")
DISPUTED: Final = 0.06  # a loss counts for no more where the strongest player would have done the same
MARGIN: Final = GRADES[1][1]  # whoever finds an answer that loses less than this has solved a position


@dataclass(frozen=True)
class Weighed:
    """A loss of chances and of points, where distances between a seat and its best rival spread so far at the end."""

    loss: Estimate
    points: Estimate
    spread: float

    @property
    def certain(self) -> float:
        """What was lost at least, nineteen times in twenty."""
        return max(0.0, self.loss.low, self._by_points(self.points.low))

    @property
    def likely(self) -> float:
        """What was lost as far as is known."""
        return max(self.loss.mean, self._by_points(self.points.mean))

    @property
    def told_by(self) -> str:
        """What its grade comes from: the chances; or the points, because as far as is known the chances hardly changed,
        "unsure", because nothing is certain of them, or "both", because they alone would make a lesser grade."""
        if grade_of(self.loss.low) == self.grade:
            return "chances"
        if self.loss.mean < GRADES[1][1]:
            return "points"
        return "unsure" if self.loss.low < GRADES[0][1] else "both"

    def _by_points(self, points: float) -> float:
        """What points count for; nothing where they were given up for chances that certainly rose."""
        return in_an_even_game(points, self.spread) if self.loss.high >= 0 else 0.0

    @property
    def grade(self) -> str:
        """The word for it."""
        return grade_of(self.certain)


def grade_of(certain: float) -> str:
    """The word for what was lost at least."""
    return next((name for name, limit in GRADES if certain < limit), GRADES[-1][0])


def in_an_even_game(points: float, spread: float) -> float:
    """Half of the chances that a few points are worth while everything is open."""
    return points / (2 * math.sqrt(2 * math.pi) * spread) if spread > 0 else 0.0
