"""Bots' turns: which bot has to decide what, and its decision as a command. Who lets it think is not said here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Callable, Optional

from quayside.bots.base import Situation, situation_of
from quayside.bots.registry import bot_names, make_bot
from quayside.kernel.rng import Quick
from quayside.table.commands import Act
from quayside.table.table import PLAYING, Table


@cache
def looks_ahead(bot: str, game: str) -> bool:
    """Whether a bot wants, beside its view, a full deal that its seat holds possible."""
    return make_bot(bot, game, 0).looks_ahead


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
    bot = table.seats[seat].bot or bot_names(g.game)[0]
    deal_with = chance() if looks_ahead(bot, g.game) else None
    return BotTurn(seat, bot, table.version_for(seat), situation_of(g, seat, deal_with))
