"""The trail, the sea and the trading posts of New Zealand in the terminal."""

from __future__ import annotations

from typing import Final, Iterable, Mapping, Optional

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quayside.cli.draw import Drawn
from quayside.games.newzealand import view_types
from quayside.games.newzealand.terminal.facts import (
    Fields,
    action_list,
    action_text,
    master_text,
    points,
    printed,
    printed_rows,
    spot,
    word,
)
from quayside.words import Words


class DrawnView(view_types.View, Drawn):
    """The view as it is drawn."""


SARAH: Final = 1  # the letter her pieces have is that of the second seat


def own_side(view: DrawnView) -> view_types.Player:
    assert view["seat"] is not None, "nobody has an own side"
    return view["players"][view["seat"]]


def owners(view: DrawnView) -> list[tuple[int, view_types.Common]]:
    """Everybody with pieces on the table: the players, and Sarah in the seat after the only one."""
    found: list[tuple[int, view_types.Common]] = [(player["seat"], player) for player in view["players"]]
    if "sarah" in view:
        found.append((SARAH, view["sarah"]))
    return found


def section(title: str, body: Iterable[RenderableType], legend: str = "") -> RenderableType:
    parts: list[RenderableType] = [Text(title, style="bold underline"), *body]
    if legend:
        parts.append(Padding(Text(legend, style="dim"), (0, 0, 0, 2)))
    return Group(*parts)


def hanging(first: Text, rest: Text, indent: int = 0) -> RenderableType:
    """A short label and a text that may run over several lines beside it."""
    row = Table.grid(padding=(0, 1))
    row.add_column(no_wrap=True)
    row.add_column(overflow="fold")
    row.add_row(first, rest)
    return Padding(row, (0, 0, 0, indent))


# -- the trail ---------------------------------------------------------------------------------------------------


def trail(view: DrawnView, words: Words) -> RenderableType:
    """From hub to hub, each hub with its actions and below it the branches that lead on."""
    reach = reachable(view)
    lines: list[RenderableType] = []
    for space in hubs(view):
        lines.append(_hub(view, space, reach, words))
        ways = [way for way in branches(view, space) if way]
        for number, way in enumerate(ways):
            sign = "└ " if number == len(ways) - 1 else "├ "
            cells = Text("  ").join(_cell(view, each, reach, words) for each in way)
            lines.append(hanging(Text(sign), cells, 2))
    legend = words.say("cli-newzealand-trail-legend")
    return section(words.say("cli-newzealand-trail"), lines, legend)


def hubs(view: DrawnView) -> list[str]:
    """The start, the neutral spaces and the city, in the order of the trail."""
    return [row["id"] for row in printed_rows(view, "trail") if row["kind"] in ("start", "neutral", "city")]


def branches(view: DrawnView, hub: str) -> list[list[str]]:
    """The chains of spaces that lead from a hub to the next."""
    found = []
    for space in printed(view, "trail")[hub]["to"]:
        chain: list[str] = []
        while space not in hubs(view):
            chain.append(space)
            space = printed(view, "trail")[space]["to"][0]
        found.append(chain)
    return found


def reachable(view: DrawnView) -> dict[str, int]:
    """Locations within the own step limit, with the fewest steps to each."""
    if view["seat"] is None or view["over"]:
        return {}
    own = view["players"][view["seat"]]
    if own["runholder"] is None:
        return {}
    best: dict[str, int] = {own["runholder"]: 0}
    found: dict[str, int] = {}
    queue = [own["runholder"]]
    while queue:
        here = queue.pop(0)
        for there in printed(view, "trail")[here]["to"]:
            location = there in view["trail"] or printed(view, "trail")[there]["kind"] == "city"
            steps = best[here] + int(location)
            if steps <= own["steps"] and steps < best.get(there, 99):
                best[there] = steps
                queue.append(there)
                if location:
                    found[there] = steps
    return found


def _marks(view: DrawnView, space: str, reach: Mapping[str, int], words: Words) -> Text:
    """Runholders there, and how far it is."""
    marks = Text()
    for seat, owner in owners(view):
        if owner["runholder"] == space:
            marks.append(f" @{words.seat(seat)}", style="bold reverse" if seat == view["seat"] else "bold")
    if space in reach:
        marks.append(f" >{reach[space]}", style="bold green")
    return marks


