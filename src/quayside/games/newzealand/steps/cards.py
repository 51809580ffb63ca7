"""NZ-11, NZ-28: drawing, discarding what was drawn, and what follows a card played from the hand."""

from __future__ import annotations

from quayside.games.newzealand.actions import DISCARD, DONE, PUT_ON_TOP, discard_card, put_on_top_card
from quayside.games.newzealand.nouns import CARD_COUNT
from quayside.games.newzealand.reasons import MUST_DISCARD, NOT_IN_HAND, NOTHING_GAINED
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import (
    card_played_seat,
    discard_drawn_count,
    queue_discard_drawn,
    queue_top_order,
)
from quayside.games.newzealand.tell import tell_on_top
from quayside.games.newzealand.view_types import DiscardQuestion
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


def draw_then_discard(g: NewZealand, seat: i64, count: i64) -> None:
    """NZ-R8: as many are discarded as were really drawn."""
    drawn = g.draw_up_to(seat, count)
    if drawn > 0:
        queue_discard_drawn(g, only(seat), drawn)


def offer_hand(g: NewZealand, seat: i64, o: Offers) -> None:
    """Every card in hand may be discarded."""
    at = seat * CARD_COUNT
    for card in range(CARD_COUNT):
        if g.hand[at + card] > 0:
            o.add(DISCARD + card)
    o.refuse_all(DISCARD, CARD_COUNT, NOT_IN_HAND)


class DiscardDrawn(Step[NewZealand]):
    """Discard cards of choice, also those just drawn."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-20.3", "NZ-23.2", "NZ-27.1", "NZ-12.8")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_hand(g, seat, o)
        if g.hand_size[seat] == 0:  # tokens have emptied it meanwhile: what is not there need not be discarded
            o.add(DONE)
        else:
            o.refuse(DONE, MUST_DISCARD, discard_drawn_count(g))

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        g.discard(seat, discard_card(action))
        if discard_drawn_count(g) > 1 and g.hand_size[seat] > 0:
            queue_discard_drawn(g, only(seat), discard_drawn_count(g) - 1)

    def context(self, g: NewZealand, seat: i64) -> DiscardQuestion:
        return {"cards": int(discard_drawn_count(g))}


class CardPlayed(Step[NewZealand]):
    """The effect of a card is over: it goes to the discard pile and its player draws one."""

    rules: Rules = ("NZ-28.2", "NZ-28.4", "NZ-31.9")

    def run(self, g: NewZealand) -> None:
        g.put_on_pile(card_played_seat(g), g.in_play)
        g.in_play = -1
        g.draw_card(card_played_seat(g))


def order_gained(g: NewZealand, seat: i64) -> None:
    """NZ-R40: ask for the order only while it matters."""
    kinds: i64 = 0
    gained: i64 = 0
    for card in range(CARD_COUNT):
        if g.gained[card] > 0:
            kinds += 1
            gained = card
    if kinds > 1:
        queue_top_order(g, only(seat))
    elif kinds == 1:
        while g.gained[gained] > 0:
            _to_top(g, seat, gained)


def _to_top(g: NewZealand, seat: i64, card: i64) -> None:
    g.put_on_top(seat, card)
    tell_on_top(g, seat, card)


class TopOrder(Step[NewZealand]):
    """Which of the cards gained this turn goes on top of the draw stack next; the last one will be drawn first."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-28.3",)

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for card in range(CARD_COUNT):
            if g.gained[card] > 0:
                o.add(PUT_ON_TOP + card)
        if o.n == 0:  # a token has shuffled them away meanwhile
            o.add(DONE)
        o.refuse_all(PUT_ON_TOP, CARD_COUNT, NOTHING_GAINED)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        _to_top(g, seat, put_on_top_card(action))
        order_gained(g, seat)
