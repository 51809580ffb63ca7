"""SY-5: choosing an action card. What it brings is in income.py."""

from __future__ import annotations

from quayside.games.shipyard.actions import CHOOSE, choose_card
from quayside.games.shipyard.nouns import ACTION_CARDS, ACTION_COUNT
from quayside.games.shipyard.reasons import IS_LEAD, IS_OCCUPIED, NOT_IN_GAME, TOO_POOR
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_cruises, queue_end_of_turn, queue_step_four
from quayside.games.shipyard.steps.game_actions import GAME_ACTIONS
from quayside.games.shipyard.steps.income import income_for
from quayside.games.shipyard.tell import tell_chosen, tell_passed
from quayside.games.shipyard.view_types import ChooseQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has
from quayside.kernel.steps import Rules, Step


def candidate_rule(g: Shipyard, card: i64) -> i64:
    """SY-5.1 (a) and (b): in the game, nobody's, and not the lead, except in first turns (SY-3.4)."""
    if not has(g.in_play, card):
        return NOT_IN_GAME
    if g.track[card] == g.lead and g.turn >= g.first_turns():
        return IS_LEAD
    if g.occupant[card]:
        return IS_OCCUPIED
    return LEGAL


def performable_rule(g: Shipyard, seat: i64, card: i64) -> i64:
    """SY-5.1 (c), SY-5.3: can it be performed with the guilders there will be after its income?"""
    return GAME_ACTIONS[card].rule(g, seat, g.guilders[seat] + income_for(g, card))


def nothing_performable(g: Shipyard, seat: i64) -> bool:
    """SY-5.7: no candidate can be performed."""
    for card in range(ACTION_COUNT):
        if candidate_rule(g, card) == LEGAL and performable_rule(g, seat, card) == LEGAL:
            return False
    return True


class ChooseCard(Step[Shipyard]):
    """Choose a free card that is not the lead and can be performed; income follows at once (SY-5.6)."""

    rules: Rules = ("SY-5.1", "SY-5.2", "SY-5.3", "SY-5.4", "SY-5.5", "SY-5.6", "SY-5.7", "SY-3.4", "SY-6.6")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        before = o.n
        for card in range(ACTION_COUNT):
            rule = candidate_rule(g, card)
            if rule == LEGAL:
                rule = performable_rule(g, seat, card)
            if rule == TOO_POOR:
                have = g.guilders[seat] + income_for(g, card)
                o.refuse(CHOOSE + card, TOO_POOR, GAME_ACTIONS[card].least(g, seat), have)
            else:
                o.offer(CHOOSE + card, rule)
        if o.n == before:
            for card in range(ACTION_COUNT):
                if candidate_rule(g, card) == LEGAL:
                    o.add(CHOOSE + card)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        card = choose_card(action)
        void = performable_rule(g, seat, card) != LEGAL
        income = income_for(g, card)
        place_figure(g, seat, card)
        g.guilders[seat] += income
        g.final()  # SY-5.6: once income is paid the choice stands
        tell_chosen(g, seat, card, income)
        g.chosen = card
        g.performed = 0
        g.bonus_used = 0
        if void:
            g.performed = 1
            tell_passed(g, seat)
        queue_step_four(g)
        queue_cruises(g)
        queue_end_of_turn(g)

    def context(self, g: Shipyard, seat: i64) -> ChooseQuestion:
        """What each candidate would bring."""
        free = [card for card in range(int(ACTION_COUNT)) if candidate_rule(g, card) == LEGAL]
        return {
            "guilders": int(g.guilders[seat]),
            "income": {ACTION_CARDS[card]: int(income_for(g, card)) for card in free},
            "void": nothing_performable(g, seat),
        }


def place_figure(g: Shipyard, seat: i64, card: i64) -> None:
    """SY-3.7, SY-5.1: with 2 players the first choice gets two figures, every later one a single figure."""
    g.occupant[card] = seat + 1
    if g.seats == 2 and g.turn >= 2:
        g.later[seat] = card
    else:
        g.due[seat] = card
