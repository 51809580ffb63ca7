"""Who sits at the tables of a batch: bots that can play in compiled code do, all others are asked as ever."""

from __future__ import annotations

from typing import Any, Optional

from quayside.bots.base import Bot, answer
from quayside.kernel.errors import BadOptions
from quayside.kernel.offers import Offers
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.research.opponents import Opponents
from quayside.search.players import Opponent


class Asked(Opponent):
    """A bot that is shown what its seat may know, decision by decision."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def answer(self, g: State, seat: int, o: Offers, rng: Quick) -> int:
        return answer(g, seat, self._bot)


class Seating:
    """Without opponents every seat is asked outside; else one is: `seat`, or by chance another in each game."""

    def __init__(self, game: str, players: int, opponents: Any, seat: Optional[int]) -> None:
        if opponents is None and seat is not None:
            raise BadOptions("a seat of one's own needs opponents in the others")
        own = range(players) if seat is None else [seat]
        self._players = players
        self._around = [] if opponents is None else [Opponents(opponents, game, players, each) for each in own]

    def seated(self, rng: Quick) -> list[Optional[Opponent]]:
        """Who plays the next game, by seat; None where somebody outside does."""
        if not self._around:
            return [None] * self._players
        bots = self._around[rng.below(len(self._around))].seated(rng)
        return [bots[seat].inside() or Asked(bots[seat]) if seat in bots else None for seat in range(self._players)]
