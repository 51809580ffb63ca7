"""The moments of a game: the few turns that moved the chances most, and what a strong player would have done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional, Sequence

from quayside.bots.base import answer
from quayside.bots.registry import bot_names, grandmaster_of, make_bot
from quayside.coach.chances import Standing
from quayside.coach.decisions import Question, Verdict, blurred_by, gains, meet, points_gained
from quayside.coach.estimates import WIDE, Estimate
from quayside.coach.grades import FAULTS
from quayside.coach.lines import fate_of
from quayside.coach.reasons import AccountedLines, Source, sources_of
from quayside.coach.telling import Told, happened, line_of
from quayside.coach.work import Desk

FEWEST: Final = 3
WITHOUT_JUDGE: Final = "lively"  # plays every game


@dataclass(frozen=True)
class Advice:
    """What the strongest player answers where somebody answered otherwise, and what that is worth to the seat."""

    entry: int  # of the log
    seat: int
    played: int
    action: int
    gain: Estimate
    points: Estimate
    sources: tuple[Source, ...]  # of the points; none where the same was answered
    line: Told


@dataclass(frozen=True)
class Moment:
    """A turn that mattered."""

    turn: int
    seat: int
    first: int  # entry of the log
    last: int
    changes: tuple[Estimate, ...]  # of every seat's chances
    told: Told
    verdict: Optional[Verdict]  # the decision of the turn that lost most
    advice: Optional[Advice]

    @property
    def fault(self) -> Optional[Verdict]:
        """That decision, if it lost so much for certain that it is told of."""
        return self.verdict if self.verdict is not None and self.verdict.grade in FAULTS else None


def changes_of(before: Standing, after: Standing) -> tuple[Estimate, ...]:
    """How a turn moved the chances."""
    return tuple(_change(a, b) for a, b in zip(before.chances, after.chances, strict=True))


def _change(before: Estimate, after: Estimate) -> Estimate:
    mean = after.mean - before.mean
    error = float((before.error**2 + after.error**2) ** 0.5)
    return Estimate(mean, error, mean - WIDE * error, mean + WIDE * error)


def beyond(change: Estimate) -> float:
    """How far a change is louder than its noise."""
    return abs(change.mean) - WIDE * change.error


def worst_by_turn(verdicts: Sequence[Verdict]) -> dict[int, Verdict]:
    """The decision of every turn that certainly lost most."""
    found: dict[int, Verdict] = {}
    for verdict in verdicts:
        turn = verdict.question.turn
        if verdict.deals and (turn not in found or verdict.lost.certain > found[turn].lost.certain):
            found[turn] = verdict
    return found


def chosen(standings: Sequence[Standing], worst: dict[int, Verdict], most: int) -> list[int]:
    """The turns that are told of: what moved or lost most beyond the noise, and never fewer than a few."""
    weights: list[tuple[float, float, int]] = []
    for turn in range(1, len(standings)):
        changes = changes_of(standings[turn - 1], standings[turn])
        lost = worst[turn].lost.certain if turn in worst else 0.0
        loud = max(lost, *(beyond(each) for each in changes))
        weights.append((loud, max(abs(each.mean) for each in changes), turn))
    weights.sort(key=lambda each: (-each[0], -each[1], each[2]))
    loud_ones = [turn for loud, _moved, turn in weights if loud > 0]
    wanted = min(most, max(FEWEST, len(loud_ones)))
    return sorted(turn for _loud, _moved, turn in weights[:wanted])


def strongest(game: str) -> str:
    """The bot that plays the strongest level here: by counts and not by the clock, so that two reviews say the same."""
    return grandmaster_of(game) if "grandmaster" in bot_names(game) else WITHOUT_JUDGE


def moment(desk: Desk, turn: int, before: Standing, after: Standing, worst: Optional[Verdict], bot: str) -> Moment:
    """All about one of them."""
    stretch = desk.turns[turn - 1]
    told = happened(desk.g, stretch.first, stretch.last, stretch.seat)
    question = worst.question if worst is not None else _first_choice(desk, turn)
    advice = None if question is None else advice_on(desk, question, bot)
    return Moment(turn, stretch.seat, stretch.first, stretch.last, changes_of(before, after), told, worst, advice)


def _first_choice(desk: Desk, turn: int) -> Optional[Question]:
    """The first decision of a turn's own seat."""
    seat = desk.turns[turn - 1].seat
    return next((question for question in desk.questions(turn) if question.seat == seat), None)


def advice_on(desk: Desk, question: Question, bot: str) -> Advice:
    """What that bot would have answered, measured against what was."""
    g = desk.positions.at(question.entry)
    seat = question.seat
    would = answer(g, seat, make_bot(bot, g.game, desk.seed + question.entry))
    line = line_of(g, desk.lines, seat, would, fate_of("line", desk.seed, question.entry))
    put = desk.positions.at(question.since)
    lines, first = AccountedLines(g.game, seat), desk.plan.deals
    pair = (would, question.given)
    met = meet(put, lines, question, pair, first, first + lines.count(desk.plan.line), desk.seed)
    gain = gains(met, would, question.given, desk.seats, blurred_by(met, desk.seats))[seat]
    points = points_gained(met, would, question.given, desk.seats)[seat]
    sources = sources_of(lines.sheets) if would != question.given else ()
    return Advice(question.entry, seat, question.given, would, gain, points, sources, line)
