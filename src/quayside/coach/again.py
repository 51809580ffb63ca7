"""Try again: a position of a finished game played on from, or solved."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Optional

from quayside.coach.decisions import Question, blurred_by, gains, meet, points_gained
from quayside.coach.estimates import exactly
from quayside.coach.grades import MARGIN, Weighed
from quayside.coach.lines import fate_of
from quayside.coach.reasons import AccountedLines, Reason, sources_of
from quayside.coach.review import Review
from quayside.coach.telling import Told, line_of
from quayside.coach.turns import NothingThere
from quayside.coach.work import Desk
from quayside.deals import possible
from quayside.kernel.rng import Secret
from quayside.kernel.state import State

DEALS: Final = 96  # in which an answer is judged, none of which was used to find the best one


def played_on_from(g: State, entry: int, seat: int, seed: str) -> State:
    """A game that goes on from before an entry of the log. `seat` keeps what it knew, all else is dealt anew.

    Where several were asked at once, it goes on from before anybody answered.
    """
    decided_by(g, entry)
    if not 0 <= seat < int(g.seats):
        raise NothingThere(f"there are seats 0 to {int(g.seats) - 1}, not {seat}")
    again = g.replayed(entry)
    since = entry
    while since and again.waiting() != again.asked():
        since -= 1
        again = g.replayed(since)
    found = possible(again, seat, Secret(seed))
    found.begin()
    return found


def decided_by(g: State, entry: int) -> int:
    """Whose decision an entry of the log was."""
    if not 0 <= entry < len(g.log):
        raise NothingThere(f"the log has entries 0 to {len(g.log) - 1}, not {entry}")
    return int(g.log[entry].seat)


@dataclass(frozen=True)
class Solution:
    """A learner's answer judged: what it loses against the best known one, and how the better of them goes on."""

    seat: int
    answer: int
    best: int
    lost: Weighed
    line: Told
    reason: Optional[Reason]  # why the best is better than the answer; if it was the answer, than something else

    @property
    def solved(self) -> bool:
        """Anything that does not certainly lose more than the margin counts."""
        return self.lost.certain < MARGIN

    @property
    def better(self) -> bool:
        """Whether it is certainly better than what was known."""
        return self.solved and self.lost.loss.high < 0


def bests(found: Review) -> dict[int, int]:
    """The best known answers of a review, by entry of the log: those that were measured to be better than the given."""
    lost = {each.question.entry: each for each in found.verdicts if each.deals and each.lost.likely > 0}
    answers = {entry: each.best for entry, each in lost.items()}
    for moment in found.moments:
        advice = moment.advice
        if advice is not None:
            known = lost.get(advice.entry)
            better = advice.gain.mean > (0.0 if known is None else known.lost.loss.mean)
            answers[advice.entry] = advice.action if better else answers.get(advice.entry, advice.played)
    return answers


def found_best(desk: Desk, question: Question) -> int:
    """The best answer that a look at all and a second one at the best of them find."""
    glance = desk.tried(desk.glanced_at(question))
    return glance.hopes[0][1] if glance.hope > 0 else question.given


def question_at(desk: Desk, entry: int) -> Question:
    """The question that an entry of the log answered."""
    found: Optional[Question] = None
    for number, turn in enumerate(desk.turns, 1):
        if turn.first <= entry <= turn.last:
            found = next((each for each in desk.questions(number) if each.entry == entry), None)
    if found is None:
        raise NothingThere(f"at entry {entry} of the log there was nothing to choose")
    return found


def solve(desk: Desk, entry: int, answer: int, best: Optional[int] = None) -> Solution:
    """Judge an answer against the best known one, in deals of its own; an illegal answer is refused."""
    question = question_at(desk, entry)
    g = desk.positions.at(entry)
    refusal = g.refusal(answer, question.seat)
    if refusal is not None:
        raise refusal
    if best is None:
        best = found_best(desk, question)
    seat, instead = question.seat, answer if answer != best else question.given
    reason = None if instead == best else _reason(desk, question, best, instead)
    loss, points = (exactly(0.0),) * 2 if answer == best or reason is None else (reason.gain, reason.points)
    found = Solution(seat, answer, best, Weighed(loss, points, desk.spread), [], reason)
    going_on = answer if found.better else best
    return replace(found, line=line_of(g, desk.lines, seat, going_on, fate_of("solution", desk.seed, entry)))


def _reason(desk: Desk, question: Question, best: int, instead: int) -> Reason:
    """Why the best is better, in deals of their own."""
    lines = AccountedLines(desk.g.game, question.seat)
    put, begin = desk.positions.at(question.since), desk.plan.deals + desk.plan.line
    met = meet(put, lines, question, (best, instead), begin, begin + lines.count(DEALS), desk.seed)
    gain = gains(met, best, instead, desk.seats, blurred_by(met, desk.seats))[question.seat]
    points = points_gained(met, best, instead, desk.seats)[question.seat]
    return Reason(best, instead, gain, points, sources_of(lines.sheets))
