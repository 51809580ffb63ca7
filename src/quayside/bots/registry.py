"""The bots there are, by name."""

from __future__ import annotations

from typing import Callable

from quayside.bots.base import Bot
from quayside.bots.container import GreedyContainer
from quayside.bots.ismcts import JUDGES, IsmctsBot
from quayside.bots.newzealand import GreedyNewZealand
from quayside.bots.random_bot import RandomBot
from quayside.bots.shipyard import GreedyShipyard
from quayside.bots.shipyard_hasty import HastyShipyard
from quayside.kernel.errors import BadOptions

GREEDY: dict[str, Callable[[int], Bot]] = {
    "container": GreedyContainer,
    "newzealand": GreedyNewZealand,
    "shipyard": GreedyShipyard,
}

# Players that force an end of the game which good play seldom reaches.
HASTY: dict[str, Callable[[int], Bot]] = {
    "shipyard": HastyShipyard,
}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    special = [name for name, games in (("greedy", GREEDY), ("ismcts", JUDGES), ("hasty", HASTY)) if game in games]
    return ["random", *special]


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A new bot of that name."""
    if name not in bot_names(game):
        raise BadOptions(f"there is no bot {name!r} for {game}; there are {', '.join(bot_names(game))}")
    return _MAKERS[name](game, seed)


_MAKERS: dict[str, Callable[[str, int], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "greedy": lambda game, seed: GREEDY[game](seed),
    "ismcts": lambda game, seed: IsmctsBot(game, seed),
    "hasty": lambda game, seed: HASTY[game](seed),
}
