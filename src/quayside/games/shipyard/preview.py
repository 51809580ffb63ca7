"""What a load would score: speeds, routes and points beside the questions of a cruise (SY-18, SY-20, SY-21)."""

from __future__ import annotations

from quayside.games.shipyard.canals import ahead, official, onward
from quayside.games.shipyard.employees import most_extra_speed
from quayside.games.shipyard.nouns import (
    CANALS,
    CAPTAIN,
    CELL_COUNT,
    ICONS,
    PIECES,
    SPACE_COUNT,
    SPACES,
)
from quayside.games.shipyard.ship_score import crew_points, equipment_points, met
from quayside.games.shipyard.speed import highest_speed, lowest_speed
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.view_types import Plan, RouteQuestion, SpeedPlan
from quayside.kernel.sets import has

MOST_ROUTES = 2000  # a preview stops counting here


class Route:
    """One way to sail a number of steps: where it ends and what it scores on the way."""

    def __init__(self, path: list[tuple[int, int]], officials: int, riband: int) -> None:
        self.path = path
        self.officials = officials
        self.riband = riband


def routes(g: Shipyard, seat: int, steps: int) -> list[Route]:
    """All legal routes of exactly so many steps from the figure's place, at most MOST_ROUTES (SY-21.10)."""
    found: list[Route] = []
    if g.has_system(seat):
        canal, space, stern = int(g.figure_canal(seat)), int(g.figure_space(seat)), int(g.figure_stern(seat))
        _search(g, canal, space, stern, 0, steps, [], 0, 0, found)
    return found


def _search(
    g: Shipyard,
    canal: int,
    space: int,
    stern: int,
    gone: int,
    left: int,
    path: list[tuple[int, int]],
    officials: int,
    riband: int,
    found: list[Route],
) -> None:
    if left == 0:
        found.append(Route(path, officials, riband))
        return
    ways = int(ahead(g, canal, space, stern))
    for exit_ in range(int(SPACE_COUNT) + 1):
        if not has(ways, exit_) or len(found) >= MOST_ROUTES:
            continue
        there, to, came, left_behind = (int(each) for each in onward(g, canal, space, exit_, gone))
        if there < 0:
            continue
        points, ribbon = met(g, official(g, there, to), g.ship_steps + len(path) + 1)
        _search(
            g,
            there,
            to,
            came,
            left_behind,
            left - 1,
            [*path, (there, to)],
            officials + int(points),
            int(ribbon) or riband,
            found,
        )


def aboard_points(g: Shipyard) -> int:
    """Points of crew and equipment."""
    return int(crew_points(g) + equipment_points(g))


def preview(g: Shipyard, seat: int) -> Plan:
    """The ship, its load, and for each speed that can be sailed the routes and the best points."""
    low, high = int(lowest_speed(g)), int(highest_speed(g, seat))
    speeds: list[SpeedPlan] = []
    best = 0
    for speed in range(low, high + 1):
        ways = routes(g, seat, speed)
        points = [way.officials + way.riband for way in ways]
        total = aboard_points(g) + speed + max(points)
        best = max(best, total)
        way = ways[points.index(max(points))]
        speeds.append(
            {
                "speed": speed,
                "routes": len(ways),
                "all_routes": len(ways) < MOST_ROUTES,
                "points": total,
                "route": [f"{CANALS[canal]} {SPACES[space]}" for canal, space in way.path],
            }
        )
    return {
        "cards": [
            g.kit.card_names[g.yard[seat * CELL_COUNT + at]]
            for at in range(int(g.ship_bow), int(g.ship_bow + g.ship_length))
        ],
        "room": {name: int(g.room[at]) for at, name in enumerate(ICONS) if g.room[at]},
        "allowance": {name: int(g.allowance[at]) for at, name in enumerate((*PIECES, "crew")) if g.allowance[at]},
        "aboard": {name: int(g.aboard[at]) for at, name in enumerate(PIECES) if g.aboard[at]},
        "captain": bool(g.aboard[CAPTAIN]),
        "base_speed": low,
        "most_speed": low + int(most_extra_speed(g, seat)),
        "longest": int(g.reach[seat]),
        "speeds": speeds,
        "points": best,
    }


def preview_route(g: Shipyard, seat: int) -> RouteQuestion:
    """At a branching: for every way the best points still to be had, the whole ship included."""
    left = int(g.ship_speed - g.ship_steps)
    best: dict[str, int] = {}
    here = int(g.figure_canal(seat))
    sure = aboard_points(g) + int(g.ship_speed + g.ship_officials)
    for way in routes(g, seat, left):
        canal, space = way.path[0]
        name = SPACES[space] if canal == here else "out"
        points = sure + way.officials + (way.riband or int(g.ship_riband))
        best[name] = max(best.get(name, 0), points)
    return {"speed": int(g.ship_speed), "steps_left": left, "points": best}
