"""The bots there are, by name."""

from __future__ import annotations

from typing import Callable

from quayside.bots.base import Bot
from quayside.bots.container import GreedyContainer
from quayside.bots.ismcts import JUDGES, IsmctsBot
from quayside.bots.random_bot import RandomBot
from quayside.kernel.errors import BadOptions

GREEDY: dict[str, Callable[[int], Bot]] = {
    "container": GreedyContainer,
}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    return ["random", *(["greedy"] if game in GREEDY else []), *(["ismcts"] if game in JUDGES else [])]


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A new bot of that name."""
    if name not in bot_names(game):
        raise BadOptions(f"there is no bot {name!r} for {game}; there are {', '.join(bot_names(game))}")
    return _MAKERS[name](game, seed)


_MAKERS: dict[str, Callable[[str, int], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "greedy": lambda game, seed: GREEDY[game](seed),
    "ismcts": lambda game, seed: IsmctsBot(game, seed),
}
