"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.declared import DECLARED
from quayside.games.newzealand.state import NewZealand
from quayside.kernel.packed import i16, i64, vec
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.kernel.strokes import (
    copy_numbers,
    copy_own,
    copy_seats,
    copy_turned,
    mark_seat,
    put_number,
    spread_bits,
    spread_turned,
)
from quayside.observe.writer import ObservationWriter


class NewZealandObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, NewZealand)
        g = state
        seats = g.seats
        most = self.most
        copy_own(g.hand, 48, seat, out, at)
        copy_turned(g.pile, 48, seat, out, at + 48)
        copy_turned(g.shown, 48, seat, out, at + 48 + 48 * most)
        copy_turned(g.area, 48, seat, out, at + 48 + 96 * most)
        copy_turned(g.hand_size, 1, seat, out, at + 48 + 144 * most)
        copy_turned(g.stack_size, 1, seat, out, at + 48 + 145 * most)
        copy_turned(g.pile_size, 1, seat, out, at + 48 + 146 * most)
        copy_turned(g.tops, 24, seat, out, at + 48 + 147 * most)
        copy_turned(g.top_count, 1, seat, out, at + 48 + 171 * most)
        copy_numbers(g.gained, 48, out, at + 48 + 172 * most)
        copy_turned(g.money, 1, seat, out, at + 96 + 172 * most)
        copy_turned(g.gold, 1, seat, out, at + 96 + 173 * most)
        copy_turned(g.certificates, 1, seat, out, at + 96 + 174 * most)
        copy_turned(g.tokens, 1, seat, out, at + 96 + 175 * most)
        copy_turned(g.path, 1, seat, out, at + 96 + 176 * most)
        copy_turned(g.step_tile, 1, seat, out, at + 96 + 177 * most)
        copy_turned(g.fee_free, 1, seat, out, at + 96 + 178 * most)
        spread_turned(g.discs, 1, 16, seat, out, at + 96 + 179 * most)
        spread_turned(g.storehouses, 1, 10, seat, out, at + 96 + 195 * most)
        copy_turned(g.workers, 4, seat, out, at + 96 + 205 * most)
        spread_turned(g.jokers, 4, 6, seat, out, at + 96 + 209 * most)
        copy_turned(g.tiles, 11, seat, out, at + 96 + 233 * most)
        copy_turned(g.hazards, 12, seat, out, at + 96 + 244 * most)
        copy_turned(g.built, 10, seat, out, at + 96 + 256 * most)
        copy_turned(g.runholder, 1, seat, out, at + 96 + 266 * most)
        copy_turned(g.ship, 1, seat, out, at + 96 + 267 * most)
        copy_turned(g.harbours, 21, seat, out, at + 96 + 268 * most)
        copy_turned(g.posts, 18, seat, out, at + 96 + 289 * most)
        copy_turned(g.visits, 1, seat, out, at + 96 + 307 * most)
        copy_numbers(g.trail, 41, out, at + 96 + 308 * most)
        copy_seats(g.master_owner, 8, 0, -1, seat, seats, out, at + 137 + 308 * most)
        copy_numbers(g.masters, 5, out, at + 145 + 308 * most)
        copy_numbers(g.appointed, 5, out, at + 150 + 308 * most)
        copy_numbers(g.jobs, 16, out, at + 155 + 308 * most)
        copy_numbers(g.bonus, 28, out, at + 171 + 308 * most)
        put_number(g.token_row, out, at + 199 + 308 * most)
        mark_seat(g.token_owner, seat, seats, out, at + 200 + 308 * most)
        copy_numbers(g.forecast, 4, out, at + 200 + 309 * most)
        copy_numbers(g.bag_a, 16, out, at + 204 + 309 * most)
        copy_numbers(g.bag_b, 11, out, at + 220 + 309 * most)
        copy_numbers(g.gone_a, 16, out, at + 231 + 309 * most)
        copy_numbers(g.gone_b, 11, out, at + 247 + 309 * most)
        copy_numbers(g.pens, 6, out, at + 258 + 309 * most)
        copy_numbers(g.flock, 6, out, at + 264 + 309 * most)
        put_number(g.market_size, out, at + 270 + 309 * most)
        copy_numbers(g.objectives, 4, out, at + 271 + 309 * most)
        copy_numbers(g.objective_stack, 24, out, at + 275 + 309 * most)
        copy_numbers(g.supply, 4, out, at + 299 + 309 * most)
        copy_numbers(g.stacks, 4, out, at + 303 + 309 * most)
        copy_numbers(g.stack_card, 4, out, at + 307 + 309 * most)
        copy_numbers(g.boxed, 48, out, at + 311 + 309 * most)
        put_number(g.owners, out, at + 359 + 309 * most)
        mark_seat(g.active, seat, seats, out, at + 360 + 309 * most)
        mark_seat(g.first, seat, seats, out, at + 360 + 310 * most)
        put_number(g.turns, out, at + 360 + 311 * most)
        put_number(g.in_play, out, at + 361 + 311 * most)
        spread_bits(g.used, 4, out, at + 362 + 311 * most)
        put_number(g.acted, out, at + 366 + 311 * most)
        put_number(g.revealing, out, at + 367 + 311 * most)
        spread_bits(g.sides, 10, out, at + 368 + 311 * most)
        put_number(g.flipped, out, at + 378 + 311 * most)
        put_number(g.step_limit, out, at + 379 + 311 * most)
        put_number(g.step_tile_at, out, at + 380 + 311 * most)
        put_number(g.ending, out, at + 381 + 311 * most)
        put_number(g.solo, out, at + 382 + 311 * most)
        put_number(g.level, out, at + 383 + 311 * most)
        put_number(g.speciality, out, at + 384 + 311 * most)
        put_number(g.next_delivery, out, at + 385 + 311 * most)
        put_number(g.sarah_discs, out, at + 386 + 311 * most)
        put_number(g.sarah_card, out, at + 387 + 311 * most)
        copy_numbers(g.sarah_deck, 17, out, at + 388 + 311 * most)


def writer(book: Rulebook) -> ObservationWriter:
    return NewZealandObservationWriter(book, DECLARED.fields)


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
