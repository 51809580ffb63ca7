"""Skill apart from luck.

A game begins with equal chances. What each decision did to every seat, compared with what the club player would have
answered in the same deals, adds up to what the game would have been worth if every draw had been an average one: the
adjusted result. The rest of the true result is luck: draws and deals, the order of seats, and what others held and
nobody could know. In games of three and four a mistake feeds somebody, so the effect of a decision is kept for every
seat.

How much of a measured effect is believed goes by the kind of question: a bid can cost a game, a price hardly anything,
so what a few deals say of a bid tells more than what they say of a price. What looks better than the club player's
answer does not come true, because lines played by club players like what suits club players. So losses are believed,
by the part that is measured to come true, and gains are not. But where answers seem to gain as often as they seem to
lose there is little but noise and another style: gains of a seat make up for its losses, by half, and never for more.
And what the strongest player would have done too is held against nobody.

Chances of all seats are one, so luck of chances adds up to nothing. In points all may do better than lines of club
players expect, which is not luck but play of another kind: so luck of points is told beside the others at the table,
and adds up to nothing too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Iterator, Mapping, Sequence

from quayside.coach.chances import Standing
from quayside.coach.decisions import Verdict
from quayside.coach.estimates import WIDE, Estimate
from quayside.coach.lines import Ending
from quayside.coach.sizes import ANY, UNKNOWN, Size, Sizes

MADE_UP: Final = 0.5  # of a seat's losses, by so much of what it seems to have gained elsewhere


@dataclass(frozen=True)
class Luck:
    """Of one seat: its result, what of it was its own and others' doing, and what was luck."""

    result: float  # part of the first place
    adjusted: Estimate
    score: int
    adjusted_points: Estimate

    @property
    def luck(self) -> float:
        return self.result - self.adjusted.mean

    @property
    def luck_points(self) -> float:
        return self.score - self.adjusted_points.mean


def trusts(effects: Sequence[Estimate]) -> list[float]:
    """How much of each measured effect is believed where nothing is known beforehand: the noisier it is, the less.

    How large effects truly are is seen from how much more they scatter than their noise alone would.
    """
    if not effects:
        return []
    noise = sum(each.error**2 for each in effects) / len(effects)
    true = max(0.0, sum(each.mean**2 for each in effects) / len(effects) - noise)
    return [true / (true + (each.error**2 + noise) / 2) if true > 0 else 0.0 for each in effects]


def _trusts(group: Sequence[Verdict], effects: Sequence[Estimate], sizes: Mapping[str, Size]) -> list[float]:
    """How much of each measured effect is believed, as far as its kind of question and its noise go."""
    if not sizes:
        return trusts(effects)
    known = [sizes.get(each.question.step, sizes[ANY]) for each in group]
    return [size.trust(effect, each.apart) for size, effect, each in zip(known, effects, group, strict=True)]


def _losses(effects: Sequence[Estimate], trusted: Sequence[float]) -> list[float]:
    """How much is believed of what the answers of one seat lost, and nothing of their gains, which only make up."""
    sums = [trust * each.mean for trust, each in zip(trusted, effects, strict=True)]
    lost, gained = -sum(min(0.0, each) for each in sums), sum(max(0.0, each) for each in sums)
    left = max(0.0, 1 - MADE_UP * gained / lost) if lost > 0 else 0.0
    return [left * trust if each < 0 else 0.0 for trust, each in zip(trusted, sums, strict=True)]


def luck_of(
    verdicts: Sequence[Verdict],
    start: Standing,
    end: Ending,
    seats: int,
    believed: tuple[float, float] = (1.0, 1.0),
    sizes: Sizes = UNKNOWN,
) -> list[Luck]:
    """For every seat. Decisions that were looked into longer are believed apart from the others."""
    # The order of seats is luck. Chances of all seats are one, unless somebody plays who has no seat.
    chances = [sum(each.mean for each in start.chances) / seats] * seats
    points = [sum(each.mean for each in start.points) / seats] * seats
    doubt, doubt_points = [0.0] * seats, [sum(each.error**2 for each in start.points) / seats**2] * seats
    for verdict, trust, trust_points in _believed(verdicts, seats, sizes, believed):
        for seat in range(seats):
            chances[seat] += trust * verdict.effect[seat].mean
            points[seat] += trust_points * verdict.effect_points[seat].mean
            doubt[seat] += trust * verdict.effect[seat].error ** 2
            doubt_points[seat] += trust_points * verdict.effect_points[seat].error ** 2
    alike = (sum(end.scores[:seats]) - sum(points)) / seats if seats > 1 else 0.0  # done by all better than expected
    return [
        Luck(
            end.parts[seat],
            _about(chances[seat], doubt[seat]),
            end.scores[seat],
            _about(points[seat] + alike, doubt_points[seat]),
        )
        for seat in range(seats)
    ]


def _believed(
    verdicts: Sequence[Verdict], seats: int, sizes: Sizes, parts: tuple[float, float]
) -> Iterator[tuple[Verdict, float, float]]:
    """Every answer that neither the club player nor the strongest would have given, with how much of its effect is
    believed: chances and points."""
    part, part_points = parts
    found: list[tuple[Verdict, float, float]] = []
    for group in _groups(verdicts):
        own = _trusts(group, [_own(each) for each in group], sizes.chances)
        own_points = _trusts(group, [_own_points(each) for each in group], sizes.points)
        found += zip(group, own, own_points, strict=True)
    for seat in range(seats):
        answers = [each for each in found if each[0].question.seat == seat]
        own = _losses([_own(each) for each, _a, _b in answers], [a for _each, a, _b in answers])
        own_points = _losses([_own_points(each) for each, _a, _b in answers], [b for _each, _a, b in answers])
        for (verdict, _a, _b), trust, trust_points in zip(answers, own, own_points, strict=True):
            yield verdict, part * trust, part_points * trust_points


def _own(verdict: Verdict) -> Estimate:
    return verdict.effect[verdict.question.seat]


def _own_points(verdict: Verdict) -> Estimate:
    return verdict.effect_points[verdict.question.seat]


def _groups(verdicts: Sequence[Verdict]) -> list[list[Verdict]]:
    apart = [each for each in verdicts if each.question.given != each.question.par and not each.agreed]
    depths = sorted({each.apart for each in apart})
    return [[each for each in apart if each.apart == deals] for deals in depths]


def _about(mean: float, doubt: float) -> Estimate:
    error = float(doubt**0.5)
    return Estimate(mean, error, mean - WIDE * error, mean + WIDE * error)
