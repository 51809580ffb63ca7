"""NZ-14: invest in a bonus tile."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import (
    INVEST,
    INVEST_WITH,
    PLACE_JOKER,
    invest_column,
    invest_row,
    invest_with_card,
    invest_with_column,
    invest_with_row,
    is_invest,
    is_invest_with,
    place_joker_row,
)
from quayside.games.newzealand.nouns import (
    B_KINDS,
    BONUS_COLUMNS,
    BONUS_ROWS,
    EMPTY,
    STARTERS,
    WORKER_COUNT,
)
from quayside.games.newzealand.reasons import (
    NAME_THE_CARD,
    NO_BONUS_TILE,
    NO_HAZARD,
    NOT_IN_HAND,
    ROW_CLOSED,
    TILE_GOLD,
    TILE_NEEDS,
    TILE_TOO_DEAR,
    WORKER_ROW_FULL,
    WRONG_CARD,
)
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import queue_carry_out
from quayside.games.newzealand.steps.hire import place_worker
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.tell import tell_invested, tell_joker
from quayside.games.newzealand.view_types import TargetQuestion
from quayside.games.newzealand.vocabulary import NO_HALF
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step

SWAP_BREEDING: Final[i64] = 2  # breeding value of the starting sheep a Romney can replace (NZ-14.5)


def invest_price(g: NewZealand, cell: i64, modifier: i64) -> i64:
    """NZ-14.2: the row, the icon and what is printed on the tile."""
    return g.kit.bonus_price[cell // BONUS_COLUMNS] + modifier + g.kit.tile_pounds[g.bonus[cell]]


def invest_rule(g: NewZealand, seat: i64, cell: i64, modifier: i64) -> i64:
    """NZ-14.1, NZ-14.2, NZ-14.6: the row is open and every cost and requirement is met."""
    tile = g.bonus[cell]
    if tile == EMPTY:
        return NO_BONUS_TILE
    if cell // BONUS_COLUMNS == g.token_row:
        return ROW_CLOSED
    price = invest_price(g, cell, modifier)
    if g.money[seat] < price:
        return g.why.lacks(TILE_TOO_DEAR, price, g.money[seat])
    if g.gold[seat] < g.kit.tile_gold[tile]:
        return g.why.lacks(TILE_GOLD, g.kit.tile_gold[tile], g.gold[seat])
    if g.kit.tile_joker[tile]:
        return _any_row_open(g, seat)
    if g.kit.tile_clears[tile] and not g.any_hazard():
        return NO_HAZARD
    if g.kit.tile_swap[tile] and not _holds_swap(g, seat):
        return TILE_NEEDS
    return LEGAL


def swap_fits(g: NewZealand, breed: i64) -> bool:
    return g.kit.breeding[breed] == SWAP_BREEDING


def _holds_swap(g: NewZealand, seat: i64) -> bool:
    return any(swap_fits(g, breed) and g.holds(seat, breed) for breed in range(STARTERS))


def _any_row_open(g: NewZealand, seat: i64) -> i64:
    for kind in range(WORKER_COUNT):
        if g.row_open(seat, kind):
            return LEGAL
    return WORKER_ROW_FULL


def any_investment(g: NewZealand, seat: i64, modifier: i64) -> i64:
    """LEGAL if there is a tile to invest in, else the best reason why not."""
    g.why.open(NO_BONUS_TILE)
    for cell in range(BONUS_ROWS * BONUS_COLUMNS):
        if g.bonus[cell] != EMPTY:
            rule = invest_rule(g, seat, cell, modifier)
            if rule == LEGAL:
                return LEGAL
            g.why.consider(rule)
    return g.why.best()


def invest_cell(action: i64) -> i64:
    """The cell of the bonus market that is invested in."""
    return (invest_row(action) - 1) * BONUS_COLUMNS + invest_column(action) - 1


def swap_cell(action: i64) -> i64:
    """The same where a card leaves the game for the tile."""
    return (invest_with_row(action) - 1) * BONUS_COLUMNS + invest_with_column(action) - 1


class Investing(TargetStep):
    """Choose a tile of the bonus market."""

    rules: Rules = ("NZ-14.1", "NZ-14.2", "NZ-14.3", "NZ-14.5", "NZ-14.6")

    def targets(self, g: NewZealand, seat: i64, change: i64, more: i64, o: Offers) -> None:
        for cell in range(BONUS_ROWS * BONUS_COLUMNS):
            rule = invest_rule(g, seat, cell, change)
            if rule == LEGAL and g.kit.tile_swap[g.bonus[cell]]:
                o.refuse(INVEST + cell, NAME_THE_CARD)
                self._offer_swaps(g, seat, cell, o)
            else:
                o.offer(INVEST + cell, rule, g.why.need, g.why.have)
                if rule == LEGAL:
                    rule = WRONG_CARD  # this tile asks for no card
                o.refuse_all(INVEST_WITH + cell * STARTERS, STARTERS, rule, g.why.need, g.why.have)

    def answers(self, action: i64) -> bool:
        return is_invest(action) or is_invest_with(action)

    def _offer_swaps(self, g: NewZealand, seat: i64, cell: i64, o: Offers) -> None:
        """The card that leaves the game is part of the choice."""
        for breed in range(STARTERS):
            action = INVEST_WITH + cell * STARTERS + breed
            if not swap_fits(g, breed):
                o.refuse(action, WRONG_CARD)
            elif not g.holds(seat, breed):
                o.refuse(action, NOT_IN_HAND)
            else:
                o.add(action)

    def choose(self, g: NewZealand, seat: i64, change: i64, more: i64, action: i64) -> None:
        if is_invest_with(action):
            g.remove_card(seat, invest_with_card(action))
            invest(g, seat, swap_cell(action), change)
        else:
            invest(g, seat, invest_cell(action), change)

    def about(self, change: i64, more: i64) -> TargetQuestion:
        return {"modifier": int(change)}

    def prices(self, g: NewZealand, seat: i64, change: i64, more: i64) -> dict[int, int]:
        found: dict[int, int] = {}
        for cell in range(int(BONUS_ROWS * BONUS_COLUMNS)):
            if g.bonus[cell] == EMPTY:
                continue
            price = int(invest_price(g, cell, change))
            if g.kit.tile_swap[g.bonus[cell]]:
                swaps = [breed for breed in range(int(STARTERS)) if swap_fits(g, breed)]
                found.update({int(INVEST_WITH + cell * STARTERS) + breed: price for breed in swaps})
            found[int(INVEST) + cell] = price
        return found


def invest(g: NewZealand, seat: i64, cell: i64, modifier: i64) -> None:
    """NZ-14.3: pay every cost, keep the tile, take every reward."""
    tile = g.bonus[cell]
    price = invest_price(g, cell, modifier)
    g.pay(seat, price)
    g.spend_gold(seat, g.kit.tile_gold[tile])
    g.bonus[cell] = EMPTY
    g.tiles[seat * B_KINDS + tile] += 1
    tell_invested(g, seat, tile, price)
    if g.kit.tile_half[tile] != NO_HALF:
        queue_carry_out(g, g.kit.tile_half[tile], seat)


class JokerRow(Step[NewZealand]):
    """Which row the joker worker joins; the immediate action of its space may be used."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-14.4", "NZ-13.7")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        for kind in range(WORKER_COUNT):
            if g.row_open(seat, kind):
                o.add(PLACE_JOKER + kind)
            else:
                o.refuse(PLACE_JOKER + kind, WORKER_ROW_FULL)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        kind = place_joker_row(action)
        at = seat * WORKER_COUNT + kind
        g.jokers[at] |= only(g.workers[at] + 1)
        tell_joker(g, seat, kind)
        place_worker(g, seat, kind)
