"""What a person does differently from strong players, over many games that were reviewed.

Numbers stand beside those of strong bots, each with its interval; where there are too few games nothing is said. The
games of one person differ more than the decisions of one game, so errors are counted over games.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Callable, Final, Iterator, Optional, Sequence

from quayside.coach.decisions import Question
from quayside.coach.estimates import WIDE, Estimate, mean_of
from quayside.coach.habits import Habit, deed_of
from quayside.coach.phases import PHASES
from quayside.coach.review import Review
from quayside.coach.strong import Known, losses_of, sheet_of
from quayside.coach.work import Plan
from quayside.games.registry import manifest

FEWEST: Final = 5  # games of which anything is said
NOTHING: Final = Known(0.0, 0.0)
DEED: Final = "deed"
CLUB: Final = "club"
MORE, LESS, ALIKE = "more", "less", "alike"


@dataclass(frozen=True)
class PlayedGame:
    """A game that was reviewed, and where the person sat."""

    table: str
    seat: int
    ended_at: float
    review: Review


@dataclass(frozen=True)
class Example:
    """The decision that lost most, for a closer look."""

    table: str
    entry: int


@dataclass(frozen=True)
class Row:
    """One number: of the person, of strong players where it is known, and how they differ beyond the noise."""

    about: str  # "phase", "theme", "deed", "club" or "source"
    name: str
    games: int
    own: Estimate
    strong: Optional[float]
    differs: str
    example: Optional[Example] = None


def rows(game: str, games: Sequence[PlayedGame]) -> list[Row]:
    """All that can be said of the games of one kind, the costliest deeds first; nothing if there are too few."""
    if len(games) < FEWEST:
        return []
    losses = list(_losses(game, games))
    deeds = sorted((row for row in losses if row.about == DEED), key=lambda row: -row.own.mean)
    return [*(row for row in losses if row.about != DEED), *deeds, *_sources(game, games)]


@dataclass(frozen=True)
class Part:
    """A part of the decisions of a game."""

    about: str
    name: str
    has: Callable[[Habit], bool]
    asked: Callable[[Review, Question], bool]


def _phase(about: str, name: str) -> Part:
    def asked(review: Review, question: Question) -> bool:
        return any(each.name == name and each.first <= question.turn <= each.last for each in review.phases)

    return Part(about, name, lambda habit: habit.phase == name, asked)


def _theme(name: str, steps: Sequence[str]) -> Part:
    return Part("theme", name, lambda habit: habit.theme == name, lambda _review, question: question.step in steps)


def _deed(game: str, name: str) -> Part:
    def asked(_review: Review, question: Question) -> bool:
        return deed_of(game, question.given) == name

    return Part(DEED, name, lambda habit: habit.deed == name, asked)


def parts_of(game: str) -> list[tuple[Part, Callable[[Habit], float]]]:
    """What is counted per decision, in which part of them: what they lost, and how often they were a club player's."""
    lost = [
        *(_phase("phase", name) for name in PHASES),
        *(_theme(*each) for each in manifest(game).themes.items()),
        *(_deed(game, name) for name in manifest(game).deeds),
    ]
    return [
        *((part, lambda habit: habit.loss) for part in lost),
        *((_phase(CLUB, name), lambda habit: habit.club) for name in PHASES),
    ]


def rates(game: str, games: Sequence[PlayedGame]) -> Iterator[tuple[Part, Estimate, int]]:
    """Those of which there are games enough, each with the number of them."""
    for part, counted in parts_of(game):
        found: list[tuple[float, int]] = []
        for played in games:
            own = [habit for habit in played.review.habits if habit.seat == played.seat and part.has(habit)]
            if decisions := sum(habit.decisions for habit in own):
                found.append((sum(counted(habit) for habit in own), decisions))
        if len(found) >= FEWEST:
            yield part, rate_of(found), len(found)


def _losses(game: str, games: Sequence[PlayedGame]) -> Iterator[Row]:
    """Per decision, with the one that certainly lost most for a closer look.

    Whoever looks less finds less: losses that a smaller plan found stand beside nobody's.
    """
    known = losses_of(game)
    thorough = all(played.review.lines >= Plan().lines for played in games)
    for part, rate, count in rates(game, games):
        strong = known.get(f"{part.about}-{part.name}") if thorough or part.about == CLUB else None
        mean = None if strong is None else strong.mean
        yield Row(part.about, part.name, count, rate, mean, differs(rate, strong), _worst(games, part))


def rate_of(found: Sequence[tuple[float, int]]) -> Estimate:
    """So much in so many decisions of each game: how much in one."""
    decisions = sum(count for _much, count in found)
    rate = sum(much for much, _count in found) / decisions
    rests = sum((much - rate * count) ** 2 for much, count in found)
    error = math.sqrt(rests * len(found) / (len(found) - 1)) / decisions
    return of_few(Estimate(rate, error, rate, rate), len(found))


def of_few(found: Estimate, games: int) -> Estimate:
    """With the wider interval that few games need, since they tell little of how they scatter: Student's, nearly."""
    freedom = games - 1
    error = found.error * (1 + (2.4 / freedom + 3.3 / freedom**2) / WIDE)
    return Estimate(found.mean, error, found.mean - WIDE * error, found.mean + WIDE * error)


def differs(own: Estimate, strong: Optional[Known]) -> str:
    """Whether it is more or less than that of strong players, beyond what both are uncertain by."""
    if strong is None:
        return ALIKE
    between, noise = own.mean - strong.mean, WIDE * math.hypot(own.error, strong.error)
    return ALIKE if abs(between) <= noise else MORE if between > 0 else LESS


def _worst(games: Sequence[PlayedGame], part: Part) -> Optional[Example]:
    lost = [
        (verdict.certain, played.table, verdict.question.entry)
        for played in games
        for verdict in played.review.verdicts
        if verdict.question.seat == played.seat and part.asked(played.review, verdict.question)
    ]
    certain, table, entry = max(lost, default=(0.0, "", 0))
    return Example(table, entry) if certain > 0 else None


def _sources(game: str, games: Sequence[PlayedGame]) -> Iterator[Row]:
    """Points by source, beside those of strong players who won with as many at the table."""
    items = dict.fromkeys(item for played in games for item in played.review.result.sheet[played.seat])
    for item in items:
        own = [float(played.review.result.sheet[played.seat].get(item, 0)) for played in games]
        mean = of_few(mean_of(own), len(own))
        sheets = [sheet_of(game, played.review.seats) for played in games]
        strong = [sheet.get(item, 0.0) for sheet in sheets if sheet is not None]
        if len(strong) < len(own):
            yield Row("source", item, len(own), mean, None, ALIKE)
            continue
        between = of_few(mean_of([one - other for one, other in zip(own, strong, strict=True)]), len(own))
        yield Row("source", item, len(own), mean, sum(strong) / len(strong), differs(between, NOTHING))
