"""SY-25: one final action for each player in turn order."""

from __future__ import annotations

from quayside.games.shipyard.actions import BONUS, FINAL_ACTION, PASS, final_action_action
from quayside.games.shipyard.market import fill_gaps
from quayside.games.shipyard.nouns import ACTION_COUNT
from quayside.games.shipyard.reasons import FINAL_TOO_POOR, NO_BONUS_AT_END, NOT_IN_GAME, TOO_POOR
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import (
    final_actions_number,
    queue_cruises,
    queue_final_actions,
    queue_last_ships,
    queue_pick_final_action,
)
from quayside.games.shipyard.steps.game_actions import GAME_ACTIONS
from quayside.games.shipyard.tell import tell_final_action, tell_passed
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step


class FinalActions(Step[Shipyard]):
    """Ask the players one after the other."""

    rules: Rules = ("SY-25.1", "SY-25.3")

    def run(self, g: Shipyard) -> None:
        number = final_actions_number(g)
        if number == g.seats:
            queue_last_ships(g, 0)
            return
        g.hand_over()
        g.active = g.player(number)
        fill_gaps(g)
        queue_pick_final_action(g, only(g.active))
        queue_final_actions(g, number + 1)


class PickFinalAction(Step[Shipyard]):
    """Any action that can be performed, wherever its card and figures are; or pass (SY-R28)."""

    rules: Rules = ("SY-25.1", "SY-25.2", "SY-25.3", "SY-25.4")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        o.add(PASS)
        guilders = g.guilders[seat]
        for card in range(ACTION_COUNT):
            if not has(g.in_play, card):
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
            tell_passed(g, seat)
            return
        tell_final_action(g, seat, final_action_action(action))
        GAME_ACTIONS[final_action_action(action)].start(g, seat)
        queue_cruises(g)
