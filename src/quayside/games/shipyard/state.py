"""What lies on the table in Shipyard, and the small questions every chapter asks of it."""

from __future__ import annotations

from typing import Final, Sequence

from quayside.games.shipyard.components import Components, NoComponents
from quayside.games.shipyard.fields import ShipyardFields
from quayside.games.shipyard.fleet_dump import dumped, read
from quayside.games.shipyard.nouns import (
    CELL_COUNT,
    FIGURE_PARTS,
    IN_SYSTEM,
    PIECE_COUNT,
    ROW_COUNT,
    TALLY_COUNT,
)
from quayside.games.shipyard.yard import with_card, without_card
from quayside.kernel.packed import i64
from quayside.kernel.sets import has
from quayside.kernel.state import State

_NO_KIT: Final = NoComponents()


class Shipyard(ShipyardFields):
    """One position. Rows are per seat unless a comment says otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.kit: Components = _NO_KIT

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, Shipyard)
        other.kit = self.kit

    def dumped_records(self, name: str) -> list[int]:
        return dumped(self.fleet)

    def read_records(self, name: str, numbers: Sequence[int]) -> None:
        self.fleet = read(numbers)

    # -- players -------------------------------------------------------------------------------------------------

    def player(self, number: i64) -> i64:
        """The seat of a player, numbered from 0 in turn order (SY-2.1)."""
        return (self.first + number) % self.seats

    def first_turns(self) -> i64:
        """SY-3.3, SY-3.7: how many turns omit the advance."""
        if self.seats == 2:
            return 4
        return self.seats

    def spendable(self, seat: i64) -> i64:
        """Guilders that may be spent now: a bonus taken first leaves enough for the chosen action (SY-7.6)."""
        return self.guilders[seat] - self.reserve

    def gain(self, seat: i64, piece: i64, count: i64) -> None:
        """Pieces from the unlimited supply into stock (SY-1.6)."""
        self.stock[seat * PIECE_COUNT + piece] += count

    def score_points(self, seat: i64, source: i64, points: i64) -> None:
        self.points[seat] += points
        self.tally[seat * TALLY_COUNT + source] += points

    def holds(self, seat: i64, employee: i64) -> bool:
        return has(self.staff[seat], employee)

    # -- displays ------------------------------------------------------------------------------------------------

    def shown(self, column: i64, row: i64) -> i64:
        """What lies in a row of a display, or 0."""
        return self.display[column * ROW_COUNT + row]

    def price(self, column: i64, row: i64) -> i64:
        return self.kit.prices[column * ROW_COUNT + row]

    # -- the yard ------------------------------------------------------------------------------------------------

    def put_card(self, seat: i64, cell: i64, card: i64) -> None:
        self.yard[seat * CELL_COUNT + cell] = card
        self.shape[seat] = with_card(self.shape[seat], self.kit.kind_of[card], cell)

    def clear_cell(self, seat: i64, cell: i64) -> None:
        self.shape[seat] = without_card(self.shape[seat], cell)
        self.yard[seat * CELL_COUNT + cell] = 0

    # -- canals --------------------------------------------------------------------------------------------------

    def in_system(self, seat: i64, canal: i64) -> bool:
        return self.canals[canal] == IN_SYSTEM + seat

    def has_system(self, seat: i64) -> bool:
        """SY-11.8: once a player has a canal, the figure always stands on one."""
        return self.figure_canal(seat) >= 0

    # -- the ship figure -----------------------------------------------------------------------------------------

    def figure_canal(self, seat: i64) -> i64:
        """The canal on which the figure stands, or -1."""
        return self.figure[seat * FIGURE_PARTS]

    def figure_space(self, seat: i64) -> i64:
        return self.figure[seat * FIGURE_PARTS + 1]

    def figure_stern(self, seat: i64) -> i64:
        """The way out of its space by which the figure came in."""
        return self.figure[seat * FIGURE_PARTS + 2]

    def put_figure(self, seat: i64, canal: i64, space: i64, stern: i64) -> None:
        at = seat * FIGURE_PARTS
        self.figure[at] = canal
        self.figure[at + 1] = space
        self.figure[at + 2] = stern
