"""SY-7: performing the chosen action, and the bonus action before or after it."""

from __future__ import annotations

from quayside.games.shipyard.actions import BONUS, FINISH, PERFORM, bonus_action
from quayside.games.shipyard.nouns import ACTION_CARDS, ACTION_COUNT
from quayside.games.shipyard.reasons import (
    ACTION_UNDER_WAY,
    BONUS_TOO_DEAR,
    BONUS_TOO_POOR,
    BONUS_USED,
    MUST_PERFORM,
    NO_BONUS_CARD,
    PERFORMED_ALREADY,
    SAME_ACTION,
    SPOILS_CHOSEN,
    TOO_POOR,
)
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_after, queue_before, queue_step_four
from quayside.games.shipyard.steps.game_actions import GAME_ACTIONS
from quayside.games.shipyard.tell import tell_bonus
from quayside.games.shipyard.view_types import ActionQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step


def bonus_rule(g: Shipyard, seat: i64, card: i64, performed: i64) -> i64:
    """SY-7.2 to SY-7.6: may this action be bought, before or after the chosen one is performed?"""
    if g.bonus_used:
        return BONUS_USED
    if not has(g.in_play, card):
        return NO_BONUS_CARD
    if card == g.chosen:
        return SAME_ACTION
    left = g.guilders[seat] - g.kit.bonus_cost
    if left < 0:
        return BONUS_TOO_DEAR
    action = GAME_ACTIONS[card]
    rule = action.rule(g, seat, left)
    if rule == LEGAL and not performed:
        if left + action.best_gain(g, seat) < GAME_ACTIONS[g.chosen].least(g, seat):
            return SPOILS_CHOSEN
    return rule


def any_bonus(g: Shipyard, seat: i64) -> bool:
    """Is there anything to ask about?"""
    if g.bonus_used or g.guilders[seat] < g.kit.bonus_cost:
        return False
    return any(bonus_rule(g, seat, card, g.performed) == LEGAL for card in range(ACTION_COUNT))


def offer_bonuses(g: Shipyard, seat: i64, o: Offers) -> None:
    for card in range(ACTION_COUNT):
        rule = bonus_rule(g, seat, card, g.performed)
        if rule == LEGAL:
            o.add(BONUS + card)
        else:
            refuse_bonus(g, seat, card, rule, o)


def refuse_bonus(g: Shipyard, seat: i64, card: i64, rule: i64, o: Offers) -> None:
    """With the guilders that are needed, and those that there are or would be left."""
    left = g.guilders[seat] - g.kit.bonus_cost
    if rule == BONUS_TOO_DEAR:
        o.refuse(BONUS + card, rule, g.kit.bonus_cost, g.guilders[seat])
    elif rule == TOO_POOR:
        o.refuse(BONUS + card, BONUS_TOO_POOR, GAME_ACTIONS[card].least(g, seat), left)
    elif rule == SPOILS_CHOSEN:
        most = left + GAME_ACTIONS[card].best_gain(g, seat)
        o.refuse(BONUS + card, rule, GAME_ACTIONS[g.chosen].least(g, seat), most)
    else:
        o.refuse(BONUS + card, rule)


def refuse_bonus_meanwhile(g: Shipyard, seat: i64, o: Offers) -> None:
    """A bonus asked for while an action is under way: why it was not, or is no longer, to be had (SY-7.2)."""
    card = o.probe - BONUS
    rule = bonus_rule(g, seat, card, 0)
    if rule == LEGAL:
        rule = ACTION_UNDER_WAY
    refuse_bonus(g, seat, card, rule, o)


def perform_chosen(g: Shipyard, seat: i64) -> None:
    """SY-7.1: then look at step 4 again."""
    g.performed = 1
    GAME_ACTIONS[g.chosen].start(g, seat)
    queue_step_four(g)


def buy_bonus(g: Shipyard, seat: i64, card: i64) -> None:
    """SY-7.4, SY-7.5: paid before it begins; no figure, no income. Taken first, it must leave enough (SY-7.6)."""
    g.guilders[seat] -= g.kit.bonus_cost
    g.bonus_used = 1
    if not g.performed:
        g.reserve = GAME_ACTIONS[g.chosen].least(g, seat)
    tell_bonus(g, seat, card)
    GAME_ACTIONS[card].start(g, seat)
    queue_step_four(g)


class StepFour(Step[Shipyard]):
    """Whatever of step 4 is still open: ask only if a bonus action can be bought now."""

    rules: Rules = ("SY-7.1", "SY-7.2", "SY-7.7", "SY-7.8", "SY-7.9", "SY-7.10")

    def run(self, g: Shipyard) -> None:
        g.reserve = 0
        asks = any_bonus(g, g.active)
        if not g.performed:
            if asks:
                queue_before(g, only(g.active))
            else:
                perform_chosen(g, g.active)
        elif asks:
            queue_after(g, only(g.active))


class Before(Step[Shipyard]):
    """Perform the chosen action now, or buy a bonus action first."""

    rules: Rules = ("SY-7.2", "SY-7.3", "SY-7.4", "SY-7.6")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        o.add(PERFORM)
        offer_bonuses(g, seat, o)
        o.refuse(FINISH, MUST_PERFORM)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        if action == PERFORM:
            perform_chosen(g, seat)
        else:
            buy_bonus(g, seat, bonus_action(action))

    def context(self, g: Shipyard, seat: i64) -> ActionQuestion:
        return {"chosen": ACTION_CARDS[g.chosen], "guilders": int(g.guilders[seat]), "cost": int(g.kit.bonus_cost)}


class After(Step[Shipyard]):
    """The chosen action is done: buy a bonus action, or end step 4."""

    rules: Rules = ("SY-7.2", "SY-7.3", "SY-7.4", "SY-7.5")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        o.add(FINISH)
        offer_bonuses(g, seat, o)
        o.refuse(PERFORM, PERFORMED_ALREADY)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        if action != FINISH:
            buy_bonus(g, seat, bonus_action(action))

    def context(self, g: Shipyard, seat: i64) -> ActionQuestion:
        return {"chosen": ACTION_CARDS[g.chosen], "guilders": int(g.guilders[seat]), "cost": int(g.kit.bonus_cost)}
