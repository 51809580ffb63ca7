"""A hasty player of Shipyard: short ships as fast as possible, ready or not. It shows how a game ends early."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.actions import FINAL_ACTION, TRADE
from quayside.games.shipyard.judge.judge import BUILD, EXCHANGE, PURCHASE, ShipyardJudge
from quayside.games.shipyard.judge.yard import Yard
from quayside.games.shipyard.nouns import ACTION_COUNT, BOW, COMMODITY_COUNT, LEAST_SHIP, MIDDLE, PIECE_COUNT, STERN
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64
from quayside.kernel.state import State

WANTED: Final[dict[int, float]] = {int(BUILD): 50.0, int(EXCHANGE): 8.0, int(PURCHASE): 6.0}


class HastyYard(Yard):
    """Every ship has three cards and may sail at any time; towards the end only bows are wanted."""

    def look(self, g: Shipyard, seat: i64) -> None:
        super().look(g, seat)
        self.target = LEAST_SHIP
        self.ready = True

    def kind_worth(self, g: Shipyard, kind: i64) -> float:
        if self.turns_left == 0:
            return 9.0 if kind == BOW else 0.5
        wanted = BOW if self.cards == 0 else MIDDLE if self.cards == 1 else STERN
        return 5.0 if kind == wanted else -1.0

    def action_worth(self, g: Shipyard, seat: i64, card: i64) -> float:
        """Builds whenever it can, also as a bonus."""
        return WANTED.get(int(card), super().action_worth(g, seat, card))


class HastyJudge(ShipyardJudge):
    def __init__(self) -> None:
        super().__init__()
        self.yard = HastyYard()

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        if FINAL_ACTION <= action < FINAL_ACTION + ACTION_COUNT:
            return 1 if action == FINAL_ACTION + BUILD else 0
        if TRADE <= action < TRADE + COMMODITY_COUNT * PIECE_COUNT:
            return 0  # money buys bonus actions
        return super().weight(g, seat, action)
