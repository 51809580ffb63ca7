"""The moments of a game: the few turns that moved the chances most, and what a strong player would have done."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Iterable, Optional, Sequence

from quayside.bots.registry import bot_names, played_by
from quayside.coach.chances import Standing
from quayside.coach.decisions import MISSED, Question, Verdict, better_by, meet
from quayside.coach.estimates import WIDE, Estimate
from quayside.coach.grades import FAULTS
from quayside.coach.lines import fate_of
from quayside.coach.reasons import AccountedLines, Source, kind_of, sources_of
from quayside.coach.telling import Told, happened, line_of
from quayside.coach.work import Desk

FEWEST: Final = 3
SPARE: Final = 3  # turns more than can be told of, so that lines which had no say in naming them choose among them
SURE: Final = 2.58  # standard errors: there are many turns, and one of twenty would seem to matter by mere noise
SURE_PLACES: Final = 2  # of those for moments, for what was lost by faults that nobody expected
GROSS: Final = FAULTS[1:]
USUAL: Final = 3  # seats
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

    @property
    def kind(self) -> str:
        """Whether that is better, worse, or the same as far as lines can tell."""
        return kind_of(self.gain, self.points)


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
    line: Optional[Told] = None  # how the best known answer goes on, where the strongest player's is another

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
    return abs(change.mean) - SURE * change.error


def weight_of(verdict: Verdict) -> float:
    """How much what was certainly lost counts for among moments: nothing where it is, or may be, a matter of
    judgement.

    Lines expect a club player's answer everywhere, so a loss against that moved chances and points. Where a club player
    would have answered the same, something better was missed, and nothing moved.
    """
    if verdict.disputed or verdict.would is None:
        return 0.0
    unexpected = 0.0 if verdict.beside_par is None else min(verdict.beside_par.certain, verdict.certain)
    return max(unexpected, MISSED * verdict.lost.loss.low)


def is_gross(verdict: Verdict) -> bool:
    """Whether it is certainly a fault that even a club player would not have made."""
    return verdict.grade in GROSS and verdict.beside_par is not None and verdict.beside_par.grade in GROSS


def worst_by_turn(verdicts: Sequence[Verdict]) -> dict[int, Verdict]:
    """The decision of every turn that counts for most."""
    found: dict[int, Verdict] = {}
    for verdict in verdicts:
        turn = verdict.question.turn
        if verdict.deals and (turn not in found or weight_of(verdict) > weight_of(found[turn])):
            found[turn] = verdict
    return found


Weight = tuple[float, float, int]  # how far a turn moved or lost more than the noise, how far it moved, which it is


def weighed(standings: Sequence[Standing], worst: dict[int, Verdict], turns: Iterable[int]) -> list[Weight]:
    """What those turns moved or lost, the most first."""
    weights: list[Weight] = []
    for turn in turns:
        changes = changes_of(standings[turn - 1], standings[turn])
        lost = weight_of(worst[turn]) if turn in worst else 0.0
        loud = max(lost, *(beyond(each) for each in changes))
        weights.append((loud, max(abs(each.mean) for each in changes), turn))
    return sorted(weights, key=lambda each: (-each[0], -each[1], each[2]))


def sure_of_a_place(worst: dict[int, Verdict]) -> list[int]:
    """The turns with the worst faults that nobody expected: who makes one is told, whatever else moved the game."""
    gross = [turn for turn, verdict in worst.items() if weight_of(verdict) > 0 and is_gross(verdict)]
    return sorted(gross, key=lambda turn: (-weight_of(worst[turn]), turn))[:SURE_PLACES]


def likely(standings: Sequence[Standing], worst: dict[int, Verdict], most: int) -> list[int]:
    """The turns among which those that are told of will be."""
    found = [turn for _loud, _moved, turn in weighed(standings, worst, range(1, len(standings)))]
    return sorted({*found[: most + SPARE], *sure_of_a_place(worst)})


def chosen(standings: Sequence[Standing], worst: dict[int, Verdict], turns: Iterable[int], most: int) -> list[int]:
    """Of those turns the ones that are told of: what moved or lost most beyond the noise, never fewer than a few."""
    weights = weighed(standings, worst, turns)
    wanted = min(most, max(FEWEST, sum(loud > 0 for loud, _moved, _turn in weights)))
    sure = sure_of_a_place(worst)[:most]
    others = [turn for _loud, _moved, turn in weights if turn not in sure]
    found = [turn for _loud, _moved, turn in weights[:wanted]]
    room = wanted if set(sure) <= set(found) else min(most, wanted + len(sure))
    return sorted([*sure, *others[: room - len(sure)]])


def strongest(game: str) -> str:
    """The bot that plays the strongest level here, at a table of the usual size: by counts and not by the clock, so
    that two reviews say the same."""
    return played_by("grandmaster", game, USUAL) if "grandmaster" in bot_names(game) else WITHOUT_JUDGE


def moment(
    desk: Desk,
    turn: int,
    before: Standing,
    after: Standing,
    worst: Optional[Verdict],
    bot: str,
    stated: Sequence[float],
) -> Moment:
    """All about one of them; the seats have the stated chances there."""
    stretch = desk.turns[turn - 1]
    told = happened(desk.g, stretch.first, stretch.last, stretch.seat)
    question = worst.question if worst is not None else _first_choice(desk, turn)
    advice = None if question is None else advice_on(desk, question, bot, stated[question.seat], worst)
    found = Moment(turn, stretch.seat, stretch.first, stretch.last, changes_of(before, after), told, worst, advice)
    if found.fault is None or advice is None or advice.action == found.fault.best:
        return found
    return replace(found, line=_line(desk, found.fault.question, found.fault.best))


def _first_choice(desk: Desk, turn: int) -> Optional[Question]:
    """The first decision of a turn's own seat."""
    seat = desk.turns[turn - 1].seat
    return next((question for question in desk.decisions(turn) if question.seat == seat), None)


def advice_on(
    desk: Desk, question: Question, bot: str, stated: Optional[float] = None, known: Optional[Verdict] = None
) -> Advice:
    """What that bot would have answered, measured against what was, as a verdict may have done in more deals."""
    would = desk.asked(question, bot) if known is None or known.would is None else known.would
    put = desk.positions.at(question.since)
    lines, first = AccountedLines(desk.g.game, question.seat), desk.plan.deals
    pair = (would, question.given)
    met = meet(put, lines, question, pair, first, first + lines.count(desk.plan.line), desk.seed)
    gain, points = better_by(question, would, met, desk.seats, stated)
    if known is not None and known.instead is not None:
        gain, points = known.instead.loss, known.instead.points
    sources = sources_of(lines.sheets) if would != question.given else ()
    line = _line(desk, question, would)
    return Advice(question.entry, question.seat, question.given, would, gain, points, sources, line)


def _line(desk: Desk, question: Question, action: int) -> Told:
    """How an answer goes on."""
    g = desk.positions.at(question.entry)
    return line_of(g, desk.lines, question.seat, action, fate_of("line", desk.seed, question.entry))
