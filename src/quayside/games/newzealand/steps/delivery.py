"""NZ-8: Wellington's second action, the delivery. NZ-20.5, NZ-20.6, NZ-20.11: deliveries of wool."""

from __future__ import annotations

from quayside.games.newzealand.actions import (
    ACTIONS,
    DECLINE,
    DELIVER,
    DELIVER_FROM,
    deliver_disc,
    deliver_from_harbour,
    deliver_from_number,
    deliver_from_post,
    deliver_number,
    deliver_post,
)
from quayside.games.newzealand.nouns import (
    DISC_COUNT,
    DISC_LEFT,
    HARBOUR_COUNT,
    MEDIUM,
    MEDIUM_COUNT,
    POST_COUNT,
)
from quayside.games.newzealand.reasons import (
    BOARD_DISC_FIRST,
    DARK_DISC,
    DISC_GONE,
    DISC_TOO_DEAR,
    NO_DISC,
    NO_DISC_THERE,
    POST_CLOSED,
    POST_TAKEN,
    VALUE_TOO_HIGH,
    WRONG_GOODS,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import (
    choose_delivery_value,
    delivery_value,
    harbour_disc_value,
    queue_carry_out,
    queue_choose_delivery,
    queue_harbour_disc,
    queue_transport,
    transport_half,
    transport_seat,
    wool_delivery_post,
    wool_delivery_value,
)
from quayside.games.newzealand.tell import tell_delivered, tell_no_delivery
from quayside.games.newzealand.view_types import DeliveryQuestion
from quayside.games.newzealand.vocabulary import NO_HALF
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step
from quayside.kernel.view_types import Priced


def post_rule(g: NewZealand, seat: i64, post: i64, total: i64, wool: i64) -> i64:
    """NZ-8.1, NZ-8.2, NZ-20.5: is the post eligible for this total?"""
    if g.kit.post_wool[post] != wool:
        return WRONG_GOODS
    if g.kit.post_value[post] > total:
        return g.why.lacks(VALUE_TOO_HIGH, g.kit.post_value[post], total)
    if g.discs_on(seat, post) > 0 and g.kit.post_repeat[post] == 0:
        return POST_TAKEN
    if not g.post_open(seat, post):
        return POST_CLOSED
    return LEGAL


def disc_for_post(g: NewZealand, seat: i64, post: i64, disc: i64) -> i64:
    """NZ-8.3, NZ-8.5, NZ-R4: corners, and each payment possible when it is due."""
    if not g.on_board(seat, disc):
        return DISC_GONE
    if not g.fits(seat, disc, g.kit.post_dark[post]):
        return DARK_DISC
    money = g.money[seat]
    cost = g.kit.disc_cost[disc]
    if money < cost:
        return g.why.lacks(DISC_TOO_DEAR, cost, money)
    if money < delivery_price(g, post, disc):
        return g.why.lacks(DISC_TOO_DEAR, cost + g.kit.transport[post], money)
    return LEGAL


def delivery_price(g: NewZealand, post: i64, disc: i64) -> i64:
    """NZ-8.4, NZ-9.10: removing the disc and the transport, less the pounds under the disc and those of the post."""
    return g.removal_price(disc) + post_price(g, post)


def post_price(g: NewZealand, post: i64) -> i64:
    """NZ-8.4: the transport, less the pounds of the delivery action."""
    return g.kit.transport[post] - g.kit.post_pounds[post]


def offer_posts(g: NewZealand, seat: i64, total: i64, wool: i64, only: i64, o: Offers) -> None:
    """Every legal pair of post and disc."""
    for post in range(POST_COUNT):
        first = deliver_number(post, 0)
        rule = post_rule(g, seat, post, total, wool)
        if rule == LEGAL and only >= 0 and post != only:
            rule = WRONG_GOODS
        if rule != LEGAL:
            o.refuse_all(first, DISC_COUNT, rule, g.why.need, g.why.have)
            continue
        for disc in range(DISC_COUNT):
            o.offer(first + disc, disc_for_post(g, seat, post, disc), g.why.need, g.why.have)


def post_prices(g: NewZealand, seat: i64, total: i64, wool: i64, only: i64) -> Priced:
    """What the pairs cost altogether that are legal or just too dear."""
    found: dict[int, int] = {}
    for post in range(int(POST_COUNT)):
        if post_rule(g, seat, post, total, wool) == LEGAL and only in (-1, post):
            for disc in range(int(DISC_COUNT)):
                if disc_for_post(g, seat, post, disc) in (LEGAL, DISC_TOO_DEAR):
                    found[int(DELIVER) + post * int(DISC_COUNT) + disc] = int(delivery_price(g, post, disc))
    return ACTIONS.prices(found)


def any_delivery(g: NewZealand, seat: i64, total: i64, wool: i64, only: i64) -> i64:
    """LEGAL if there is such a pair, else why not."""
    g.why.open(NO_DISC)
    for post in range(POST_COUNT):
        if only >= 0 and post != only:
            continue
        rule = post_rule(g, seat, post, total, wool)
        if rule == LEGAL:
            for disc in range(DISC_COUNT):
                rule = disc_for_post(g, seat, post, disc)
                if rule == LEGAL:
                    return LEGAL
                if rule != DISC_GONE:
                    g.why.consider(rule)
        elif rule != WRONG_GOODS:
            g.why.consider(rule)
    return g.why.best()


def deliver(g: NewZealand, seat: i64, post: i64, disc: i64) -> None:
    """NZ-8.4: the disc and its cost or reward, the post, its delivery action, the transport."""
    g.uncover(seat, disc)
    place_on_post(g, seat, post)


def place_on_post(g: NewZealand, seat: i64, post: i64) -> None:
    g.posts[seat * POST_COUNT + post] += 1
    tell_delivered(g, seat, post)
    if g.kit.delivery[post] != NO_HALF:
        queue_carry_out(g, g.kit.delivery[post], seat)
    if g.kit.transport[post] > 0:
        queue_transport(g, seat, g.kit.transport[post])


class Delivery(Step[NewZealand]):
    """With the total of the income: ask for a delivery, if need be with a harbour disc, or skip it."""

    rules: Rules = ("NZ-8.10", "NZ-31.5")

    def run(self, g: NewZealand) -> None:
        seat = g.active
        if any_delivery(g, seat, delivery_value(g), 0, -1) == LEGAL:
            queue_choose_delivery(g, only(seat), delivery_value(g))
        elif _any_harbour_disc(g, seat, delivery_value(g)):
            queue_harbour_disc(g, only(seat), delivery_value(g))
        else:
            tell_no_delivery(g, seat)


class ChooseDelivery(Step[NewZealand]):
    """A trading post within the total and a disc of the own board for it."""

    window: i64 = INSIDE
    rules: Rules = (
        *("NZ-8.1", "NZ-8.2", "NZ-8.3", "NZ-8.4", "NZ-8.5", "NZ-8.6", "NZ-8.7", "NZ-8.9", "NZ-8.11", "NZ-8.12"),
        *("NZ-9.1", "NZ-9.2", "NZ-9.3", "NZ-9.4", "NZ-9.5", "NZ-9.6", "NZ-9.7", "NZ-9.8", "NZ-9.9", "NZ-9.10"),
        *("NZ-9.11", "NZ-9.12", "NZ-31.4"),
    )

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_posts(g, seat, choose_delivery_value(g), 0, -1, o)
        o.refuse_all(DELIVER_FROM, POST_COUNT * MEDIUM_COUNT, BOARD_DISC_FIRST)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        deliver(g, seat, deliver_post(action), deliver_disc(action))

    def context(self, g: NewZealand, seat: i64) -> DeliveryQuestion:
        return {"total": int(choose_delivery_value(g)), **post_prices(g, seat, choose_delivery_value(g), 0, -1)}


def harbour_disc_rule(g: NewZealand, seat: i64, post: i64, harbour: i64, total: i64) -> i64:
    """NZ-R5: a disc from a medium harbour has no corners and no removal cost; transport must be payable."""
    rule = post_rule(g, seat, post, total, 0)
    if rule != LEGAL:
        return rule
    if g.held(seat, MEDIUM + harbour) != 1:
        return NO_DISC_THERE
    if g.money[seat] < post_price(g, post):
        return g.why.lacks(DISC_TOO_DEAR, g.kit.transport[post], g.money[seat])
    return LEGAL


def _any_harbour_disc(g: NewZealand, seat: i64, total: i64) -> bool:
    for post in range(POST_COUNT):
        for harbour in range(MEDIUM_COUNT):
            if harbour_disc_rule(g, seat, post, harbour, total) == LEGAL:
                return True
    return False


class HarbourDisc(Step[NewZealand]):
    """No disc of the board can be delivered: one of a medium harbour must be."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-8.10",)

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for post in range(POST_COUNT):
            for harbour in range(MEDIUM_COUNT):
                rule = harbour_disc_rule(g, seat, post, harbour, harbour_disc_value(g))
                o.offer(deliver_from_number(post, harbour), rule, g.why.need, g.why.have)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        harbour = MEDIUM + deliver_from_harbour(action)
        g.harbours[seat * HARBOUR_COUNT + harbour] = DISC_LEFT
        place_on_post(g, seat, deliver_from_post(action))

    def context(self, g: NewZealand, seat: i64) -> DeliveryQuestion:
        prices: dict[int, int] = {}
        for choice in range(int(POST_COUNT * MEDIUM_COUNT)):
            post, harbour = choice // int(MEDIUM_COUNT), choice % int(MEDIUM_COUNT)
            if harbour_disc_rule(g, seat, post, harbour, harbour_disc_value(g)) in (LEGAL, DISC_TOO_DEAR):
                prices[int(DELIVER_FROM) + choice] = int(post_price(g, post))
        return {"total": int(harbour_disc_value(g)), **ACTIONS.prices(prices)}


class Transport(Step[NewZealand]):
    """The last part of a delivery."""

    rules: Rules = ("NZ-8.4", "NZ-8.12")

    def run(self, g: NewZealand) -> None:
        g.pay(transport_seat(g), transport_half(g))


class WoolDelivery(Step[NewZealand]):
    """One disc may go to a wool post."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-20.5", "NZ-20.6", "NZ-20.7", "NZ-20.11")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_posts(g, seat, wool_delivery_value(g), 1, wool_delivery_post(g), o)
        o.add(DECLINE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action != DECLINE:
            deliver(g, seat, deliver_post(action), deliver_disc(action))

    def context(self, g: NewZealand, seat: i64) -> DeliveryQuestion:
        return {
            "total": int(wool_delivery_value(g)),
            **post_prices(g, seat, wool_delivery_value(g), 1, wool_delivery_post(g)),
        }
