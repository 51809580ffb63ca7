"""How a seat played by phases of the game, themes and deeds: what can be added up over many games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Iterator, Sequence

from quayside.coach.decisions import Verdict
from quayside.coach.phases import Phase
from quayside.games.registry import entry, manifest


@dataclass(frozen=True)
class Habit:
    """The decisions of a seat in one phase about one theme, answered in one way; those about none have an empty one."""

    seat: int
    phase: str
    theme: str
    deed: str  # what was done
    decisions: int
    club: int  # of them those that a club player would have answered alike
    loss: float  # of chances, altogether, whoever was ahead: who lags behind can learn as much


def habits_of(game: str, verdicts: Sequence[Verdict], phases: Sequence[Phase], seats: int) -> Iterator[Habit]:
    """Of every seat, where it decided anything."""
    themes = {step: theme for theme, steps in manifest(game).themes.items() for step in steps}
    for seat in range(seats):
        for phase in phases:
            own: dict[tuple[str, str], list[Verdict]] = {}
            for each in verdicts:
                if each.question.seat == seat and phase.first <= each.question.turn <= phase.last:
                    about = (themes.get(each.question.step, ""), deed_of(game, each.question.given))
                    own.setdefault(about, []).append(each)
            for (theme, deed), found in sorted(own.items(), key=lambda each: each[0]):
                club = sum(each.question.given == each.question.par for each in found)
                yield Habit(seat, phase.name, theme, deed, len(found), club, sum(each.unlevelled for each in found))


def deed_of(game: str, action: int) -> str:
    """What somebody does by an action."""
    return _deeds(game).get(entry(game).book.actions.kind_of(action).name, "")


@cache
def _deeds(game: str) -> dict[str, str]:
    return {kind: deed for deed, kinds in manifest(game).deeds.items() for kind in kinds}
