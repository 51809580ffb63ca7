"""SY-24: the end of regular play. What follows is in final_action.py and last_ship.py."""

from __future__ import annotations

from quayside.games.shipyard.nouns import CONTRACTS, IN_HAND
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.countdown import ask_for_contracts, held
from quayside.games.shipyard.steps.frames import queue_final_actions
from quayside.games.shipyard.tell import tell_contract, tell_over, tell_play_closed
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step


def close_play(g: Shipyard, reason: i64) -> None:
    """SY-24.2, SY-24.6: no more regular turns; everybody goes down to one contract of each colour first."""
    g.closing = 1
    g.chosen = -1
    g.end_reason = reason
    tell_play_closed(g, reason)
    ask_for_contracts(g, held(g, 0) - 1)
    queue_final_actions(g, 0)


class GameOver(Step[Shipyard]):
    """SY-28.0: all contracts are shown together; the rest is arithmetic."""

    rules: Rules = ("SY-24.8", "SY-28.0", "SY-29.2")

    def run(self, g: Shipyard) -> None:
        g.revealed()
        g.over = 1
        for contract in range(len(CONTRACTS)):
            for seat in range(g.seats):
                if g.contracts[contract] == IN_HAND + seat:
                    tell_contract(g, seat, contract)
        tell_over(g, g.end_reason)
