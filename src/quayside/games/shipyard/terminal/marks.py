"""What the parts of Shipyard's table share: marks, words, and the way into a view."""

from __future__ import annotations

from typing import Callable, Final, Mapping, Optional, TypeVar, cast

from rich.console import RenderableType
from rich.panel import Panel

from quayside.cli.draw import Drawn
from quayside.editions import standard_box
from quayside.games.shipyard import view_types
from quayside.games.shipyard.nouns import COMMODITIES
from quayside.games.shipyard.view_types import Player, TrainView
from quayside.kernel.components import Box
from quayside.words import Words

GAME: Final = "shipyard"
NOTHING: Final = "-"
EMPTY: Final = "."

Name = TypeVar("Name", bound=str)
Question = TypeVar("Question")


class DrawnView(view_types.View, Drawn):
    """The view as it is drawn."""


Part = Callable[[DrawnView, Words], Optional[RenderableType]]

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


def step_of(view: DrawnView) -> str:
    decision = view.get("decision")
    return decision["step"] if decision else ""


def told_with(view: DrawnView, question: type[Question]) -> Question:
    """What comes with the question that is asked; nothing of this if another one is asked."""
    decision = view.get("decision")
    return cast(Question, decision["context"] if decision else {})


def box_of(view: DrawnView) -> Box:
    components = view.get("components")
    return Box(components) if components else standard_box(GAME)


def word_of(words: Words, name: object) -> str:
    return words.say(f"{GAME}-word-{name}")


def own_side(view: DrawnView) -> Optional[Player]:
    return None if view["seat"] is None else view["players"][view["seat"]]


def name_of(view: DrawnView, seat: int, words: Words) -> str:
    name = words.seat(seat)
    return words.say("cli-you", name=name) if seat == view["seat"] else name


def panel(inside: RenderableType, title: str) -> Panel:
    return Panel(inside, title=title, title_align="left", expand=False)


def counted(counts: Mapping[Name, int], words: Words) -> str:
    """`sail 2, crane 1`."""
    return ", ".join(f"{word_of(words, name)} {count}" for name, count in counts.items() if count) or NOTHING


def cars_of(train: TrainView, words: Words) -> str:
    return counted({name: train["cars"].count(name) for name in COMMODITIES}, words)


def marks_of(icons: Mapping[str, int]) -> str:
    """One mark per thing on a ship card."""
    return "".join(mark * icons.get(name, 0) for name, mark in SHIP_MARKS.items()) or NOTHING
