"""NZ-16: place or upgrade a private building."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import BUILD, CLEAR
from quayside.games.newzealand.events import E_BUILT, E_REPLACED
from quayside.games.newzealand.nouns import (
    BUILDING_SPACE_COUNT,
    CRAFTSMAN,
    EMPTY,
    PRIVATE_COUNT,
    PRIVATE_TILE,
    ROW_SIZE,
)
from quayside.games.newzealand.reasons import (
    BUILDING_TOO_DEAR,
    LOCKED,
    NOT_BIGGER,
    NOTHING_TO_BUILD,
    ONLY_BY_UPGRADE,
    SPACE_TAKEN,
    TILE_NOT_AT_HAND,
    TOO_FEW_CRAFTSMEN,
    WRONG_STEP,
)
from quayside.games.newzealand.state import OUT_OF_GAME, NewZealand
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.view_types import TargetQuestion
from quayside.games.newzealand.windows import WHY
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules

REPLACED_BIT: Final[i64] = 16  # in the mask of used actions: they are gone with the old building
TILE_CELLS: Final[i64] = 7  # bit mask of a building's own actions; the extra action belongs to the space (NZ-R39)


def build_rule(g: NewZealand, seat: i64, tile: i64, place: i64, price: i64, exactly: i64) -> i64:
    """May this tile go to that building space, at so much per craftsman? `exactly` is the step of bonus set 6, or 0."""
    if g.built[seat * PRIVATE_COUNT + tile] != EMPTY:
        return TILE_NOT_AT_HAND
    space = g.kit.building_space[place]
    if g.trail[space] == EMPTY:
        return _place_rule(g, seat, tile, space, price, exactly)
    if g.owner_of(space) != seat:
        return SPACE_TAKEN
    return _upgrade_rule(g, seat, tile, space, price, exactly)


def build_price(g: NewZealand, tile: i64, space: i64, price: i64) -> i64:
    """NZ-16.2, NZ-16.4: pounds for each craftsman it needs, or needs more than the building that it replaces."""
    need = g.kit.craftsmen[g.side(tile)]
    if g.trail[space] != EMPTY:
        need -= g.kit.craftsmen[g.side(_number_on(g, space))]
    return need * price


def _place_rule(g: NewZealand, seat: i64, tile: i64, space: i64, price: i64, exactly: i64) -> i64:
    """NZ-16.2, NZ-16.5, NZ-16.6: craftsmen, lock and pounds."""
    if exactly:
        return WHY.lacks(WRONG_STEP, exactly, 0)
    need = g.kit.craftsmen[g.side(tile)]
    if need > ROW_SIZE:
        return ONLY_BY_UPGRADE
    if g.row(seat, CRAFTSMAN) < need:
        return WHY.lacks(TOO_FEW_CRAFTSMEN, need, g.row(seat, CRAFTSMAN))
    if g.path[seat] < g.kit.lock[space]:
        return WHY.lacks(LOCKED, g.kit.lock[space], g.path[seat])
    cost = build_price(g, tile, space, price)
    if g.money[seat] < cost:
        return WHY.lacks(BUILDING_TOO_DEAR, cost, g.money[seat])
    return LEGAL


def _upgrade_rule(g: NewZealand, seat: i64, tile: i64, space: i64, price: i64, exactly: i64) -> i64:
    """NZ-16.4: only the difference is needed and paid; a lock does not bind again."""
    more = g.kit.craftsmen[g.side(tile)] - g.kit.craftsmen[g.side(_number_on(g, space))]
    if more <= 0:
        return NOT_BIGGER
    if exactly and more != exactly:
        return WHY.lacks(WRONG_STEP, exactly, more)
    if g.row(seat, CRAFTSMAN) < more:
        return WHY.lacks(TOO_FEW_CRAFTSMEN, more, g.row(seat, CRAFTSMAN))
    cost = build_price(g, tile, space, price)
    if g.money[seat] < cost:
        return WHY.lacks(BUILDING_TOO_DEAR, cost, g.money[seat])
    return LEGAL


def _number_on(g: NewZealand, space: i64) -> i64:
    return (g.trail[space] - PRIVATE_TILE) % PRIVATE_COUNT


def any_building(g: NewZealand, seat: i64, price: i64, exactly: i64) -> i64:
    """LEGAL if something can be built, else why not."""
    WHY.open(NOTHING_TO_BUILD)
    for tile in range(PRIVATE_COUNT):
        if g.built[seat * PRIVATE_COUNT + tile] == EMPTY:
            for place in range(BUILDING_SPACE_COUNT):
                rule = build_rule(g, seat, tile, place, price, exactly)
                if rule == LEGAL:
                    return LEGAL
                if rule in (BUILDING_TOO_DEAR, TOO_FEW_CRAFTSMEN):
                    WHY.consider(rule)
    return WHY.best()


class Building(TargetStep):
    """Choose a tile and a space (arguments: pounds per craftsman, the exact difference asked for or 0)."""

    name = "building"
    rules: Rules = ("NZ-16.1", "NZ-16.2", "NZ-16.3", "NZ-16.4", "NZ-16.5", "NZ-16.6", "NZ-16.7", "NZ-16.8", "NZ-16.10")

    def targets(self, g: NewZealand, seat: i64, a: i64, b: i64, o: Offers) -> None:
        for tile in range(PRIVATE_COUNT):
            first = BUILD + tile * BUILDING_SPACE_COUNT
            if g.built[seat * PRIVATE_COUNT + tile] != EMPTY:
                o.refuse_all(first, BUILDING_SPACE_COUNT, TILE_NOT_AT_HAND)
                continue
            for place in range(BUILDING_SPACE_COUNT):
                o.offer(first + place, build_rule(g, seat, tile, place, a, b), WHY.need, WHY.have)

    def answers(self, action: i64) -> bool:
        return BUILD <= action < CLEAR

    def choose(self, g: NewZealand, seat: i64, a: i64, b: i64, action: i64) -> None:
        tile = (action - BUILD) // BUILDING_SPACE_COUNT
        space = g.kit.building_space[(action - BUILD) % BUILDING_SPACE_COUNT]
        cost = build_price(g, tile, space, a)
        g.pay(seat, cost)
        if g.trail[space] == EMPTY:
            g.emit(E_BUILT, 0, seat, tile + 1, g.kit.space_of[space], cost)
            g.gain_gold(seat, g.kit.new_building_gold)
        else:
            g.emit(E_REPLACED, 0, seat, tile + 1, _number_on(g, space) + 1, cost)
            replaced_under_runholder(g, seat, space)
        put_building(g, seat, tile, space)

    def about(self, a: i64, b: i64) -> TargetQuestion:
        return {"price": int(a), "difference": int(b)}

    def prices(self, g: NewZealand, seat: i64, a: i64, b: i64) -> dict[int, int]:
        found: dict[int, int] = {}
        for choice in range(int(PRIVATE_COUNT * BUILDING_SPACE_COUNT)):
            tile, place = choice // int(BUILDING_SPACE_COUNT), choice % int(BUILDING_SPACE_COUNT)
            if build_rule(g, seat, tile, place, a, b) in (LEGAL, BUILDING_TOO_DEAR):
                found[int(BUILD) + choice] = int(build_price(g, tile, g.kit.building_space[place], a))
        return found


def put_building(g: NewZealand, owner: i64, tile: i64, space: i64) -> None:
    """The tile takes the space; one that stood there leaves the game (NZ-16.4)."""
    if g.trail[space] != EMPTY:
        g.built[owner * PRIVATE_COUNT + _number_on(g, space)] = OUT_OF_GAME
    g.built[owner * PRIVATE_COUNT + tile] = space
    g.trail[space] = PRIVATE_TILE + owner * PRIVATE_COUNT + tile


def replaced_under_runholder(g: NewZealand, seat: i64, space: i64) -> None:
    """NZ-16.9: if an action of the old building was used, the new one's cannot be used at this visit."""
    if g.runholder[seat] == space and g.used & TILE_CELLS:
        g.used |= TILE_CELLS | REPLACED_BIT
