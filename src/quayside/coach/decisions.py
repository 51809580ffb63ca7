"""A decision: what else could have been answered, and how much better or worse that would have been.

Every answer meets the same deals with the same chance, so what they differ by is their own doing. Deals are made of
nothing but what a seat that followed the game could know: two positions that look alike to it are judged alike. Where
several are asked at once, a deal begins before anybody has answered, and the others answer in it like club players.
The answer that looks best in some deals is measured in others, because the best of several noisy numbers always looks
better than it is.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Optional, Sequence

from quayside.coach.estimates import Estimate, exactly, mean_of
from quayside.coach.grades import DISPUTED, Weighed, grade_of, in_an_even_game
from quayside.coach.lines import LEVEL, Ending, Lead, Lines, blur, fate_of, share
from quayside.games.registry import manifest
from quayside.kernel.state import State

WIDEST: Final = 3  # answers beside the one given
SURPRISING: Final = 1000.0  # times the weight of an answer: no other could surprise more

FAR: Final = 12.0  # blurs: nobody who is so far ahead could lose
HALVINGS: Final = 30
OPEN: Final = 0.5  # the chance with which a game is most open
MISSED: Final = 0.5  # of a loss that everybody was expected to suffer: it moved nothing, but more was to be had
BACKED: Final = 1 / 3  # of a loss that the strongest player's own answer has to avoid
DOUBT: Final = 0.5  # errors by which what a few deals say is held for too good

Met = dict[int, list[Ending]]  # answers, and how their lines ended, one deal after the other
Better = tuple[Estimate, Estimate]  # by so much of the chances, and by so many points


@dataclass(frozen=True)
class Question:
    """A seat had to choose. `par` is what the club player answers, who plays all lines; `others` are worth a look."""

    entry: int  # of the log
    turn: int  # from 1 on
    seat: int
    given: int
    par: int
    others: tuple[int, ...]
    since: int  # entries of the log before the question was put
    before: tuple[int, ...]  # what the seat itself did between that and its answer
    step: str  # what kind of question it was
    surprise: float  # from 0 to 1: how far the given answer is from what the judge of the game likes

    @property
    def answers(self) -> tuple[int, ...]:
        return (self.given, *self.others)


@dataclass(frozen=True)
class Verdict:
    """What came of a question. `effect` is what the answer did to every seat, compared with par."""

    question: Question
    best: int
    lost: Weighed  # by the seat that answered
    effect: tuple[Estimate, ...]
    effect_points: tuple[Estimate, ...]
    deals: int  # in which the loss was measured; 0: nothing looked better
    apart: int  # deals in which the effect was
    unlevelled: float = 0.0  # the loss of chances in the deals as they are, whoever was ahead in truth
    would: Optional[int] = None  # what the strongest player answers, where it was asked
    instead: Optional[Weighed] = None  # what was lost against that answer, where it was another
    beside_par: Optional[Weighed] = None  # what was lost against the club player's answer, where it was another

    @property
    def agreed(self) -> bool:
        """The strongest player, who looks further than lines of club players, would have done the same."""
        return self.would == self.question.given

    @property
    def disputed(self) -> bool:
        """It would have done the same, or something of which lines make little more: they and it judge otherwise.

        What no club player would have answered either has nobody on its side, unless lines make nothing more of it.
        """
        if self.instead is None or self.agreed:
            return self.agreed
        little = self.instead.likely < BACKED * self.lost.likely
        return little and (self.beside_par is None or self.instead.certain <= 0)

    @property
    def moved(self) -> float:
        """How much what was lost, as far as is known, changed of what lines expected: they expect a club player's
        answer everywhere, so what a club player would have lost too counts for half."""
        unexpected = 0.0 if self.beside_par is None else min(self.beside_par.likely, self.lost.likely)
        return max(unexpected, MISSED * self.lost.likely)

    @property
    def leading(self) -> int:
        """The best of the answers that were measured: what a few deals liked best may have been noise."""
        found = [(self.lost.likely, self.best)]
        if self.beside_par is not None:
            found.append((self.beside_par.likely, self.question.par))
        if self.instead is not None and self.would is not None:
            found.append((self.instead.likely, self.would))
        return max(found, key=lambda each: each[0])[1]

    @property
    def certain(self) -> float:
        """What was lost at least; of what is disputed, no more than would be called inaccurate."""
        return min(self.lost.certain, DISPUTED) if self.disputed else self.lost.certain

    @property
    def grade(self) -> str:
        return grade_of(self.certain)


@dataclass(frozen=True)
class Answered:
    """An answer in the log and the position in which it was given. `since` and `before` are as in a question."""

    entry: int
    turn: int
    seat: int
    given: int
    since: int
    before: tuple[int, ...]


def question_of(g: State, lines: Lines, answered: Answered, seed: int) -> Optional[Question]:
    """The question in that position; None if there was nothing to choose."""
    seat, given = answered.seat, answered.given
    decision = g.decision_of(seat)
    if decision is None or seat not in g.pending() or len(g.legal(seat)) < 2:
        return None
    deal = g.determinize(seat, fate_of("question", seed, answered.entry))
    weighed = lines.weighed(deal, seat)
    liked = [action for action, weight in weighed if weight > 0] or [action for action, _weight in weighed]
    heaviest = weighed[0][1]
    equals = [action for action, weight in weighed if weight == heaviest]
    par = given if given in equals else equals[0]
    others = [action for action in liked if action != given and not is_idle(g, action)][:WIDEST]
    if not others:
        return None
    return Question(
        answered.entry,
        answered.turn,
        seat,
        given,
        par,
        tuple(others),
        answered.since,
        answered.before,
        decision.step,
        _surprise(dict(weighed).get(given, 0), heaviest),
    )


def is_idle(g: State, action: int) -> bool:
    """Whether the same is asked again after it: what is lost, if anything, is lost by what is answered then."""
    return g.book.actions.kind_of(action).name in manifest(g.game).idle


def _surprise(given: int, heaviest: int) -> float:
    return min(1.0, math.log((heaviest + 1) / (given + 1)) / math.log(SURPRISING))


def meet(
    g: State, lines: Lines, question: Question, actions: Sequence[int], first: int, last: int, *key: object
) -> Met:
    """Let every answer meet the deals of those numbers; `g` is the position in which the question was put."""
    found: Met = {action: [] for action in actions}
    for number in range(first, last):
        for action in found:
            fate = fate_of("deal", *key, question.entry, number)
            deal = g.determinize(question.seat, fate)
            for own in question.before:
                deal.play(question.seat, own)
            deal.play(question.seat, action)
            found[action].append(lines.play_on(deal, fate))
    return found


def blurred_by(met: Met, seats: int) -> float:
    """One measure for all answers, so that none is blurred more than another."""
    return blur([ending for endings in met.values() for ending in endings], seats)


def gains(met: Met, one: int, other: int, seats: int, blurred: float, lead: Lead = LEVEL) -> list[Estimate]:
    """By how much the chances of every seat are higher after the one than after the other."""
    pairs = [(share(a, blurred, lead), share(b, blurred, lead)) for a, b in zip(met[one], met[other], strict=True)]
    return [mean_of([a[seat] - b[seat] for a, b in pairs]) for seat in range(seats)]


def points_gained(met: Met, one: int, other: int, seats: int) -> list[Estimate]:
    """The same in points."""
    pairs = list(zip(met[one], met[other], strict=True))
    return [mean_of([a.scores[seat] - b.scores[seat] for a, b in pairs]) for seat in range(seats)]


def lead_of(question: Question, met: Met, blurred: float, stated: Optional[float]) -> Lead:
    """By how many points the seat is ahead of what its deals say, if its chance is the stated one; none if none is.

    In deals the others hold any cards, and not those that they have worked for. Where that makes a seat believe in
    chances that it has not, what it loses counts for as little as it changes. What is stated about a turn is what club
    players expect before it and after it, so where the answer was not theirs it lies between theirs and this one.
    Nobody is moved towards an open game: whose fate is sealed in its own deals would else stand on the brink.
    """
    ends = [end for action in _expected(question, met) for end in met[action]]
    if stated is None or blurred <= 0:
        return LEVEL
    if abs(stated - OPEN) <= abs(_part(ends, blurred, Lead(question.seat, 0.0)) - OPEN):
        return LEVEL
    far = FAR * blurred + max(max(end.scores) - min(end.scores) for end in ends)
    low, high = -far, far
    for _half in range(HALVINGS):
        middle = (low + high) / 2
        part = _part(ends, blurred, Lead(question.seat, middle))
        low, high = (middle, high) if part < stated else (low, middle)
    return Lead(question.seat, (low + high) / 2)


def _part(ends: Sequence[Ending], blurred: float, lead: Lead) -> float:
    """The chance of a seat that is so far ahead of what these ends say."""
    return sum(share(end, blurred, lead)[lead.seat] for end in ends) / len(ends)


def _expected(question: Question, met: Met) -> list[int]:
    """The answer that was given, and the club player's where it was another; any other if theirs is not there."""
    others = [action for action in met if action != question.given]
    if question.given == question.par or not others:
        return [question.given]
    return [question.given, question.par if question.par in met else others[0]]


