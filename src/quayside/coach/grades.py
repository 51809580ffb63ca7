"""How good a decision was, by the chances of the first place that it gave away."""

from __future__ import annotations

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
MARGIN: Final = GRADES[1][1]  # whoever finds an answer that loses less than this has solved a position


def grade(loss: Estimate) -> str:
    """The word for a loss."""
    certain = max(0.0, loss.low)
    return next((name for name, limit in GRADES if certain < limit), GRADES[-1][0])
