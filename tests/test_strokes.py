"""Observations in compiled code are what the declarations say: whatever numbers are in the fields, whoever looks."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quayside
from quayside.games.registry import GAMES, manifest
from quayside.kernel.declared import Field
from quayside.kernel.packed import i16, i64, vec
from quayside.kernel.state import State
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.observe.ways import WAYS

each_game = pytest.mark.parametrize("game", GAMES)
NUMBERS = st.one_of(st.integers(-1, 9), st.integers(-5, 3000), st.integers(0, (1 << 15) - 1))


class Looker:
    """A seat at a table, and how each kind of field looks from there, written without regard for speed."""

    def __init__(self, who: int, seats: int, most: int) -> None:
        self.who, self.seats, self.most = who, seats, most

    def _padded(self, numbers: list[int], each: int) -> list[int]:
        return numbers + [0] * (self.most * each - len(numbers))

    def _turned(self, rows: list[int], width: int) -> list[int]:
        return rows[self.who * width :] + rows[: self.who * width]

    def _named(self, value: int, codes: tuple[int, ...]) -> int:
        """A number from a code on names a seat: as counted from the one that looks."""
        for code in codes:
            if code >= 0 and code <= value < code + self.seats:
                return code + (value - code - self.who) % self.seats
        return value

    def number(self, value: int) -> list[int]:
        return [value]

    def number_bits(self, value: int, bits: int) -> list[int]:
        return [value >> bit & 1 for bit in range(bits)]

    def number_choice(self, value: int, choices: int) -> list[int]:
        return [int(value == choice) for choice in range(choices)]

    def board(self, row: list[int], width: int) -> list[int]:
        return row[:width]

    def board_seats(self, row: list[int], width: int, code: int, other: int = -1) -> list[int]:
        return [self._named(value, (code, other)) for value in row[:width]]

    def mine(self, row: list[int], width: int, first: int, second: int) -> list[int]:
        codes = {second + self.who: 2, first + self.who: 1}
        return [codes.get(value, 0) for value in row[:width]]

    def own(self, rows: list[int], width: int = 1) -> list[int]:
        return rows[self.who * width :][:width]

    def own_choice(self, rows: list[int], choices: int) -> list[int]:
        return self.number_choice(rows[self.who], choices)

    def players(self, rows: list[int], width: int = 1) -> list[int]:
        return self._padded(self._turned(rows, width), width)

    def player_bits(self, rows: list[int], bits: int, width: int = 1) -> list[int]:
        spread = [bit for value in self._turned(rows, width) for bit in self.number_bits(value, bits)]
        return self._padded(spread, width * bits)

    def player_choice(self, rows: list[int], choices: int, code: int = -1) -> list[int]:
        codes = [self._named(value, (code,)) for value in self._turned(rows, 1)]
        return self._padded([mark for value in codes for mark in self.number_choice(value, choices)], choices)

    def seat_set(self, mask: int) -> list[int]:
        return self._padded(self._turned([mask >> seat & 1 for seat in range(self.seats)], 1), 1)

    def seat(self, value: int) -> list[int]:
        return self.seat_set(1 << value if value >= 0 else 0)

    def sees(self, field: Field, value: Any) -> list[int]:
        assert field.stroke is not None
        put: Callable[..., list[int]] = getattr(self, field.stroke.method)
        return put([int(each) for each in value] if field.start is None else int(value), *field.stroke.told)


def observed(game: str) -> list[Field]:
    found = manifest(game)
    assert found.declared is not None
    return [field for field in found.load(found.declared).fields if field.stroke is not None]


def scribbled(g: State, fields: list[Field], numbers: st.SearchStrategy[int], data: st.DataObject) -> None:
    """Any numbers in some of its fields."""
    some = st.lists(st.sampled_from(fields), min_size=1, max_size=12, unique_by=lambda field: field.name)
    for field in data.draw(some):
        if field.start is not None:
            setattr(g, field.name, data.draw(numbers))
        else:
            size = len(getattr(g, field.name))
            setattr(g, field.name, vec[i64](data.draw(st.lists(numbers, min_size=size, max_size=size))))


@each_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_every_field_is_written_as_it_is_declared(game: str, data: st.DataObject) -> None:
    low, most = GAMES[game].book.players
    seats = data.draw(st.integers(low, most))
    g, fields = quayside.new(game, seats, data.draw(st.integers(0, 9))), observed(game)
    scribbled(g, fields, NUMBERS, data)
    writer = OBSERVATION_WRITERS[game]
    for seat in range(seats):
        looker, numbers = Looker(seat, seats, most), list(writer.numbers(g, seat))
        for field in fields:
            start, size = writer.layout()[field.name]
            assert numbers[start : start + size] == looker.sees(field, getattr(g, field.name)), field.name


@each_game
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_a_page_is_written_over(game: str, data: st.DataObject) -> None:
    """Nothing is left of what another position of as many seats had there."""
    low, most = GAMES[game].book.players
    seats = data.draw(st.integers(low, most))
    writer, fields = OBSERVATION_WRITERS[game], observed(game)
    page = vec[i16]([0] * int(writer.size))
    for seat in (seats - 1, 0):
        g = quayside.new(game, seats, data.draw(st.integers(0, 9)))
        scribbled(g, fields, NUMBERS, data)
        writer.write(g, seat, page, 0)
        assert list(page) == list(writer.numbers(g, seat))


def test_every_way_is_written_by_some_game() -> None:
    assert {field.stroke.method for game in GAMES for field in observed(game) if field.stroke} == set(WAYS)


@each_game
def test_the_head_says_who_is_asked_and_who_looks(game: str) -> None:
    low, most = GAMES[game].book.players
    writer = OBSERVATION_WRITERS[game]
    for seats in range(low, most + 1):
        g = quayside.new(game, seats, 1)
        for seat in range(seats):
            numbers, looker = list(writer.numbers(g, seat)), Looker(seat, seats, most)
            steps = len(g.book.steps)
            head = looker.number_choice(int(g.step_code()), steps) + looker.seat_set(int(g.waiting()))
            head += [int(place < seats) for place in range(most)] + looker.number_choice(seat, most)
            assert numbers[: steps + 3 * most] == head


@each_game
def test_nothing_beyond_a_page(game: str) -> None:
    g, writer = quayside.new(game, GAMES[game].book.players[1], 1), OBSERVATION_WRITERS[game]
    row = vec[i16]([0] * int(writer.size))
    writer.write(g, 0, row, 0)
    with pytest.raises(IndexError):
        writer.write(g, 0, row, 1)


@each_game
def test_nothing_beyond_a_row(game: str) -> None:
    writer = OBSERVATION_WRITERS[game]
    for field in observed(game):
        g = quayside.new(game, GAMES[game].book.players[1], 1)
        if field.start is None and field.stroke is not None and not field.stroke.method.startswith("player"):
            setattr(g, field.name, vec[i64]())
            with pytest.raises(IndexError):
                writer.numbers(g, 0)
