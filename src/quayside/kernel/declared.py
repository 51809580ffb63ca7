"""Words for what a game declares, each thing in one line: its fields, actions, events, refusals and steps.

A game's folder `declared/` is written with them. `make declared` makes the modules from it that the rules import; a
test fails if the two differ. So a field is named once: copies, dumps, who sees it and its observation follow.
"""

from __future__ import annotations

from typing import Final, Mapping, Optional, Sequence, Union

Label = Union[str, int]

EVERYBODY: Final = "all"  # stands in every view
OWNER: Final = "own"  # stands in the view of the seat it belongs to
HIDDEN: Final = "none"  # stands in no view as such

FLAG: Final = (False, True)  # the words of a field that is 0 or 1

NUMBER: Final = "number"  # an argument that is a plain number
SEAT: Final = "seat"  # an argument that is a seat

# What an argument can be: a plain number, a seat, or one of these words.
Domain = Sequence[Label]


# What a game tells of a field for each stroke, in this order; `observe/ways.py` says what they put down.
_TOLD: Final[dict[str, str]] = {
    "number": "",
    "number_bits": "bits",
    "number_choice": "choices",
    "board": "width",
    "board_seats": "width code other",
    "mine": "width first second",
    "own": "width",
    "own_choice": "choices",
    "players": "width",
    "player_bits": "bits width",
    "player_choice": "choices code",
    "seat": "",
    "seat_set": "",
}
_UNTOLD: Final[dict[str, int]] = {"width": 1, "code": -1, "other": -1}  # a negative code is none
OF_PLAYERS: Final = ("own", "own_choice", "players", "player_bits", "player_choice")  # their rows have all players


class Stroke:
    """How the observation writer puts a field down: the name of the way, and what that is told beside the field.

    Instead of how many there are of something, their names can be given.
    """

    def __init__(self, method: str, *told: Union[int, Domain]) -> None:
        if method not in _TOLD:
            raise ValueError(f"there is no stroke {method!r}; there are {', '.join(_TOLD)}")
        self.method = method
        self.told = tuple(each if isinstance(each, int) else len(each) for each in told)
        self.names: Optional[Domain] = next((each for each in told if not isinstance(each, int)), None)

    def given(self) -> dict[str, int]:
        """What it is told, by name, with what goes without saying."""
        return {**_UNTOLD, **dict(zip(_TOLD[self.method].split(), self.told, strict=False))}

    def row(self) -> tuple[int, int]:
        """How many numbers of the row each player has; or 0, and how many lie on the board."""
        width = self.given()["width"]
        return (width, 0) if self.method in OF_PLAYERS else (0, width)


class Field:
    """A field of the state. Without a `stroke` it is no part of observations; `left_out` says why if it is shown."""

    def __init__(
        self,
        name: str,
        seen: str,
        stroke: Optional[Stroke],
        meaning: str,
        *,
        start: Optional[int] = None,
        each: int = 0,
        numbers: int = 0,
        records: str = "",
        given: Union[str, bool] = False,
        words: Optional[Domain] = None,
        left_out: str = "",
    ) -> None:
        self.name = name
        self.seen = seen
        self.stroke = stroke
        self.meaning = meaning
        self.start = start  # of a single number; None for a row of numbers
        # Of a row: how many numbers each player has there, or how many there are in all; its stroke says it otherwise.
        drawn = (0, 0) if stroke is None or start is not None else stroke.row()
        self.each, self.numbers = (each, numbers) if each or numbers else drawn
        # The class of records that never change, as module:class of the game, if the field is a tuple of such.
        self.records = records
        # What scenario files call it, if they speak of it as such; True is its own name.
        self.given = given if isinstance(given, str) else name if given else ""
        # What its numbers say there; of a row, what its places are called.
        self.words = words if words is not None or stroke is None else stroke.names
        self.left_out = left_out

    def length(self, sides: int) -> int:
        """How many numbers a row has, where so many have a side of their own."""
        return self.each * sides if self.each else self.numbers


class Action:
    """A kind of action: its rule, and the words each argument can be."""

    def __init__(self, name: str, rule: str, *, code: str = "", **arguments: Domain) -> None:
        self.name = name
        self.rule = rule
        self.code = code or name.upper()  # how rules call its first number
        self.arguments = arguments

    @property
    def count(self) -> int:
        found = 1
        for words in self.arguments.values():
            found *= len(words)
        return found


class Reason:
    """Why an action is refused: the rules that say so, and what its one or two numbers are."""

    def __init__(self, name: str, *rules: str, says: Sequence[str] = ()) -> None:
        self.name = name
        self.rules = rules
        self.says = tuple(says)
        self.code = name.upper().replace("-", "_")


class Event:
    """Something that happens. Everybody is told its arguments, insiders the `private` ones too; of a `secret` event
    nobody else hears."""

    def __init__(
        self, name: str, *, private: Optional[Mapping[str, Domain]] = None, secret: bool = False, **public: Domain
    ) -> None:
        self.name = name
        self.public = public
        self.private = dict(private or {})
        self.secret = secret


class Packed:
    """Two arguments of a step that its frame keeps as one number: `low` is below `below`."""

    def __init__(self, high: str, low: str, below: int) -> None:
        self.high = high
        self.low = low
        self.below = below


class DeclaredStep:
    """A question, or something that happens by itself (it asks nobody): where its class stands, and what it is told."""

    def __init__(self, name: str, where: str, *arguments: Union[str, Packed], asks: bool = True) -> None:
        self.name = name
        self.module, _, self.class_name = where.partition(":")
        self.asks = asks
        self.arguments = arguments
        self.code = name.upper()


class Declared:
    """All that a game declares."""

    def __init__(
        self,
        *,
        state: str,
        fields: Sequence[Field],
        actions: Sequence[Action],
        reasons: Sequence[Reason],
        events: Sequence[Event],
        steps: Sequence[DeclaredStep],
        aliases: Optional[Mapping[str, str]] = None,
        least_sides: int = 1,
    ) -> None:
        self.state = state  # the class of the state, in the module `state`
        self.fields = tuple(fields)
        self.actions = tuple(actions)
        self.reasons = tuple(reasons)
        self.events = tuple(events)
        self.steps = tuple(steps)
        self.aliases = dict(aliases or {})
        self.least_sides = least_sides  # more than one where somebody who plays alone has an opponent with a side

    def row_lengths(self, players: int) -> dict[str, int]:
        """How many numbers each row of the state has, as far as that is declared."""
        sides = max(players, self.least_sides)
        return {field.name: field.length(sides) for field in self.fields if field.each or field.numbers}