def _hub(view: DrawnView, space: str, reach: Mapping[str, int], words: Words) -> RenderableType:
    tile = view["trail"].get(space)
    if tile is None:
        return Text(word(words, space), style="bold").append_text(_marks(view, space, reach, words))
    side = "*" if tile["back"] else ""
    label = Text(f"{space} ", style="bold").append(f"[{tile['neutral']}{side}]")
    return hanging(label.append_text(_marks(view, space, reach, words)), Text(action_list(tile["actions"], words)))


def _cell(view: DrawnView, space: str, reach: Mapping[str, int], words: Words) -> Text:
    printed_space = printed(view, "trail")[space]
    tile = view["trail"].get(space)
    cell = Text(space)
    if tile is None:
        cell.append(":_" if printed_space["kind"] == "private" else ":.")
    elif "hazard" in tile:
        hazard = printed(view, "hazard")[tile["hazard"]]
        zone = _zone(hazard["zone"], words)
        cell.append(f":{zone} £{tile['fee']} {points(words, hazard['vp'])}", style="red")
    else:
        fee = f" £{tile['fee']}" if tile["fee"] else ""
        cell.append(f":{words.seat(tile['owner'])}{tile['building']}{fee}", style="cyan")
    notes = ["g"] if printed_space.get("grass") else []
    if printed_space.get("lock") and tile is None:
        notes.append(f"p{printed_space['lock']}")
    if printed_space.get("extra"):
        notes.append("+")
    if notes:
        cell.append(f"({' '.join(notes)})", style="dim")
    return cell.append_text(_marks(view, space, reach, words))


def _zone(zone: str, words: Words) -> str:
    return words.say("cli-newzealand-rockfall") if zone == "rockfall" else words.say("cli-newzealand-flood")


def extras(view: DrawnView, words: Words) -> RenderableType:
    """The extra actions of building spaces."""
    listed = [
        f"{row['id']}: {action_text(row['extra'], words)}" for row in printed_rows(view, "trail") if row.get("extra")
    ]
    return hanging(Text(words.say("cli-newzealand-extras")), Text("; ".join(listed)), 2)


def here(view: DrawnView, words: Words) -> Optional[RenderableType]:
    """The actions of the place where the own runholder stands, numbered as they are chosen."""
    own = own_side(view)
    runholder = own["runholder"]
    tile = view["trail"].get(runholder) if runholder is not None else None
    if runholder is None or tile is None:
        return None
    texts: list[str] = []
    if "neutral" in tile or tile.get("owner") == view["seat"]:
        used = view["turn"]["cells_used"]
        for number, text in enumerate(tile["actions"], 1):
            done = " (" + words.say("cli-newzealand-used") + ")" if number in used else ""
            texts.append(f"{number}) {action_text(text, words)}{done}")
        if tile.get("extra"):
            texts.append(f"{word(words, 'extra')}) {action_text(tile['extra'], words)}")
    else:
        texts.append(words.say("cli-newzealand-only-auxiliary"))
    label = Text(words.say("cli-newzealand-here", space=spot(view, words, runholder)), style="bold")
    return hanging(label, Text("  ".join(texts)))


# -- the sea -----------------------------------------------------------------------------------------------------


def sea(view: DrawnView, words: Words) -> RenderableType:
    lines: list[RenderableType] = []
    shown: set[str] = set()
    for chain in routes(view):
        line = Text(" - ").join(_water(view, space, space in shown, words) for space in chain)
        lines.append(Padding(line, (0, 0, 0, 2)))
        shown.update(chain)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    harbours = [_harbour(view, row, words) for row in printed_rows(view, "harbour")]
    half = (len(harbours) + 1) // 2
    for at in range(half):
        grid.add_row(harbours[at], harbours[at + half] if at + half < len(harbours) else Text(""))
    lines.append(Padding(grid, (0, 0, 0, 2)))
    for name, place in view["harbour_masters"].items():
        at = printed(view, "harbour")[name]["at"]
        if place["tile"] is not None:
            lines.append(hanging(Text(f"{at} {place['tile']}"), Text(master_text(view, place["tile"], words)), 2))
    arrow = printed_rows(view, "yellow_arrow")[0]
    ends = " - ".join(printed(view, "harbour")[name]["at"] for name in arrow["between"])
    lines.append(Padding(Text(words.say("cli-newzealand-yellow", ends=ends, points=arrow["vp"])), (0, 0, 0, 2)))
    return section(words.say("cli-newzealand-sea"), lines, words.say("cli-newzealand-sea-legend"))


