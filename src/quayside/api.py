"""Starting, loading and replaying games: what `import quayside` offers."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Mapping, Optional, Union

from quayside.editions import house_box, standard_box
from quayside.games.registry import GAMES, entry
from quayside.kernel import state as kernel_state
from quayside.kernel.components import Box
from quayside.kernel.errors import BadOptions, CorruptDump, QuaysideError
from quayside.kernel.log import LoggedAction
from quayside.kernel.options import Value, check_options
from quayside.kernel.rng import Dice, key_of
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import FORMAT, State, checksum


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def compiled() -> bool:
    """Does the compiled engine run, or the Python source?"""
    return not str(kernel_state.__file__).endswith(".py")


def new(
    game: str,
    players: Optional[int] = None,
    seed: Union[int, str, None] = None,
    options: Optional[Mapping[str, object]] = None,
    edition: Union[str, Path, None] = None,
) -> State:
    """A new game, ready for its first decision. Without a seed the system's generator picks one.

    `edition` is a folder whose component files replace the standard ones of the same names.
    """
    found = entry(game)
    count = _number_of_players(found.book, found.book.players[0] if players is None else players)
    chosen = check_options(found.book.options, options or {})
    if seed is None:
        seed = secrets.token_hex(16)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadOptions(f"a seed is a whole number or a text, not {seed!r}")
    box = standard_box(game) if edition is None else house_box(game, Path(edition))
    return _dealt(game, count, chosen, seed, box, edition is None)


def _number_of_players(book: Rulebook, players: object) -> int:
    low, high = book.players
    if isinstance(players, bool) or not isinstance(players, int) or not low <= players <= high:
        raise BadOptions(f"{book.game} is for {low} to {high} players, not {players!r}")
    return players


def _dealt(
    game: str, players: int, options: Mapping[str, Value], seed: Union[int, str], box: Box, standard: bool
) -> State:
    g = _empty(game, options, seed, box, standard)
    entry(game).deal(g, players, options)
    g.begin()
    return g


def _empty(game: str, options: Mapping[str, Value], seed: Union[int, str, None], box: Box, standard: bool) -> State:
    found = entry(game)
    g = found.make(box, standard)
    dice = Dice()
    dice.start(key_of(0 if seed is None else seed))
    g.equip(found.book, dict(options), seed, dice)
    return g


def load(data: Mapping[str, Any]) -> State:
    """The state a dump was made of. Anything that is not such a dump raises CorruptDump."""
    try:
        return _loaded(data)
    except CorruptDump:
        raise
    except QuaysideError as error:
        raise CorruptDump(f"the dump does not fit this program: {error}") from error
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise CorruptDump(f"the dump is not complete or not of the right shape: {error!r}") from error


def _loaded(data: Mapping[str, Any]) -> State:
    if data["format"] != FORMAT:
        raise CorruptDump(f"format {data['format']!r} is not {FORMAT}, the one this program reads")
    if data["check"] != checksum({key: value for key, value in data.items() if key != "check"}):
        raise CorruptDump("the contents do not match the checksum: the dump was changed or cut off")
    found = entry(data["game"])
    if data["rules"] != found.book.version:
        raise CorruptDump(f"made under rules version {data['rules']!r}; this program plays {found.book.version!r}")
    options = check_options(found.book.options, data["options"])
    standard = data["components"] is None
    box = standard_box(data["game"]) if standard else Box(data["components"])
    seed = data["seed"]
    _number_of_players(found.book, data["state"]["seats"])
    g = _empty(data["game"], options, seed, box, standard)
    actions = found.book.actions
    log = [LoggedAction(int(seat), actions.parse(name), tuple(outcomes)) for seat, name, outcomes in data["log"]]
    g.recover(data["state"], data["origin"], log)
    return g
