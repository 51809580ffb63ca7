"""NZ-15: buy sheep, and the sheep of worker spaces that come from the market (NZ-13.6)."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import (
    ACTIONS,
    ADD_SHEEP,
    BUY,
    DONE,
    TAKE_SHEEP,
    buy_card,
    buy_line,
    buy_number,
    is_buy,
    take_sheep_card,
)
from quayside.games.newzealand.nouns import MARKET_BREED, MARKET_BREEDS, SHEPHERD
from quayside.games.newzealand.reasons import (
    NO_MORE_SHEEP,
    NOT_ON_MARKET,
    OTHER_BREED,
    SHEEP_TOO_DEAR,
    TOO_FEW_SHEPHERDS,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import (
    more_sheep_breeds,
    more_sheep_count,
    more_sheep_price,
    queue_buying,
    queue_more_sheep,
)
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.tell import tell_bought, tell_sheep_added
from quayside.games.newzealand.view_types import TargetQuestion
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step
from quayside.kernel.view_types import Priced

LINES: Final[i64] = 8
ADDED: Final[i64] = 2  # cards that one shepherd adds (NZ-15.10)


def buy_rule(g: NewZealand, seat: i64, line: i64, breed: i64, shepherds: i64) -> i64:
    """NZ-15.1, NZ-15.12: the line sells the breed, and there are shepherds, pounds and such a card."""
    if not has(g.kit.line_breeds[line], breed):
        return OTHER_BREED
    if g.pens[breed] == 0:
        return NOT_ON_MARKET
    if shepherds < g.kit.line_shepherds[line]:
        return g.why.lacks(TOO_FEW_SHEPHERDS, g.kit.line_shepherds[line], shepherds)
    if g.money[seat] < g.kit.line_pounds[line]:
        return g.why.lacks(SHEEP_TOO_DEAR, g.kit.line_pounds[line], g.money[seat])
    return LEGAL


def market_stack(g: NewZealand) -> i64:
    """Cards left in the stack of the sheep market."""
    f = g.flock
    return f[0] + f[1] + f[2] + f[3] + f[4] + f[5]


def market_cards(g: NewZealand) -> i64:
    p = g.pens
    return p[0] + p[1] + p[2] + p[3] + p[4] + p[5]


def any_purchase(g: NewZealand, seat: i64) -> i64:
    """LEGAL if a shepherd can do something."""
    shepherds = g.row(seat, SHEPHERD)
    if market_stack(g) > 0:
        return LEGAL
    g.why.open(NOT_ON_MARKET)
    for line in range(LINES):
        for breed in range(MARKET_BREEDS):
            rule = buy_rule(g, seat, line, breed, shepherds)
            if rule == LEGAL:
                return LEGAL
            if rule != OTHER_BREED and rule != NOT_ON_MARKET:
                g.why.consider(rule)
    return g.why.best()


def add_from_stack(g: NewZealand, seat: i64, count: i64) -> None:
    """Cards from the stack join the market, as long as there are any."""
    for _each in range(count):
        left = market_stack(g)
        if left == 0:
            return
        left = g.draw(left)
        for breed in range(MARKET_BREEDS):
            left -= g.flock[breed]
            if left < 0:
                g.flock[breed] -= 1
                g.pens[breed] += 1
                tell_sheep_added(g, seat, MARKET_BREED + breed)
                break


def take_from_market(g: NewZealand, owner: i64, breed: i64, price: i64) -> None:
    """NZ-15.14: to the discard pile; the market is not refilled."""
    g.pens[breed] -= 1
    tell_bought(g, owner, MARKET_BREED + breed, price)
    g.gain(owner, MARKET_BREED + breed)


class Buying(TargetStep):
    """Purchases and refills in any order."""

    way_out: i64 = DONE
    rules: Rules = (
        *("NZ-15.1", "NZ-15.2", "NZ-15.3", "NZ-15.4", "NZ-15.5", "NZ-15.6", "NZ-15.7"),
        *("NZ-15.8", "NZ-15.9", "NZ-15.10", "NZ-15.11", "NZ-15.12", "NZ-15.13", "NZ-15.14"),
    )

    def targets(self, g: NewZealand, seat: i64, shepherds: i64, more: i64, o: Offers) -> None:
        for line in range(LINES):
            for breed in range(MARKET_BREEDS):
                rule = buy_rule(g, seat, line, breed, shepherds)
                o.offer(buy_number(line + 1, breed), rule, g.why.need, g.why.have)
        if shepherds < 1:
            o.refuse(ADD_SHEEP, TOO_FEW_SHEPHERDS, 1, shepherds)
        elif market_stack(g) == 0:
            o.refuse(ADD_SHEEP, NO_MORE_SHEEP)
        else:
            o.add(ADD_SHEEP)

    def answers(self, action: i64) -> bool:
        return is_buy(action) or action == ADD_SHEEP

    def choose(self, g: NewZealand, seat: i64, shepherds: i64, more: i64, action: i64) -> None:
        left = shepherds
        if action == ADD_SHEEP:
            left -= 1
            add_from_stack(g, seat, ADDED)
        else:
            line = buy_line(action) - 1
            left -= g.kit.line_shepherds[line]
            price = g.kit.line_pounds[line]
            g.pay(seat, price)
            take_from_market(g, seat, buy_card(action), price)
            g.gain_tokens(seat, g.kit.line_token[line])
            if g.kit.line_cards[line] > 1:
                take_more(g, seat, g.kit.line_breeds[line], g.kit.line_cards[line] - 1)
        if left > 0:
            queue_buying(g, only(seat), left)

    def about(self, shepherds: i64, more: i64) -> TargetQuestion:
        return {"shepherds": int(shepherds)}

    def prices(self, g: NewZealand, seat: i64, shepherds: i64, more: i64) -> dict[int, int]:
        found: dict[int, int] = {}
        for choice in range(int(LINES * MARKET_BREEDS)):
            line, breed = choice // int(MARKET_BREEDS), choice % int(MARKET_BREEDS)
            if buy_rule(g, seat, line, breed, shepherds) in (LEGAL, SHEEP_TOO_DEAR):
                found[int(BUY) + choice] = int(g.kit.line_pounds[line])
        return found


def take_more(g: NewZealand, seat: i64, breeds: i64, count: i64) -> None:
    """Ask for further cards of these breeds, if the market has any."""
    if count > 0 and sells_any(g, breeds):
        queue_more_sheep(g, only(seat), breeds, count, 0)


def sells_any(g: NewZealand, breeds: i64) -> bool:
    return any(has(breeds, breed) and g.pens[breed] > 0 for breed in range(MARKET_BREEDS))


class MoreSheep(Step[NewZealand]):
    """Sheep of the market already paid for."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-15.8", "NZ-15.12", "NZ-13.6")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for breed in range(MARKET_BREEDS):
            if not has(more_sheep_breeds(g), breed):
                o.refuse(TAKE_SHEEP + breed, OTHER_BREED)
            elif g.pens[breed] == 0:
                o.refuse(TAKE_SHEEP + breed, NOT_ON_MARKET)
            else:
                o.add(TAKE_SHEEP + breed)
        o.add(DONE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action != DONE:
            g.pay(seat, more_sheep_price(g))
            take_from_market(g, seat, take_sheep_card(action), more_sheep_price(g))
            take_more(g, seat, more_sheep_breeds(g), more_sheep_count(g) - 1)

    def context(self, g: NewZealand, seat: i64) -> Priced:
        breeds = [
            breed for breed in range(int(MARKET_BREEDS)) if has(more_sheep_breeds(g), breed) and g.pens[breed] > 0
        ]
        return ACTIONS.prices({int(TAKE_SHEEP) + breed: int(more_sheep_price(g)) for breed in breeds})
