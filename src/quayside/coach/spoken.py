"""A review in sentences, for the terminal and the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Iterator, Optional, Sequence

from quayside.coach.because import from_sources
from quayside.coach.decisions import Verdict
from quayside.coach.figures import MINUS, ends, percent, signed
from quayside.coach.grades import FAULTS, GRADES
from quayside.coach.habits import deed_of
from quayside.coach.luck import Luck
from quayside.coach.moments import Advice, Moment, strongest
from quayside.coach.phases import Phase
from quayside.coach.review import Review
from quayside.coach.strong import sheet_of
from quayside.coach.telling import sentences
from quayside.games.registry import manifest
from quayside.kernel.rulebook import Rulebook
from quayside.words import Words

QUIET: Final = 0.03  # a change of chances that is not worth a word


@dataclass(frozen=True)
class Source:
    """Where points came from: of every seat, and of strong players who win where that is known."""

    item: str
    said: str
    points: tuple[int, ...]
    strong: Optional[float]


class Spoken:
    """Tells one review in one language."""

    def __init__(self, found: Review, book: Rulebook, words: Words) -> None:
        self.found = found
        self.book = book
        self.words = words

    def title(self) -> str:
        return self.words.say("coach-title", game=self.words.say(self.found.game))

    def start(self) -> str:
        chances = self.found.standings[0].chances
        return self.words.say("coach-start", chances=self._each([percent(each.mean) + " %" for each in chances]))

    def end(self) -> str:
        scores = self.found.result.scores[: self.found.seats]
        return self.words.say("coach-end", scores=self._each([str(score).replace("-", MINUS) for score in scores]))

    def _each(self, values: Sequence[str]) -> str:
        return ", ".join(f"{self.words.seat(seat)} {value}" for seat, value in enumerate(values))

    def moment(self, moment: Moment) -> str:
        """Told of the seat whose chances moved most."""
        seat = max(range(self.found.seats), key=lambda each: abs(moment.changes[each].mean))
        quiet = abs(moment.changes[seat].mean) < QUIET
        seat = moment.seat if quiet else seat
        before, after = (self.found.standings[turn].chances[seat].mean for turn in (moment.turn - 1, moment.turn))
        values = {"turn": moment.turn, "mover": self.words.seat(moment.seat), "seat": self.words.seat(seat)}
        kind = "missed" if quiet else "own" if seat == moment.seat else "other"
        return self.words.say("coach-moment", kind=kind, **values, before=percent(before), after=percent(after))

    def advice(self, advice: Advice) -> str:
        bot, would = self.bot(), self.action(advice.action)
        if advice.action == advice.played:
            return self.words.say("coach-agreed", bot=bot, would=would)
        would = self.words.say("coach-would", bot=bot, would=would)
        gain = self.words.say(
            "coach-gain",
            played=self.action(advice.played),
            gain=signed(100 * advice.gain.mean),
            low=signed(100 * advice.gain.low),
            high=signed(100 * advice.gain.high),
            points=signed(advice.points.mean),
        )
        return " ".join([would, gain, *from_sources(advice.sources, self.found.game, self.words)])

    def happened(self, moment: Moment) -> list[str]:
        """What was done in the turn of a moment."""
        return sentences(self.words, self.found.game, moment.told, moment.seat)

    def line(self, moment: Moment) -> list[str]:
        """How the turn would have gone on; nothing where the same was done."""
        advice = moment.advice
        if advice is None or advice.action == advice.played:
            return []
        return sentences(self.words, self.found.game, advice.line, advice.seat)

    def bot(self) -> str:
        """Who was asked, as people choose it at a table if they can; whoever plays the strongest level goes by that."""
        asked = self.found.bot
        level = "grandmaster" if asked == strongest(self.found.game) else asked.partition(":")[0]
        key = f"web-level-{level}"
        return self.words.say(key) if self.words.has(key) else level

    def action(self, action: int) -> str:
        """As a button shows it, and where that says too little without the table before one's eyes, with its deed."""
        said = self.words.action(self.book, action)
        kind = self.book.actions.kind_of(action).name
        if kind not in manifest(self.found.game).terse:
            return said
        deed = self.words.say(f"{self.found.game}-insight-{deed_of(self.found.game, action)}")
        return self.words.say("coach-deed", deed=deed, action=said)

    def faults(self) -> list[Verdict]:
        """Decisions that lost something for certain, the worst first."""
        found = [each for each in self.found.verdicts if each.deals and each.grade in FAULTS]
        return sorted(found, key=lambda each: -each.lost.certain)

    def lost(self, verdict: Verdict) -> str:
        question = verdict.question
        return self.words.say(
            "coach-lost",
            seat=self.words.seat(question.seat),
            turn=question.turn,
            grade=self.grade(verdict.grade),
            played=self.action(question.given),
            best=self.action(verdict.best),
            loss=signed(-100 * verdict.loss.mean),
            low=signed(-100 * verdict.loss.high),
            high=signed(-100 * verdict.loss.low),
            points=signed(-verdict.points.mean),
        )

    def grade(self, grade: str) -> str:
        return self.words.say("coach-grade", grade=grade)

    def luck(self, seat: int, luck: Luck) -> str:
        return self.words.say(
            "coach-luck",
            seat=self.words.seat(seat),
            score=luck.score,
            adjusted=percent(_within(luck.adjusted.mean)),
            luck=signed(100 * luck.luck),
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
                seat=self.words.seat(seat),
                loss=percent(loss.mean),
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


def _within(part: float) -> float:
    """A chance that is known only about may be measured a little beyond what can be."""
    return min(1.0, max(0.0, part))
