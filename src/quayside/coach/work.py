"""The work of a review in pieces that can be done anywhere in any order: each has a stream of chance of its own.

A piece is a name and whole numbers, so it can be sent to another process; what comes back is plain data too.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Callable, Final, Iterable, Iterator, Optional, Sequence

from quayside.bots.base import answer
from quayside.bots.registry import make_bot
from quayside.coach.chances import endings
from quayside.coach.decisions import (
    Answered,
    Met,
    Question,
    Verdict,
    is_idle,
    measured,
    meet,
    promising,
    question_of,
    unharmed,
)
from quayside.coach.lines import Ending, Lines, spread
from quayside.coach.turns import Positions, checked, turns_of
from quayside.deals import asks_several
from quayside.kernel.state import State

LEANING: Final = 0.08  # chances that the judge's surprise counts for
SPREAD_LINES: Final = 32  # of every review, so that all say the same of a loss of points

Piece = tuple[str, tuple[Any, ...]]
Sharing = Callable[[Sequence[Piece]], Iterable[Any]]  # does pieces and gives what came of them, in their order


@dataclass(frozen=True)
class Plan:
    """How many lines are played for what. Numbers of deals follow one another, so none is used for two purposes."""

    first: int = 16  # lines from every turn for the first plot
    lines: int = 64  # lines from every turn in the end
    glance: int = 20  # deals in which all answers are looked at
    apart: int = 8  # deals for what an answer did, where it was not par
    tried: int = 160  # decisions looked at again
    trial: int = 32  # further deals that say which answer is the best
    examined: int = 64  # decisions whose loss is measured
    measure: int = 48  # deals that say how large it is
    deepened: int = 24  # decisions looked into longest
    deep: int = 192  # deals for them
    surer: int = 8  # decisions that seem worst, for which a grade should not hang on the noise
    sure: int = 512  # deals for them
    moments: int = 5
    again: int = 96  # further lines before and after every turn that may be one
    line: int = 96  # deals for what the strongest player would have done

    @property
    def deals(self) -> int:
        """How many deals of a decision are used before the strongest player's answer meets others."""
        return self.glance + self.apart + self.trial + self.measure + self.deep + self.sure

    def scaled(self, effort: float) -> Plan:
        """The same with a part of the work, never so little that nothing can be said; of as many moments at most."""
        part = {each.name: max(2, round(getattr(self, each.name) * effort)) for each in fields(self)}
        return Plan(**{**part, "moments": self.moments})


QUICK: Final = Plan(
    first=12,
    lines=32,
    glance=4,
    apart=4,
    tried=40,
    trial=8,
    examined=12,
    measure=16,
    deepened=4,
    deep=48,
    surer=2,
    sure=96,
    again=64,
    line=24,
)


@dataclass(frozen=True)
class Glance:
    """A question after a look: how much better the best answers may well be, how lines ended after these, and deals for
    its effect."""

    question: Question
    hopes: tuple[tuple[float, int], ...]
    met: Met
    apart: Met
    stated: Optional[float] = None  # the chance of the seat, where that is known

    @property
    def hope(self) -> float:
        return self.hopes[0][0]

    @property
    def promise(self) -> float:
        """How much is promised by looking further: in a few deals noise is loud, so what surprised the judge is looked
        at again even where they say little."""
        return self.hope + LEANING * self.question.surprise


