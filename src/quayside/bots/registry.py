"""The bots there are, by name; others are found by the entry points of installed packages.

A bot is asked for by a text: a name, and parameters if it has any, such as `ismcts:iterations=400,horizon=40`.
"""

from __future__ import annotations

import inspect
import logging
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Any, Callable, Final, Iterator, Mapping

from quayside.bots.base import Bot
from quayside.bots.characters import characters
from quayside.bots.club import ClubBot
from quayside.bots.errors import BadParameter, UnknownBot
from quayside.bots.ismcts import JUDGES, SEASONED, IsmctsBot, judge_of
from quayside.bots.levels import LEVELS, SECOND, Sized, Slipping, Timed
from quayside.bots.lively.player import LivelyBot
from quayside.bots.random_bot import RandomBot
from quayside.bots.rehearser import Rehearser
from quayside.games.registry import GAMES, ByGame, entry, manifest
from quayside.search.judge import Judge

GROUP: Final = "quayside.bots"
CHARACTER: Final = "character"  # the parameter
SUITABLE: Final = -1  # as suits the game
LONGER: Final = 4  # times the iterations of the master: about a second in the slowest game
# Levels for bots that are not there: names of long ago, and bots of packages that are not installed.
NEAREST: Final = {
    "greedy": "club",
    "ismcts": "master",
    "seasoned": "expert",
    "rehearser": "master",
    "learned": "master",
    "planner": "grandmaster",
}
NEAREST_OF_ALL: Final = "club"

log = logging.getLogger("quayside.bots")

# Makes a bot for a game with a seed and the parameters of the kind.
Maker = Callable[..., Bot]


class Kind:
    """A kind of bot: how one is made, for which games, and which parameters it takes."""

    def __init__(self, name: str, make: Maker, games: tuple[str, ...] | None = None) -> None:
        self.name = name
        self.make = make
        self.games = tuple(GAMES) if games is None else games
        self.parameters = _parameters(make)

    def read(self, text: str) -> dict[str, Any]:
        """Values from `key=value,key=value`."""
        found: dict[str, Any] = {}
        for part in text.split(",") if text else []:
            key, equals, value = part.partition("=")
            if not equals or key not in self.parameters:
                raise BadParameter(f"{self.name} has no parameter {key!r}; {self.explain()}")
            if key in found:
                raise BadParameter(f"{self.name}: {key} is given twice")
            found[key] = self._value(key, value)
        return found

    def explain(self) -> str:
        """The parameters there are, with their values unless told otherwise."""
        shown = [f"{key}={parameter.default}" for key, parameter in self.parameters.items()]
        return f"its parameters are {', '.join(shown)}" if shown else "it takes none"

    def _value(self, key: str, text: str) -> Any:
        kind = type(self.parameters[key].default)
        try:
            return _READERS[kind](text)
        except (KeyError, ValueError):
            raise BadParameter(f"{self.name}: {key} is {_NOUNS[kind]}, not {text!r}; {self.explain()}") from None


def _parameters(make: Maker) -> Mapping[str, inspect.Parameter]:
    """What may be given by name: the keyword-only arguments, each with a default that shows its type."""
    return {
        name: parameter
        for name, parameter in inspect.signature(make).parameters.items()
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY
    }


_READERS: Final[dict[type, Callable[[str], Any]]] = {
    int: int,
    float: float,
    str: str,
    bool: lambda text: {"true": True, "false": False}[text],
}
_NOUNS: Final[dict[type, str]] = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}

# Judges of players that force an end of the game which good play seldom reaches.
HASTY: Final = ByGame[type[Judge]]("hasty player", lambda found: found.hasty)


def _random(game: str, seed: int) -> Bot:
    return RandomBot(seed)


def _club(game: str, seed: int, *, character: str = "") -> Bot:
    return ClubBot(partial(judge_of, game, character), seed)


def _greedy(game: str, seed: int) -> Bot:
    """The club player by the name that it had at first: stored tables know it."""
    return _club(game, seed)


def _seasoned(game: str, seed: int, *, character: str = "") -> Bot:
    """Looks no further than the club player, but its judge sees much more."""
    return ClubBot(partial(judge_of, game, character, True), seed)


def _hasty(game: str, seed: int) -> Bot:
    return ClubBot(HASTY[game], seed)


def _beginner(game: str, seed: int, *, slips: int = SUITABLE) -> Bot:
    return Slipping(_club(game, seed), seed, manifest(game).levels.beginner if slips == SUITABLE else slips)


def _casual(game: str, seed: int, *, slips: int = SUITABLE, character: str = "") -> Bot:
    club = _club(game, seed, character=character)
    return Slipping(club, seed, manifest(game).levels.casual if slips == SUITABLE else slips)


def _expert(game: str, seed: int, *, iterations: int = 0, horizon: int = -1, character: str = "") -> Bot:
    """A search, if it is told how far to look, or to have a character that the bot of its game cannot have."""
    named, levels = played_by("expert", game), manifest(game).levels
    name, _, parameters = named.partition(":")
    if iterations or horizon >= 0 or (character and CHARACTER not in kinds()[name].parameters):
        own = horizon if horizon >= 0 else levels.nearer
        return IsmctsBot(game, seed, iterations=iterations or levels.expert, horizon=own, character=character)
    if not character:
        return _sized("expert", game, seed)
    told = [part for part in (parameters, f"{CHARACTER}={character}") if part]
    return make_bot(f"{name}:{','.join(told)}", game, seed)


