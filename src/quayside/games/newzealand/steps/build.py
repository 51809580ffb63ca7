"""NZ-16: place or upgrade a private building."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import (
    BUILD,
    build_number,
    build_space,
    build_tile,
    is_build,
)
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
from quayside.games.newzealand.tell import tell_built, tell_replaced
from quayside.games.newzealand.view_types import TargetQuestion
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules

BUILDING_REPLACED: Final[i64] = 4  # in the set of used actions, after all cells: they are gone with the old building
TILE_CELLS: Final[i64] = 7  # the set of a building's own actions; the extra action belongs to the space (NZ-R39)


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
    """What a building on that space costs."""
    return price_instead_of(g, tile, building_on(g, space), price)


def price_instead_of(g: NewZealand, tile: i64, old: i64, price: i64) -> i64:
    """NZ-16.2, NZ-16.4: pounds for each craftsman it needs, or needs more than the building that it replaces."""
    return craftsmen_for(g, tile, old) * price


def craftsmen_for(g: NewZealand, tile: i64, old: i64) -> i64:
    """NZ-16.2, NZ-16.4: the craftsmen that a building needs, beyond those of one that it replaces (or EMPTY)."""
    need = g.kit.craftsmen[g.side(tile)]
    if old != EMPTY:
        need -= g.kit.craftsmen[g.side(old)]
    return need


def building_on(g: NewZealand, space: i64) -> i64:
    """The number of the private building on a building space, or EMPTY."""
    if g.trail[space] == EMPTY:
        return EMPTY
    return (g.trail[space] - PRIVATE_TILE) % PRIVATE_COUNT


def _place_rule(g: NewZealand, seat: i64, tile: i64, space: i64, price: i64, exactly: i64) -> i64:
    """NZ-16.2, NZ-16.5, NZ-16.6: craftsmen, lock and pounds."""
    if exactly:
        return g.why.lacks(WRONG_STEP, exactly, 0)
    need = craftsmen_for(g, tile, EMPTY)
    if need > ROW_SIZE:
        return ONLY_BY_UPGRADE
    if g.row(seat, CRAFTSMAN) < need:
        return g.why.lacks(TOO_FEW_CRAFTSMEN, need, g.row(seat, CRAFTSMAN))
    if g.path[seat] < g.kit.lock[space]:
        return g.why.lacks(LOCKED, g.kit.lock[space], g.path[seat])
    cost = build_price(g, tile, space, price)
    if g.money[seat] < cost:
        return g.why.lacks(BUILDING_TOO_DEAR, cost, g.money[seat])
    return LEGAL


def _upgrade_rule(g: NewZealand, seat: i64, tile: i64, space: i64, price: i64, exactly: i64) -> i64:
    """NZ-16.4: only the difference is needed and paid; a lock does not bind again."""
    more = craftsmen_for(g, tile, building_on(g, space))
    if more <= 0:
        return NOT_BIGGER
    if exactly and more != exactly:
        return g.why.lacks(WRONG_STEP, exactly, more)
    if g.row(seat, CRAFTSMAN) < more:
        return g.why.lacks(TOO_FEW_CRAFTSMEN, more, g.row(seat, CRAFTSMAN))
    cost = build_price(g, tile, space, price)
    if g.money[seat] < cost:
        return g.why.lacks(BUILDING_TOO_DEAR, cost, g.money[seat])
    return LEGAL


def any_building(g: NewZealand, seat: i64, price: i64, exactly: i64) -> i64:
    """LEGAL if something can be built, else why not."""
    g.why.open(NOTHING_TO_BUILD)
    for tile in range(PRIVATE_COUNT):
        if g.built[seat * PRIVATE_COUNT + tile] == EMPTY:
            for place in range(BUILDING_SPACE_COUNT):
                rule = build_rule(g, seat, tile, place, price, exactly)
                if rule == LEGAL:
                    return LEGAL
                if rule in (BUILDING_TOO_DEAR, TOO_FEW_CRAFTSMEN):
                    g.why.consider(rule)
    return g.why.best()


class Building(TargetStep):
    """Choose a tile and a space."""

    rules: Rules = ("NZ-16.1", "NZ-16.2", "NZ-16.3", "NZ-16.4", "NZ-16.5", "NZ-16.6", "NZ-16.7", "NZ-16.8", "NZ-16.10")

    def targets(self, g: NewZealand, seat: i64, change: i64, upgrade: i64, o: Offers) -> None:
        for tile in range(PRIVATE_COUNT):
            first = build_number(tile + 1, 0)
            if g.built[seat * PRIVATE_COUNT + tile] != EMPTY:
                o.refuse_all(first, BUILDING_SPACE_COUNT, TILE_NOT_AT_HAND)
                continue
            for place in range(BUILDING_SPACE_COUNT):
                o.offer(first + place, build_rule(g, seat, tile, place, change, upgrade), g.why.need, g.why.have)

    def answers(self, action: i64) -> bool:
        return is_build(action)

    def choose(self, g: NewZealand, seat: i64, change: i64, upgrade: i64, action: i64) -> None:
        tile = build_tile(action) - 1
        space = g.kit.building_space[build_space(action)]
        cost = build_price(g, tile, space, change)
        g.pay(seat, cost)
        if g.trail[space] == EMPTY:
            tell_built(g, seat, tile + 1, g.kit.space_of[space], cost)
            g.gain_gold(seat, g.kit.new_building_gold)
        else:
            tell_replaced(g, seat, tile + 1, building_on(g, space) + 1, cost)
            replaced_under_runholder(g, seat, space)
        put_building(g, seat, tile, space)

    def about(self, change: i64, upgrade: i64) -> TargetQuestion:
        return {"price": int(change), "difference": int(upgrade)}

    def prices(self, g: NewZealand, seat: i64, change: i64, upgrade: i64) -> dict[int, int]:
        found: dict[int, int] = {}
        for choice in range(int(PRIVATE_COUNT * BUILDING_SPACE_COUNT)):
            tile, place = choice // int(BUILDING_SPACE_COUNT), choice % int(BUILDING_SPACE_COUNT)
            if build_rule(g, seat, tile, place, change, upgrade) in (LEGAL, BUILDING_TOO_DEAR):
                found[int(BUILD) + choice] = int(build_price(g, tile, g.kit.building_space[place], change))
        return found


def put_building(g: NewZealand, owner: i64, tile: i64, space: i64) -> None:
    """The tile takes the space; one that stood there leaves the game (NZ-16.4)."""
    if g.trail[space] != EMPTY:
        g.built[owner * PRIVATE_COUNT + building_on(g, space)] = OUT_OF_GAME
    g.built[owner * PRIVATE_COUNT + tile] = space
    g.trail[space] = PRIVATE_TILE + owner * PRIVATE_COUNT + tile


def replaced_under_runholder(g: NewZealand, seat: i64, space: i64) -> None:
    """NZ-16.9: if an action of the old building was used, the new one's cannot be used at this visit."""
    if g.runholder[seat] == space and g.used & TILE_CELLS:
        g.used |= TILE_CELLS | only(BUILDING_REPLACED)
