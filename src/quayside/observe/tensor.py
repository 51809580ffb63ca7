"""Observations and masks as bytes: float32 numbers in the order of a layout, one byte per action of the catalogue."""

from __future__ import annotations

from librt.strings import BytesWriter, write_f32_le

from quayside.kernel.packed import i64, vec
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.observe.layout import BOARD, MINE, NUMBER, OWN, PLAYERS, SEAT, SEATS, Field, Layout


def encode(g: State, seat: i64, layout: Layout) -> bytes:
    """What `seat` may know, as little-endian float32 numbers."""
    w = BytesWriter()
    step = g.step_code()
    for code in range(layout.steps):
        write_f32_le(w, 1.0 if code == step else 0.0)
    _seat_bits(w, g.waiting(), seat, g.seats, layout.seats)
    for place in range(layout.seats):
        write_f32_le(w, 1.0 if place < g.seats else 0.0)
    for place in range(layout.seats):
        write_f32_le(w, 1.0 if place == seat else 0.0)
    for field in layout.fields:
        _field(w, g, seat, layout.seats, field)
    return w.getvalue()


def _field(w: BytesWriter, g: State, seat: i64, most: i64, field: Field) -> None:
    kind = field.kind
    if kind in (NUMBER, SEAT, SEATS):
        value: i64 = getattr(g, field.name)
        if kind == NUMBER:
            _number(w, value, field)
        elif kind == SEAT:
            _seat_bits(w, 0 if value < 0 else 1 << value, seat, g.seats, most)
        else:
            _seat_bits(w, value, seat, g.seats, most)
        return
    row: vec[i64] = getattr(g, field.name)
    if kind == PLAYERS:
        rows = len(row) // field.width
        for place in range(most):
            if place < rows:
                _row(w, row, (seat + place) % rows * field.width, seat, g.seats, most, field)
            else:
                for _ in range(field.size // most):
                    write_f32_le(w, 0.0)
    elif kind == OWN:
        _row(w, row, seat * field.width, seat, g.seats, most, field)
    elif kind == BOARD:
        _row(w, row, 0, seat, g.seats, most, field)
    else:
        assert kind == MINE
        for at in range(field.width):
            known = 0.0
            for number, code in enumerate(field.codes):
                if row[at] == code + seat:
                    known = float(number + 1)
            write_f32_le(w, known)


def _row(w: BytesWriter, row: vec[i64], start: i64, seat: i64, seats: i64, most: i64, field: Field) -> None:
    for at in range(start, start + field.width):
        _number(w, _turned(row[at], seat, seats, most, field.codes) if field.codes else row[at], field)


def _number(w: BytesWriter, value: i64, field: Field) -> None:
    if field.bits:
        for bit in range(field.bits):
            write_f32_le(w, float(value >> bit & 1))
    elif field.choices:
        for choice in range(field.choices):
            write_f32_le(w, 1.0 if choice == value else 0.0)
    else:
        write_f32_le(w, float(value))


def _seat_bits(w: BytesWriter, mask: i64, seat: i64, seats: i64, most: i64) -> None:
    """A set of seats, the one that looks first."""
    for place in range(most):
        write_f32_le(w, float(mask >> ((seat + place) % seats) & 1) if place < seats else 0.0)


def _turned(value: i64, seat: i64, seats: i64, most: i64, codes: tuple[int, ...]) -> i64:
    """A code that names a seat, so that the seat that looks is the first."""
    for each in codes:
        code: i64 = each
        if code <= value < code + most:
            return code + (value - code - seat + seats) % seats
    return value


class Masks:
    """Masks over the catalogue, written with as little work as possible."""

    def __init__(self, size: int) -> None:
        self._writer = BytesWriter()
        self._writer.write(bytes(size))

    def of(self, g: State, seat: i64) -> bytes:
        """One byte per action: 1 if that seat may take it now."""
        w = self._writer
        o = g.walk(seat, -1)
        for at in range(o.n):
            w[o.items[at]] = 1
        found = w.getvalue()
        for at in range(o.n):
            w[o.items[at]] = 0
        return found


def random_until(g: State, seat: i64, rng: Quick) -> None:
    """Let the other seats play anything legal until `seat` is asked or the game is over."""
    while not g.over and not g.waiting() >> seat & 1:
        who = g.first_waiting()
        o = g.walk(who, -1)
        g.play(who, o.items[rng.below(o.n)])


def move(g: State, seat: i64, action: i64) -> bool:
    """Carry an action out if it is legal; False, and nothing done, if it is not. Nothing is logged."""
    if not 0 <= action < g.book.actions.size or g.walk(seat, action).reason != 0:
        return False
    g.play(seat, action)
    return True
