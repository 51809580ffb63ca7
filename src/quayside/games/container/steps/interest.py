"""CT-4: interest, default and seizure."""

from __future__ import annotations

from typing import Final

from quayside.games.container.actions import (
    SEIZE,
    SEIZE_FROM_STORE,
    is_seize,
    seize_colour,
    seize_from_store_colour,
    seize_from_store_price,
)
from quayside.games.container.loans import OPEN
from quayside.games.container.nouns import COLOUR_COUNT, FACTORY, HARBOUR, PLACES, STORE_SIZE
from quayside.games.container.reasons import NOT_THERE
from quayside.games.container.state import Container
from quayside.games.container.steps.frames import (
    interest_loans,
    queue_seize_choice,
    queue_seize_next,
    seize_choice_place,
)
from quayside.games.container.tell import tell_default, tell_interest, tell_seized
from quayside.games.container.view_types import SeizeQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step

# Places in the order of seizure, as in nouns.PLACES.
FIRST_STORE: Final[i64] = 3


class Interest(Step[Container]):
    """Pay 1 per loan held when the turn began; what cannot be paid is in default."""

    rules: Rules = ("CT-4.1", "CT-4.2", "CT-4.3", "CT-4.8", "CT-14.5")

    def run(self, g: Container) -> None:
        seat = g.active
        loans = interest_loans(g)
        due = interest_on(g, loans)
        if due == 0:
            return
        while g.cash(seat) < due and g.loans[seat] < g.kit.loan_limit:
            g.take_loan(seat)  # CT-4.2: compulsory
        in_default: i64 = 0
        while g.cash(seat) < due:
            due -= g.kit.interest
            in_default += 1
        if due > 0:
            g.pay_bank(seat, due)
            if g.bank_on:
                g.pay_brokers(due)
            tell_interest(g, seat, due)
        if in_default > 0:
            tell_default(g, seat, in_default)
            for _each in range(in_default * g.kit.seized_per_default):
                queue_seize_next(g)


def interest_on(g: Container, loans: i64) -> i64:
    """CT-4.1: what so many loans cost in each turn."""
    return loans * g.kit.interest


class SeizeNext(Step[Container]):
    """One container goes, from the first place that has any; the neighbour picks if they differ."""

    rules: Rules = ("CT-4.4", "CT-4.7")

    def run(self, g: Container) -> None:
        seat = g.active
        place = first_place(g, seat)
        if place < 0:
            return  # CT-4.7: forgiven for this turn
        if place < FIRST_STORE:
            row = _row(g, place)
            kinds: i64 = 0
            seized: i64 = -1
            for colour in range(COLOUR_COUNT):
                if row[seat * COLOUR_COUNT + colour]:
                    kinds += 1
                    seized = colour
            if kinds == 1:
                seize_from_row(g, seat, place, seized)
                return
        else:
            at = (seat * 2 + _store(place)) * STORE_SIZE
            spaces: i64 = 0
            last: i64 = -1
            for piece in range(STORE_SIZE):
                if g.stores[at + piece]:
                    spaces += 1
                    last = piece
            if spaces == 1:
                seize_from_store(g, seat, place, SEIZE_FROM_STORE + last)
                return
        queue_seize_choice(g, only(g.right_of(seat)), place)


class SeizeChoice(Step[Container]):
    """The right-hand neighbour of the debtor picks which container goes."""

    window: i64 = OPEN
    rules: Rules = ("CT-4.5", "CT-4.6")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        debtor = g.active
        if seize_choice_place(g) < FIRST_STORE:
            row = _row(g, seize_choice_place(g))
            for colour in range(COLOUR_COUNT):
                if row[debtor * COLOUR_COUNT + colour]:
                    o.add(SEIZE + colour)
        else:
            at = (debtor * 2 + _store(seize_choice_place(g))) * STORE_SIZE
            for piece in range(STORE_SIZE):
                if g.stores[at + piece]:
                    o.add(SEIZE_FROM_STORE + piece)
        o.refuse_all(SEIZE, COLOUR_COUNT + STORE_SIZE, NOT_THERE)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        if is_seize(action):
            seize_from_row(g, g.active, seize_choice_place(g), seize_colour(action))
        else:
            seize_from_store(g, g.active, seize_choice_place(g), action)

    def context(self, g: Container, seat: i64) -> SeizeQuestion:
        return {"debtor": int(g.active), "place": PLACES[seize_choice_place(g)]}


def first_place(g: Container, seat: i64) -> i64:
    """CT-4.4: the first place in the order of seizure that holds anything, or -1."""
    if g.row_total(g.island, seat):
        return 0
    if g.row_total(g.hold, seat):
        return 1
    if g.row_total(g.port, seat):
        return 2
    if g.stored[seat * 2 + HARBOUR]:
        return 3
    if g.stored[seat * 2 + FACTORY]:
        return 4
    return -1


def _row(g: Container, place: i64) -> vec[i64]:
    if place == 0:
        return g.island
    if place == 1:
        return g.hold
    return g.port


def _store(place: i64) -> i64:
    if place == FIRST_STORE:
        return HARBOUR
    return FACTORY


def seize_from_row(g: Container, debtor: i64, place: i64, colour: i64) -> None:
    row = _row(g, place)
    row[debtor * COLOUR_COUNT + colour] -= 1
    _to_box(g, debtor, place, colour)


def seize_from_store(g: Container, debtor: i64, place: i64, action: i64) -> None:
    colour, price = seize_from_store_colour(action), seize_from_store_price(action)
    g.take_piece(debtor, _store(place), colour, price)
    _to_box(g, debtor, place, colour)


def _to_box(g: Container, debtor: i64, place: i64, colour: i64) -> None:
    """CT-4.6: to the box, never to the supply."""
    g.boxed[colour] += 1
    tell_seized(g, debtor, colour, place)
