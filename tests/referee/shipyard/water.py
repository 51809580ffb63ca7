"""SY-11.2, SY-21 and SY-22: canal cards, how they are joined, and where a figure can go on them."""

from __future__ import annotations

from typing import Iterator, NamedTuple, Optional

from referee.data import tables

SIDES = ("north", "east", "south", "west")
ROUND = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")  # clockwise
LETTERS = {"N": 0, "NE": 1, "E": 2, "SE": 3, "S": 4, "SW": 5, "W": 6, "NW": 7}
STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}  # x grows eastwards, y southwards
OUT = "out"  # over the port, off the card

PRINTED = {row["id"]: row for row in tables("shipyard")["canal"]}


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


def turned(letter: str, turns: int) -> str:
    """A printed space or side after some clockwise quarter turns."""
    return "centre" if letter == "C" else ROUND[(LETTERS[letter] + 2 * turns) % 8]


class Laid(NamedTuple):
    """A canal card as it lies in a system."""

    canal: str
    x: int
    y: int
    turns: int

    def officials(self) -> dict[str, str]:
        row = PRINTED[self.canal]
        return {turned(at, self.turns): icon for at, icon in zip(row["spaces"], row["officials"], strict=True)}

    def ports(self) -> set[str]:
        """The sides over which a channel leaves the card; the space there has the name of the side."""
        return {turned(side, self.turns) for side in PRINTED[self.canal]["open"]}

    def links(self) -> list[tuple[str, str]]:
        pairs = [link.split("-") for link in PRINTED[self.canal]["links"]]
        return [(turned(one, self.turns), turned(other, self.turns)) for one, other in pairs]

    def beside(self, side: str) -> tuple[int, int]:
        return self.x + STEP[side][0], self.y + STEP[side][1]


class Figure(NamedTuple):
    """Where the ship figure is, and through what it came: a space of its card, or `out` over its port (SY-21.1)."""

    canal: str
    space: str
    stern: str


class Waterway:
    """A player's canal system."""

    def __init__(self) -> None:
        self.canals: list[Laid] = []
        self.figure: Optional[Figure] = None

    def named(self, canal: str) -> Laid:
        return next(laid for laid in self.canals if laid.canal == canal)

    def at(self, place: tuple[int, int]) -> Optional[Laid]:
        return next((laid for laid in self.canals if (laid.x, laid.y) == place), None)

    def over(self, laid: Laid, side: str) -> Optional[Laid]:
        """The card joined to that side, if a port meets a port there (SY-11.2)."""
        other = self.at(laid.beside(side))
        if side in laid.ports() and other is not None and opposite(side) in other.ports():
            return other
        return None

    def placements(self, canal: str) -> set[tuple[str, str, int]]:
        """SY-11.4: beside which card, on which side, how turned, so that at least that side is joined."""
        found = set()
        for laid in self.canals:
            for side in laid.ports():
                if self.at(laid.beside(side)) is None:
                    for turns in range(4):
                        if opposite(side) in Laid(canal, 0, 0, turns).ports():
                            found.add((laid.canal, side, turns))
        return found

    def exits(self, canal: str, space: str, gone: frozenset[str] = frozenset()) -> Iterator[tuple[str, str, str]]:
        """From a space: (by what name, to which card, to which space); cards in `gone` are no longer there."""
        laid = self.named(canal)
        for one, other in laid.links():
            if space in (one, other):
                there = other if space == one else one
                yield there, canal, there
        if space in laid.ports():
            next_card = self.over(laid, space)
            if next_card is not None and next_card.canal not in gone:
                yield OUT, next_card.canal, opposite(space)

    def moves(self, figure: Figure, gone: frozenset[str]) -> list[tuple[str, Figure]]:
        """SY-21.2: one step, never back through what the figure came by; SY-21.4: nor to a card it has left."""
        found = []
        for name, canal, space in self.exits(figure.canal, figure.space, gone):
            if name != figure.stern:
                stern = OUT if name == OUT else figure.space
                found.append((name, Figure(canal, space, stern)))
        return found

    def reaches(self, figure: Figure, steps: int, gone: frozenset[str] = frozenset()) -> bool:
        """SY-19.2: is there a route of exactly so many steps?"""
        if steps == 0:
            return True
        for name, after in self.moves(figure, gone):
            left = gone | {figure.canal} if name == OUT else gone
            if self.reaches(after, steps - 1, left):
                return True
        return False

    def afloat(self) -> set[str]:
        """SY-22.3: the cards that have a space connected by water with the figure's space."""
        assert self.figure is not None
        found = {(self.figure.canal, self.figure.space)}
        while True:
            more = {
                (canal, space) for at in found for _name, canal, space in self.exits(*at) if (canal, space) not in found
            }
            if not more:
                return {canal for canal, _space in found}
            found |= more
