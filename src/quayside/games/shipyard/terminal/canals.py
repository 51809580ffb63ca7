"""The canal map as characters: every card is five by five, with ports between cards."""

from __future__ import annotations

from typing import Callable, Final, Optional

from quayside.games.shipyard.view_types import Figure, LaidCanal, Player

# Row and column of each space on its card.
SPOTS: Final = {
    "north": (0, 2),
    "northeast": (1, 3),
    "east": (2, 4),
    "southeast": (3, 3),
    "south": (4, 2),
    "southwest": (3, 1),
    "west": (2, 0),
    "northwest": (1, 1),
    "centre": (2, 2),
}
# Where a port leaves the card, and how it is drawn.
PORTS: Final = {"north": (-1, 2, "|"), "east": (2, 5, "-"), "south": (5, 2, "|"), "west": (2, -1, "-")}
PITCH: Final = 6  # from one card to the next


def canal_map(player: Player, letter: Callable[[str], str]) -> str:
    """All canals of a player; @ is the ship figure."""
    canals = player["canals"]
    left = min(canal["x"] for canal in canals)
    top = min(canal["y"] for canal in canals)
    width = (max(canal["x"] for canal in canals) - left + 1) * PITCH + 1
    height = (max(canal["y"] for canal in canals) - top + 1) * PITCH + 1
    sheet = [[" "] * width for _row in range(height)]
    for canal in canals:
        _draw(sheet, canal, (canal["y"] - top) * PITCH + 1, (canal["x"] - left) * PITCH + 1, player["figure"], letter)
    return "\n".join("".join(row).rstrip() for row in sheet)


def _draw(
    sheet: list[list[str]],
    canal: LaidCanal,
    row: int,
    column: int,
    figure: Optional[Figure],
    letter: Callable[[str], str],
) -> None:
    for one, other in canal["links"]:
        (a, b), (c, d) = SPOTS[one], SPOTS[other]
        if abs(a - c) == 2 or abs(b - d) == 2:  # not side by side: a line between them
            sheet[row + (a + c) // 2][column + (b + d) // 2] = "|" if b == d else "-"
    for side in canal["ports"]:
        down, right, mark = PORTS[side]
        sheet[row + down][column + right] = mark
    for space, official in canal["spaces"].items():
        down, right = SPOTS[space]
        here = figure is not None and figure["canal"] == canal["canal"] and figure["space"] == space
        sheet[row + down][column + right] = "@" if here else letter(official)
