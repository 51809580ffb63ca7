"""The layout of an observation: fields with names, one behind the other, seen from one seat.

Rows of players begin with the seat that looks and go on in turn order; a table with fewer players leaves the last rows
empty. A field says how its numbers are read from the state.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

PLAYERS: Final[i64] = 0  # a row for each player
OWN: Final[i64] = 1  # the row of the seat that looks
BOARD: Final[i64] = 2  # numbers that belong to nobody
NUMBER: Final[i64] = 3  # one number
SEAT: Final[i64] = 4  # a seat: 1 in its place, or nothing
SEATS: Final[i64] = 5  # a set of seats: 1 in each place
MINE: Final[i64] = 6  # per thing: 1 or 2 if it has the first or second code of the seat that looks

KINDS: Final = ("players", "own", "board", "number", "seat", "seats", "mine")


class Field:
    """A named part of the observation.

    With `bits`, each number is a bit mask, spread out into so many places; with `choices`, it is one of so many codes,
    and 1 stands in its place. `codes` are those that name a seat as code + seat.
    """

    def __init__(
        self, name: str, kind: i64, width: int = 1, bits: int = 0, choices: int = 0, codes: tuple[int, ...] = ()
    ) -> None:
        self.name = name
        self.kind: i64 = kind
        self.width: i64 = width
        self.bits: i64 = bits
        self.choices: i64 = choices
        self.codes = codes
        self.offset: i64 = 0
        self.size: i64 = 0


class Layout:
    """All fields of a game and where they stand."""

    def __init__(self, game: str, steps: int, seats: int, fields: list[Field]) -> None:
        self.game = game
        self.steps: i64 = steps
        self.seats: i64 = seats
        self.fields = fields
        # In front of the game's own fields: the question asked, who is asked, who plays, and which seat looks.
        self.head: list[tuple[str, int]] = [("step", steps), ("pending", seats), ("playing", seats), ("seat", seats)]
        at: i64 = steps + 3 * seats
        for field in fields:
            each = field.width * max(int(field.bits), int(field.choices), 1)
            if field.kind == PLAYERS:
                each *= seats
            elif field.kind == SEAT or field.kind == SEATS:
                each = seats
            field.offset = at
            field.size = each
            at += each
        self.size: i64 = at

    def names(self) -> dict[str, tuple[int, int]]:
        """Where each field stands: offset and size."""
        found: dict[str, tuple[int, int]] = {}
        at = 0
        for name, size in self.head:
            found[name] = (at, size)
            at += size
        for field in self.fields:
            found[field.name] = (int(field.offset), int(field.size))
        return found
