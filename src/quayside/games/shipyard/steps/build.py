"""SY-8: Build Ships, with the blanks of SY-27. Where cards may stand is in yard.py."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.actions import (
    DONE_BUILDING,
    PLACE,
    TAKE,
    TAKE_BLANK,
    is_take_blank,
    place_cell,
    take_blank_kind,
    take_column,
    take_number,
    take_row,
)
from quayside.games.shipyard.market import refill_ships
from quayside.games.shipyard.nouns import (
    BLANK,
    BOW,
    CELL_COUNT,
    EMPTY,
    KIND_COUNT,
    KINDS,
    MIDDLE,
    ROW_COUNT,
    SHIP_COLUMNS,
    STERN,
)
from quayside.games.shipyard.reasons import (
    BUILD_LIMIT,
    CARD_TOO_DEAR,
    CELL_TAKEN,
    COMPLETES_NOTHING,
    LAST_CARD_TOO_DEAR,
    NO_CELL,
    NO_CELL_COMPLETES,
    NOT_GONE,
    NOT_VIABLE,
    NOTHING_THERE,
    PLACE_FIRST,
    TAKE_ONE,
)
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import place_card_last, queue_cruises, queue_place_card, queue_take_card
from quayside.games.shipyard.steps.game_action import GameAction, offer_at_price
from quayside.games.shipyard.tell import tell_placed, tell_took, tell_took_blank
from quayside.games.shipyard.view_types import PlaceQuestion, TakeQuestion
from quayside.games.shipyard.yard import can_complete, completes, has_place, kind_at, may_place
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step

KIND_OF_COLUMN: Final[list[i64]] = [BOW, MIDDLE, MIDDLE, STERN]


class Build(GameAction):
    """Always performable: some kind always has a place, and its bottom row or a blank is free (SY-5.4)."""

    def start(self, g: Shipyard, seat: i64) -> None:
        g.taken = 0
        queue_take_card(g, only(seat))


def is_gone(g: Shipyard, kind: i64) -> bool:
    """SY-27.1: neither in its deck nor displayed."""
    if g.deck_left[kind - 1] > 0:  # the first three decks are bows, middles and sterns
        return False
    for column in range(SHIP_COLUMNS):
        if KIND_OF_COLUMN[column] == kind:
            for row in range(ROW_COUNT):
                if g.shown(column, row):
                    return False
    return True


def offer_cards(g: Shipyard, seat: i64, last_ship: bool, o: Offers) -> None:
    """Displayed cards and blanks that can be paid for and placed; for the last ship, only where they complete one."""
    shape = g.shape[seat]
    too_dear = LAST_CARD_TOO_DEAR if last_ship else CARD_TOO_DEAR
    for kind in range(BOW, STERN + 1):
        rule = kind_rule(shape, kind, last_ship)
        for column in range(SHIP_COLUMNS):
            if KIND_OF_COLUMN[column] == kind:
                _offer_column(g, seat, column, rule, too_dear, o)
        if rule == LEGAL and not is_gone(g, kind):
            rule = NOT_GONE
        o.offer(TAKE_BLANK + kind - 1, rule)


def kind_rule(shape: i64, kind: i64, last_ship: bool) -> i64:
    """SY-8.5, SY-26.1: is there a cell for this kind?"""
    if last_ship:
        return LEGAL if can_complete(shape, kind) else NO_CELL_COMPLETES
    return LEGAL if has_place(shape, kind) else NO_CELL


def _offer_column(g: Shipyard, seat: i64, column: i64, rule: i64, too_dear: i64, o: Offers) -> None:
    for row in range(ROW_COUNT):
        action = take_number(column, row + 1)
        price = g.price(column, row)
        if g.shown(column, row) == 0:
            o.refuse(action, NOTHING_THERE)
        elif rule != LEGAL:
            o.refuse(action, rule)
        else:
            offer_at_price(g, seat, action, price, too_dear, o)


def take_card(g: Shipyard, seat: i64, action: i64) -> None:
    """SY-8.2, SY-8.3: nothing slides before the end, so a row keeps its price; a blank is free (SY-27.2)."""
    if is_take_blank(action):
        kind = take_blank_kind(action) + 1
        g.hand_card = BLANK + kind
        tell_took_blank(g, seat, kind - 1)
        return
    column, row = take_column(action), take_row(action) - 1
    price = g.price(column, row)
    g.hand_card = g.shown(column, row)
    g.display[column * ROW_COUNT + row] = 0
    g.guilders[seat] -= price
    tell_took(g, seat, column, row, price, g.hand_card)


class TakeCard(Step[Shipyard]):
    """Take a ship card, or confirm what has been built."""

    rules: Rules = ("SY-8.1", "SY-8.2", "SY-8.3", "SY-8.8", "SY-8.11", "SY-27.2", "SY-27.4", "SY-27.5", "SY-27.6")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        if g.taken:
            o.add(DONE_BUILDING)
        else:
            o.refuse(DONE_BUILDING, TAKE_ONE)
        if g.taken == g.kit.build_limit:
            o.refuse_all(TAKE, ROW_COUNT * SHIP_COLUMNS + KIND_COUNT, BUILD_LIMIT, g.kit.build_limit)
        else:
            offer_cards(g, seat, False, o)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        if action == DONE_BUILDING:
            refill_ships(g)
            return
        take_card(g, seat, action)
        g.taken += 1
        queue_place_card(g, only(seat), 0)

    def context(self, g: Shipyard, seat: i64) -> TakeQuestion:
        return {"taken": int(g.taken), "limit": int(g.kit.build_limit), "guilders": int(g.spendable(seat))}


class PlaceCard(Step[Shipyard]):
    """Place the card in hand; argument a is 1 if it has to complete a ship at once (SY-26.2)."""

    rules: Rules = ("SY-8.4", "SY-8.5", "SY-8.6", "SY-8.7", "SY-9.5", "SY-26.2")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        kind = g.kit.kind_of[g.hand_card]
        for cell in range(CELL_COUNT):
            o.offer(PLACE + cell, cell_rule(g.shape[seat], kind, cell, place_card_last(g) == 1))
        o.refuse(DONE_BUILDING, PLACE_FIRST)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        cell = place_cell(action) - 1
        g.put_card(seat, cell, g.hand_card)
        tell_placed(g, seat, g.kit.kind_of[g.hand_card] - 1, cell, g.hand_card)
        g.hand_card = 0
        if place_card_last(g) == 1:
            refill_ships(g)
            queue_cruises(g)
        else:
            queue_take_card(g, only(seat))

    def context(self, g: Shipyard, seat: i64) -> PlaceQuestion:
        return {"kind": KINDS[g.kit.kind_of[g.hand_card] - 1]}


def cell_rule(shape: i64, kind: i64, cell: i64, last_ship: bool) -> i64:
    """SY-8.4, SY-9.5, SY-26.2."""
    if kind_at(shape, cell) != EMPTY:
        return CELL_TAKEN
    if not may_place(shape, kind, cell):
        return NOT_VIABLE
    if last_ship and not completes(shape, kind, cell):
        return COMPLETES_NOTHING
    return LEGAL
