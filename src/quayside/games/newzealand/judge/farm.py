"""What New Zealand's judge reads from a player's farm: the hand, the posts in reach, what things are worth."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.judge.temper import Temper
from quayside.games.newzealand.judge.valuations import ALONE, USUAL, Valuations
from quayside.games.newzealand.nouns import (
    BREED_COUNT,
    CARD_COUNT,
    CRAFTSMAN,
    EMPTY,
    FIRST_OBJECTIVE,
    HARBOUR_COUNT,
    LARGE,
    MARKET_BREED,
    MARKET_BREEDS,
    MEDIUM,
    POST_COUNT,
    PRIVATE_COUNT,
    ROW_SIZE,
    SEA_COUNT,
    SHEARER,
    SHEPHERD,
    TASKS,
    TOKEN_GONE,
)
from quayside.games.newzealand.scoring import enough, master_pays, owned_things
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.build import build_price, building_on, craftsmen_for, price_instead_of
from quayside.games.newzealand.steps.delivery import post_price, post_rule
from quayside.games.newzealand.steps.hire import hire_price, hire_rule
from quayside.games.newzealand.steps.invest import invest_price
from quayside.games.newzealand.steps.sheep import LINES, buy_rule
from quayside.games.newzealand.steps.ship import points_to
from quayside.games.newzealand.things import COUNTED
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64

LATE_ROW: Final[i64] = 5  # of the market token: the end is near
FIRST_ROWS: Final = 6.0  # rows of the bonus market that the token has before it when the game begins (NZ-2.6)
WOOLLIEST: Final[i64] = 9


class Farm:
    """One seat's position with a few sums taken."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.late: bool = False
        self.ahead: float = 1.0  # how much of the game is still to come
        self.pound: float = 0.0
        self.breeds: i64 = 0  # different ones in hand
        self.duplicates: i64 = 0  # cards in hand that would show nothing new in Wellington
        self.income: i64 = 0  # what the hand would show there, with permanent certificates
        self._have: tuple[int, ...] = ()
        self.temper = Temper()
        self.usual: Valuations = USUAL
        self.alone: Valuations = ALONE
        self.worth: Valuations = USUAL

    def look(self, g: NewZealand, seat: i64) -> None:
        """Take the sums for a seat."""
        self.worth = self.alone if g.solo else self.usual
        self.money = g.money[seat]
        self.late = g.token_row >= LATE_ROW
        self.ahead = float(TOKEN_GONE - g.token_row) / FIRST_ROWS
        self.pound = self.temper.pounds * self.fading(self.worth.pound, self.worth.pound_fade)
        self.breeds = 0
        self.income = g.permanent_certificates(seat)
        for breed in range(BREED_COUNT):
            if g.hand[seat * CARD_COUNT + breed] > 0:
                self.breeds += 1
                self.income += g.kit.breeding[breed]
        self.duplicates = g.hand_size[seat] - self.breeds
        self._have = ()

    def fading(self, value: float, fade: float) -> float:
        """What brings something again and again brings more early than late."""
        return value * max(0.0, 1.0 + fade * (2.0 * self.ahead - 1.0))

    def gold(self) -> float:
        return self.fading(self.worth.gold, self.worth.gold_fade)

    def taken(self, stack: i64) -> float:
        """A card of a supply or, after those, of a bonus stack."""
        return self.worth.taken[stack]

    def more_of_word(self, code: i64, n: i64) -> float:
        """What `n` of a word of the effects are worth beyond what they say themselves."""
        return 0.0

    def more_of_place(self, g: NewZealand, seat: i64, space: i64) -> float:
        """The same of a place where the runholder stops."""
        return 0.0

    # -- cards ---------------------------------------------------------------------------------------------------

    def keep_worth(self, g: NewZealand, seat: i64, card: i64) -> float:
        """What a card in hand is worth: another breed for Wellington, or something to play."""
        if card >= BREED_COUNT:
            return self.worth.card_kept
        value = 0.3 + float(g.kit.breeding[card]) + self.worth.keep_wool * float(g.kit.wool[card])
        if g.hand[seat * CARD_COUNT + card] > 1:
            return self.worth.keep_spare * value
        return value

    def wellington(self, g: NewZealand, seat: i64) -> float:
        """Better with a hand of different sheep."""
        total = self.income + g.certificates[seat]
        post = self.worth.post * self.best_post(g, seat, total)
        shown = self.worth.income * float(total) - self.worth.duplicate * float(self.duplicates)
        return shown + post + self.worth.visit

    def wool(self, g: NewZealand, seat: i64, number: i64) -> float:
        """Shearing the woolliest sheep in hand."""
        left = number
        if left == 0:
            left = g.row(seat, SHEARER)
        total = g.bonus_wool(seat)
        for wool in range(WOOLLIEST, 0, -1):
            for breed in range(BREED_COUNT):
                if left > 0 and g.kit.wool[breed] == wool and g.hand[seat * CARD_COUNT + breed] > 0:
                    total += wool
                    left -= 1
        return self.worth.sheared * float(total)

    def objectives(self, g: NewZealand, seat: i64) -> i64:
        """Cards in the personal area and in the deck."""
        count: i64 = 0
        for card in range(FIRST_OBJECTIVE, CARD_COUNT):
            count += g.area[seat * CARD_COUNT + card] + g.deck_count(seat, card)
        return count

    def would_meet(self, g: NewZealand, seat: i64, card: i64) -> bool:
        """Could this objective be met now, beside those already in the personal area?"""
        if not self._have:
            self._have = owned_things(g, int(seat))
        needs = [0] * len(TASKS)
        for each in range(FIRST_OBJECTIVE, CARD_COUNT):
            count = int(g.area[seat * CARD_COUNT + each]) + int(each == card)
            if count:
                for task, more in enumerate(g.kit.needs[each - FIRST_OBJECTIVE]):
                    needs[task] += more * count
        return enough(needs, self._have)

    # -- posts and discs -----------------------------------------------------------------------------------------

    def post(self, g: NewZealand, seat: i64, post: i64) -> float:
        """VP and cards of a post, its transport, and the arrows it completes."""
        kit = g.kit
        value = float(kit.post_vp[post]) - self.pound * float(post_price(g, post))
        for one, other, vp in kit.green_arrows:
            if post in (one, other):
                partner = other if post == one else one
                value += float(vp) * (1.0 if g.discs_on(seat, partner) else self.worth.arrow_ahead)
        if kit.delivery[post] >= 0 and post != 0:
            value += self.worth.post_card
        return value

    def best_post(self, g: NewZealand, seat: i64, total: i64) -> float:
        """The best post that a total would reach."""
        best = -6.0
        for post in range(POST_COUNT):
            if post_rule(g, seat, post, total, 0) == LEGAL:
                best = max(best, self.post(g, seat, post))
        return best

    def disc(self, g: NewZealand, disc: i64) -> float:
        value = self.fading(self.worth.disc[disc], self.worth.disc_fade) + float(g.kit.disc_vp[disc])
        return value - self.pound * float(g.removal_price(disc))

    # -- markets -------------------------------------------------------------------------------------------------

    def worker(self, g: NewZealand, seat: i64, kind: i64, row: i64, modifier: i64) -> float:
        if hire_rule(g, seat, kind, row, modifier) != LEGAL:
            return -1.0
        have = g.row(seat, kind)
        price = hire_price(g, row, modifier)
        fifth = self.worth.fifth if have == ROW_SIZE - 1 else 0.0
        lasting = self.fading(self.worth.of_worker[kind], self.worth.worker_fade)
        return lasting + fifth - self.pound * float(price)

    def tile(self, g: NewZealand, seat: i64, cell: i64, modifier: i64) -> float:
        kit = g.kit
        tile = g.bonus[cell]
        price = invest_price(g, cell, modifier)
        if price > self.money or g.gold[seat] < kit.tile_gold[tile]:
            return -1.0
        lasting = self.fading(self.worth.tile[tile], self.worth.tile_fade)
        return float(kit.tile_vp[tile]) + lasting - self.pound * float(price)

    def sheep(self, g: NewZealand, seat: i64, breed: i64) -> float:
        lasting = self.worth.breeding * float(g.kit.breeding[breed] - 2) + self.worth.wool * float(g.kit.wool[breed])
        lasting += self.worth.sheep + (0.0 if g.deck_count(seat, breed) else self.worth.new_breed)
        return float(g.kit.card_vp[breed]) + self.fading(lasting, self.worth.breeding_fade)

    def purchase(self, g: NewZealand, seat: i64, line: i64, breed: i64) -> float:
        """A breed of the market, numbered from 0, on a line of the price list."""
        kit = g.kit
        cards = 1.8 if kit.line_cards[line] > 1 else 1.0
        price = self.pound * float(kit.line_pounds[line]) + self.worth.shepherd_used * float(kit.line_shepherds[line])
        return (
            self.sheep(g, seat, MARKET_BREED + breed) * cards + self.worth.token * float(kit.line_token[line]) - price
        )

    def buying(self, g: NewZealand, seat: i64) -> float:
        shepherds = g.row(seat, SHEPHERD)
        best = 0.0
        for line in range(LINES):
            for breed in range(MARKET_BREEDS):
                if buy_rule(g, seat, line, breed, shepherds) == LEGAL:
                    again = self._times(g, line, shepherds) - 1
                    value = self.purchase(g, seat, line, breed)
                    best = max(best, value * (1.0 + self.worth.repeated * float(again)))
        return best

    def _times(self, g: NewZealand, line: i64, shepherds: i64) -> i64:
        """NZ-15.12: how often shepherds and money allow a line of the price list."""
        times = shepherds // max(1, g.kit.line_shepherds[line])
        if g.kit.line_pounds[line] > 0:
            times = min(times, self.money // g.kit.line_pounds[line])
        return max(1, times)

    # -- buildings -----------------------------------------------------------------------------------------------

    def building(self, g: NewZealand, number: i64, space: i64, price: i64) -> float:
        """VP, gold and fees for a new one, the difference for an upgrade."""
        kit = g.kit
        side = g.side(number)
        value = self.temper.building + float(kit.building_vp[side])
        old = building_on(g, space)
        if old == EMPTY:
            value += self.gold() + self.worth.new_building + 0.4 * float(kit.building_hands[side])
        else:
            value += self.worth.upgrade - float(kit.building_vp[g.side(old)])
        return value - self.pound * float(build_price(g, number, space, price))

    def best_building(self, g: NewZealand, seat: i64, price: i64) -> float:
        """Roughly what could be built now, whatever the space."""
        kit = g.kit
        craftsmen = g.row(seat, CRAFTSMAN)
        best = 0.0
        for number in range(PRIVATE_COUNT):
            if g.built[seat * PRIVATE_COUNT + number] != EMPTY:
                continue
            points = self.building_points(g, number)
            cost = price_instead_of(g, number, EMPTY, price)
            if craftsmen_for(g, number, EMPTY) <= craftsmen and cost <= self.money:
                best = max(best, points + self.gold() + self.worth.new_building - self.pound * float(cost))
            for old in range(PRIVATE_COUNT):
                if g.built[seat * PRIVATE_COUNT + old] < 0:
                    continue
                cost = price_instead_of(g, number, old, price)
                if 0 < craftsmen_for(g, number, old) <= craftsmen and cost <= self.money:
                    gain = points - float(kit.building_vp[g.side(old)]) + self.worth.upgrade
                    best = max(best, gain - self.pound * float(cost))
        return best

    def building_points(self, g: NewZealand, number: i64) -> float:
        """What a building counts when the best one is looked for."""
        return self.temper.building + float(g.kit.building_vp[g.side(number)])

    # -- the sea -------------------------------------------------------------------------------------------------

    def harbour(self, g: NewZealand, seat: i64, harbour: i64) -> float:
        """What upgrading a harbour would bring."""
        if harbour < 0 or g.held(seat, harbour):
            return 0.0
        cost = max(g.harbour_price(harbour, 0), 0)
        value = float(g.kit.harbour_vp[harbour]) - self.pound * float(cost)
        if harbour >= LARGE:
            return self.worth.large_post * float(self.foreign_points(g, harbour))
        return value + (self.worth.medium_harbour if harbour >= MEDIUM else self.worth.small_harbour)

    def foreign_points(self, g: NewZealand, harbour: i64) -> i64:
        """NZ-18.6: VP of the post that a large harbour opens."""
        for post in range(POST_COUNT):
            if g.kit.post_harbour[post] == harbour:
                return g.kit.post_vp[post]
        return 0

    def sea(self, g: NewZealand, seat: i64, space: i64) -> float:
        """Towards harbours that are still to be upgraded."""
        best = 0.0
        for harbour in range(HARBOUR_COUNT):
            far = g.kit.distance[space * SEA_COUNT + g.kit.harbour_space[harbour]]
            best = max(best, self.worth.voyage * self.harbour(g, seat, harbour) / (1.0 + float(far)))
        return best

    def sailing(self, g: NewZealand, seat: i64, points: i64) -> float:
        best = 0.3
        for harbour in range(HARBOUR_COUNT):
            if points_to(g, seat, harbour) <= points and g.harbour_price(harbour, 0) <= self.money:
                best = max(best, self.harbour(g, seat, harbour))
        return best

    def master(self, g: NewZealand, seat: i64, master: i64) -> float:
        """A harbour master: a certificate, and points for things of which there will be a few more."""
        kit = g.kit
        things = COUNTED[kit.master_of[master]].count(g, seat) + kit.master_per[master]
        lasting = self.worth.master + self.worth.master_certificate * float(kit.master_certificate[master])
        return lasting + float(master_pays(g, master, things))
