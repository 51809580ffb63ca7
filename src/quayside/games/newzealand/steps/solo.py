"""Solo mode: the course of Sarah's turn. What her cards mean stands in sarah.py."""

from __future__ import annotations

from quayside.games.newzealand.actions import PICK_WORKER, pick_worker_worker
from quayside.games.newzealand.nouns import EMPTY, SARAH, SARAH_CARDS, START, WELLINGTON, WORKER_COUNT
from quayside.games.newzealand.reasons import NOT_TIED
from quayside.games.newzealand.sarah import carry_out_for_sarah, hire_for_sarah, sarah_delivers, walk
from quayside.games.newzealand.solo_cards import SPECIALITY, SarahsCard
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.forecast import refill_forecasts, use_forecast
from quayside.games.newzealand.steps.frames import (
    queue_end_of_turn,
    queue_sarah_arrives,
    queue_sarahs_deed,
    sarahs_deed_at,
    sarahs_deed_fits,
    sarahs_hire_tied,
)
from quayside.games.newzealand.tell import tell_sarah_card
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has
from quayside.kernel.steps import Rules, Step


class SarahsTurn(Step[NewZealand]):
    """NZ-32.3: draw a card, move, do what the card says, and in Wellington deliver."""

    rules: Rules = ("NZ-4.1",)

    def run(self, g: NewZealand) -> None:
        g.sarah_card = _draw_card(g)
        tell_sarah_card(g, g.sarah_card + 1)
        card = current_card(g)
        walk(g, _steps(g, card))
        fits = card.speciality < 0 or card.speciality == g.speciality
        for at in range(len(card.actions if fits else card.otherwise)):
            queue_sarahs_deed(g, at, int(fits))
        queue_sarah_arrives(g)
        queue_end_of_turn(g)


def current_card(g: NewZealand) -> SarahsCard:
    return g.kit.sarah.cards[g.sarah_card]


def _draw_card(g: NewZealand) -> int:
    """The cards are shuffled again when the stack is empty."""
    if not any(g.sarah_deck[card] == 1 for card in range(int(SARAH_CARDS))):
        for card in range(int(SARAH_CARDS)):
            if g.sarah_deck[card] == 0:
                g.sarah_deck[card] = 1
    stack = [card for card in range(int(SARAH_CARDS)) if g.sarah_deck[card] == 1]
    drawn = stack[g.draw(len(stack))]
    g.sarah_deck[drawn] = 0
    return drawn


def _steps(g: NewZealand, card: SarahsCard) -> int:
    """A number, or as many as workers of a type: one to five."""
    if card.steps_by < 0:
        return card.steps
    if card.steps_by == SPECIALITY:
        return int(g.row(SARAH, g.speciality))
    return int(g.row(SARAH, card.steps_by))


class SarahsDeed(Step[NewZealand]):
    """One action of the card."""

    rules: Rules = ("NZ-12.7",)

    def run(self, g: NewZealand) -> None:
        card = current_card(g)
        carry_out_for_sarah(
            g, card.actions[sarahs_deed_at(g)] if sarahs_deed_fits(g) else card.otherwise[sarahs_deed_at(g)]
        )


class SarahsHire(Step[NewZealand]):
    """NZ-32.6: several workers are equally good for her, so the player picks one."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-13.1",)

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for kind in range(WORKER_COUNT):
            if has(sarahs_hire_tied(g), kind):
                o.add(PICK_WORKER + kind)
            else:
                o.refuse(PICK_WORKER + kind, NOT_TIED)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        hire_for_sarah(g, pick_worker_worker(action))


class SarahArrives(Step[NewZealand]):
    """NZ-32.5: in Wellington she skips the income, delivers, and uses the right-hand forecast tiles."""

    rules: Rules = ("NZ-6.8", "NZ-10.9")

    def run(self, g: NewZealand) -> None:
        if g.runholder[SARAH] != WELLINGTON:
            return
        g.visits[SARAH] += 1
        sarah_delivers(g)
        for bag in range(2):
            for place in (1, 0):
                if g.forecast[bag * 2 + place] != EMPTY:
                    use_forecast(g, SARAH, bag, place)
                    break
        g.runholder[SARAH] = START
        refill_forecasts(g)
