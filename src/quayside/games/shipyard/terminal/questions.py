"""What a question of Shipyard tells beyond the table: canals in hand, sectors, the ship, its speeds and courses."""

from __future__ import annotations

import re
from typing import Final, Optional

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quayside.games.shipyard.nouns import PIECES
from quayside.games.shipyard.terminal.marks import (
    ARROWS,
    NOTHING,
    DrawnView,
    Part,
    counted,
    marks_of,
    panel,
    step_of,
    told_with,
    word_of,
)
from quayside.games.shipyard.terminal.water import number_of, one_canal, printed_face
from quayside.games.shipyard.view_types import LayQuestion, Plan, RingQuestion, RouteQuestion, TradeQuestion
from quayside.words import Words

_LAY: Final = re.compile(r"beside=([a-z0-9-]+), side=([a-z]+), turns=(\d)")


def _hand_canal(view: DrawnView, words: Words) -> Optional[Panel]:
    """The rented canal in its four orientations, and the longest route after each way to lay it."""
    context = told_with(view, LayQuestion)
    if "canal" not in context or view["turn"]["canal_in_hand"] is None:
        return None
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*(Text(words.say("cli-shipyard-quarter-turns", turns=turns), style="bold") for turns in range(4)))
    face = printed_face(view, context["canal"])
    grid.add_row(*(one_canal(context["canal"], face.turned(turns)) for turns in range(4)))
    after: dict[tuple[str, str], dict[int, int]] = {}
    for action, longest in context.get("longest_after", {}).items():
        found = _LAY.search(action)
        if found:
            after.setdefault((found[1], found[2]), {})[int(found[3])] = longest
    if not after:
        return panel(grid, word_of(words, context["canal"]))
    title = Text(words.say("cli-shipyard-longest-after"), style="italic")
    table = Table(pad_edge=False)
    table.add_column("")
    for turns in range(4):
        table.add_column(str(turns), justify="right")
    for (beside, side), routes in after.items():
        cells = (str(routes[turns]) if turns in routes else NOTHING for turns in range(4))
        table.add_row(Text(f"{word_of(words, beside)}, {word_of(words, side)}"), *map(Text, cells))
    return panel(Group(grid, title, table), word_of(words, context["canal"]))


def _sectors(view: DrawnView, words: Words) -> Optional[Table]:
    """What a marker gives for each number of extra sectors."""
    table = Table(pad_edge=False)
    table.add_column(words.say("cli-shipyard-extra"), justify="right")
    table.add_column(words.say("cli-shipyard-gives"))
    table.add_column(words.say("cli-shipyard-cost"), justify="right")
    for sector in told_with(view, RingQuestion).get("sectors", ()):
        cells = (str(sector["extra"]), word_of(words, sector["piece"]), str(sector["cost"]))
        table.add_row(*map(Text, cells))
    return table


def _cars_left(view: DrawnView, words: Words) -> Optional[Panel]:
    """The cars still to be dealt with and what each brings when sold."""
    context = told_with(view, TradeQuestion)
    grid = Table.grid(padding=(0, 2))
    for name, count in context.get("cars", {}).items():
        sale = words.say("cli-shipyard-sale-each", guilders=context["rates"][name])
        grid.add_row(Text(word_of(words, name)), Text(str(count)), Text(sale))
    return panel(grid, words.say("cli-shipyard-cars"))


def _ship(view: DrawnView, words: Words) -> Optional[Panel]:
    """The ship being loaded: its room, what builders add, what is on board and what is left in stock."""
    ship = view["ship"]
    if ship is None:
        return None
    plan, own = told_with(view, Plan), view["players"][ship["seat"]]
    room: dict[str, int] = {}
    for card in ship["cards"]:
        for name, count in card["icons"].items():
            room[name] = room.get(name, 0) + count
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(words.say("cli-shipyard-cards")), Text(str(len(ship["cards"]))))
    grid.add_row(Text(words.say("cli-shipyard-room")), Text(marks_of(room)))
    allowance = dict(plan.get("allowance", {}))
    crew = allowance.pop("crew", 0)
    extra = [words.say("cli-shipyard-any-crew", count=crew)] if crew else []
    extra += [counted(allowance, words)] if allowance else []
    if extra:
        grid.add_row(Text(words.say("cli-shipyard-builders")), Text(", ".join(extra)))
    grid.add_row(Text(words.say("cli-shipyard-aboard")), Text(counted(ship["aboard"], words), style="bold"))
    loading = step_of(view) == "loading"
    left = {name: own["stock"][name] - (ship["aboard"][name] if loading else 0) for name in PIECES}
    grid.add_row(Text(words.say("cli-shipyard-stock")), Text(counted(left, words)))
    return panel(grid, words.say("cli-shipyard-ship"))


def _speeds(view: DrawnView, words: Words) -> Optional[Table]:
    """For every speed the number of routes, the best points and the route that brings them."""
    speeds = told_with(view, Plan).get("speeds", ())
    if not speeds:
        return None
    table = Table(title=words.say("cli-shipyard-preview"), title_justify="left", pad_edge=False)
    table.add_column(words.say("cli-shipyard-speed"), justify="right")
    table.add_column(words.say("cli-shipyard-routes"), justify="right")
    table.add_column(words.say("cli-shipyard-points"), justify="right")
    table.add_column(words.say("cli-shipyard-best-route"))
    for each in speeds:
        route = (step.split(" ") for step in each["route"])
        shown = " ".join(f"{number_of(canal)}{ARROWS[space]}" for canal, space in route)
        cells = (str(each["speed"]), str(each["routes"]), str(each["points"]), shown)
        table.add_row(*map(Text, cells))
    return table


def _courses(view: DrawnView, words: Words) -> Optional[Panel]:
    """At a branching: the best points every way can still bring."""
    grid = Table.grid(padding=(0, 2))
    points = told_with(view, RouteQuestion).get("points", {})
    for course, best in points.items():
        grid.add_row(Text(word_of(words, course)), Text(words.say("cli-shipyard-at-best", points=best)))
    return panel(grid, words.say("cli-shipyard-preview"))


def route_legend(view: DrawnView, words: Words) -> Text:
    return Text(words.say("cli-shipyard-legend-route", example=f"8{ARROWS['northeast']}"), style="dim")


EXTRAS: Final[dict[str, tuple[Part, ...]]] = {
    "first_canal": (_hand_canal,),
    "lay_canal": (_hand_canal,),
    "manufacture": (_sectors,),
    "recruit": (_sectors,),
    "trade_cars": (_cars_left,),
    "loading": (_ship, _speeds, route_legend),
    "pick_speed": (_ship, _speeds, route_legend),
    "pick_route": (_ship, _courses),
}
