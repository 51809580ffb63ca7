"""Bots' turns: which bot has to decide what, and its decision as a command. Who lets it think is not said here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Callable, Optional

from quayside.bots.base import Bot, Situation, shown_to
from quayside.bots.registry import bot_names, make_bot, seated_as
from quayside.kernel.rng import Quick
from quayside.table.commands import Act
from quayside.table.table import PLAYING, Table


@cache
def example(bot: str, game: str) -> Bot:
    """A bot of that kind, to ask what such bots want to be shown; those that decide live in processes of their own."""
    return make_bot(bot, game, 0)


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot has to make: all that it is shown, and the version of the table that its seat knows."""

    seat: int
    bot: str
    version: int
    situation: Situation

    def command(self, action: int) -> Act:
        """What the house has to do for the seat, given the bot's choice."""
        return Act(self.situation.name(action), self.seat)


def next_turn(table: Table, chance: Callable[[], Quick]) -> Optional[BotTurn]:
    """The next decision of a bot, or None if none is asked. `chance` is for deals: never the game's own dice."""
    g = table.state
    if g is None or table.header.status != PLAYING or not table.header.bots_pending:
        return None
    seat = next(each for each in g.pending() if table.seats[each].driven)
    bot = seated_as(table.seats[seat].bot or bot_names(g.game)[0], g.game)
    return BotTurn(seat, bot, table.version_for(seat), shown_to(example(bot, g.game), g, seat, chance()))
