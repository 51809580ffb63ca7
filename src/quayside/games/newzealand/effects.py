"""Halves: what using one half of an action costs and brings. What the words in it do stands in `effect_words.py`."""

from __future__ import annotations

from quayside.games.newzealand.nouns import AUX_COUNT, BREED_COUNT, CARD_COUNT
from quayside.games.newzealand.reasons import (
    AUX_COVERED,
    AUX_TOO_DEAR,
    BOTH_SPACES,
    NO_PAIR,
    NOT_IN_HAND,
    SINGLE_ONLY,
    WRONG_CARD,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.things import COUNTED
from quayside.games.newzealand.vocabulary import ANY_SHEEP, NO_COST, NOT_PER, PAIR, Effect, Half
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64


def half_rule(g: NewZealand, seat: i64, half: i64) -> i64:
    """NZ-6.3: can the requirement be met and everything be carried out?"""
    found = g.kit.halves[half]
    rule = cost_rule(g, seat, found.cost)
    if rule != LEGAL:
        return rule
    for effect in found.effects:
        rule = effect.rule(g, seat)
        if rule != LEGAL:
            return rule
    return LEGAL


def carry_out(g: NewZealand, seat: i64, half: i64, keep: i64, card: i64, must: i64) -> None:
    """Carry out a half, its cost being paid; of each gain but pounds at most `keep` is taken."""
    found = g.kit.halves[half]
    for effect in found.effects:
        n = amount(g, seat, found, effect)
        if effect.in_part:
            n = min(n, keep)
        effect.do(g, seat, n, card, must)


def amount(g: NewZealand, seat: i64, half: Half, effect: Effect) -> i64:
    """The number of an effect, counted out if it is `per` something."""
    if half.per == NOT_PER:
        return effect.number
    return effect.number * COUNTED[half.per].count(g, seat)


def stretch(g: NewZealand, seat: i64, half: Half) -> i64:
    """The largest part of the reward that may be taken in part, NZ-6.9."""
    most: i64 = 0
    for effect in half.effects:
        if effect.in_part:
            most = max(most, amount(g, seat, half, effect))
    return most


def least_kept(half: Half) -> i64:
    """Pounds are always taken; of a reward without any, at least one thing."""
    if half.has_pounds:
        return 0
    return 1


# -- costs, NZ-12.2 --------------------------------------------------------------------------------------------------


def cost_of(g: NewZealand, half: i64) -> i64:
    """What a half asks to be discarded."""
    return g.kit.halves[half].cost


def cost_rule(g: NewZealand, seat: i64, cost: i64) -> i64:
    """Is there a card or pair in hand that fits?"""
    if cost == NO_COST:
        return LEGAL
    found = NOT_IN_HAND
    for breed in range(BREED_COUNT):
        rule = card_rule(g, seat, cost, breed)
        if rule == LEGAL:
            return LEGAL
        if rule == NO_PAIR:
            found = rule
    return found


def card_rule(g: NewZealand, seat: i64, cost: i64, breed: i64) -> i64:
    """Does this breed pay that cost?"""
    if cost < ANY_SHEEP and cost != breed + 1:
        return WRONG_CARD
    if not g.holds(seat, breed):
        return NOT_IN_HAND
    if cost == PAIR and g.hand[seat * CARD_COUNT + breed] < 2:
        return NO_PAIR
    return LEGAL


def pay_card(g: NewZealand, seat: i64, cost: i64, breed: i64) -> None:
    g.discard(seat, breed)
    if cost == PAIR:
        g.discard(seat, breed)


# -- auxiliary actions, NZ-27 ----------------------------------------------------------------------------------------


def auxiliary_price(g: NewZealand, action: i64, times: i64) -> i64:
    """NZ-27.8: what the spaces say."""
    return g.kit.aux_cost[action * 2 + times - 1]


def auxiliary_rule(g: NewZealand, seat: i64, action: i64, times: i64, most: i64) -> i64:
    """NZ-27.6 to NZ-27.8: open spaces, what the icon allows, and the cost."""
    opened = g.open_spaces(seat, action)
    if opened == 0:
        return AUX_COVERED
    if times > most:
        return SINGLE_ONLY
    if times > opened:
        return BOTH_SPACES
    cost = auxiliary_price(g, action, times)
    if g.money[seat] < cost:
        return g.why.lacks(AUX_TOO_DEAR, cost, g.money[seat])
    return half_rule(g, seat, g.kit.aux_half[action * 2 + times - 1])


def any_auxiliary(g: NewZealand, seat: i64, most: i64) -> i64:
    g.why.open(AUX_COVERED)
    for action in range(AUX_COUNT):
        rule = auxiliary_rule(g, seat, action, 1, most)
        if rule == LEGAL:
            return LEGAL
        g.why.consider(rule)
    return g.why.best()
