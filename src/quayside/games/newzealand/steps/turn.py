"""NZ-4: the turn and the first turn. NZ-11: phase C. NZ-29: the last turns."""

from __future__ import annotations

from quayside.games.newzealand.actions import ACTIONS, DONE, MOVE, UNCOVER, discard_card, move_to, uncover_disc
from quayside.games.newzealand.nouns import (
    CARD_COUNT,
    DISC_COUNT,
    FIRST_OBJECTIVE,
    NOT_PLACED,
    PRIVATE_TILE,
    SARAH,
    TRAIL_COUNT,
)
from quayside.games.newzealand.reasons import DISC_GONE, MUST_DISCARD, NOT_NEUTRAL, WHITE_ONLY
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.cards import offer_hand
from quayside.games.newzealand.steps.frames import (
    queue_arrive,
    queue_end_of_turn,
    queue_first_disc,
    queue_first_discard,
    queue_first_place,
    queue_game_over,
    queue_last_objectives,
    queue_phase_a,
    queue_sarahs_turn,
    queue_start_turn,
    queue_use_location,
)
from quayside.games.newzealand.tell import tell_turn
from quayside.games.newzealand.view_types import DiscardQuestion
from quayside.games.newzealand.windows import BEFORE_MOVING, INSIDE
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step
from quayside.kernel.view_types import Priced


class StartTurn(Step[NewZealand]):
    """Phases A, B and C; a player's first turn begins in its own way."""

    rules: Rules = ("NZ-4.1", "NZ-4.5")

    def run(self, g: NewZealand) -> None:
        seat = g.active
        g.hand_over()
        g.turns += 1
        g.used = 0
        g.acted = 0
        g.forget_gained()
        tell_turn(g, seat, (g.turns + g.owners - 1) // g.owners)
        if g.solo and seat == SARAH:
            queue_sarahs_turn(g)
        elif g.runholder[seat] != NOT_PLACED:
            queue_phase_a(g, only(seat))
        else:
            if g.hand_size[seat] > g.kit.hand_limit:
                queue_first_discard(g, only(seat))
            queue_first_disc(g, only(seat))
            queue_first_place(g, only(seat))


class FirstDiscard(Step[NewZealand]):
    """Discard down to the hand limit, before anything else."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-4.2",)

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        if g.hand_size[seat] <= g.kit.hand_limit:  # tokens have removed cards meanwhile
            o.add(DONE)
            return
        offer_hand(g, seat, o)
        o.refuse(DONE, MUST_DISCARD, g.hand_size[seat] - g.kit.hand_limit)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        g.discard(seat, discard_card(action))
        if g.hand_size[seat] > g.kit.hand_limit:
            queue_first_discard(g, only(seat))

    def context(self, g: NewZealand, seat: i64) -> DiscardQuestion:
        return {"cards": int(g.hand_size[seat] - g.kit.hand_limit)}


class FirstDisc(Step[NewZealand]):
    """A disc of a white-cornered space goes to the start of the pathfinder track."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-4.3", "NZ-9.10", "NZ-9.11")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for disc in range(DISC_COUNT):
            rule = g.disc_rule(seat, disc, 0)
            if rule != DISC_GONE and not has(g.kit.white_discs, disc):
                rule = WHITE_ONLY
            o.offer(UNCOVER + disc, rule, g.kit.disc_cost[disc], g.money[seat])

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        g.uncover(seat, uncover_disc(action))
        g.path[seat] = 0

    def context(self, g: NewZealand, seat: i64) -> Priced:
        discs = [disc for disc in range(int(DISC_COUNT)) if has(g.kit.white_discs, disc) and g.on_board(seat, disc)]
        return ACTIONS.prices({int(UNCOVER) + disc: int(g.removal_price(disc)) for disc in discs})


class FirstPlace(Step[NewZealand]):
    """The runholder starts on any neutral building, and phase B follows there."""

    window: i64 = BEFORE_MOVING
    rules: Rules = ("NZ-4.4", "NZ-4.5")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for space in range(TRAIL_COUNT):
            if 0 <= g.trail[space] < PRIVATE_TILE:
                o.add(MOVE + space)
            else:
                o.refuse(MOVE + space, NOT_NEUTRAL)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        g.runholder[seat] = move_to(action)
        queue_arrive(g, seat)
        queue_use_location(g, only(seat))


class PhaseC(Step[NewZealand]):
    """Draw up to the hand limit; not in a last turn."""

    rules: Rules = ("NZ-11.1", "NZ-11.2", "NZ-11.3", "NZ-11.4", "NZ-11.5", "NZ-29.2", "NZ-29.3")

    def run(self, g: NewZealand) -> None:
        seat = g.active
        if not g.ending:
            g.draw_up_to(seat, g.hand_limit(seat) - g.hand_size[seat])
        queue_end_of_turn(g)


class EndOfTurn(Step[NewZealand]):
    """The next player clockwise, until everybody has had a last turn."""

    rules: Rules = ("NZ-4.1", "NZ-29.1", "NZ-29.3", "NZ-29.5")

    def run(self, g: NewZealand) -> None:
        following = (g.active + 1) % g.owners
        if g.ending and following == g.token_owner:
            for seat in range(g.seats):
                if objectives_in_deck(g, seat) > 0:
                    queue_last_objectives(g, only(seat))
            queue_game_over(g)
            return
        g.active = following
        queue_start_turn(g)


def objectives_in_deck(g: NewZealand, seat: i64) -> i64:
    count: i64 = 0
    for card in range(FIRST_OBJECTIVE, CARD_COUNT):
        count += g.deck_count(seat, card)
    return count
