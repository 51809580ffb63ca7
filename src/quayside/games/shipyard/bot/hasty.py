"""A hasty player of Shipyard: short ships as fast as possible, ready or not. It shows how a game ends early."""

from __future__ import annotations

from quayside.bots.base import Situation
from quayside.games.shipyard.bot.greedy import GreedyShipyard
from quayside.games.shipyard.bot.table import ShipyardTable


class HastyTable(ShipyardTable):
    """Every ship has three cards and may sail at any time; towards the end only bows are wanted."""

    def target(self) -> int:
        return 3

    def could_sail(self) -> bool:
        return True

    def kind_worth(self, kind: str) -> float:
        if self.turns_left == 0:
            return 9.0 if kind == "bow" else 0.5
        run = self.ship_cards()
        wanted = "bow" if run == 0 else "middle" if run == 1 else "stern"
        return 5.0 if kind == wanted else -1.0


class HastyShipyard(GreedyShipyard):
    """Builds whenever it can, also as a bonus, and lets ships fail that are not ready."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._action_values["build"] = lambda t: 50.0
        self._action_values["exchange"] = lambda t: 8.0
        self._action_values["purchase"] = lambda t: 6.0
        self._answers["pick_final_action"] = self._choose_last

    def _table(self, situation: Situation) -> ShipyardTable:
        return HastyTable(situation)

    def _choose_last(self, t: ShipyardTable) -> dict[int, float]:
        names = {action: str(t.values(action).get("action", "")) for action in t.legal}
        return {action: float(name == "build") for action, name in names.items()}

    def _trade(self, t: ShipyardTable) -> dict[int, float]:
        """Money buys bonus actions."""
        return {action: float(t.kind(action) == "sell_rest") for action in t.legal}
