"""A hasty player of Shipyard: short ships as fast as possible, ready or not. It shows how a game ends early."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.actions import final_action_action
from quayside.games.shipyard.judge.judge import WEIGHED_BY, ShipyardJudge, Weigher, WeighNever, weighers
from quayside.games.shipyard.judge.yard import Yard
from quayside.games.shipyard.nouns import BOW, BUILD, EXCHANGE, LEAST_SHIP, MIDDLE, PURCHASE, STERN
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64
from quayside.search.judge import LOWEST, NEVER

WANTED: Final[dict[int, float]] = {int(BUILD): 50.0, int(EXCHANGE): 8.0, int(PURCHASE): 6.0}
SHORTEST: Final[list[i64]] = [BOW, MIDDLE, STERN]  # the ship of three cards, from its first


class HastyYard(Yard):
    """Every ship has three cards and may sail at any time; towards the end only bows are wanted."""

    def look(self, g: Shipyard, seat: i64) -> None:
        super().look(g, seat)
        self.target = LEAST_SHIP
        self.ready = True

    def kind_worth(self, g: Shipyard, kind: i64) -> float:
        if self.turns_left == 0:
            return 9.0 if kind == BOW else 0.5
        return 5.0 if kind == SHORTEST[min(self.cards, LEAST_SHIP - 1)] else -1.0

    def action_worth(self, g: Shipyard, seat: i64, card: i64) -> float:
        """Builds whenever it can, also as a bonus."""
        return WANTED.get(int(card), super().action_worth(g, seat, card))


class WeighHastyEnd(Weigher):
    """Nothing but building, and that only where one may not pass."""

    def worth(self, y: Yard, g: Shipyard, seat: i64, action: i64) -> float:
        return LOWEST if final_action_action(action) == BUILD else NEVER


# Cars are sold, not traded: money buys bonus actions.
_WEIGHERS: Final[list[Weigher]] = weighers(WEIGHED_BY | {"final_action": WeighHastyEnd(), "trade": WeighNever()})


class HastyJudge(ShipyardJudge):
    def __init__(self) -> None:
        super().__init__()
        self.yard = HastyYard()
        self.weighers = _WEIGHERS
