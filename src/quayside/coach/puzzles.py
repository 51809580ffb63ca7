"""Puzzles: positions from games of strong bots in which one answer is clearly best.

They are scenario files in a game's `puzzles/` folder: `do` leads to the position, `expect` says what is asked, and
`puzzle` has the seat, the theme, and what every answer was measured to lose. `bench/puzzles.py` finds them; whoever
writes one by hand needs the same parts.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Mapping

from quayside.coach.again import Solution
from quayside.coach.estimates import WIDE, Estimate, exactly
from quayside.coach.grades import Weighed
from quayside.coach.lines import Lines, fate_of
from quayside.coach.reasons import why
from quayside.coach.telling import line_of
from quayside.coach.turns import NothingThere
from quayside.games.registry import GAMES, manifest
from quayside.kernel.state import State
from quayside.scenarios.files import BadScenario, Scenario, read
from quayside.scenarios.runner import arrange, seat_of

FOLDER: Final = "puzzles"
REASONING: Final = 24  # deals that say where the points come from
OF_CHANCES: Final = 0.0  # a spread with which points count for nothing: a puzzle is about the first place alone
PARTS: Final = ("seat", "theme", "best", "margin", "deals", "answers")


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is to answer there, and what each answer loses against the best."""

    name: str
    game: str
    theme: str
    seat: int
    best: str
    margin: float  # by which the best is certainly better than the next one, in chances of the first place
    deals: int  # in which that was measured
    answers: Mapping[str, tuple[float, float, float, float]]  # loss with its interval, and points
    position: State
    seed: int | str

    @property
    def next_best(self) -> str:
        """The answer that loses least beside the best."""
        return min((each for each in self.answers if each != self.best), key=lambda each: self.answers[each][0])


@cache
def puzzle_names(game: str) -> tuple[str, ...]:
    """The puzzles of a game by name, `theme-number`."""
    folder = manifest(game).file(FOLDER)
    if not folder.is_dir():
        return ()
    return tuple(sorted(each.name.removesuffix(".yaml") for each in folder.iterdir() if each.name.endswith(".yaml")))


def theme_of(name: str) -> str:
    return name.partition("-")[0]


def of_the_day(day: str) -> tuple[str, str]:
    """The game and the name of everybody's puzzle of a day; a new puzzle seldom changes which one it is."""
    known = [(game, name) for game in GAMES for name in puzzle_names(game)]
    if not known:
        raise NothingThere("there are no puzzles")
    return min(known, key=lambda each: hashlib.blake2b(f"{day}/{each[0]}/{each[1]}".encode()).digest())


@lru_cache(maxsize=200)
def puzzle_of(game: str, name: str) -> Puzzle:
    """The puzzle of that name."""
    if game not in GAMES or name not in puzzle_names(game):
        raise NothingThere(f"there is no puzzle {name!r} of {game!r}")
    path = Path(str(manifest(game).file(FOLDER, f"{name}.yaml")))
    (data,) = read(path)
    return read_puzzle(name, Scenario(path, data))


def read_puzzle(name: str, scenario: Scenario) -> Puzzle:
    """A scenario as a puzzle."""
    about = scenario.puzzle
    if missing := [part for part in PARTS if part not in about]:
        raise BadScenario(f"{scenario.name}: a puzzle needs {', '.join(missing)}, under `puzzle`")
    g = arrange(scenario)
    for step in scenario.do:
        for letter, actions in step.items():
            for action in actions if isinstance(actions, list) else [actions]:
                g.apply(action, seat_of(g, letter))
    seat = seat_of(g, about["seat"])
    legal = set(g.legal_names(seat)) if seat in g.pending() else set()
    told = set(about["answers"])
    if not told <= legal or about["best"] not in told or any(not is_aside(g, each) for each in legal - told):
        raise BadScenario(f"{scenario.name}: `answers` are all that the seat may answer, and `best` is one of them")
    answers = {action: _numbers(found) for action, found in about["answers"].items()}
    return Puzzle(
        name,
        scenario.game,
        str(about["theme"]),
        seat,
        str(about["best"]),
        float(about["margin"]),
        int(about["deals"]),
        answers,
        g,
        scenario.seed,
    )


def is_aside(g: State, answer: str) -> bool:
    """Whether an answer leaves the question as it was, such as changing money: a puzzle may do without it."""
    return g.book.actions.kind_of(g.index(answer)).name in manifest(g.game).asides


def _numbers(found: Any) -> tuple[float, float, float, float]:
    mean, low, high, points = (float(number) for number in found)
    return mean, low, high, points


def judged(puzzle: Puzzle, answer: str) -> Solution:
    """What an answer loses, as it was measured when the puzzle was made, how the best one goes on, and why."""
    if answer not in puzzle.answers:
        raise NothingThere(f"{answer!r} is no answer there")
    g = puzzle.position
    best = g.index(puzzle.best)
    line = line_of(g, Lines(g.game), puzzle.seat, best, fate_of("puzzle", puzzle.name))
    lost = Weighed(*_lost(puzzle, answer), OF_CHANCES)
    instead = answer if answer != puzzle.best else puzzle.next_best
    found = why(g, puzzle.seat, best, g.index(instead), deals=REASONING)
    gain, points = _lost(puzzle, instead)  # in far more deals
    reason = None if found is None else replace(found, gain=gain, points=points)
    return Solution(puzzle.seat, g.index(answer), best, lost, line, reason)


def _lost(puzzle: Puzzle, answer: str) -> tuple[Estimate, Estimate]:
    mean, low, high, points = puzzle.answers[answer]
    return Estimate(mean, (high - low) / (2 * WIDE), low, high), exactly(points)
