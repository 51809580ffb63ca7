"""Canals in the terminal: the display, one's own map and those of the others."""

from __future__ import annotations

from typing import Final, Iterable, Mapping, Optional, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quayside.games.shipyard import view_types
from quayside.games.shipyard.terminal.canals import canal_map
from quayside.games.shipyard.terminal.marks import (
    FIGURE,
    STERN,
    STYLES,
    WATER_MARKS,
    DrawnView,
    box_of,
    own_side,
    panel,
)
from quayside.words import Words

# A canal card on the screen: spaces in columns 1, 5, 9 and rows 1, 3, 5, ways out on the edge.
CARD_WIDTH: Final = 11
CARD_HEIGHT: Final = 7
STRIP: Final = 7  # cards side by side; more go below
RING: Final = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
LETTERS: Final = {
    **{"N": "north", "NE": "northeast", "E": "east", "SE": "southeast", "C": "centre"},
    **{"S": "south", "SW": "southwest", "W": "west", "NW": "northwest"},
}
_AT: Final = {
    **{"northwest": (1, 1), "north": (1, 5), "northeast": (1, 9)},
    **{"west": (3, 1), "centre": (3, 5), "east": (3, 9)},
    **{"southwest": (5, 1), "south": (5, 5), "southeast": (5, 9)},
}
_OUT: Final = {"north": (0, 5), "east": (3, 10), "south": (6, 5), "west": (3, 0)}


class Face:
    """A canal card as it lies: its spaces with officials, its links, its open sides."""

    def __init__(self, spaces: Mapping[str, str], links: Iterable[Sequence[str]], ports: Iterable[str]) -> None:
        self.spaces = dict(spaces)
        self.links = [(one, other) for one, other in links]
        self.ports = list(ports)

    def turned(self, turns: int) -> Face:
        """The same card after clockwise quarter turns."""
        return Face(
            {_turned(space, turns): official for space, official in self.spaces.items()},
            [(_turned(one, turns), _turned(other, turns)) for one, other in self.links],
            [_turned(side, turns) for side in self.ports],
        )


def _turned(space: str, turns: int) -> str:
    return space if space == "centre" else RING[(RING.index(space) + 2 * turns) % len(RING)]


def seen_face(canal: view_types.Face) -> Face:
    """A canal of the view."""
    return Face(canal["spaces"], canal["links"], canal["ports"])


def printed_face(view: DrawnView, canal: str) -> Face:
    """A canal as its component file has it."""
    fields = next(record.fields for record in box_of(view).records("canal") if record.fields["id"] == canal)
    spaces = [LETTERS[space] for space in fields["spaces"]]
    links = [[LETTERS[end] for end in link.split("-")] for link in fields["links"]]
    return Face(dict(zip(spaces, fields["officials"], strict=True)), links, [LETTERS[side] for side in fields["open"]])


