"""SY-21: the cruise along the canals, and SY-20: what the ship scores. Canals left behind: canals.py (SY-22)."""

from __future__ import annotations

from quayside.games.shipyard.actions import STEER, steer_to
from quayside.games.shipyard.canals import exits, leave_canal, measure_reach, official, onward
from quayside.games.shipyard.fleet import enter_fleet
from quayside.games.shipyard.market import fill_gaps
from quayside.games.shipyard.nouns import (
    FROM_CREW,
    FROM_EQUIPMENT,
    FROM_OFFICIALS,
    FROM_RIBAND,
    FROM_SPEED,
    PIECE_COUNT,
    SPACE_COUNT,
)
from quayside.games.shipyard.preview import preview_route
from quayside.games.shipyard.reasons import NO_CHANNEL, NO_WAY_BACK, TOO_SHORT
from quayside.games.shipyard.ship_score import crew_points, equipment_points, met
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import pick_route_ways, queue_cruise, queue_pick_route
from quayside.games.shipyard.tell import tell_official, tell_riband, tell_sailed, tell_scored, tell_step
from quayside.games.shipyard.view_types import RouteQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only, size
from quayside.kernel.steps import Rules, Step


class Cruise(Step[Shipyard]):
    """Make steps as long as the route is forced; ask at branchings; score at the end."""

    rules: Rules = ("SY-20.1", "SY-20.7", "SY-21.1", "SY-21.2", "SY-21.4", "SY-21.5", "SY-21.9", "SY-22.1", "SY-22.3")

    def run(self, g: Shipyard) -> None:
        seat = g.active
        while g.ship_steps < g.ship_speed:
            ways = exits(g, seat, g.ship_speed - g.ship_steps - 1)
            if size(ways) > 1:
                queue_pick_route(g, only(seat), ways)
                return
            for exit_ in range(SPACE_COUNT + 1):
                if has(ways, exit_):
                    step_to(g, seat, exit_)
        finish_cruise(g, seat)


class PickRoute(Step[Shipyard]):
    """A branching: only ways are offered on which the whole speed can be sailed."""

    rules: Rules = ("SY-21.2", "SY-21.3", "SY-21.5", "SY-21.10")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        for exit_ in range(SPACE_COUNT + 1):
            if has(pick_route_ways(g), exit_):
                o.add(STEER + exit_)
            elif exit_ == g.figure_stern(seat):
                o.refuse(STEER + exit_, NO_WAY_BACK)
            elif has(exits(g, seat, 0), exit_):
                o.refuse(STEER + exit_, TOO_SHORT, g.ship_speed - g.ship_steps)
            else:
                o.refuse(STEER + exit_, NO_CHANNEL)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        step_to(g, seat, steer_to(action))
        queue_cruise(g)

    def context(self, g: Shipyard, seat: i64) -> RouteQuestion:
        return preview_route(g, int(seat))


def step_to(g: Shipyard, seat: i64, exit_: i64) -> None:
    """SY-21.2, SY-21.6 to SY-21.8: one step; the official or Riband of the space entered; cards left behind."""
    canal = g.figure_canal(seat)
    g.ship_steps += 1
    there, to, stern, _gone = onward(g, canal, g.figure_space(seat), exit_, 0)
    g.put_figure(seat, there, to, stern)
    if there != canal:
        leave_canal(g, seat, canal)
        fill_gaps(g)
    tell_step(g, seat, g.ship_steps, there, to)
    who = official(g, there, to)
    points, riband = met(g, who, g.ship_steps)
    if riband:
        g.ship_riband = riband
        tell_riband(g, seat, riband)
    elif who:
        g.ship_officials += points
        tell_official(g, seat, who, points)


def finish_cruise(g: Shipyard, seat: i64) -> None:
    """SY-20.2 to SY-20.7: points by source; then the ship joins the fleet and its cells are free."""
    crew = crew_points(g)
    equipment = equipment_points(g)
    g.score_points(seat, FROM_CREW, crew)
    g.score_points(seat, FROM_EQUIPMENT, equipment)
    g.score_points(seat, FROM_SPEED, g.ship_speed)
    g.score_points(seat, FROM_OFFICIALS, g.ship_officials)
    g.score_points(seat, FROM_RIBAND, g.ship_riband)
    tell_scored(g, seat, crew, equipment, g.ship_speed, g.ship_officials, g.ship_riband)
    total = crew + equipment + g.ship_speed + g.ship_officials + g.ship_riband
    tell_sailed(g, seat, g.ship_length, total)
    enter_fleet(g, seat, crew, equipment)
    for at in range(g.ship_bow, g.ship_bow + g.ship_length):
        g.clear_cell(seat, at)
    for piece in range(PIECE_COUNT):
        g.aboard[piece] = 0
    g.ship_length = 0
    g.ship_speed = 0
    g.ship_steps = 0
    g.ship_officials = 0
    g.ship_riband = 0
    measure_reach(g, seat)
