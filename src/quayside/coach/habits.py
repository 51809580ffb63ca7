"""How a seat played by phases of the game and themes: what can be added up over many games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator, Sequence

from quayside.coach.decisions import Verdict
from quayside.coach.phases import Phase
from quayside.games.registry import manifest


@dataclass(frozen=True)
class Habit:
    """The decisions of a seat in one phase about one theme; those about none have an empty one."""

    seat: int
    phase: str
    theme: str
    decisions: int
    club: int  # of them those that a club player would have answered alike
    loss: float  # of chances, altogether


def habits_of(game: str, verdicts: Sequence[Verdict], phases: Sequence[Phase], seats: int) -> Iterator[Habit]:
    """Of every seat, where it decided anything."""
    themes = {step: theme for theme, steps in manifest(game).themes.items() for step in steps}
    for seat in range(seats):
        for phase in phases:
            own = [
                each
                for each in verdicts
                if each.question.seat == seat and phase.first <= each.question.turn <= phase.last
            ]
            for theme in sorted({themes.get(each.question.step, "") for each in own}):
                about = [each for each in own if themes.get(each.question.step, "") == theme]
                club = sum(each.question.given == each.question.par for each in about)
                yield Habit(seat, phase.name, theme, len(about), club, sum(each.loss.mean for each in about))