class Canvas:
    """Characters with styles."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "") for _ in range(width)] for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for at, mark in enumerate(text):
            self.cells[row][column + at] = (mark, style)

    def text(self, first: int, last: int) -> Text:
        """Some columns of it."""
        lines = []
        for row in self.cells:
            line = Text(no_wrap=True)
            for mark, style in row[first:last]:
                line.append(mark, style=style)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)


def draw_face(canvas: Canvas, row: int, column: int, face: Face, label: str) -> None:
    """One card: dots at its corners, its number where there is no water."""
    for down, right in ((0, 0), (0, CARD_WIDTH - 1), (CARD_HEIGHT - 1, 0), (CARD_HEIGHT - 1, CARD_WIDTH - 1)):
        canvas.put(row + down, column + right, ".", "dim")
    for one, other in face.links:
        (down, right), (down2, right2) = sorted((_AT[one], _AT[other]))
        if down == down2:
            canvas.put(row + down, column + right + 1, "-" * (right2 - right - 1))
        else:
            for at in range(down + 1, down2):
                canvas.put(row + at, column + right, "|")
    for side in face.ports:
        down, right = _OUT[side]
        canvas.put(row + down, column + right, "|" if side in ("north", "south") else "-")
    for space, official in face.spaces.items():
        down, right = _AT[space]
        canvas.put(row + down, column + right, WATER_MARKS[official], STYLES.get(official, ""))
    if "centre" in face.spaces:
        canvas.put(row + 1, column + 1, label, "dim")
    else:
        canvas.put(row + 3, column + 5 - len(label) // 2, label, "dim")


def number_of(canal: str) -> str:
    return canal.rsplit("-", 1)[1].lstrip("0")


def one_canal(canal: str, face: Face) -> Text:
    canvas = Canvas(CARD_WIDTH, CARD_HEIGHT)
    draw_face(canvas, 0, 0, face, number_of(canal))
    return canvas.text(0, CARD_WIDTH)


def canal_display(view: DrawnView, words: Words) -> RenderableType:
    """The canals that can be rented, the cheapest first."""
    grid = Table.grid(padding=(0, 3))
    titles: list[Text] = []
    faces: list[Text] = []
    for row, card in enumerate(view["displays"]["canals"], 1):
        if card is not None:
            titles.append(Text(words.say("cli-shipyard-row", row=row, price=card["price"]), style="bold"))
            faces.append(one_canal(card["id"], seen_face(card)))
    grid.add_row(*titles)
    grid.add_row(*faces)
    return panel(grid, words.say("cli-shipyard-canal-display", deck=view["decks"]["canals"]))


def own_canals(view: DrawnView, words: Words) -> Optional[RenderableType]:
    """The own canal system as it lies, north at the top, with the ship figure and the way it came."""
    own = own_side(view)
    if own is None:
        return None
    system = own["canals"]
    title = Text(words.say("cli-shipyard-canals", longest=own["longest_route"]), style="italic")
    if not system:
        return Group(title, Text(words.say("cli-shipyard-no-canals")))
    west, north = min(card["x"] for card in system), min(card["y"] for card in system)
    across = max(card["x"] for card in system) - west + 1
    down = max(card["y"] for card in system) - north + 1
    canvas = Canvas(across * CARD_WIDTH, down * CARD_HEIGHT)
    for card in system:
        row, column = (card["y"] - north) * CARD_HEIGHT, (card["x"] - west) * CARD_WIDTH
        draw_face(canvas, row, column, seen_face(card), number_of(card["canal"]))
        if own["figure"] and own["figure"]["canal"] == card["canal"]:
            _draw_figure(canvas, row, column, own["figure"])
    strips: list[RenderableType] = [title]
    for first in range(0, across, STRIP):
        if first:
            strips.append(Text(words.say("cli-shipyard-further-east"), style="italic"))
        strips.append(canvas.text(first * CARD_WIDTH, (first + STRIP) * CARD_WIDTH))
    return Group(*strips)


def rival_canals(view: DrawnView, words: Words) -> Optional[RenderableType]:
    """The systems of the others, small."""
    panels = [
        panel(Text(canal_map(player, lambda official: WATER_MARKS[official])), words.seat(player["seat"]))
        for player in view["players"]
        if player["canals"] and player["seat"] != view["seat"]
    ]
    return Columns(panels, padding=(0, 1)) if panels else None


def _draw_figure(canvas: Canvas, row: int, column: int, figure: view_types.Figure) -> None:
    """The figure on its space, and a cross on the way it came by."""
    down, right = _AT[figure["space"]]
    canvas.put(row + down, column + right, FIGURE, "bold reverse")
    if figure["stern"] == "out":
        back_down, back_right = _OUT[figure["space"]]
    else:
        there_down, there_right = _AT[figure["stern"]]
        back_down, back_right = (down + there_down) // 2, (right + there_right) // 2
    canvas.put(row + back_down, column + back_right, STERN, "bold")
