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


class Stroke:
    """How the observation writer puts a field down: the name of its method, and what that is told beside the field.

    Instead of how many there are of something, their names can be given.
    """

    def __init__(self, method: str, *told: Union[int, Domain]) -> None:
        self.method = method
        self.told = tuple(each if isinstance(each, int) else len(each) for each in told)
        self.names: Optional[Domain] = next((each for each in told if not isinstance(each, int)), None)


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
        given: Union[str, bool] = False,
        words: Optional[Domain] = None,
        left_out: str = "",
    ) -> None:
        self.name = name
        self.seen = seen
        self.stroke = stroke
        self.meaning = meaning
        self.start = start  # of a single number; None for a row of numbers
        # What scenario files call it, if they speak of it as such; True is its own name.
        self.given = given if isinstance(given, str) else name if given else ""
        # What its numbers say there; of a row, what its places are called.
        self.words = words if words is not None or stroke is None else stroke.names
        self.left_out = left_out


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
    ) -> None:
        self.state = state  # the class of the state, in the module `state`
        self.fields = tuple(fields)
        self.actions = tuple(actions)
        self.reasons = tuple(reasons)
        self.events = tuple(events)
        self.steps = tuple(steps)
        self.aliases = dict(aliases or {})
