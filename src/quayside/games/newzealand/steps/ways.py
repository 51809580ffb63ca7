"""The ways to use a half of an action: whole or in part (NZ-6.9), or with a card that pays for it (NZ-12.2)."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.effects import card_rule, carry_out, cost_of, half_rule, least_kept, pay_card, stretch
from quayside.games.newzealand.nouns import BREED_COUNT, FULL
from quayside.games.newzealand.reasons import NAME_THE_CARD, NOT_LESS, WRONG_CARD
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.vocabulary import NO_COST
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64

PARTS: Final[i64] = 16  # numbers in the list of partial rewards
NO_CARD: Final[i64] = -1


class Way:
    """A run of catalogue actions from `first` on; `which` is the place in that run.

    Each half that can be used has so many of them as the way has `choices`, one half after the other.
    """

    choices: i64 = 1

    def __init__(self, first: i64) -> None:
        self.first: i64 = first

    def of(self, option: i64) -> i64:
        """The first action of a half."""
        return self.first + option * self.choices

    def use(self, g: NewZealand, seat: i64, half: i64, choice: i64) -> None:
        raise AssertionError("a way says what is done")


class Whole(Way):
    def use(self, g: NewZealand, seat: i64, half: i64, choice: i64) -> None:
        carry_out(g, seat, half, FULL, NO_CARD, 0)


class InPart(Way):
    """NZ-6.9: so much of each gain but pounds."""

    choices: i64 = PARTS

    def use(self, g: NewZealand, seat: i64, half: i64, choice: i64) -> None:
        carry_out(g, seat, half, choice, NO_CARD, 0)


class WithCard(Way):
    """NZ-12.2: this breed is discarded for it."""

    choices: i64 = BREED_COUNT

    def use(self, g: NewZealand, seat: i64, half: i64, choice: i64) -> None:
        pay_card(g, seat, cost_of(g, half), choice)
        carry_out(g, seat, half, FULL, choice, 0)


class Bare(Way):
    """NZ-6.9: this breed is discarded, but of the reward only pounds are taken."""

    choices: i64 = BREED_COUNT

    def use(self, g: NewZealand, seat: i64, half: i64, choice: i64) -> None:
        pay_card(g, seat, cost_of(g, half), choice)
        carry_out(g, seat, half, 0, choice, 0)


class Ways:
    """The four runs of one question, which follow each other in the catalogue and stop before `end`."""

    def __init__(self, whole: i64, part: i64, with_card: i64, bare: i64, end: i64) -> None:
        self.whole: Way = Whole(whole)
        self.part: Way = InPart(part)
        self.with_card: Way = WithCard(with_card)
        self.bare: Way = Bare(bare)
        self.end: i64 = end
        self._way: list[Way] = []  # per action
        self._way += [self.whole] * int(part - whole)
        self._way += [self.part] * int(with_card - part)
        self._way += [self.with_card] * int(bare - with_card)
        self._way += [self.bare] * int(end - bare)

    def has(self, action: i64) -> bool:
        return self.whole.first <= action < self.end

    def option(self, action: i64) -> i64:
        """The half that an action is about."""
        way = self._way[action - self.whole.first]
        return (action - way.first) // way.choices

    def use(self, g: NewZealand, seat: i64, half: i64, action: i64) -> None:
        way = self._way[action - self.whole.first]
        way.use(g, seat, half, (action - way.first) % way.choices)

    def offer(self, g: NewZealand, seat: i64, option: i64, half: i64, o: Offers) -> None:
        cost = cost_of(g, half)
        if cost == NO_COST:
            self._offer_free(g, seat, option, half, o)
            return
        o.refuse(self.whole.of(option), NAME_THE_CARD)
        for breed in range(BREED_COUNT):
            o.offer(self.with_card.of(option) + breed, card_rule(g, seat, cost, breed))
        if stretch(g, seat, g.kit.halves[half]) > 0:
            for breed in range(BREED_COUNT):
                o.offer(self.bare.of(option) + breed, card_rule(g, seat, cost, breed))
        else:
            o.refuse_all(self.bare.of(option), BREED_COUNT, NOT_LESS)

    def _offer_free(self, g: NewZealand, seat: i64, option: i64, half: i64, o: Offers) -> None:
        rule = half_rule(g, seat, half)
        o.offer(self.whole.of(option), rule, g.why.need, g.why.have)
        if rule != LEGAL:
            o.refuse_all(self.part.of(option), PARTS, rule, g.why.need, g.why.have)
            return
        found = g.kit.halves[half]
        for keep in range(least_kept(found), min(stretch(g, seat, found), PARTS)):
            o.add(self.part.of(option) + keep)

    def refuse(self, o: Offers, option: i64, reason: i64) -> None:
        """Everything about one half that has not been offered."""
        if o.probe < 0:
            return  # nobody asks
        o.refuse(self.whole.of(option), reason)
        o.refuse_all(self.part.of(option), PARTS, NOT_LESS if reason == WRONG_CARD else reason)
        o.refuse_all(self.with_card.of(option), BREED_COUNT, reason)
        o.refuse_all(self.bare.of(option), BREED_COUNT, reason)

    def refuse_all(self, o: Offers, reason: i64) -> None:
        o.refuse_all(self.whole.first, self.end - self.whole.first, reason)
