"""SY-25: one final action for each player in turn order."""

from __future__ import annotations

from quayside.games.shipyard.actions import BONUS, FINAL_ACTION, PASS
from quayside.games.shipyard.events import E_FINAL_ACTION, E_PASSED
from quayside.games.shipyard.market import fill_gaps
from quayside.games.shipyard.nouns import ACTION_COUNT
from quayside.games.shipyard.reasons import FINAL_TOO_POOR, NO_BONUS_AT_END, NOT_IN_GAME, TOO_POOR
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.codes import CRUISES, FINAL_ACTIONS, LAST_SHIPS, PICK_FINAL_ACTION
from quayside.games.shipyard.steps.game_actions import GAME_ACTIONS
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step


class FinalActions(Step[Shipyard]):
    """Ask the players one after the other (argument a: whose turn it is, from 0)."""

    name = "final_actions"
    rules: Rules = ("SY-25.1", "SY-25.3")

    def run(self, g: Shipyard) -> None:
        number = g.a
        if number == g.seats:
            g.next(LAST_SHIPS, 0, 0)
            return
        g.hand_over()
        g.active = g.player(number)
        fill_gaps(g)
        g.next(PICK_FINAL_ACTION, 1 << g.active)
        g.next(FINAL_ACTIONS, 0, number + 1)


class PickFinalAction(Step[Shipyard]):
    """Any action that can be performed, wherever its card and figures are; or pass (SY-R28)."""

    name = "pick_final_action"
    rules: Rules = ("SY-25.1", "SY-25.2", "SY-25.3", "SY-25.4")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        o.add(PASS)
        guilders = g.guilders[seat]
        for card in range(ACTION_COUNT):
            if not g.in_play >> card & 1:
                o.refuse(FINAL_ACTION + card, NOT_IN_GAME)
                continue
            rule = GAME_ACTIONS[card].rule(g, seat, guilders)
            if rule == TOO_POOR:
                o.refuse(FINAL_ACTION + card, FINAL_TOO_POOR, GAME_ACTIONS[card].least(g, seat), guilders)
            else:
                o.offer(FINAL_ACTION + card, rule)
        o.refuse_all(BONUS, ACTION_COUNT, NO_BONUS_AT_END)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        if action == PASS:
            g.emit(E_PASSED, 0, seat)
            return
        g.emit(E_FINAL_ACTION, 0, seat, action - FINAL_ACTION)
        GAME_ACTIONS[action - FINAL_ACTION].start(g, seat)
        g.next(CRUISES, 0)
