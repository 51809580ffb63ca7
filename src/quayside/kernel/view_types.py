"""What every game's view has, and words to describe the rest: the types that TypeScript is made from.

A game describes its view in a module of typed dictionaries (`view` of its manifest). What it builds is checked against
them by the type checker; `make types` writes them for the browser client. They exist for that only: nothing runs here.
"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, Optional, TypedDict, TypeVar

from quayside.kernel.options import Value

EVERY_KEY: Final = "every key is there"

Key = TypeVar("Key")
Of = TypeVar("Of")

# A mapping that has every one of its keys; of any other one, keys may be missing.
Each = Annotated[dict[Key, Of], EVERY_KEY]
# Lists of two and of three.
Pair = Annotated[list[Of], 2]
Triple = Annotated[list[Of], 3]

Options = dict[str, Value]


class Outcome(TypedDict):
    """How a game ended."""

    reason: str
    ranks: list[int]
    """Of each seat; 1 has won."""
    scores: list[int]
    sheet: list[dict[str, int]]
    """What each score is made of."""


class Seen(TypedDict):
    """What the view of any game has."""

    game: str
    seat: Optional[int]
    """Whose view it is; nobody's, of spectators."""
    pending: list[int]
    """The seats that have to decide something now."""
    over: bool
    result: NotRequired[Outcome]
    """Once the game is over."""


class Priced(TypedDict):
    """Of a question whose answers cost something."""

    prices: NotRequired[dict[str, int]]
    """What an answer takes from its seat (below 0: gives), by its readable form."""
