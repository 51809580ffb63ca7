"""Why an answer is preferred to another: what both come to in the same deals, and where the points come from.

A reason is made of lines from deals that the seat which answers could hold possible, so it tells nothing that the seat
does not know.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final, Mapping, Optional, Sequence

from quayside.bots.base import NO_LIMIT, Budget
from quayside.coach.decisions import Answered, Met, blurred_by, gains, meet, points_gained, question_of
from quayside.coach.estimates import Estimate, mean_of
from quayside.coach.lines import Ending, Lines
from quayside.deals import asks_several
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

DEALS: Final = 32
BETTER: Final = "better"
SAME: Final = "same"  # as far as the lines can tell
AT_ONCE: Final = 8  # deals that are played whatever the clock says


@dataclass(frozen=True)
class Source:
    """A line of the score sheet, and by how much the points of the seat differ in it."""

    item: str
    points: Estimate

    def turned(self) -> Source:
        """The same seen from the other answer."""
        own = self.points
        return Source(self.item, Estimate(-own.mean, own.error, -own.high, -own.low))

    @property
    def certain(self) -> bool:
        """Beyond the noise, and by half a point at least."""
        return abs(self.points.mean) >= 0.5 and (self.points.low > 0 or self.points.high < 0)


@dataclass(frozen=True)
class Reason:
    """What an answer makes of a position beside another one: chances, points and their sources, the largest first."""

    action: int
    instead: int
    gain: Estimate
    points: Estimate
    sources: tuple[Source, ...]

    @property
    def kind(self) -> str:
        """What the lines say of the preference."""
        return kind_of(self.gain, self.points)


def kind_of(gain: Estimate, points: Estimate) -> str:
    """What lines say of an answer that makes so much of chances and points: "better", "worse" or the same.

    Where anything is certain of the chances, they decide: points that are given up for a win are well spent.
    """
    if gain.low > 0 or (points.low > 0 and gain.mean >= 0):
        return BETTER
    return "worse" if gain.high < 0 or (points.high < 0 and gain.mean <= 0) else SAME


def telling(kind: str, points: Estimate, sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """The sources that tell why: noise has none, and where a win is bought with points these are not the reason. Where
    the largest of them goes the other way, what the difference is made of is too little in each to be told."""
    along = bool(sources) and (sources[0].points.mean > 0) == (points.mean > 0)
    return sources if along and kind != SAME and (kind == BETTER) == (points.mean > 0) else ()


class AccountedLines(Lines):
    """Lines that keep what the points of one seat came from in the end."""

    def __init__(self, game: str, seat: int) -> None:
        super().__init__(game)
        self._seat = seat
        self.sheets: list[Mapping[str, int]] = []

    def play_on(self, g: State, fate: Quick) -> Ending:
        found = super().play_on(g, fate)
        self.sheets.append(g.score().sheet[self._seat])
        return found


def sources_of(sheets: Sequence[Mapping[str, int]]) -> tuple[Source, ...]:
    """From sheets of the one answer and the other in turns, deal after deal."""
    ones, others = sheets[0::2], sheets[1::2]
    items = dict.fromkeys(item for sheet in sheets for item in sheet)
    found = [
        Source(item, mean_of([a.get(item, 0) - b.get(item, 0) for a, b in zip(ones, others, strict=True)]))
        for item in items
    ]
    return tuple(sorted((each for each in found if each.certain), key=lambda each: -abs(each.points.mean)))


def why(
    g: State,
    seat: int,
    action: int,
    instead: Optional[int] = None,
    seed: int = 0,
    deals: int = DEALS,
    budget: Budget = NO_LIMIT,
) -> Optional[Reason]:
    """Why a seat would answer so rather than otherwise; None where there is nothing else worth a thought.

    Unless something else is named, the answer is compared with what the judge of the game likes best beside it.
    """
    lines = AccountedLines(g.game, seat)
    put, before = _as_it_was_put(g, seat)
    question = question_of(g, lines, Answered(0, 0, seat, action, 0, before), seed)
    if question is None:
        return None
    pair = (action, question.others[0] if instead is None else instead)
    met: Met = {each: [] for each in pair}
    end = None if budget.seconds is None else time.perf_counter() + budget.seconds
    for first in range(0, deals, AT_ONCE):
        for each, endings in meet(put, lines, question, pair, first, min(deals, first + AT_ONCE), "why", seed).items():
            met[each] += endings
        if end is not None and time.perf_counter() >= end:
            break
    seats = int(g.seats)
    gain = gains(met, *pair, seats, blurred_by(met, seats))[seat]
    return Reason(*pair, gain, points_gained(met, *pair, seats)[seat], sources_of(lines.sheets))


def _as_it_was_put(g: State, seat: int) -> tuple[State, tuple[int, ...]]:
    """The position in which the question was put, where others have answered it in secret, and what the seat itself did
    since: what they answered is not known, and any legal answer would be absurd."""
    before: list[int] = []
    put, length = g, len(g.log)
    while length and asks_several(put) and put.waiting() != put.asked():
        length -= 1
        if g.log[length].seat == seat:
            before.insert(0, g.log[length].action)
        put = g.replayed(length)
    return put, tuple(before)