def routes(view: DrawnView) -> list[list[str]]:
    """Chains of sea spaces that together show every lane once."""
    lanes = printed(view, "water")
    start = next(row["id"] for row in printed_rows(view, "water") if row["start"])
    seen = {start}
    waiting: list[tuple[str, str]] = [(start, to) for to in lanes[start]["to"]]
    found = []
    while waiting:
        origin, there = waiting.pop(0)
        chain = [origin, there]
        while there not in seen:
            seen.add(there)
            onward: list[str] = lanes[there]["to"]
            waiting += [(there, to) for to in onward[1:]]
            if not onward:
                break
            there = onward[0]
            chain.append(there)
        found.append(chain)
    return found


def _water(view: DrawnView, space: str, again: bool, words: Words) -> Text:
    """A space with its ships, which are named where it comes up first."""
    cell = Text(space)
    if again:
        return cell
    for seat, owner in owners(view):
        if owner["ship"] == space:
            cell.append(f"@{words.seat(seat)}", style="bold reverse" if seat == view["seat"] else "bold")
    return cell


def _harbour(view: DrawnView, row: Fields, words: Words) -> Text:
    kind = row["kind"]
    cell = Text(f"{row['at']} {row['id']} ", style="bold")
    if kind == "large":
        cell.append(f"-> {word(words, row['post'])}", style="not bold")
    else:
        parts = ["£" + "/".join(str(cost) for cost in row["costs"])]
        if kind == "medium":
            parts.append(corner(row["corner"], words))
        if row["card"]:
            parts.append(word(words, row["card"]))
        if row["vp"]:
            parts.append(points(words, row["vp"]))
        cell.append(", ".join(parts), style="not bold")
    held = []
    for seat, owner in owners(view):
        slot = owner["harbours"].get(row["id"])
        if slot:
            held.append(f"{words.seat(seat)}{slot}" if kind == "small" else words.seat(seat))
    if held:
        cell.append(f" [{' '.join(held)}]", style="bold cyan")
    return cell


def corner(name: str, words: Words) -> str:
    return words.say("cli-newzealand-white") if name == "white" else words.say("cli-newzealand-dark")


# -- trading posts -----------------------------------------------------------------------------------------------


def posts(view: DrawnView, words: Words) -> RenderableType:
    """Every trading post with its terms and the discs on it."""
    cells = [_post(view, row, words) for row in printed_rows(view, "post")]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    half = (len(cells) + 1) // 2
    for at in range(half):
        grid.add_row(cells[at], cells[at + half] if at + half < len(cells) else Text(""))
    arrows = [
        f"{_value(view, row['between'][0])} - {_value(view, row['between'][1])}: {points(words, row['vp'])}"
        for row in printed_rows(view, "green_arrow")
    ]
    green = Text(words.say("cli-newzealand-green", arrows=", ".join(arrows)))
    body = [Padding(grid, (0, 0, 0, 2)), Padding(green, (0, 0, 0, 2))]
    return section(words.say("cli-newzealand-posts"), body, words.say("cli-newzealand-posts-legend"))


def _value(view: DrawnView, post: str) -> int:
    return int(printed(view, "post")[post]["value"])


def _post(view: DrawnView, row: Fields, words: Words) -> Text:
    parts = [corner(row["corner"], words)]
    if row["transport"]:
        parts.append(f"£{row['transport']}")
    if row["delivery"]:
        parts.append(action_text(", ".join(row["delivery"]), words))
    if row["vp"]:
        parts.append(points(words, row["vp"]))
    cell = Text(word(words, row["id"]), style="bold").append(f" {', '.join(parts)}", style="not bold")
    held = []
    for seat, owner in owners(view):
        count = owner["posts"].get(row["id"], 0)
        if count:
            held.append(words.seat(seat) + (f"x{count}" if count > 1 else ""))
    if held:
        cell.append(f" [{' '.join(held)}]", style="bold cyan")
    return cell
