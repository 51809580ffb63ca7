"""NZ-21.10 and NZ-29.5: objectives left in the deck, and the end."""

from __future__ import annotations

from quayside.games.newzealand.actions import ADD_BEST, ADD_OBJECTIVE, DONE, add_objective_card
from quayside.games.newzealand.nouns import CARD_COUNT, FIRST_OBJECTIVE, MAX_TOPS, OBJECTIVE_COUNT
from quayside.games.newzealand.reasons import NOT_IN_DECK
from quayside.games.newzealand.scoring import best_additions
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import queue_last_objectives
from quayside.games.newzealand.tell import tell_added, tell_over
from quayside.games.newzealand.windows import SHUT
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


class LastObjectives(Step[NewZealand]):
    """Which objectives of the deck to add to the personal area, without their immediate action; the rest is dropped."""

    window: i64 = SHUT
    rules: Rules = ("NZ-21.10", "NZ-30.14")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        some: i64 = 0
        for card in range(FIRST_OBJECTIVE, CARD_COUNT):
            if g.deck_count(seat, card) > 0:
                o.add(ADD_OBJECTIVE + card - FIRST_OBJECTIVE)
                some = 1
        o.refuse_all(ADD_OBJECTIVE, OBJECTIVE_COUNT, NOT_IN_DECK)
        if some:
            o.add(ADD_BEST)
        else:
            o.refuse(ADD_BEST, NOT_IN_DECK)
        o.add(DONE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == ADD_BEST:
            for card in best_additions(g, int(seat)):
                add_to_area(g, seat, card)
        elif action != DONE:
            add_to_area(g, seat, FIRST_OBJECTIVE + add_objective_card(action))
            queue_last_objectives(g, only(seat))


def add_to_area(g: NewZealand, seat: i64, card: i64) -> None:
    at = seat * CARD_COUNT + card
    if g.pile[at] > 0:
        g.pile[at] -= 1
        g.pile_size[seat] -= 1
    elif g.hand[at] > 0:
        g.leave_hand(seat, card)
    else:
        _out_of_stack(g, seat, card)
    g.area[at] += 1
    tell_added(g, seat, card)


def _out_of_stack(g: NewZealand, seat: i64, card: i64) -> None:
    g.stack_size[seat] -= 1
    if g.stack[seat * CARD_COUNT + card] > 0:
        g.stack[seat * CARD_COUNT + card] -= 1
        return
    kept: i64 = 0
    missing: i64 = 1
    for place in range(g.top_count[seat]):
        top = g.tops[seat * MAX_TOPS + place]
        if top == card and missing:
            missing = 0
        else:
            g.tops[seat * MAX_TOPS + kept] = top
            kept += 1
    g.top_count[seat] = kept


class GameOver(Step[NewZealand]):
    """Everybody has had a last turn: the sheets are filled in."""

    rules: Rules = ("NZ-29.5",)

    def run(self, g: NewZealand) -> None:
        g.over = 1
        g.revealed()  # hands are open from now on
        tell_over(g)
