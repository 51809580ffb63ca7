"""SY-16: Receive Subsidy."""

from __future__ import annotations

from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.game_action import GameAction
from quayside.games.shipyard.tell import tell_subsidy
from quayside.kernel.packed import i64


class Subsidy(GameAction):
    """SY-16.1: take guilders; nothing to decide. Only in the game with 4 players (SY-1.2)."""

    def best_gain(self, g: Shipyard, seat: i64) -> i64:
        return g.kit.subsidy

    def start(self, g: Shipyard, seat: i64) -> None:
        g.guilders[seat] += g.kit.subsidy
        tell_subsidy(g, seat, g.kit.subsidy)