class Desk:
    """Where pieces of the review of one game are done."""

    def __init__(self, g: State, plan: Plan, seed: int) -> None:
        self.g = checked(g)
        self.plan = plan
        self.seed = seed
        self.seats = int(g.seats)
        self.turns = turns_of(g)
        self.lines = Lines(g.game)
        self.positions = Positions(g, self.turns)
        self._log = g.log

    def do(self, piece: Piece) -> Any:
        name, numbers = piece
        return _KINDS[name](self, *numbers)

    def share(self, pieces: Sequence[Piece]) -> Iterable[Any]:
        """One after the other, here."""
        return map(self.do, pieces)

    def stood(self, turn: int, first: int, last: int) -> list[Ending]:
        """Lines from the end of a turn; 0 is the beginning of the game."""
        length = 0 if turn == 0 else self.turns[turn - 1].last + 1
        g = self.positions.at(length)
        return endings(g, self.lines, self.lines.count(first), self.lines.count(last), self.seed, length)

    @cached_property
    def spread(self) -> float:
        """How far apart seats end, seen from the beginning."""
        return spread(self.stood(0, 0, SPREAD_LINES), self.seats)

    def glanced(self, turn: int, stated: Sequence[float]) -> list[Glance]:
        """A first look at all decisions of a turn, in which the seats have the stated chances."""
        return [self.glanced_at(question, stated[question.seat]) for question in self.decisions(turn)]

    def decisions(self, turn: int) -> Iterator[Question]:
        """The same without answers after which the same was asked again: nothing was decided by these."""
        return (each for each in self.questions(turn) if not is_idle(self.g, each.given))

    def questions(self, turn: int) -> Iterator[Question]:
        """All that was asked in a turn and left a choice."""
        stretch = self.turns[turn - 1]
        g = self.positions.at(stretch.first)
        since = stretch.first
        for entry in range(stretch.first, stretch.last + 1):
            done = self._log[entry]
            if not asks_several(g) or g.waiting() == g.asked():
                since = entry  # nobody has answered in secret yet
            before = tuple(each.action for each in self._log[since:entry] if each.seat == done.seat)
            answered = Answered(entry, turn, done.seat, done.action, since, before)
            question = question_of(g, self.lines, answered, self.seed)
            if question is not None:
                yield question
            g.enter(done)

    def glanced_at(self, question: Question, stated: Optional[float] = None) -> Glance:
        """All answers in a few deals."""
        plan = self.plan
        g = self.positions.at(question.since)
        met = self.meet(g, question, question.answers, 0, plan.glance)
        hopes = promising(question, question.others, met, self.seats, self.spread, stated)
        pair = () if question.given == question.par else (question.given, question.par)
        apart = self.meet(g, question, pair, plan.glance, plan.glance + plan.apart)
        best = {action: met[action] for action in (question.given, *(action for _hope, action in hopes[:2]))}
        return Glance(question, tuple(hopes[:2]), best, apart, stated)

    def tried(self, glance: Glance) -> Glance:
        """The two answers that looked best looked at again in more deals."""
        plan, question = self.plan, glance.question
        begin = plan.glance + plan.apart
        actions = [action for _hope, action in glance.hopes]
        put = self.positions.at(question.since)
        more = self.meet(put, question, (question.given, *actions), begin, begin + plan.trial)
        met = {action: [*glance.met[action], *ends] for action, ends in more.items()}
        hopes = promising(question, actions, met, self.seats, self.spread, glance.stated)
        return replace(glance, hopes=tuple(hopes), met={})

    def examined(self, glance: Glance) -> Verdict:
        """The best answer measured in deals that had no say in choosing it."""
        plan = self.plan
        begin = plan.glance + plan.apart + plan.trial
        return self._measured(glance.question, glance.hopes[0][1], begin, plan.measure, glance.stated)

    def deepened(self, verdict: Verdict, stated: Optional[float] = None) -> Verdict:
        """The same measured anew in many more deals, the strongest player's answer too."""
        plan = self.plan
        begin = plan.glance + plan.apart + plan.trial + plan.measure
        return self._measured(verdict.question, verdict.leading, begin, plan.deep, stated, verdict.would)

    def surely(self, verdict: Verdict, stated: Optional[float] = None) -> Verdict:
        """Once more, in most."""
        plan = self.plan
        begin = plan.glance + plan.apart + plan.trial + plan.measure + plan.deep
        return self._measured(verdict.question, verdict.leading, begin, plan.sure, stated, verdict.would)

    def _measured(
        self,
        question: Question,
        best: int,
        begin: int,
        deals: int,
        stated: Optional[float],
        would: Optional[int] = None,
    ) -> Verdict:
        put = self.positions.at(question.since)
        answers = (question.given, best, question.par, *([] if would is None else [would]))
        met = self.meet(put, question, answers, begin, begin + deals)
        return measured(question, best, met, self.seats, self.spread, stated, would)

    def asked(self, question: Question, bot: str) -> int:
        """What that bot would have answered."""
        g = self.positions.at(question.entry)
        return answer(g, question.seat, make_bot(bot, g.game, self.seed + question.entry))

    def meet(self, g: State, question: Question, actions: Sequence[int], first: int, last: int) -> Met:
        """Deals of those numbers, fewer where lines are slow."""
        return meet(g, self.lines, question, actions, first, first + self.lines.count(last - first), self.seed)

    def left_alone(self, glance: Glance) -> Verdict:
        """The verdict on a decision that is not looked into: nothing is held against it."""
        return unharmed(glance.question, glance.apart, self.seats)


_KINDS: Final[dict[str, Callable[..., Any]]] = {
    "stood": Desk.stood,
    "glanced": Desk.glanced,
    "tried": Desk.tried,
    "examined": Desk.examined,
    "deepened": Desk.deepened,
    "surely": Desk.surely,
    "asked": Desk.asked,
}
