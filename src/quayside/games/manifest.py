"""What a game has to say about itself: one object that every list of games is made from.

A game is a folder with `manifest.py`, whose `GAME` is the target of an entry point of the group `quayside.games`.
Parts are named as `module` or `module:attribute` below the game's own package and imported when somebody first asks for
them, so that a list of games costs nothing and a part that needs other packages is only loaded where they are there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import Any, Mapping, Optional


@dataclass(frozen=True, kw_only=True)
class Levels:
    """What makes the levels of a game what they are.

    How often in a hundred decisions a beginner and a casual player do anything; how far the players that search look:
    decisions beyond the tree before the judge is asked, and iterations; and which bots are stronger than such searches.
    """

    beginner: int = 50
    casual: int = 25
    horizon: int = 100
    expert: int = 15
    master: int = 150
    expert_horizon: Optional[int] = None  # where another one than `horizon` suits its few iterations
    # Bots with their parameters, by level: an expert thinks for some hundredths of a second at most, a master for some
    # tenths, a grandmaster for a second. Where none is named, or its packages are not there, the search plays.
    bots: Mapping[str, str] = field(default_factory=dict)
    # others by number of seats, where those are stronger; without their packages it is the ones above
    sized: Mapping[int, Mapping[str, str]] = field(default_factory=dict)

    @property
    def nearer(self) -> int:
        """How far an expert's search looks."""
        return self.horizon if self.expert_horizon is None else self.expert_horizon


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """One game. What it does not name, it does not have; only rules are a must."""

    game: str  # its id, and the name of its entry point
    name: str  # in one word with capitals, for names of environments
    package: str  # the folder: `__package__`
    order: int = 1000  # its place in lists of games; after that, the alphabet decides
    rules: str = "game"  # a module with BOOK, make and deal
    declared: Optional[str] = None  # fields, actions, events, refusals and steps, from which modules are made
    view: Optional[str] = None  # a module of types: `View`, and `Questions` with what comes with them by step
    statistics: Optional[str] = None  # further figures of a finished game, one mapping per seat
    account: Optional[str] = None  # what the points of a player come from, thing by thing
    round: Optional[str] = None  # which round it is, for lists of games
    story: Optional[str] = None  # how its events are told; without it each is a sentence
    turn_event: str = "turn"  # the event that begins a turn
    turn_ends: tuple[str, ...] = ("end_turn",)  # kinds of actions that say by their name that they end the turn
    seat_arguments: tuple[str, ...] = ("seat",)  # arguments of events and questions whose number is a seat
    # Players
    hasty: Optional[str] = None  # another judge, which forces an end of the game which good play seldom reaches
    seasoned: Optional[str] = None  # another judge, about as fast and better, for those that play on
    lively: Optional[str] = None  # tastes of the random player of whole games
    judge: Optional[str] = None  # weighs actions and positions for the club player and those that search
    levels: Levels = Levels()
    # characters of the middle levels, and how far each differs from the plain player in what the judge can lean to
    characters: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    # how much surer of the first place than its lines the coach is, at the beginning and at the end of a game
    sharpness: tuple[float, float] = (1.0, 1.0)
    alike: bool = False  # so little is secret that lines which begin with what one seat knows tell as much of all
    # how much of what decisions seem to have lost comes true, in chances and in points: `bench/luck.py` measures it
    believed: tuple[float, float] = (1.0, 1.0)
    themes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of puzzles, and the steps that are about them
    asides: tuple[str, ...] = ()  # kinds of actions that leave a question as it was: no puzzle turns on them
    terse: tuple[str, ...] = ()  # kinds of actions whose words need their deed beside them away from the table
    placed: tuple[str, ...] = ()  # kinds of actions that are named by their place alone
    meaning: Optional[str] = None  # what such an action does in a position: effects, and how much of each
    deeds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what one does, and the kinds of actions it is
    # Learning
    observation: Optional[str] = None  # a module with `writer` and LEFT_OUT
    idle: tuple[str, ...] = ()  # kinds of actions that a learner could take for ever
    codes: Mapping[str, int] = field(default_factory=dict)  # fields of observations that hold codes, and how many
    trades: tuple[str, ...] = ()  # kinds of actions by which something is bought or sold
    alone: tuple[Mapping[str, object], ...] = ()  # options of games for one that are learnt, if not the usual ones
    own_points: float = 0.0  # the part of what an end is worth that one's own points are, whatever others have
    weights: Optional[str] = None  # the file of a trained network
    sized_weights: Mapping[int, str] = field(default_factory=dict)  # of others that know tables of that many seats best
    other_weights: Mapping[str, str] = field(default_factory=dict)  # of others by name, to choose from: weaker ones
    figures: Optional[str] = None  # what simulations count beside scores
    playthrough: Mapping[str, int] = field(default_factory=dict)  # options that keep a recorded playthrough short
    # People
    scenario: Optional[str] = None  # the words of scenario files
    terminal: Optional[str] = None  # the table drawn in a terminal
    lessons: Optional[str] = None  # the file of the tutorial
    evident: Optional[str] = None  # the answer of a seat that nobody would think about, if there is one

    def load(self, where: str) -> Any:
        """The part of that name."""
        module, _, attribute = where.partition(":")
        found = import_module(f"{self.package}.{module}")
        return getattr(found, attribute) if attribute else found

    def file(self, *names: str) -> Traversable:
        """A file or folder that belongs to the game."""
        return resources.files(self.package).joinpath(*names)
