"""SY-16: Receive Subsidy."""

from __future__ import annotations

from quayside.games.shipyard.events import E_SUBSIDY
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.game_action import GameAction
from quayside.kernel.packed import i64


class Subsidy(GameAction):
    """SY-16.1: take guilders; nothing to decide. Only in the game with 4 players (SY-1.2)."""

    def best_gain(self, g: Shipyard, seat: i64) -> i64:
        return g.kit.subsidy

    def start(self, g: Shipyard, seat: i64) -> None:
        g.guilders[seat] += g.kit.subsidy
        g.emit(E_SUBSIDY, 0, seat, g.kit.subsidy)