def _master(game: str, seed: int, *, iterations: int = 0, horizon: int = -1) -> Bot:
    """A search of so many iterations, if that is asked for."""
    if iterations or horizon >= 0:
        return IsmctsBot(game, seed, iterations=iterations or manifest(game).levels.master, horizon=horizon)
    return _sized("master", game, seed)


def _grandmaster(game: str, seed: int, *, seconds: float = SECOND) -> Bot:
    return Timed(_sized("grandmaster", game, seed), seed, seconds)


def _sized(level: str, game: str, seed: int) -> Bot:
    """The bot that plays one of the upper levels, with those for tables of some sizes if there are such."""
    usual = make_bot(played_by(level, game), game, seed)
    others = {
        seats: played_by(level, game, seats) for seats, bots in manifest(game).levels.sized.items() if level in bots
    }
    if not others:
        return usual
    return Sized(usual, seed, {seats: make_bot(text, game, seed) for seats, text in others.items()})


# The levels for players stand first, from the weakest to the strongest.
_MAKERS: Final[tuple[Maker, ...]] = (_beginner, _casual, _club, _expert, _master, _grandmaster)


def _ours() -> Iterator[Kind]:
    for name, make in zip(LEVELS, _MAKERS, strict=True):
        yield Kind(name, make, tuple(JUDGES))
    yield Kind("random", _random)
    yield Kind("lively", LivelyBot)
    yield Kind("greedy", _greedy, tuple(JUDGES))
    yield Kind("ismcts", IsmctsBot, tuple(JUDGES))
    yield Kind("rehearser", Rehearser, tuple(JUDGES))
    yield Kind("seasoned", _seasoned, tuple(SEASONED))
    yield Kind("hasty", _hasty, tuple(HASTY))


@cache
def kinds() -> dict[str, Kind]:
    """Every kind by name: our own, then those of installed packages. A broken or double one is left out, and told."""
    found = {kind.name: kind for kind in _ours()}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            make = point.load()
            kind = Kind(point.name, make, getattr(make, "games", None))
        except Exception as error:  # somebody else's package must not keep ours from playing
            log.warning("the bot %s of %s cannot be loaded: %s", point.name, point.value, error)
            continue
        if kind.name in found:
            log.warning("the bot %s of %s is left out: there is one of that name", point.name, point.value)
            continue
        found[kind.name] = kind
    return found


@cache
def played_by(level: str, game: str, seats: int = 0) -> str:
    """The bot that plays one of the upper levels of a game here, at tables of one size if that is told.

    It is the one that the game names. Where the packages of that are not installed another takes its place, the search
    in the end, and the log says so.
    """
    levels = manifest(game).levels
    searches = {
        "expert": f"ismcts:iterations={levels.expert},horizon={levels.nearer}",
        "master": f"ismcts:iterations={levels.master}",
        "grandmaster": f"ismcts:iterations={LONGER * levels.master}",
    }
    named = [bots[level] for bots in (levels.sized.get(seats, {}), levels.bots, searches) if level in bots]
    for text in named:
        name = text.partition(":")[0]
        if name in bot_names(game):
            return text
        log.warning("the %s of %s does without a network: %s needs quayside[research]", level, game, name)
    raise AssertionError("the search needs no packages")


def seated_as(text: str, game: str) -> str:
    """The bot that plays for a seat which was given that one, perhaps long ago or where more is installed: the same,
    one without its character, or the level that is nearest to it."""
    if text in seatable(game):
        return text
    name = text.partition(":")[0]
    if name in bot_names(game):
        return name
    nearest = NEAREST.get(name, NEAREST_OF_ALL)
    return nearest if nearest in bot_names(game) else bot_names(game)[0]


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, the levels for players first."""
    entry(game)
    return [name for name, kind in kinds().items() if game in kind.games]


def seatable(game: str) -> list[str]:
    """The bots that can be given a seat at a table: every one by its name, and levels with a character."""
    found: list[str] = []
    for name in bot_names(game):
        found.append(name)
        if name in LEVELS and CHARACTER in kinds()[name].parameters:
            found += [f"{name}:{CHARACTER}={each}" for each in characters(game)]
    return found


def make_bot(text: str, game: str, seed: int = 0) -> Bot:
    """A new bot from a text like `club` or `ismcts:iterations=400`, for one seat of one game."""
    name, _, parameters = text.partition(":")
    if name not in bot_names(game):
        raise UnknownBot(f"there is no bot {name!r} for {game}; there are {', '.join(bot_names(game))}")
    kind = kinds()[name]
    values = kind.read(parameters)
    try:
        return kind.make(game, seed, **values)
    except ValueError as error:
        raise BadParameter(f"{name}: {error}; {kind.explain()}") from None


def split_bots(text: str) -> list[str]:
    """The bots of a list like `ismcts:iterations=400,horizon=40,club`: a parameter belongs to the bot before it."""
    found: list[str] = []
    for part in text.split(","):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found
