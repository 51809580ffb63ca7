"""The beginning, the middle and the end of a game: what each seat lost and won in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Sequence

from quayside.coach.chances import Standing
from quayside.coach.decisions import Verdict
from quayside.coach.estimates import WIDE, Estimate

PHASES: Final = ("opening", "middle", "end")


@dataclass(frozen=True)
class Phase:
    """A third of the turns. `losses` and `points` are for every seat."""

    name: str
    first: int  # turn
    last: int
    losses: tuple[Estimate, ...]  # of chances, by decisions that were looked into
    points: tuple[float, ...]  # by how much the points to be expected rose


def phases_of(standings: Sequence[Standing], verdicts: Sequence[Verdict], seats: int) -> list[Phase]:
    """Thirds by turns; a game shorter than that has fewer."""
    turns = len(standings) - 1
    found = []
    for number, name in enumerate(PHASES):
        first, last = turns * number // 3 + 1, turns * (number + 1) // 3
        if last < first:
            continue
        own = [each for each in verdicts if first <= each.question.turn <= last and each.deals]
        losses = tuple(lost([each for each in own if each.question.seat == seat]) for seat in range(seats))
        begin, end = standings[first - 1].points, standings[last].points
        found.append(Phase(name, first, last, losses, tuple(b.mean - a.mean for a, b in zip(begin, end, strict=True))))
    return found


def lost(verdicts: Sequence[Verdict]) -> Estimate:
    """What decisions lost together. Noise of some makes up for that of others, so none is cut off before the sum."""
    mean = max(0.0, sum(each.lost.loss.mean for each in verdicts))
    error = float(sum(each.lost.loss.error**2 for each in verdicts) ** 0.5)
    return Estimate(mean, error, max(0.0, mean - WIDE * error), mean + WIDE * error)