def promising(
    question: Question, actions: Sequence[int], met: Met, seats: int, spread: float, stated: Optional[float] = None
) -> list[tuple[float, int]]:
    """Other answers with how much better than the given one they may well be, the best first."""
    blurred = blurred_by(met, seats)
    lead = lead_of(question, met, blurred, stated)
    found = []
    for action in actions:
        gain = gains(met, action, question.given, seats, blurred, lead)[question.seat]
        points = points_gained(met, action, question.given, seats)[question.seat]
        by_points = in_an_even_game(points.mean - DOUBT * points.error, spread)
        found.append((max(gain.mean - DOUBT * gain.error, by_points), action))
    return sorted(found, key=lambda each: (-each[0], each[1]))


def effect_of(question: Question, met: Met, seats: int) -> tuple[tuple[Estimate, ...], tuple[Estimate, ...]]:
    """What the answer did to every seat, compared with par: chances and points."""
    if question.given == question.par:
        return (exactly(0.0),) * seats, (exactly(0.0),) * seats
    own = {action: met[action] for action in (question.given, question.par)}
    return (
        tuple(gains(own, question.given, question.par, seats, blurred_by(own, seats))),
        tuple(points_gained(own, question.given, question.par, seats)),
    )


def unharmed(question: Question, apart: Met, seats: int) -> Verdict:
    """A decision in which nothing looked better; `apart` are deals for the effect."""
    effect, effect_points = effect_of(question, apart, seats)
    nothing = Weighed(exactly(0.0), exactly(0.0), 0.0)
    return Verdict(question, question.given, nothing, effect, effect_points, 0, len(apart.get(question.given, ())))


def better_by(question: Question, action: int, met: Met, seats: int, stated: Optional[float] = None) -> Better:
    """What the seat would have gained by another answer than the given one: chances and points."""
    own = {each: met[each] for each in (question.given, action)}
    blurred = blurred_by(own, seats)
    gain = gains(own, action, question.given, seats, blurred, lead_of(question, met, blurred, stated))[question.seat]
    return gain, points_gained(own, action, question.given, seats)[question.seat]


def measured(
    question: Question,
    best: int,
    met: Met,
    seats: int,
    spread: float,
    stated: Optional[float] = None,
    would: Optional[int] = None,
) -> Verdict:
    """The loss against the best, in deals that had no say in which is the best, and against what the strongest player
    would have done."""
    effect, effect_points = effect_of(question, met, seats)
    deals = len(met[best])
    weighed = Weighed(*better_by(question, best, met, seats, stated), spread)
    unlevelled = better_by(question, best, met, seats)[0].mean
    instead, beside_par = (
        None if other in (None, question.given) else Weighed(*better_by(question, other, met, seats, stated), spread)
        for other in (would, question.par)
    )
    return Verdict(question, best, weighed, effect, effect_points, deals, deals, unlevelled, would, instead, beside_par)
