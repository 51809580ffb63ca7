"""What the parts of Shipyard's table share: marks, words, and the way into a view."""

from __future__ import annotations

from typing import Any, Callable, Final, Mapping, Optional

from rich.console import RenderableType
from rich.panel import Panel

from quayside.editions import standard_box
from quayside.kernel.components import Box
from quayside.words import Words

GAME: Final = "shipyard"
NOTHING: Final = "-"
EMPTY: Final = "."

View = Mapping[str, Any]
Part = Callable[[View, Words], Optional[RenderableType]]

# Marks. The safety items look the same on ship cards and, as officials, on canals.
SHIP_MARKS: Final = {
    "cabin": "c",
    "mast": "m",
    "propeller": "p",
    "crane": "k",
    "cannon": "n",
    "lifebuoy": "O",
    "lifeboat": "B",
    "lantern": "L",
}
WATER_MARKS: Final = {
    "none": "o",
    "military": "M",
    "commercial": "C",
    "lantern": "L",
    "lifeboat": "B",
    "lifebuoy": "O",
    "blue_riband": "R",
}
KIND_MARKS: Final = {"bow": "<", "middle": "=", "stern": ">"}
SHAPES: Final = {"B": "<", "M": "=", "S": ">"}  # the letters of a yard in the view
FIGURE: Final = "@"
STERN: Final = "x"
STYLES: Final = {
    "military": "bold red",
    "commercial": "bold yellow",
    "lantern": "bold magenta",
    "lifeboat": "bold green",
    "lifebuoy": "bold cyan",
    "blue_riband": "bold blue",
}
ARROWS: Final = {
    "north": "↑",
    "northeast": "↗",
    "east": "→",
    "southeast": "↘",
    "south": "↓",
    "southwest": "↙",
    "west": "←",
    "northwest": "↖",
    "centre": "+",
}
PIECES: Final = ("captain", "businessman", "soldier", "sail", "smokestack", "propeller", "crane", "cannon")
COMMODITIES: Final = ("coal", "steel", "grain")
SHIP_COLUMNS: Final = ("bows", "middles_left", "middles_right", "sterns")


def step_of(view: View) -> str:
    return str(view["decision"]["step"]) if view.get("decision") else ""


def context_of(view: View) -> Mapping[str, Any]:
    """What the question tells beside itself."""
    context: Mapping[str, Any] = view["decision"]["context"] if view.get("decision") else {}
    return context


def box_of(view: View) -> Box:
    return Box(view["components"]) if view.get("components") else standard_box(GAME)


def word_of(words: Words, name: object) -> str:
    return words.say(f"{GAME}-word-{name}")


def own_side(view: View) -> Optional[Mapping[str, Any]]:
    return None if view["seat"] is None else view["players"][view["seat"]]


def name_of(view: View, seat: int, words: Words) -> str:
    name = words.seat(seat)
    return words.say("cli-you", name=name) if seat == view["seat"] else name


def panel(inside: RenderableType, title: str) -> Panel:
    return Panel(inside, title=title, title_align="left", expand=False)


def counted(counts: Mapping[str, int], words: Words) -> str:
    """`sail 2, crane 1`."""
    return ", ".join(f"{word_of(words, name)} {count}" for name, count in counts.items() if count) or NOTHING


def cars_of(train: Mapping[str, Any], words: Words) -> str:
    return counted({name: train["cars"].count(name) for name in COMMODITIES}, words)


def marks_of(icons: Mapping[str, int]) -> str:
    """One mark per thing on a ship card."""
    return "".join(mark * icons.get(name, 0) for name, mark in SHIP_MARKS.items()) or NOTHING
