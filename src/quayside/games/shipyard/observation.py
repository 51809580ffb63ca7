"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.declared import DECLARED
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i16, i64, vec
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.kernel.strokes import (
    copy_numbers,
    copy_seats,
    copy_turned,
    mark_choice,
    mark_codes,
    mark_seat,
    mark_turned,
    put_number,
    spread_bits,
    spread_turned,
)
from quayside.observe.writer import ObservationWriter


class ShipyardObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Shipyard)
        g = state
        seats = g.seats
        most = self.most
        mark_codes(g.contracts, 24, 1 + seat, 5 + seat, out, at)
        copy_numbers(g.track, 8, out, at + 24)
        copy_seats(g.occupant, 8, 1, -1, seat, seats, out, at + 32)
        spread_bits(g.in_play, 8, out, at + 40)
        put_number(g.lead, out, at + 48)
        mark_turned(g.due, 8, -1, seat, seats, out, at + 49)
        mark_turned(g.later, 8, -1, seat, seats, out, at + 49 + 8 * most)
        copy_turned(g.guilders, 1, seat, out, at + 49 + 16 * most)
        copy_turned(g.points, 1, seat, out, at + 49 + 17 * most)
        copy_turned(g.tally, 5, seat, out, at + 49 + 18 * most)
        copy_turned(g.stock, 8, seat, out, at + 49 + 23 * most)
        spread_turned(g.staff, 1, 24, seat, out, at + 49 + 31 * most)
        copy_turned(g.yard, 9, seat, out, at + 49 + 55 * most)
        copy_turned(g.failed, 1, seat, out, at + 49 + 64 * most)
        copy_turned(g.figure, 3, seat, out, at + 49 + 65 * most)
        copy_turned(g.reach, 1, seat, out, at + 49 + 68 * most)
        copy_turned(g.used, 1, seat, out, at + 49 + 69 * most)
        copy_seats(g.trains, 14, 1, -1, seat, seats, out, at + 49 + 70 * most)
        copy_seats(g.canals, 24, 1, 5, seat, seats, out, at + 63 + 70 * most)
        copy_numbers(g.canal_x, 24, out, at + 87 + 70 * most)
        copy_numbers(g.canal_y, 24, out, at + 111 + 70 * most)
        copy_numbers(g.canal_turns, 24, out, at + 135 + 70 * most)
        copy_numbers(g.deck_left, 5, out, at + 159 + 70 * most)
        copy_numbers(g.display, 30, out, at + 164 + 70 * most)
        copy_numbers(g.oval, 24, out, at + 194 + 70 * most)
        copy_numbers(g.stacks, 24, out, at + 218 + 70 * most)
        copy_numbers(g.lost, 3, out, at + 242 + 70 * most)
        put_number(g.fleet_size, out, at + 245 + 70 * most)
        mark_seat(g.active, seat, seats, out, at + 246 + 70 * most)
        mark_seat(g.first, seat, seats, out, at + 246 + 71 * most)
        put_number(g.turn, out, at + 246 + 72 * most)
        mark_choice(g.chosen, 8, out, at + 247 + 72 * most)
        put_number(g.performed, out, at + 255 + 72 * most)
        put_number(g.bonus_used, out, at + 256 + 72 * most)
        put_number(g.reserve, out, at + 257 + 72 * most)
        put_number(g.taken, out, at + 258 + 72 * most)
        put_number(g.hand_card, out, at + 259 + 72 * most)
        put_number(g.hand_canal, out, at + 260 + 72 * most)
        copy_numbers(g.cars, 3, out, at + 261 + 72 * most)
        spread_bits(g.traded, 8, out, at + 264 + 72 * most)
        put_number(g.equipment_marker, out, at + 272 + 72 * most)
        put_number(g.crew_marker, out, at + 273 + 72 * most)
        put_number(g.hire_marker, out, at + 274 + 72 * most)
        put_number(g.exchange_marker, out, at + 275 + 72 * most)
        put_number(g.laps_left, out, at + 276 + 72 * most)
        put_number(g.lap_done, out, at + 277 + 72 * most)
        put_number(g.last_card, out, at + 278 + 72 * most)
        put_number(g.closing, out, at + 279 + 72 * most)
        put_number(g.ship_bow, out, at + 280 + 72 * most)
        put_number(g.ship_length, out, at + 281 + 72 * most)
        put_number(g.ship_speed, out, at + 282 + 72 * most)
        put_number(g.ship_steps, out, at + 283 + 72 * most)
        put_number(g.ship_officials, out, at + 284 + 72 * most)
        put_number(g.ship_riband, out, at + 285 + 72 * most)
        copy_numbers(g.aboard, 8, out, at + 286 + 72 * most)
        copy_numbers(g.room, 8, out, at + 294 + 72 * most)
        copy_numbers(g.allowance, 9, out, at + 302 + 72 * most)
        put_number(g.end_reason, out, at + 311 + 72 * most)


def writer(book: Rulebook) -> ObservationWriter:
    return ShipyardObservationWriter(book, DECLARED.fields)


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
