"""NZ-10: Wellington's third and fourth actions, the bonus market and the return to the start."""

from __future__ import annotations

from quayside.games.newzealand.actions import FORECAST, forecast_number, forecast_space
from quayside.games.newzealand.nouns import (
    A_KINDS,
    B_KINDS,
    BAGS,
    BONUS_COLUMNS,
    EMPTY,
    FLOOD,
    HAZARD_TILE,
    JOB_ROWS,
    RED,
    START,
    TOKEN_GONE,
    TURQUOISE,
    WORKER_COUNT,
    YELLOW,
)
from quayside.games.newzealand.reasons import NO_TILE
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import (
    forecast_tile_bag,
    forecast_tile_seat,
    queue_forecast_tile,
    return_home_seat,
)
from quayside.games.newzealand.steps.sheep import add_from_stack, market_cards
from quayside.games.newzealand.tell import (
    tell_bonus_arrives,
    tell_bonus_leaves,
    tell_buildings_flipped,
    tell_hazard_arrives,
    tell_market_refilled,
    tell_market_token,
    tell_tile_leaves,
    tell_token_moves,
    tell_worker_arrives,
)
from quayside.games.newzealand.view_types import ForecastQuestion
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


class ForecastTile(Step[NewZealand]):
    """Choose one of the two tiles of a bag; a single one is placed without asking."""

    window: i64 = INSIDE
    rules: Rules = ("NZ-10.1", "NZ-10.4")

    def run(self, g: NewZealand) -> None:
        left = g.forecast[forecast_tile_bag(g) * 2]
        right = g.forecast[forecast_tile_bag(g) * 2 + 1]
        if left != EMPTY and right != EMPTY:
            queue_forecast_tile(g, only(forecast_tile_seat(g)), forecast_tile_bag(g), forecast_tile_seat(g))
        elif left != EMPTY:
            use_forecast(g, forecast_tile_seat(g), forecast_tile_bag(g), 0)
        elif right != EMPTY:
            use_forecast(g, forecast_tile_seat(g), forecast_tile_bag(g), 1)

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        o.add_all(forecast_number(forecast_tile_bag(g), 0), 2)
        o.refuse_all(FORECAST, 4, NO_TILE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        use_forecast(g, seat, forecast_tile_bag(g), forecast_space(action))

    def context(self, g: NewZealand, seat: i64) -> ForecastQuestion:
        return {"bag": BAGS[forecast_tile_bag(g)]}


def use_forecast(g: NewZealand, owner: i64, bag: i64, place: i64) -> None:
    """Place the tile of a forecast space."""
    tile = g.forecast[bag * 2 + place]
    g.forecast[bag * 2 + place] = EMPTY
    if bag:
        place_bonus_tile(g, owner, tile)
    elif not place_a_tile(g, owner, tile):
        g.gone_a[tile] += 1
        tell_tile_leaves(g, owner, tile)


def place_a_tile(g: NewZealand, owner: i64, tile: i64) -> bool:
    """NZ-10.2, NZ-10.3: a worker to the dearest empty space of its column, a hazard to the lowest of its zone."""
    if tile < WORKER_COUNT:
        for row in range(JOB_ROWS):
            if g.jobs[tile * JOB_ROWS + row] == 0:
                g.jobs[tile * JOB_ROWS + row] = 1
                tell_worker_arrives(g, owner, tile, row + 1)
                return True
        return False
    kind = tile - WORKER_COUNT
    place = g.free_hazard_space(kind // FLOOD)
    if place < 0:
        return False
    g.trail[g.kit.hazard_space[place]] = HAZARD_TILE + kind
    tell_hazard_arrives(g, owner, kind, place)
    return True


def columns(g: NewZealand) -> i64:
    """NZ-2.6: how many of the right-most columns are in use; with Sarah as many as for two players."""
    return g.owners


def place_bonus_tile(g: NewZealand, owner: i64, tile: i64) -> None:
    """NZ-10.4, NZ-10.5; once the token has left, the tile leaves the game (NZ-29.4)."""
    if g.token_row == TOKEN_GONE:
        g.gone_b[tile] += 1
        tell_bonus_leaves(g, owner, tile)
        return
    row = g.token_row
    for column in range(BONUS_COLUMNS - columns(g), BONUS_COLUMNS):
        if g.bonus[row * BONUS_COLUMNS + column] == EMPTY:
            g.bonus[row * BONUS_COLUMNS + column] = tile
            tell_bonus_arrives(g, owner, tile, row + 1)
            if column == BONUS_COLUMNS - 1:
                move_token(g, owner)
            return


def move_token(g: NewZealand, owner: i64) -> None:
    """NZ-10.5 to NZ-10.7, NZ-29.1: along the arrow, whose colour says what happens."""
    arrow = g.kit.arrow[g.token_row]
    g.token_row += 1
    tell_token_moves(g, g.token_row + 1, arrow)
    if arrow == YELLOW:
        before = market_cards(g)
        add_from_stack(g, owner, g.market_size - before)
        tell_market_refilled(g, market_cards(g) - before)
    elif arrow == TURQUOISE:
        g.flipped = 1
        tell_buildings_flipped(g)
    elif arrow == RED:
        g.ending = 1
        g.token_owner = owner
        tell_market_token(g, owner)


class ReturnHome(Step[NewZealand]):
    """After the fourth action: the runholder to the start space, the forecasts refilled."""

    rules: Rules = ("NZ-10.9", "NZ-29.4")

    def run(self, g: NewZealand) -> None:
        g.runholder[return_home_seat(g)] = START
        refill_forecasts(g)


def refill_forecasts(g: NewZealand) -> None:
    """NZ-R7: an empty bag leaves the space empty. With Sarah, remaining tiles slide to the right first."""
    for bag in range(2):
        if g.solo and g.forecast[bag * 2 + 1] == EMPTY:
            g.forecast[bag * 2 + 1] = g.forecast[bag * 2]
            g.forecast[bag * 2] = EMPTY
        for place in range(1, -1, -1):
            if g.forecast[bag * 2 + place] == EMPTY:
                if bag:
                    g.forecast[bag * 2 + place] = draw_b_tile(g)
                else:
                    g.forecast[bag * 2 + place] = draw_a_tile(g)


def draw_a_tile(g: NewZealand) -> i64:
    """A tile of bag A, or EMPTY."""
    left = g.in_bag_a()
    if left == 0:
        return EMPTY
    left = g.draw(left)
    for kind in range(A_KINDS):
        left -= g.bag_a[kind]
        if left < 0:
            g.bag_a[kind] -= 1
            return kind
    return EMPTY


def draw_b_tile(g: NewZealand) -> i64:
    """A tile of bag B, or EMPTY."""
    left: i64 = 0
    for kind in range(B_KINDS):
        left += g.bag_b[kind]
    if left == 0:
        return EMPTY
    left = g.draw(left)
    for kind in range(B_KINDS):
        left -= g.bag_b[kind]
        if left < 0:
            g.bag_b[kind] -= 1
            return kind
    return EMPTY
