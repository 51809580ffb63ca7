"""The ways in which a field of a game can be put down in a row of numbers.

A game declares one of them for each field that is observed. Its layout is worked out from here, and so is the code that
writes it, by `quayside.declaring`. Rows of players begin with the seat that looks and go on in turn order; a table with
fewer players leaves the last rows alone.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.declared import Stroke


class Way:
    """The call of a stroke, and how many numbers it puts down, for the table or for `each` player.

    The call is made of what the game tells, of the `field` and where it stands (`at`); writers know who looks.
    """

    def __init__(self, call: str, size: str = "", *, each: bool = False) -> None:
        self._call = call
        self._size = size.split()  # these multiplied
        self._each = each

    def numbers(self, stroke: Stroke) -> tuple[int, int]:
        """How many numbers that takes, and how many for each player that a game may have."""
        given, size = stroke.given(), 1
        for name in self._size:
            size *= given[name]
        return (0, size) if self._each else (size, 0)

    def call(self, stroke: Stroke, field: str, at: str) -> str:
        """The line of code that puts the field down."""
        return self._call.format(field=field, at=at, **stroke.given())


WAYS: Final[dict[str, Way]] = {
    # A number that belongs to nobody: as it is; a bit mask, spread out; one of so many codes, with a 1 in its place.
    "number": Way("put_number({field}, out, {at})"),
    "number_bits": Way("spread_bits({field}, {bits}, out, {at})", "bits"),
    "number_choice": Way("mark_choice({field}, {choices}, out, {at})", "choices"),
    # The first numbers of a row: as they are; those from `code` (or `other`) on name a seat as the one that looks
    # counts them; 1 or 2 for each that is the first or the second code of the seat that looks.
    "board": Way("copy_numbers({field}, {width}, out, {at})", "width"),
    "board_seats": Way("copy_seats({field}, {width}, {code}, {other}, seat, seats, out, {at})", "width"),
    "mine": Way("mark_codes({field}, {width}, {first} + seat, {second} + seat, out, {at})", "width"),
    # The row of the seat that looks, or its code.
    "own": Way("copy_own({field}, {width}, seat, out, {at})", "width"),
    "own_choice": Way("mark_choice({field}[seat], {choices}, out, {at})", "choices"),
    # A row for each player; masks, spread out; a code each, which from `code` on names a seat.
    "players": Way("copy_turned({field}, {width}, seat, out, {at})", "width", each=True),
    "player_bits": Way("spread_turned({field}, {width}, {bits}, seat, out, {at})", "bits width", each=True),
    "player_choice": Way("mark_turned({field}, {choices}, {code}, seat, seats, out, {at})", "choices", each=True),
    # A seat, or nobody if it is negative; a set of seats, as a set.
    "seat": Way("mark_seat({field}, seat, seats, out, {at})", each=True),
    "seat_set": Way("mark_seats({field}, seat, seats, out, {at})", each=True),
}
