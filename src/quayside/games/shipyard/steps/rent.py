"""SY-11: Rent Canal. The water itself is in canals.py."""

from __future__ import annotations

from quayside.games.shipyard.actions import (
    LAY_FIRST,
    RENT_CANAL,
    START,
    lay_beside,
    lay_first_turns,
    lay_number,
    lay_side,
    lay_turns,
    rent_canal_row,
    start_space,
)
from quayside.games.shipyard.canals import has_port, lay_card, measure_reach, place_beside, reach_with
from quayside.games.shipyard.market import refill_canals
from quayside.games.shipyard.nouns import (
    CANAL_COLUMN,
    CANAL_COUNT,
    CANALS,
    PORT,
    ROW_COUNT,
    SIDE_COUNT,
    TURN_COUNT,
)
from quayside.games.shipyard.reasons import (
    BANK_THERE,
    CANAL_TOO_DEAR,
    DOES_NOT_JOIN,
    NO_CANAL_FITS,
    NO_CANAL_THERE,
    NO_PORT,
    NOT_IN_SYSTEM,
    PLACE_TAKEN,
)
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import (
    queue_first_canal,
    queue_lay_canal,
    queue_pick_canal,
    queue_start_space,
    start_space_canal,
)
from quayside.games.shipyard.steps.game_action import IMPOSSIBLE, GameAction, offer_at_price
from quayside.games.shipyard.tell import tell_laid, tell_rented, tell_started
from quayside.games.shipyard.view_types import CanalQuestion, LayQuestion, SpendQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


def join_rule(g: Shipyard, seat: i64, canal: i64, beside: i64, side: i64, turns: i64) -> i64:
    """SY-11.4: the place on that side of a card of the system is free, and the two cards are joined there."""
    if not g.in_system(seat, beside):
        return NOT_IN_SYSTEM
    if g.beside[beside * SIDE_COUNT + side]:
        return PLACE_TAKEN
    if not has_port(g, beside, g.canal_turns[beside], side):
        return BANK_THERE
    if not has_port(g, canal, turns, (side + 2) % 4):
        return DOES_NOT_JOIN
    return LEGAL


def can_attach(g: Shipyard, seat: i64, canal: i64) -> bool:
    """SY-11.6: is there any way to lay this canal?"""
    if not g.has_system(seat):
        return True
    for beside in range(CANAL_COUNT):
        if g.in_system(seat, beside):
            for side in range(SIDE_COUNT):
                for turns in range(TURN_COUNT):
                    if join_rule(g, seat, canal, beside, side, turns) == LEGAL:
                        return True
    return False


class Rent(GameAction):
    """Needs a displayed canal that fits somewhere (SY-5.5)."""

    missing: i64 = NO_CANAL_FITS

    def least(self, g: Shipyard, seat: i64) -> i64:
        for row in range(ROW_COUNT):
            shown = g.shown(CANAL_COLUMN, row)
            if shown and can_attach(g, seat, shown - 1):
                return g.price(CANAL_COLUMN, row)
        return IMPOSSIBLE

    def start(self, g: Shipyard, seat: i64) -> None:
        queue_pick_canal(g, only(seat))


class PickCanal(Step[Shipyard]):
    """Rent exactly one displayed canal at its row price."""

    rules: Rules = ("SY-11.1", "SY-11.6")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        for row in range(ROW_COUNT):
            shown = g.shown(CANAL_COLUMN, row)
            price = g.price(CANAL_COLUMN, row)
            if shown == 0:
                o.refuse(RENT_CANAL + row, NO_CANAL_THERE)
            elif not can_attach(g, seat, shown - 1):
                o.refuse(RENT_CANAL + row, NO_CANAL_FITS)
            else:
                offer_at_price(g, seat, RENT_CANAL + row, price, CANAL_TOO_DEAR, o)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        row = rent_canal_row(action) - 1
        price = g.price(CANAL_COLUMN, row)
        g.hand_canal = g.shown(CANAL_COLUMN, row)
        g.display[CANAL_COLUMN * ROW_COUNT + row] = 0
        g.guilders[seat] -= price
        tell_rented(g, seat, g.hand_canal - 1, price)
        if g.has_system(seat):
            queue_lay_canal(g, only(seat))
        else:
            queue_first_canal(g, only(seat))

    def context(self, g: Shipyard, seat: i64) -> SpendQuestion:
        return {"guilders": int(g.spendable(seat))}


