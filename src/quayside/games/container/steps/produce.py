"""CT-8: produce."""

from __future__ import annotations

from quayside.games.container.actions import MAKE, PRODUCE, make_colour
from quayside.games.container.loans import OPEN
from quayside.games.container.nouns import COLOUR_COUNT, FACTORY
from quayside.games.container.reasons import ALREADY_PRODUCED, FEE_TOO_HIGH, NOT_MAKEABLE, WOULD_END
from quayside.games.container.state import Container
from quayside.games.container.steps.frames import make_choice_space, queue_make_choice
from quayside.games.container.steps.main_action import MainAction
from quayside.games.container.steps.pricing import start_pricing
from quayside.games.container.tell import tell_ending, tell_fee, tell_produced
from quayside.games.container.view_types import MakeQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


class Produce(MainAction):
    """CT-8.1: once per turn; 1 to the right-hand neighbour, whatever the output."""

    first: i64 = PRODUCE

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        if g.produced:
            o.refuse(PRODUCE, ALREADY_PRODUCED)
        elif g.cash(seat) < g.kit.production_fee:
            o.refuse(PRODUCE, FEE_TOO_HIGH, g.kit.production_fee, g.cash(seat))
        elif g.called and unavoidable_ends(g, seat) > ends_allowed(g):
            o.refuse(PRODUCE, WOULD_END)
        else:
            o.add(PRODUCE)

    def prices(self, g: Container, seat: i64) -> dict[int, int]:
        return {int(PRODUCE): int(g.kit.production_fee)}

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        g.produced = 1
        boss = g.right_of(seat)
        g.pay_player(seat, boss, g.kit.production_fee)
        tell_fee(g, seat, boss, g.kit.production_fee)
        _go_on(g, seat, g.room(seat, FACTORY))


class MakeChoice(Step[Container]):
    """Not everything fits: choose which colours are made until the space is full."""

    window: i64 = OPEN
    rules: Rules = ("CT-8.2", "CT-8.3", "CT-8.4")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        for colour in range(COLOUR_COUNT):
            o.offer(MAKE + colour, self._rule(g, seat, colour))

    def _rule(self, g: Container, seat: i64, colour: i64) -> i64:
        if not makeable(g, seat, colour):
            return NOT_MAKEABLE
        if g.called and g.supply[colour] == 1 and ends_allowed(g) == 0:
            return WOULD_END
        return LEGAL

    def take(self, g: Container, seat: i64, action: i64) -> None:
        make(g, seat, make_colour(action))
        _go_on(g, seat, make_choice_space(g) - 1)

    def context(self, g: Container, seat: i64) -> MakeQuestion:
        return {"space": int(make_choice_space(g))}


def _go_on(g: Container, seat: i64, space: i64) -> None:
    """Make all that is left if it fits, else ask."""
    if makeable_count(g, seat) > space and space > 0:
        queue_make_choice(g, only(seat), space)
        return
    if space > 0:
        for colour in range(COLOUR_COUNT):
            if makeable(g, seat, colour):
                make(g, seat, colour)
    if not g.ending and g.exhausted() >= g.kit.exhausted_at_end:  # CT-8.7, CT-11.1
        g.ending = 1
        tell_ending(g, seat)
    start_pricing(g, seat, FACTORY)


def makeable(g: Container, seat: i64, colour: i64) -> bool:
    """CT-8.2: a machine, something in the supply, and not made yet by this production."""
    return bool(
        g.machines[seat * COLOUR_COUNT + colour]
        and g.supply[colour] > 0
        and g.loose[FACTORY * COLOUR_COUNT + colour] == 0
    )


def makeable_count(g: Container, seat: i64) -> i64:
    count: i64 = 0
    for colour in range(COLOUR_COUNT):
        if makeable(g, seat, colour):
            count += 1
    return count


def make(g: Container, seat: i64, colour: i64) -> None:
    g.supply[colour] -= 1
    g.loose[FACTORY * COLOUR_COUNT + colour] += 1
    tell_produced(g, seat, colour)


def ends_allowed(g: Container) -> i64:
    """CT-15.3 (CT-R8): how many more colours may run out without triggering the end."""
    return g.kit.exhausted_at_end - 1 - g.exhausted()


def unavoidable_ends(g: Container, seat: i64) -> i64:
    """How many colours this production would exhaust even if the player avoids it as far as possible."""
    space = g.room(seat, FACTORY)
    last_ones: i64 = 0
    others: i64 = 0
    for colour in range(COLOUR_COUNT):
        if makeable(g, seat, colour):
            if g.supply[colour] == 1:
                last_ones += 1
            else:
                others += 1
    if space > last_ones + others:
        space = last_ones + others
    if space <= others:
        return 0
    return space - others
