"""Fields that scenario files speak of as a game declares them: a number, a word for it, or counts of things by name.

What `given` sets and `expect` reads of such a field follows from its declaration; what has to be translated further
(a price into a mark on a board, cards into a purse) a game's scenario words do themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from quayside.kernel.declared import FLAG, OF_PLAYERS, Declared, Field, Stroke
from quayside.kernel.seats import SEATS
from quayside.kernel.sets import has, only
from quayside.kernel.state import State
from quayside.scenarios.compare import Things
from quayside.scenarios.reading import counted, flag, once, one_of, seat_of, whole
from quayside.scenarios.vocabulary import GivenField


class Laid(Protocol):
    """A table that is being laid out."""

    @property
    def g(self) -> State: ...


L = TypeVar("L", bound=Laid)


def as_declared(*_given: Any) -> None:
    """Set by `Fields`: the word of `given` says no more than how the field of that name is declared."""
    raise AssertionError("Fields lays this out")


class Shape:
    """A number of the state; of a row, the one that belongs to a seat."""

    def __init__(self, field: Field) -> None:
        assert field.stroke is not None
        self.name = field.name
        self.word = field.given
        self.words: Sequence[Any] = field.words or ()
        self.single = field.start is not None
        self.of_seat = field.stroke.method in OF_PLAYERS
        self.width = int(field.stroke.told[0]) if field.stroke.told else 1

    def told(self, g: State, at: int) -> object:
        return int(self.number(g, at))

    def read(self, g: State, value: Any) -> int:
        return whole(value)

    def set(self, g: State, at: int, value: Any) -> None:
        number = self.read(g, value)
        if self.single:
            setattr(g, self.name, number)
        else:
            getattr(g, self.name)[at] = number

    def number(self, g: State, at: int) -> Any:
        kept: Any = getattr(g, self.name)
        return kept if self.single else kept[at]


class Flag(Shape):
    def told(self, g: State, at: int) -> object:
        return bool(self.number(g, at))

    def read(self, g: State, value: Any) -> int:
        return int(flag(value))


class Word(Shape):
    """What the number stands for; nothing if it is below 0."""

    def told(self, g: State, at: int) -> object:
        number = self.number(g, at)
        return self.words[number] if number >= 0 else None

    def read(self, g: State, value: Any) -> int:
        return one_of(self.word, value, self.words)


class Letter(Shape):
    """A seat, or nobody."""

    def told(self, g: State, at: int) -> object:
        seat = self.number(g, at)
        return SEATS[seat] if 0 <= seat < g.seats else None

    def read(self, g: State, value: Any) -> int:
        return seat_of(g, value)


class Bits(Shape):
    """The words whose bits are set."""

    def told(self, g: State, at: int) -> object:
        mask = self.number(g, at)
        return [word for bit, word in enumerate(self.words) if has(mask, bit)]

    def read(self, g: State, value: Any) -> int:
        found = counted(self.word, value, lambda word: one_of(f"an entry of {self.word}", word, self.words))
        return sum(only(bit) for bit in once(self.word, found, lambda bit: str(self.words[bit])))


class Counts(Shape):
    """How many there are of what."""

    def told(self, g: State, at: int) -> object:
        return Things(getattr(g, self.name), at * self.width, self.words)

    def set(self, g: State, at: int, value: Any) -> None:
        wanted = self.counted(g, value)
        for kind in range(self.width):
            getattr(g, self.name)[at * self.width + kind] = wanted[kind]

    def counted(self, g: State, value: Any) -> Counter[int]:
        first = self.words[0]
        how = f"a list like [{first}, {first}] or counts like {{{first}: 2}}"
        return counted(self.word, value, lambda name: one_of(f"an entry of {self.word}", name, self.words), how=how)


_ROWS: Final = ("players", "own", "board")
_BARE: Final = ("number", "players", "own", "seat")  # strokes of fields that say something without words
_BY_STROKE: Final[Mapping[str, type[Shape]]] = {"seat": Letter, "player_bits": Bits, "number_bits": Bits}


class Fields:
    """The fields of a game that scenario files speak of as they are, by what they are called there."""

    def __init__(self, declared: Declared, counts: type[Counts] = Counts) -> None:
        self.of_seat: dict[str, Shape] = {}
        self.of_table: dict[str, Shape] = {}
        for field in declared.fields:
            if field.given and field.stroke is not None and (field.words or _is_bare(field.stroke)):
                shape = _shape(field, field.stroke, counts)
                (self.of_seat if shape.of_seat else self.of_table)[shape.word] = shape

    def seat_report(self, g: State, seat: int) -> dict[str, object]:
        return {word: shape.told(g, seat) for word, shape in self.of_seat.items()}

    def table_report(self, g: State) -> dict[str, object]:
        return {word: shape.told(g, 0) for word, shape in self.of_table.items()}

    def lay_seat(self, t: L, seat: int, name: str, word: GivenField[Callable[[L, int, Any], None]], value: Any) -> None:
        """Lay out what is given of a seat."""
        if word.set is as_declared:
            self.of_seat[name].set(t.g, seat, value)
        else:
            word.set(t, seat, value)

    def lay_table(self, t: L, name: str, word: GivenField[Callable[[L, Any], None]], value: Any) -> None:
        if word.set is as_declared:
            self.of_table[name].set(t.g, 0, value)
        else:
            word.set(t, value)


def _is_bare(stroke: Stroke) -> bool:
    return stroke.method in _BARE and not stroke.told


def _shape(field: Field, stroke: Stroke, counts: type[Counts]) -> Shape:
    if stroke.method in _BY_STROKE:
        return _BY_STROKE[stroke.method](field)
    if stroke.method in _ROWS and stroke.told:
        return counts(field)
    return (Flag if field.words is FLAG else Word if field.words else Shape)(field)
