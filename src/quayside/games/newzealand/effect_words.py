"""What each word of the effect vocabulary does: one class per word, whose objects are the effects of `vocabulary.py`.

`rule` says whether an effect can be carried out now, `do` carries it out; words that need a choice queue the step that
asks for it. Words that are mere gains stand in `gains.py`; costs, `per` and partial rewards in `effects.py`.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.effects import any_auxiliary
from quayside.games.newzealand.gains import (
    CertificateEffect,
    DrawEffect,
    GoldEffect,
    LastingEffect,
    PathfinderEffect,
    PoundsEffect,
    TakeEffect,
    TokenEffect,
    WoolValueEffect,
)
from quayside.games.newzealand.nouns import (
    CARD_COUNT,
    FULL,
    MARKET_BREEDS,
    POSTS,
    SAILOR,
    SHEARER,
    SHEPHERD,
    WORKER_COUNT,
)
from quayside.games.newzealand.reasons import (
    NO_OBJECTIVE,
    NO_SHEARER,
    NOT_ON_MARKET,
    NOTHING_GAINED,
    SHEEP_TOO_DEAR,
    WORKER_ROW_FULL,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.build import any_building
from quayside.games.newzealand.steps.cards import order_gained
from quayside.games.newzealand.steps.codes import (
    AUXILIARY,
    BUILDING,
    BUYING,
    HAZARD,
    HIRING,
    INVESTING,
    OBJECTIVE,
    SHEARING,
    SHIP,
)
from quayside.games.newzealand.steps.delivery import any_delivery
from quayside.games.newzealand.steps.frames import (
    queue_joker_row,
    queue_more_sheep,
    queue_move_on,
    queue_objective,
    queue_remote,
    queue_wool_delivery,
)
from quayside.games.newzealand.steps.hazards import hazard_rule
from quayside.games.newzealand.steps.hire import any_hire
from quayside.games.newzealand.steps.invest import any_investment
from quayside.games.newzealand.steps.objectives import any_objective
from quayside.games.newzealand.steps.shearing import DRAWS
from quayside.games.newzealand.steps.sheep import any_purchase, sells_any
from quayside.games.newzealand.steps.ship import any_remote
from quayside.games.newzealand.view_types import EffectData
from quayside.games.newzealand.vocabulary import (
    BY_WORKERS,
    BadEffect,
    Effect,
    Lexicon,
    market_breeds,
    one_of,
    sold_breeds,
    whole_number,
)
from quayside.kernel.agenda import queue
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only


class QuestionEffect(Effect):
    """A word that asks for a target: it queues the step that asks, with up to two arguments."""

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return n

    def second(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return 0

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        queue(g, self.question, only(seat), self.first(g, seat, n, must), self.second(g, seat, n, must))


class ObjectiveCardEffect(QuestionEffect):
    """NZ-21.1."""

    question: i64 = OBJECTIVE

    def rule(self, g: NewZealand, seat: i64) -> i64:
        if not any_objective(g):
            return NO_OBJECTIVE
        return LEGAL

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return must

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        if any_objective(g):
            queue_objective(g, only(seat), must)


class HireEffect(QuestionEffect):
    """NZ-13; the number changes the price."""

    question: i64 = HIRING

    def rule(self, g: NewZealand, seat: i64) -> i64:
        return any_hire(g, seat, self.number)


class InvestEffect(QuestionEffect):
    """NZ-14; the number changes the price."""

    question: i64 = INVESTING

    def rule(self, g: NewZealand, seat: i64) -> i64:
        return any_investment(g, seat, self.number)


class BuildEffect(QuestionEffect):
    """NZ-16; the number is pounds per craftsman."""

    question: i64 = BUILDING

    def rule(self, g: NewZealand, seat: i64) -> i64:
        return any_building(g, seat, self.number, 0)


class UpgradeByEffect(QuestionEffect):
    """NZ-R41: upgrade for nothing to a tile that needs exactly n more craftsmen."""

    question: i64 = BUILDING

    def rule(self, g: NewZealand, seat: i64) -> i64:
        return any_building(g, seat, 0, self.number)

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return 0

    def second(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return n


class BuySheepEffect(QuestionEffect):
    """NZ-15, with all shepherds."""

    question: i64 = BUYING

    def rule(self, g: NewZealand, seat: i64) -> i64:
        return any_purchase(g, seat)

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return g.row(seat, SHEPHERD)


class MarketEffect(Effect):
    """NZ-13.6: up to n cards of some breeds from the sheep market for a price."""

    def __init__(self, word: str, arguments: list[str]) -> None:
        if len(arguments) < 4 or arguments[-2] != "for":
            raise BadEffect("must be written: market 1 lincoln corriedale for 0")
        super().__init__(word, arguments[:1])
        self.breeds: i64 = market_breeds(arguments[1:-2])  # a set
        self.price: i64 = whole_number(arguments[-1])

    def data(self) -> EffectData:
        sold = sold_breeds()
        names = [sold[breed] for breed in range(int(MARKET_BREEDS)) if has(self.breeds, breed)]
        return {**super().data(), "names": names, "price": int(self.price)}

    def rule(self, g: NewZealand, seat: i64) -> i64:
        if not sells_any(g, self.breeds):
            return NOT_ON_MARKET
        if g.money[seat] < self.price:
            return g.why.lacks(SHEEP_TOO_DEAR, self.price, g.money[seat])
        return LEGAL

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        queue_more_sheep(g, only(seat), self.breeds, n, self.price)


class WorkersEffect(QuestionEffect):
    """So many points or sheep, or as many as there are workers of a kind."""

    workers: str = ""  # how a text says so
    kind: i64 = 0

    def read_number(self, argument: str) -> int:
        if argument == self.workers:
            return int(BY_WORKERS)
        return whole_number(argument)

    def data(self) -> EffectData:
        if self.number == BY_WORKERS:
            return {**super().data(), "amount": None}
        return super().data()

    def first(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        if n == BY_WORKERS:
            return g.row(seat, self.kind)
        return n


class MoveShipEffect(WorkersEffect):
    """NZ-17: n points, or one per sailor."""

    question: i64 = SHIP
    workers: str = "sailors"
    kind: i64 = SAILOR


class StorehouseWithinEffect(Effect):
    """NZ-18.10."""

    def rule(self, g: NewZealand, seat: i64) -> i64:
        return any_remote(g, seat, self.number)

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        queue_remote(g, only(seat), n)


class ShearEffect(WorkersEffect):
    """NZ-20: with all shearers, or NZ-20.10: up to n sheep and no draws."""

    question: i64 = SHEARING
    workers: str = "shearers"
    kind: i64 = SHEARER

    def rule(self, g: NewZealand, seat: i64) -> i64:
        if self.number == BY_WORKERS and g.row(seat, SHEARER) == 0:
            return NO_SHEARER
        return LEGAL

    def second(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        if n == BY_WORKERS:
            return only(DRAWS)
        return 0


class AuxiliaryEffect(QuestionEffect):
    """NZ-27.7: an auxiliary action, once or (n = 2) up to twice."""

    question: i64 = AUXILIARY

    def read_number(self, argument: str) -> int:
        return 1 + one_of(("single", "double"), [argument])

    def rule(self, g: NewZealand, seat: i64) -> i64:
        return any_auxiliary(g, seat, self.number)


class MoveRunholderEffect(Effect):
    """NZ-24."""

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        queue_move_on(g, only(seat), n)


class RemoveHazardEffect(QuestionEffect):
    """NZ-25; the number is the price."""

    question: i64 = HAZARD

    def rule(self, g: NewZealand, seat: i64) -> i64:
        return hazard_rule(g, seat, self.number)

    def second(self, g: NewZealand, seat: i64, n: i64, must: i64) -> i64:
        return must


class PlaceWorkerEffect(Effect):
    """NZ-14.4: a joker worker."""

    def rule(self, g: NewZealand, seat: i64) -> i64:
        for kind in range(WORKER_COUNT):
            if g.row_open(seat, kind):
                return LEGAL
        return WORKER_ROW_FULL

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        queue_joker_row(g, only(seat))


class DiscOnEffect(Effect):
    """NZ-20.11: a disc straight onto one wool post."""

    def __init__(self, word: str, arguments: list[str]) -> None:
        super().__init__(word, [])
        self.post: i64 = one_of(POSTS, arguments)

    def data(self) -> EffectData:
        return {**super().data(), "names": [POSTS[self.post]]}

    def rule(self, g: NewZealand, seat: i64) -> i64:
        return any_delivery(g, seat, FULL, 1, self.post)

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        queue_wool_delivery(g, only(seat), FULL, self.post)


class GainedOnTopEffect(Effect):
    """NZ-R40: all cards gained this turn from the discard pile onto the draw stack."""

    def rule(self, g: NewZealand, seat: i64) -> i64:
        for card in range(CARD_COUNT):
            if g.gained[card] > 0:
                return LEGAL
        return NOTHING_GAINED

    def do(self, g: NewZealand, seat: i64, n: i64, card: i64, must: i64) -> None:
        order_gained(g, seat)


LEXICON: Final = Lexicon(
    {
        "pounds": PoundsEffect,
        "gold": GoldEffect,
        "certificate": CertificateEffect,
        "pathfinder": PathfinderEffect,
        "token": TokenEffect,
        "take": TakeEffect,
        "draw": DrawEffect,
        "wool_value": WoolValueEffect,
        "permanent_certificate": LastingEffect,
        "permanent_wool": LastingEffect,
        "objective": ObjectiveCardEffect,
        "hire": HireEffect,
        "invest": InvestEffect,
        "build": BuildEffect,
        "upgrade_by": UpgradeByEffect,
        "buy_sheep": BuySheepEffect,
        "market": MarketEffect,
        "move_ship": MoveShipEffect,
        "storehouse_within": StorehouseWithinEffect,
        "shear": ShearEffect,
        "auxiliary": AuxiliaryEffect,
        "move_runholder": MoveRunholderEffect,
        "remove_hazard": RemoveHazardEffect,
        "place_worker": PlaceWorkerEffect,
        "disc_on": DiscOnEffect,
        "gained_on_top": GainedOnTopEffect,
    }
)
