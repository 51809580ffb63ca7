"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.container.declared import DECLARED
from quayside.games.container.state import Container
from quayside.kernel.packed import i16, i64, vec
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.kernel.strokes import (
    copy_numbers,
    copy_own,
    copy_turned,
    mark_choice,
    mark_seat,
    mark_seats,
    mark_turned,
    put_number,
)
from quayside.observe.writer import ObservationWriter


class ContainerObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Container)
        g = state
        seats = g.seats
        most = self.most
        copy_own(g.purse, 5, seat, out, at)
        copy_own(g.laid, 5, seat, out, at + 5)
        copy_own(g.laid_bluffs, 1, seat, out, at + 10)
        mark_choice(g.cards[seat], 5, out, at + 11)
        copy_turned(g.opened, 5, seat, out, at + 16)
        copy_turned(g.opened_bluffs, 1, seat, out, at + 16 + 5 * most)
        mark_seats(g.frozen, seat, seats, out, at + 16 + 6 * most)
        copy_turned(g.loans, 1, seat, out, at + 16 + 7 * most)
        copy_turned(g.machines, 5, seat, out, at + 16 + 8 * most)
        copy_turned(g.warehouses, 1, seat, out, at + 16 + 13 * most)
        copy_turned(g.stores, 60, seat, out, at + 16 + 14 * most)
        copy_turned(g.stored, 2, seat, out, at + 16 + 74 * most)
        copy_turned(g.hold, 5, seat, out, at + 16 + 76 * most)
        copy_turned(g.island, 5, seat, out, at + 16 + 81 * most)
        copy_turned(g.port, 5, seat, out, at + 16 + 86 * most)
        mark_turned(g.ship, 8, 1, seat, seats, out, at + 16 + 91 * most)
        mark_turned(g.discards, 5, -1, seat, seats, out, at + 16 + 99 * most)
        copy_numbers(g.supply, 5, out, at + 16 + 104 * most)
        copy_numbers(g.machine_supply, 5, out, at + 21 + 104 * most)
        put_number(g.warehouse_supply, out, at + 26 + 104 * most)
        copy_numbers(g.boxed, 5, out, at + 27 + 104 * most)
        copy_numbers(g.broker_containers, 15, out, at + 32 + 104 * most)
        copy_numbers(g.broker_money, 3, out, at + 47 + 104 * most)
        copy_numbers(g.payment, 5, out, at + 50 + 104 * most)
        copy_numbers(g.payment_pieces, 10, out, at + 55 + 104 * most)
        copy_numbers(g.loose, 10, out, at + 65 + 104 * most)
        mark_seat(g.active, seat, seats, out, at + 75 + 104 * most)
        mark_seat(g.first, seat, seats, out, at + 75 + 105 * most)
        mark_seat(g.holder, seat, seats, out, at + 75 + 106 * most)
        mark_choice(g.square, 6, out, at + 75 + 107 * most)
        put_number(g.round, out, at + 81 + 107 * most)
        put_number(g.actions_left, out, at + 82 + 107 * most)
        put_number(g.prepared, out, at + 83 + 107 * most)
        put_number(g.produced, out, at + 84 + 107 * most)
        put_number(g.called, out, at + 85 + 107 * most)
        put_number(g.won, out, at + 86 + 107 * most)
        put_number(g.owed, out, at + 87 + 107 * most)
        put_number(g.ending, out, at + 88 + 107 * most)
        put_number(g.end_reason, out, at + 89 + 107 * most)
        put_number(g.bank_on, out, at + 90 + 107 * most)
        put_number(g.cancel_on, out, at + 91 + 107 * most)
        put_number(g.interest_first, out, at + 92 + 107 * most)
        put_number(g.docked_buying, out, at + 93 + 107 * most)
        put_number(g.round_limit, out, at + 94 + 107 * most)


def writer(book: Rulebook) -> ObservationWriter:
    return ContainerObservationWriter(book, DECLARED.fields)


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
