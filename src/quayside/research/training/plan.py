"""What a run of training depends on, beside the program and the machine."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any, Final

from quayside.games.registry import entry, manifest

ITSELF: Final = "itself"  # the learner has all seats
PAST: Final = "past"  # the learner has some seats, and what it was earlier the others
FROZEN: Final = "frozen"  # the learner has one seat, and what it began with the others
GUIDED: Final = "guided"  # the learner has all seats and is advised; some of them follow the advice at times
CLUB: Final = "club"
EXPERT: Final = "expert"
USUAL: Final = 3  # seats

ALONE: Final = (ITSELF, PAST, FROZEN, GUIDED)  # nobody else plays there
COMPANY: Final = (CLUB, PAST, ITSELF, EXPERT)
PLAIN: Final = 0.5  # of the club players have no character


def opponents(game: str, company: str) -> Any:
    """Who plays at the tables of a circle, if not the learner: club players of all characters, because one that has met
    the plain ones alone is at a loss with others."""
    if company in ALONE:
        return None
    characters = manifest(game).characters
    clubs = {f"club:character={name}": (1 - PLAIN) / len(characters) for name in characters}
    clubs["club"] = 1 - sum(clubs.values())
    return clubs if company == CLUB else {"expert": 0.7, "club": 0.3}


def companies(text: str) -> tuple[str, ...]:
    """Who sits at the tables, as it is written in a command."""
    found = tuple(text.split(","))
    if not set(found) <= {*COMPANY, FROZEN} or {PAST, FROZEN} <= set(found):
        raise argparse.ArgumentTypeError(f"{', '.join(COMPANY)} or {FROZEN}, and not both {PAST} and {FROZEN}")
    return found


@dataclass(frozen=True)
class Circle:
    """Tables of one size with one kind of company; they are played in a process of their own."""

    players: int
    company: str
    tables: int
    options: tuple[tuple[str, object], ...] = ()  # of the game

    @property
    def name(self) -> str:
        return "-".join([self.company, str(self.players), *(str(value) for _name, value in self.options)])


@dataclass(frozen=True)
class Plan:
    """One run."""

    game: str
    seed: int = 1
    sizes: tuple[int, ...] = ()  # of tables that it improves at, if not all there are
    # Imitation
    workers: int = 8  # processes that play lessons and measurements
    searched: int = 1000  # games in which most seats are experts
    plain: int = 2000  # games of club players
    epochs: int = 6
    lesson_rate: float = 1e-3
    # Guidance
    guided: float = 0.0  # minutes
    guides: int = 3  # circles of each size
    guided_batch: int = 4096
    sharp: float = 6.0  # an action's chance is its weight to this power: high enough that only near ties are shared
    # Improvement
    minutes: float = 10.0
    updates: int = 100_000  # at most
    tables: int = 2048  # of a circle
    selves: int = 0  # tables of a circle of past selves, or of the learner alone, if not as many
    experts: int = 64  # tables with them, which are slow: they show how things stand
    company: tuple[str, ...] = COMPANY  # who sits at the tables; `frozen` instead of `past` is what it began with
    steps: int = 40  # decisions of a table between two updates, at most
    enough: float = 0.6  # an update begins when circles have so much of all that they can hold
    rate: float = 4e-4  # at the beginning; it falls to a tenth
    warm: int = 12  # updates until that rate is reached
    batch: int = 16_384
    passes: int = 2
    spread: float = 0.975  # lambda of the advantages
    far: float = 0.0  # the same for what the critic learns, if that is another
    clip: float = 0.2
    entropy: float = 0.003
    anchor: float = 0.04  # weight of the distance from the imitated policy at the beginning
    anchor_left: float = 0.01  # and at the end: it never goes to nothing
    value: float = 0.25  # weight of the player's own values
    remembered: int = 8  # past selves
    every: int = 25  # updates between two of them
    settle: int = 0  # updates at first in which the policy stays: for a critic that knows nothing yet
    processes: int = 1  # that play the tables of a circle in company of bots
    longest: int = 3000  # decisions asked of a table in one game; a game that goes on longer is stopped
    # Measurement
    measured: int = 60  # games against club players, now and then
    seconds: float = 60.0  # between two measurements

    @property
    def frozen(self) -> bool:
        """Whether what it began with plays, instead of what it was on the way."""
        return FROZEN in self.company

    def circles(self) -> list[Circle]:
        """Every size with company of every kind; the learner by itself, and experts, at tables of three alone."""
        several = [size for size in self._sizes() if size > 1]
        found = [
            Circle(size, company, self._tables(company))
            for company in COMPANY + (FROZEN,)
            for size in several
            if company in self.company and self._tables(company) and (size == USUAL or company not in (ITSELF, EXPERT))
        ]
        if 1 in self._sizes() and CLUB in self.company:
            ways = manifest(self.game).alone or ({},)
            found += [Circle(1, CLUB, max(1, self.tables // 2), tuple(way.items())) for way in ways]
        return found

    def _tables(self, company: str) -> int:
        """Of a circle with such company."""
        return self.tables if company == CLUB else self.experts if company == EXPERT else self.selves or self.tables

    def processes_of(self, circle: Circle) -> int:
        """How many play a circle: bots take longer than the learner, and of experts there are few."""
        return self.processes if circle.company == CLUB and circle.players > 1 else 1

    def guided_circles(self) -> list[Circle]:
        """Every size a few times, for advice takes longer than anything else."""
        return [Circle(size, GUIDED, self.tables) for size in self._sizes() if size > 1 for _each in range(self.guides)]

    def _sizes(self) -> list[int]:
        low, high = entry(self.game).book.players
        return [size for size in range(low, high + 1) if not self.sizes or size in self.sizes]

    def falling(self, start: float, end: float, left: float) -> float:
        """Between two numbers, by how much of the run is left."""
        return end + (start - end) * max(0.0, min(1.0, left))


def players_of(game: str, number: int) -> int:
    """How many play the lesson of that number: half of them three, the others any number there may be."""
    low, high = entry(game).book.players
    sizes = [size for size in range(low, high + 1) if size != 3]
    return 3 if number % 2 else sizes[number // 2 % len(sizes)]
