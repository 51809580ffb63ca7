"""The games there are, found by the entry points of installed packages, and whatever else there is by game.

A game is its rulebook and two functions: make an empty state, and deal.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Callable, Final, Iterator, Mapping, Optional, TypeVar

from quayside.games.manifest import Manifest
from quayside.kernel.account import Part as ScorePart
from quayside.kernel.components import Box
from quayside.kernel.errors import BadOptions, QuaysideError
from quayside.kernel.options import Value
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State

GROUP: Final = "quayside.games"

log = logging.getLogger("quayside.games")

Part = TypeVar("Part")


class NoGames(QuaysideError):
    """No package that is installed brings a game."""


@cache
def manifests() -> dict[str, Manifest]:
    """Every game by its id, in the order of their manifests. A broken or double one is left out, and told."""
    found: dict[str, Manifest] = {}
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, not point.value.startswith("quayside.")))
    for point in points:
        try:
            manifest = _checked(point.name, point.load())
        except Exception as error:  # somebody else's package must not keep ours from playing
            log.warning("the game %s of %s cannot be loaded: %s", point.name, point.value, error)
            continue
        if manifest.game in found:
            log.warning("the game %s of %s is left out: there is one of that name", point.name, point.value)
            continue
        found[manifest.game] = manifest
    if not found:
        raise NoGames(
            f"no installed package has an entry point {GROUP!r}; a checkout that runs from its source needs its "
            "metadata once: `python -m pip install .`, or `QUAYSIDE_PURE=1 python setup.py egg_info`"
        )
    return {each.game: each for each in sorted(found.values(), key=lambda each: (each.order, each.game))}


def _checked(name: str, manifest: object) -> Manifest:
    if not isinstance(manifest, Manifest):
        raise TypeError(f"it should be a Manifest, not {type(manifest).__name__}")
    if manifest.game != name:
        raise ValueError(f"the entry point of {manifest.game!r} must have that name")
    return manifest


def manifest(game: str) -> Manifest:
    """The manifest of a game, or an error that lists the games there are."""
    if game not in manifests():
        raise BadOptions(f"there is no game {game!r}; there are {', '.join(manifests())}")
    return manifests()[game]


class ByGame(Mapping[str, Part]):
    """A part of every game that has it, by the game's id; each is loaded when it is first asked for."""

    def __init__(
        self,
        what: str,
        where: Callable[[Manifest], Optional[str]],
        made: Callable[[Manifest, Any], Part] = lambda _found, part: part,
    ) -> None:
        """`what` is the part in words, `where` its place in a manifest, `made` what is made of what is there."""
        self._what = what
        self._where = where
        self._made = made
        self._loaded: dict[str, Part] = {}

    def __getitem__(self, game: str) -> Part:
        if game not in self._loaded:
            found = manifests()[game]
            where = self._where(found)
            if where is None:
                raise KeyError(game)
            self._loaded[game] = self._made(found, found.load(where))
        return self._loaded[game]

    def of(self, game: str) -> Part:
        """The part of a game, or an error that says what is missing."""
        manifest(game)
        if game not in self:
            raise BadOptions(f"{game} has no {self._what}; those that have are {', '.join(self) or 'none'}")
        return self[game]

    def __iter__(self) -> Iterator[str]:
        return (game for game, found in manifests().items() if self._where(found) is not None)

    def __contains__(self, game: object) -> bool:
        return game in self._loaded or game in list(self)

    def __len__(self) -> int:
        return sum(1 for _game in self)


class GameRules:
    """What is needed to start a game."""

    def __init__(
        self,
        book: Rulebook,
        make: Callable[[Box, bool], State],
        deal: Callable[[State, int, Mapping[str, Value]], None],
        statistics: Callable[[State], list[dict[str, int]]],
    ) -> None:
        self.book = book
        self.make = make
        self.deal = deal
        self.statistics = statistics  # further figures of a finished game, one mapping per seat


def _entry(found: Manifest, rules: Any) -> GameRules:
    statistics = (lambda _g: []) if found.statistics is None else found.load(found.statistics)
    return GameRules(rules.BOOK, rules.make, rules.deal, statistics)


GAMES: Final = ByGame[GameRules]("rules", lambda found: found.rules, _entry)


# By game: which round it is, and what the points of a player come from.
ROUNDS: Final = ByGame[Callable[[State], int]]("rounds", lambda found: found.round)
ACCOUNTS: Final = ByGame[Callable[[State, int], list[ScorePart]]]("account", lambda found: found.account)


def entry(game: str) -> GameRules:
    """The rules of a game, or an error that lists the games there are."""
    return GAMES.of(game)


def load_games() -> None:
    """Import the rules of all games now: for programs in which nobody should wait for them later."""
    for game in GAMES:
        entry(game)
