"""What each word of the effect vocabulary does: one class per word, in the order of vocabulary.WORDS.

`rule` says whether the word can be carried out now, `do` carries it out; words that need a choice queue the step that
asks for it. Costs, `per` and partial rewards are handled here too, so this module is all there is to an effect.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.nouns import (
    AUX_COUNT,
    BREED_COUNT,
    CARD_COUNT,
    FULL,
    SAILOR,
    SHEARER,
    SHEPHERD,
    WORKER_COUNT,
)
from quayside.games.newzealand.reasons import (
    AUX_COVERED,
    AUX_TOO_DEAR,
    BOTH_SPACES,
    NO_OBJECTIVE,
    NO_PAIR,
    NO_SHEARER,
    NOT_IN_HAND,
    NOT_ON_MARKET,
    NOTHING_GAINED,
    NOTHING_TO_DRAW,
    SHEEP_TOO_DEAR,
    SINGLE_ONLY,
    SUPPLY_EMPTY,
    WORKER_ROW_FULL,
    WRONG_CARD,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.build import any_building
from quayside.games.newzealand.steps.cards import draw_then_discard, order_gained
from quayside.games.newzealand.steps.codes import (
    AUXILIARY,
    BUILDING,
    BUYING,
    HAZARD,
    HIRING,
    INVESTING,
    JOKER_ROW,
    MORE_SHEEP,
    MOVE_ON,
    OBJECTIVE,
    REMOTE,
    SHEARING,
    SHIP,
    WOOL_DELIVERY,
)
from quayside.games.newzealand.steps.delivery import any_delivery
from quayside.games.newzealand.steps.hazards import hazard_rule
from quayside.games.newzealand.steps.hire import any_hire
from quayside.games.newzealand.steps.invest import any_investment
from quayside.games.newzealand.steps.objectives import any_objective
from quayside.games.newzealand.steps.shearing import DRAWS
from quayside.games.newzealand.steps.sheep import any_purchase, sells_any
from quayside.games.newzealand.steps.ship import any_remote
from quayside.games.newzealand.things import COUNTED
from quayside.games.newzealand.vocabulary import (
    ANY_SHEEP,
    BY_WORKERS,
    EFFECT,
    GAINS,
    HALF,
    NO_COST,
    PAIR,
    POUNDS,
    WORDS,
)
from quayside.games.newzealand.windows import WHY
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64


class Effect:
    """A word. `n` is its number, `arg` its other argument, `card` a sheep discarded for it, `must`: no declining."""

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return LEGAL

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        raise AssertionError("an effect does something")


# -- gains: `n` may be less than printed, pounds excepted (NZ-6.9) --------------------------------------------------


class PoundsEffect(Effect):
    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.receive(seat, n)


class GoldEffect(Effect):
    """NZ-12.5."""

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.gain_gold(seat, n)


class CertificateEffect(Effect):
    """NZ-12.3, NZ-12.4."""

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.gain_certificates(seat, n)


class PathfinderEffect(Effect):
    """NZ-22."""

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.advance(seat, n)


class TokenEffect(Effect):
    """NZ-23.4."""

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.gain_tokens(seat, n)


class TakeEffect(Effect):
    """A card from a supply or bonus stack to the discard pile."""

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        if g.left_in(arg) == 0:
            return SUPPLY_EMPTY
        return LEGAL

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        if n > 0:
            g.gain_from(seat, arg)


class DrawEffect(Effect):
    """Up to n cards, then discard as many as were drawn (NZ-12.8, NZ-27.1)."""

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        if g.stack_size[seat] + g.pile_size[seat] == 0:
            return NOTHING_TO_DRAW
        return LEGAL

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        draw_then_discard(g, seat, n)


class WoolValueEffect(Effect):
    """NZ-12.6: pounds for the wool of the discarded sheep and all bonus wool; this is not shearing."""

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.receive(seat, g.kit.wool[card] + g.bonus_wool(seat))


class LastingEffect(Effect):
    """A permanent certificate or permanent wool: whoever owns the tile has it (boards.py counts them)."""

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        return


# -- actions with a choice of their own ------------------------------------------------------------------------------


class QuestionEffect(Effect):
    """A word that asks for a target: it queues the step that asks, with up to two arguments."""

    step: i64 = 0

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return n

    def second(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return 0

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.next(self.step, 1 << seat, self.first(g, seat, n, must), self.second(g, seat, n, must))


class ObjectiveCardEffect(QuestionEffect):
    """NZ-21.1."""

    step: i64 = OBJECTIVE

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        if not any_objective(g):
            return NO_OBJECTIVE
        return LEGAL

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return must

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        if any_objective(g):
            g.next(OBJECTIVE, 1 << seat, must)


class HireEffect(QuestionEffect):
    """NZ-13; the number changes the price."""

    step: i64 = HIRING

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return any_hire(g, seat, n)


class InvestEffect(QuestionEffect):
    """NZ-14; the number changes the price."""

    step: i64 = INVESTING

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return any_investment(g, seat, n)


class BuildEffect(QuestionEffect):
    """NZ-16; the number is pounds per craftsman."""

    step: i64 = BUILDING

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return any_building(g, seat, n, 0)


class UpgradeByEffect(QuestionEffect):
    """NZ-R41: upgrade for nothing to a tile that needs exactly n more craftsmen."""

    step: i64 = BUILDING

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return any_building(g, seat, 0, n)

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return 0

    def second(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return n


class BuySheepEffect(QuestionEffect):
    """NZ-15, with all shepherds."""

    step: i64 = BUYING

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return any_purchase(g, seat)

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return g.row(seat, SHEPHERD)


class MarketEffect(Effect):
    """NZ-13.6: up to n cards of some breeds from the sheep market for a price."""

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        if not sells_any(g, arg & 255):
            return NOT_ON_MARKET
        if g.money[seat] < arg >> 8:
            return WHY.lacks(SHEEP_TOO_DEAR, arg >> 8, g.money[seat])
        return LEGAL

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.next(MORE_SHEEP, 1 << seat, arg & 255, n, arg >> 8)


class MoveShipEffect(QuestionEffect):
    """NZ-17: n points, or one per sailor."""

    step: i64 = SHIP

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        if n == BY_WORKERS:
            return g.row(seat, SAILOR)
        return n


class StorehouseWithinEffect(Effect):
    """NZ-18.10."""

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return any_remote(g, seat, n)

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.next(REMOTE, 1 << seat, n)


class ShearEffect(QuestionEffect):
    """NZ-20: with all shearers, or NZ-20.10: up to n sheep and no draws."""

    step: i64 = SHEARING

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        if n == BY_WORKERS and g.row(seat, SHEARER) == 0:
            return NO_SHEARER
        return LEGAL

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        if n == BY_WORKERS:
            return g.row(seat, SHEARER)
        return n

    def second(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        if n == BY_WORKERS:
            return DRAWS
        return 0


class AuxiliaryEffect(QuestionEffect):
    """NZ-27.7: an auxiliary action, once or (n = 2) up to twice."""

    step: i64 = AUXILIARY

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return any_auxiliary(g, seat, n)


class MoveRunholderEffect(Effect):
    """NZ-24."""

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.next(MOVE_ON, 1 << seat, n)


class RemoveHazardEffect(QuestionEffect):
    """NZ-25; the number is the price."""

    step: i64 = HAZARD

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return hazard_rule(g, seat, n)

    def second(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return must


class PlaceWorkerEffect(Effect):
    """NZ-14.4: a joker worker."""

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        for kind in range(WORKER_COUNT):
            if g.row_open(seat, kind):
                return LEGAL
        return WORKER_ROW_FULL

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.next(JOKER_ROW, 1 << seat)


class DiscOnEffect(Effect):
    """NZ-20.11: a disc straight onto one wool post."""

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        return any_delivery(g, seat, FULL, 1, arg)

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        g.next(WOOL_DELIVERY, 1 << seat, FULL, arg)


class GainedOnTopEffect(Effect):
    """NZ-R40: all cards gained this turn from the discard pile onto the draw stack."""

    def rule(self, g: NewZealand, seat: i64, n: i64, arg: i64) -> i64:
        for card in range(CARD_COUNT):
            if g.gained[card] > 0:
                return LEGAL
        return NOTHING_GAINED

    def do(self, g: NewZealand, seat: i64, n: i64, arg: i64, card: i64, must: i64) -> None:
        order_gained(g, seat)


EFFECTS: Final[list[Effect]] = [
    PoundsEffect(),
    GoldEffect(),
    CertificateEffect(),
    PathfinderEffect(),
    TokenEffect(),
    TakeEffect(),
    DrawEffect(),
    WoolValueEffect(),
    LastingEffect(),
    LastingEffect(),
    ObjectiveCardEffect(),
    HireEffect(),
    InvestEffect(),
    BuildEffect(),
    UpgradeByEffect(),
    BuySheepEffect(),
    MarketEffect(),
    MoveShipEffect(),
    StorehouseWithinEffect(),
    ShearEffect(),
    AuxiliaryEffect(),
    MoveRunholderEffect(),
    RemoveHazardEffect(),
    PlaceWorkerEffect(),
    DiscOnEffect(),
    GainedOnTopEffect(),
]
if len(EFFECTS) != len(WORDS):
    raise ValueError("every word of vocabulary.py has its effect here, in the same order")


# -- auxiliary actions, NZ-27 -----------------------------------------------------------------------------------------


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
        return WHY.lacks(AUX_TOO_DEAR, cost, g.money[seat])
    return half_rule(g, seat, g.kit.aux_half[action * 2 + times - 1])


def any_auxiliary(g: NewZealand, seat: i64, most: i64) -> i64:
    WHY.open(AUX_COVERED)
    for action in range(AUX_COUNT):
        rule = auxiliary_rule(g, seat, action, 1, most)
        if rule == LEGAL:
            return LEGAL
        WHY.consider(rule)
    return WHY.best()


# -- halves ----------------------------------------------------------------------------------------------------------


def cost_of(g: NewZealand, half: i64) -> i64:
    """What a half asks to be discarded."""
    return g.kit.code[half * HALF]


def half_rule(g: NewZealand, seat: i64, half: i64) -> i64:
    """NZ-6.3: can the requirement be met and everything be carried out?"""
    rule = cost_rule(g, seat, cost_of(g, half))
    if rule != LEGAL:
        return rule
    at = half * HALF + 2
    for effect in range(g.kit.code[half * HALF + 1]):
        word = g.kit.code[at + effect * EFFECT]
        rule = EFFECTS[word].rule(g, seat, g.kit.code[at + effect * EFFECT + 1], g.kit.code[at + effect * EFFECT + 2])
        if rule != LEGAL:
            return rule
    return LEGAL


def cost_rule(g: NewZealand, seat: i64, cost: i64) -> i64:
    """NZ-12.2: is there a card or pair in hand that fits?"""
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


def amount(g: NewZealand, seat: i64, half: i64, effect: i64) -> i64:
    """The number of an effect, counted out if it is `per` something."""
    at = half * HALF + 2 + effect * EFFECT
    per = g.kit.code[at + 3]
    if per == 0:
        return g.kit.code[at + 1]
    return g.kit.code[at + 1] * COUNTED[per - 1].count(g, seat)


def stretch(g: NewZealand, seat: i64, half: i64) -> i64:
    """The largest part of the reward that may be taken in part, NZ-6.9."""
    most: i64 = 0
    for effect in range(g.kit.code[half * HALF + 1]):
        word = g.kit.code[half * HALF + 2 + effect * EFFECT]
        if POUNDS < word < GAINS:
            most = max(most, amount(g, seat, half, effect))
    return most


def question_of(g: NewZealand, half: i64) -> i64:
    """The word of a half that costs no card and does nothing but ask for a target, or -1."""
    word = g.kit.code[half * HALF + 2]
    if cost_of(g, half) == NO_COST and g.kit.code[half * HALF + 1] == 1 and isinstance(EFFECTS[word], QuestionEffect):
        return word
    return -1


def carry_out(g: NewZealand, seat: i64, half: i64, keep: i64, card: i64, must: i64) -> None:
    """Carry out a half, its cost being paid; of each gain but pounds at most `keep` is taken."""
    count = g.kit.code[half * HALF + 1]
    for effect in range(count):
        at = half * HALF + 2 + effect * EFFECT
        word = g.kit.code[at]
        n = amount(g, seat, half, effect)
        if POUNDS < word < GAINS:
            n = min(n, keep)
        EFFECTS[word].do(g, seat, n, g.kit.code[at + 2], card, must)
