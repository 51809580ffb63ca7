"""A review in sentences, for the terminal and the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator, Optional, Sequence

from quayside.coach.because import from_sources
from quayside.coach.decisions import Verdict
from quayside.coach.figures import MINUS, ends, percent, signed
from quayside.coach.grades import FAULTS, GRADES
from quayside.coach.habits import deed_of
from quayside.coach.luck import Luck
from quayside.coach.moments import Advice, Moment, beyond, strongest, weight_of
from quayside.coach.phases import Phase
from quayside.coach.reasons import BETTER, telling
from quayside.coach.review import Review
from quayside.coach.strong import sheet_of
from quayside.coach.telling import sentences
from quayside.games.registry import manifest
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.words import Words


@dataclass(frozen=True)
class Source:
    """Where points came from: of every seat, and of strong players who win where that is known."""

    item: str
    said: str
    points: tuple[int, ...]
    strong: Optional[float]


class Spoken:
    """Tells one review in one language."""

    def __init__(self, found: Review, book: Rulebook, words: Words, g: Optional[State] = None) -> None:
        """With the finished game, an action that is named by its place alone is told by what it does there."""
        self.found = found
        self.book = book
        self.words = words
        self._g = g

    def title(self) -> str:
        return self.words.say("coach-title", game=self.words.say(self.found.game))

    def start(self) -> str:
        chances = self.found.standings[0].chances
        return self.words.say("coach-start", chances=self._each([percent(each.mean) + " %" for each in chances]))

    def end(self) -> str:
        scores = self.found.result.scores  # of somebody without a seat too
        return self.words.say("coach-end", scores=self._each([str(score).replace("-", MINUS) for score in scores]))

    def _each(self, values: Sequence[str]) -> str:
        return ", ".join(f"{self.words.seat(seat)} {value}" for seat, value in enumerate(values))

    def moment(self, moment: Moment) -> str:
        """By what makes it one: what was given away in it, or the seat whose chances moved most."""
        fault = moment.fault
        loud = max(0.0, *(beyond(each) for each in moment.changes))
        if fault is not None and loud <= weight_of(fault) > 0:
            return self._given_away(moment, fault)
        seat = max(range(self.found.seats), key=lambda each: abs(moment.changes[each].mean))
        before, after = (self.found.standings[turn].chances[seat].mean for turn in (moment.turn - 1, moment.turn))
        return self.words.say(
            "coach-moment",
            kind="own" if seat == moment.seat else "other",
            turn=moment.turn,
            mover=self.words.seat(moment.seat),
            seat=self.words.seat(seat),
            before=percent(before),
            after=percent(after),
        )

    def _given_away(self, moment: Moment, fault: Verdict) -> str:
        """What a seat has not got it cannot give away: where more was to be had than it stood at, it missed that."""
        seat = fault.question.seat
        stood = self.found.standings[moment.turn - 1].chances[seat].mean
        missed = fault.lost.told_by == "chances" and fault.lost.loss.mean > stood
        return self.words.say(
            "coach-given-away",
            kind="missed" if missed else fault.lost.told_by,
            turn=moment.turn,
            seat=self.words.seat(seat),
            stood=percent(stood),
            lost=percent(fault.lost.loss.mean),
            points=round(fault.lost.points.mean),
        )

    def advice(self, moment: Moment, advice: Advice) -> str:
        """What the strongest player would have done, what that makes, and which line is told below."""
        bot, would = self.bot(), self.action(advice.action, advice.entry)
        below = self._below(moment)
        if advice.action == advice.played:
            return " ".join([self.words.say("coach-agreed", bot=bot, would=would), *below])
        gain = self.words.say(
            "coach-gain",
            kind=advice.kind,
            played=self.action(advice.played, advice.entry),
            gain=signed(100 * advice.gain.mean),
            low=signed(100 * advice.gain.low),
            high=signed(100 * advice.gain.high),
            points=signed(advice.points.mean),
        )
        sources = advice.sources if advice.kind == BETTER else ()
        reasons = from_sources(telling(advice.kind, advice.points, sources), self.found.game, self.words)
        return " ".join([self.words.say("coach-would", bot=bot, would=would), gain, *reasons, *below])

    def _below(self, moment: Moment) -> list[str]:
        """Which answer's line is told, where it is not the strongest player's and there is something to tell."""
        fault = moment.fault
        if fault is None or not _of_the_best(moment) or not self.line(moment):
            return []
        return [self.words.say("coach-below", best=self.action(fault.best, fault.question.entry))]

    def happened(self, moment: Moment) -> list[str]:
        """What was done in the turn of a moment."""
        return sentences(self.words, self.found.game, moment.told, moment.seat)

    def line(self, moment: Moment) -> list[str]:
        """How the turn would have gone on: with the best known answer, if the strongest player's is not as good."""
        advice = moment.advice
        if advice is None:
            return []
        if moment.line is not None and _of_the_best(moment):
            return sentences(self.words, self.found.game, moment.line, advice.seat)
        if advice.action == advice.played:
            return []
        return sentences(self.words, self.found.game, advice.line, advice.seat)

    def bot(self) -> str:
        """Who was asked, as people choose it at a table if they can; whoever plays the strongest level goes by that."""
        asked = self.found.bot
        level = "grandmaster" if asked == strongest(self.found.game) else asked.partition(":")[0]
        key = f"web-level-{level}"
        return self.words.say(key) if self.words.has(key) else level

    def action(self, action: int, entry: int) -> str:
        """As a button shows it, and where that says too little without the table before one's eyes, with its deed or
        with what it did at that entry of the log."""
        said = self.words.action(self.book, action)
        kind = self.book.actions.kind_of(action).name
        if kind in manifest(self.found.game).placed and (what := self._meant(action, entry)):
            return self.words.say("coach-meant", action=said, what=what)
        if kind not in manifest(self.found.game).terse:
            return said
        deed = self.words.say(f"{self.found.game}-insight-{deed_of(self.found.game, action)}")
        return self.words.say("coach-deed", deed=deed, action=said)

    def _meant(self, action: int, entry: int) -> str:
        """What an action does by its place, in the position in which that entry of the log was made."""
        found = manifest(self.found.game)
        if self._g is None or found.meaning is None:
            return ""
        effects = found.load(found.meaning)(self._g.replayed(entry), int(self._g.log[entry].seat), action)
        return ", ".join(
            self.words.say("coach-effect", effect=self.words.say(f"{found.game}-word-effect_{word}"), amount=amount)
            for word, amount in effects
        )

    def faults(self) -> list[Verdict]:
        """Decisions that lost something for certain, the worst first; what was missed twice in a turn is told once."""
        found = [each for each in self.found.verdicts if each.deals and each.grade in FAULTS]
        once: dict[tuple[int, int, int], Verdict] = {}
        for each in sorted(found, key=lambda each: -each.certain):
            once.setdefault((each.question.turn, each.question.seat, each.best), each)
        return list(once.values())

    def fault(self, verdict: Verdict) -> str:
        """What a decision lost, and whether the strongest player judges otherwise."""
        if verdict.would is None or not verdict.disputed:
            return self.lost(verdict)
        disputed = self.words.say(
            "coach-disputed",
            kind="same" if verdict.agreed else "other",
            bot=self.bot(),
            would=self.action(verdict.would, verdict.question.entry),
        )
        return f"{self.lost(verdict)} {disputed}"

    def lost(self, verdict: Verdict) -> str:
        question = verdict.question
        return self.words.say(
            "coach-lost",
            kind=verdict.lost.told_by,
            seat=self.words.seat(question.seat),
            turn=question.turn,
            grade=self.grade(verdict.grade),
            played=self.action(question.given, question.entry),
            best=self.action(verdict.best, question.entry),
            loss=signed(-100 * verdict.lost.loss.mean),
            low=signed(-100 * verdict.lost.loss.high),
            high=signed(-100 * verdict.lost.loss.low),
            points=signed(-verdict.lost.points.mean),
        )

    def grade(self, grade: str) -> str:
        return self.words.say("coach-grade", grade=grade)

    def luck(self, seat: int, luck: Luck) -> str:
        return self.words.say(
            "coach-luck",
            kind="alike" if luck.adjusted.error == 0 else "apart",
            seat=self.words.seat(seat),
            score=luck.score,
            adjusted=percent(_within(luck.adjusted.mean)),
            luck=signed(100 * (luck.result - _within(luck.adjusted.mean))),
            points=signed(luck.luck_points),
            low=percent(_within(luck.adjusted.low)),
            high=percent(_within(luck.adjusted.high)),
        )

    def phase(self, phase: Phase) -> str:
        return self.words.say("coach-phase", phase=phase.name, first=phase.first, last=phase.last)

    def phase_lost(self, phase: Phase) -> Iterator[str]:
        for seat, loss in enumerate(phase.losses):
            yield self.words.say(
                "coach-phase-lost",
                kind="none" if percent(loss.mean) == "0" else "some",
                seat=self.words.seat(seat),
                loss=round(100 * loss.mean),
                points=signed(phase.points[seat]),
                **ends(loss),
            )

    def sources(self) -> list[Source]:
        """In the order of the score sheet."""
        found = self.found
        sheets = found.result.sheet[: found.seats]
        strong = sheet_of(found.game, found.seats)
        return [
            Source(
                item,
                self.words.say(f"{found.game}-item-{item}"),
                tuple(sheet.get(item, 0) for sheet in sheets),
                None if strong is None else strong.get(item, 0.0),
            )
            for item in dict.fromkeys(item for sheet in sheets for item in sheet)
        ]

    def how(self) -> str:
        """How all of it was measured."""
        limits = ", ".join(f"{self.grade(name)}: < {percent(limit)}" for name, limit in GRADES[:-1])
        deals = max([each.deals for each in self.found.verdicts], default=0)
        worst = self.grade(GRADES[-1][0])
        return self.words.say("coach-how", lines=self.found.lines, deals=deals, grades=limits, worst=worst)


def _of_the_best(moment: Moment) -> bool:
    """Whether the best known answer's line tells more than that of the strongest player's."""
    advice, fault = moment.advice, moment.fault
    return (
        moment.line is not None and advice is not None and fault is not None and advice.gain.mean < fault.lost.loss.mean
    )


def _within(part: float) -> float:
    """A chance that is known only about may be measured a little beyond what can be."""
    return min(1.0, max(0.0, part))