class FirstCanal(Step[Shipyard]):
    """The first canal lies in any orientation."""

    rules: Rules = ("SY-11.3",)

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        o.add_all(LAY_FIRST, 4)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        canal = g.hand_canal - 1
        turns = lay_first_turns(action)
        g.hand_canal = 0
        lay_card(g, seat, canal, 0, 0, turns)
        tell_laid(g, seat, canal, 0, 0, turns)
        queue_start_space(g, only(seat), canal)

    def context(self, g: Shipyard, seat: i64) -> CanalQuestion:
        return {"canal": CANALS[g.hand_canal - 1]}


class StartSpace(Step[Shipyard]):
    """The ship figure starts on a space with a port of the first canal, its stern in that port."""

    rules: Rules = ("SY-11.3", "SY-11.8")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        for side in range(SIDE_COUNT):
            if has_port(g, start_space_canal(g), g.canal_turns[start_space_canal(g)], side):
                o.add(START + side)
            else:
                o.refuse(START + side, NO_PORT)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        side = start_space(action)
        g.put_figure(seat, start_space_canal(g), 2 * side, PORT)
        tell_started(g, seat, start_space_canal(g), side)
        measure_reach(g, seat)
        refill_canals(g)

    def context(self, g: Shipyard, seat: i64) -> CanalQuestion:
        return {"canal": CANALS[start_space_canal(g)]}


class LayCanal(Step[Shipyard]):
    """Lay the canal beside one of the system, joined to it; other sides need not fit."""

    rules: Rules = ("SY-11.2", "SY-11.4", "SY-11.5", "SY-11.7")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        canal = g.hand_canal - 1
        for beside in range(CANAL_COUNT):
            if not g.in_system(seat, beside):
                o.refuse_all(lay_number(beside, 0, 0), SIDE_COUNT * TURN_COUNT, NOT_IN_SYSTEM)
                continue
            for side in range(SIDE_COUNT):
                for turns in range(TURN_COUNT):
                    action = lay_number(beside, side, turns)
                    o.offer(action, join_rule(g, seat, canal, beside, side, turns))

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        lay_in_hand(g, seat, action)
        refill_canals(g)

    def context(self, g: Shipyard, seat: i64) -> LayQuestion:
        """The longest route now, and after each way to lay the card: a warning against shutting the figure in."""
        after: dict[str, int] = {}
        for action in g.legal(int(seat)):
            after[g.book.actions.name(action)] = int(reach_after(g, seat, action))
        return {"canal": CANALS[g.hand_canal - 1], "longest": int(g.reach[seat]), "longest_after": after}


def reach_after(g: Shipyard, seat: i64, action: i64) -> i64:
    """How far the figure could go with the rented canal laid that way."""
    x, y = place_beside(g, lay_beside(action), lay_side(action))
    return reach_with(g, seat, g.hand_canal - 1, x, y, lay_turns(action))


def lay_in_hand(g: Shipyard, seat: i64, action: i64) -> None:
    """Lay the rented canal: beside which card, on which side, with how many quarter turns."""
    canal = g.hand_canal - 1
    turns = lay_turns(action)
    x, y = place_beside(g, lay_beside(action), lay_side(action))
    g.hand_canal = 0
    lay_card(g, seat, canal, x, y, turns)
    tell_laid(g, seat, canal, x, y, turns)
    measure_reach(g, seat)
