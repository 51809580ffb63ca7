"""Answers to one question compared by playing on: each in the same deals, with the judge's first choice in every seat.

What a seat cannot know is dealt anew, and each answer meets the same deals with the same chance: what they differ by is
then their own doing. Deal by deal those that are clearly behind are given up, so that the lines go to the answers
between which there is something to find out, and few are spent where there is nothing. The judge's own choice is
only left for one that has shown to be better: what is left of chance is more than what good answers differ by.
"""

from __future__ import annotations

import math
from typing import Callable, Final

from quayside.kernel.agenda import first_waiting, walk
from quayside.kernel.packed import i64
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.search.judge import Judge

FATES: Final[i64] = 1 << 38
FEWEST: Final[i64] = 4  # deals that tell anything
ROUND: Final[i64] = 8  # deals before answers are given up
BEHIND: Final = 1.5  # standard errors: who is so far behind the leader is given up
RIVAL: Final = 0.3  # how much of a point of the best rival one's own are worth
ALONE: Final = 1.0  # the same of one without a seat: there is nobody else to be behind
CAUTION: Final = 0.5  # standard errors by which another answer must be better than the judge's own


def timeless() -> float:
    """The clock of those who count lines alone."""
    return 0.0


class Answer:
    """An action, and what it came to in one deal after the other."""

    def __init__(self, action: i64, weight: i64) -> None:
        self.action: i64 = action
        self.weight: i64 = weight
        self.found: list[float] = []
        self.total: float = 0.0


class Rehearsal:
    """For one question. `deal` is any full state that the seat holds possible; what it holds of others is never looked
    at. `width` is how many answers are compared, `horizon` how many decisions of all seats are played on."""

    def __init__(
        self, deal: State, seat: i64, judge: Judge, rng: Quick, width: i64, horizon: i64, caution: float = CAUTION
    ) -> None:
        self._deal = deal
        self._seat: i64 = seat
        self._judge = judge
        self._rng = rng
        self._horizon: i64 = horizon
        self._caution: float = caution
        self._rival: float = ALONE if deal.seats == 1 else RIVAL
        self._fate = Quick(0)  # chance within a line: what is dealt, and what is drawn while playing on
        self._fates: list[i64] = []  # where the chance of each deal begins
        self.lines: i64 = 0
        self.answers = self._heaviest(width)

    def best(self, lines: i64, end: float = math.inf, now: Callable[[], float] = timeless) -> i64:
        """The answer to give after so many lines, or when it is `end` by the clock `now`."""
        left = self.answers[: int(self._affordable(lines, end, now))]
        deals: i64 = 0
        while len(left) > 1 and (deals == 0 or self.lines + i64(len(left)) <= lines):
            begun = now()
            for answer in left:
                if i64(len(answer.found)) <= deals:
                    self._meet(answer, deals)
            deals += 1
            if deals % ROUND == 0:
                left = _not_behind(left)
            if 2.0 * now() - begun > end:
                break
        return self._taken(left).action if deals >= FEWEST else self.answers[0].action

    def _affordable(self, lines: i64, end: float, now: Callable[[], float]) -> i64:
        """How many answers can meet enough deals in so many lines and until then; one alone if there is no time. A line
        of the first one tells how long they take."""
        most = min(i64(len(self.answers)), lines // FEWEST)
        if most < 2:
            return 1
        begun = now()
        self._meet(self.answers[0], 0)
        taken = now() - begun
        left = end - begun - taken
        if left <= 0.0:
            return 1
        if left >= float(most * FEWEST) * taken:
            return most
        return max(1, i64(left / taken) // FEWEST)

    def _heaviest(self, width: i64) -> list[Answer]:
        """The heaviest actions, the judge's own choice first; none that is out of the question."""
        o = walk(self._deal, self._seat, -1)
        first = self._judge.best(self._deal, self._seat, o, self._rng)
        o = walk(self._deal, self._seat, -1)
        self._judge.prepare(self._deal, self._seat)
        found: list[Answer] = []
        for i in range(o.n):
            action = o.items[i]
            weight = self._judge.weight(self._deal, self._seat, action)
            if action == first:
                found.insert(0, Answer(action, weight))
            elif weight > 0:
                found.append(Answer(action, weight))
        others = sorted(found[1:], key=_weight, reverse=True)
        return found[:1] + others[: int(width) - 1]

    def _meet(self, answer: Answer, number: i64) -> None:
        """Play the deal of that number with an answer."""
        while i64(len(self._fates)) <= number:
            self._fates.append(self._rng.below(FATES))
        fate = self._fate
        fate.x = self._fates[number]
        g = self._deal.imagine(int(self._seat), fate)
        g.play(self._seat, answer.action)
        left = self._horizon
        while not g.over and left > 0:
            mover = first_waiting(g)
            g.play(mover, self._judge.best(g, mover, walk(g, mover, -1), fate))
            left -= 1
        worth = self._worth(self._judge.totals(g))
        answer.found.append(worth)
        answer.total += worth
        self.lines += 1

    def _worth(self, totals: list[float]) -> float:
        """What an end is worth to the seat: its own points, and those of the best of the others."""
        best = -1000.0
        for rival in range(len(totals)):
            if rival != self._seat and totals[rival] > best:
                best = totals[rival]
        return totals[self._seat] - self._rival * max(0.0, best)

    def _taken(self, left: list[Answer]) -> Answer:
        first, leader = self.answers[0], _leader(left)
        if leader is first or first not in left or not first.found:
            return leader
        ahead, error = _difference(leader, first)
        return leader if ahead > self._caution * error else first


def _weight(answer: Answer) -> int:
    return int(answer.weight)


def _leader(answers: list[Answer]) -> Answer:
    """The one with the most in all deals together, which all have met."""
    found = answers[0]
    for answer in answers:
        if answer.total > found.total:
            found = answer
    return found


def _not_behind(answers: list[Answer]) -> list[Answer]:
    leader = _leader(answers)
    found: list[Answer] = []
    for answer in answers:
        ahead, error = _difference(leader, answer)
        if answer is leader or ahead < BEHIND * error:
            found.append(answer)
    return found


def _difference(one: Answer, other: Answer) -> tuple[float, float]:
    """By how much one is better in the deals that both have met, and the standard error of that."""
    count = min(len(one.found), len(other.found))
    total = 0.0
    squares = 0.0
    for at in range(count):
        each = one.found[at] - other.found[at]
        total += each
        squares += each * each
    mean = total / float(count)
    spread = max(0.0, squares / float(count) - mean * mean) * float(count) / float(max(1, count - 1))
    return mean, math.sqrt(spread / float(count))
