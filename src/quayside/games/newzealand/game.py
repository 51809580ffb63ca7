"""New Zealand as a whole: its rulebook and the state that players meet."""

from __future__ import annotations

from typing import Final, Mapping, Optional, cast

from quayside.games.newzealand.actions import ACTIONS
from quayside.games.newzealand.census import census
from quayside.games.newzealand.components import Components
from quayside.games.newzealand.declared import DECLARED
from quayside.games.newzealand.effect_words import LEXICON
from quayside.games.newzealand.nouns import END_REASONS, LEVELS, SEAT_LETTERS
from quayside.games.newzealand.redeal import redeal
from quayside.games.newzealand.scoring import ITEMS, final_result
from quayside.games.newzealand.setup import set_up
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.free_plays import list_free_plays, take_free_play
from quayside.games.newzealand.steps.listed import STEPS
from quayside.games.newzealand.view import table
from quayside.games.newzealand.view_types import TableView, View
from quayside.kernel.components import Box
from quayside.kernel.offers import Offers
from quayside.kernel.options import Option, Value
from quayside.kernel.packed import i64
from quayside.kernel.rng import Quick
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import Result, State

OPTIONS: Final = (
    Option("neutral_buildings", "random", "NZ-2.2", choices=("beginner", "random")),
    Option("private_sides", "mixed", "NZ-3.2", choices=("all_a", "all_b", "mixed")),
    Option("first", "random", "NZ-3.5", choices=("random", *SEAT_LETTERS)),
    Option("difficulty", "medium", "NZ-1.1", choices=LEVELS),
)

_CHAPTERS: Final = (
    *(12, 14, 7, 6, 10, 9, 7, 12, 12, 10, 6, 8, 7, 6, 14, 10, 5, 10, 7, 11),
    *(10, 7, 5, 4, 5, 4, 8, 4, 5, 14, 9, 10),
)

BOOK: Final[Rulebook] = Rulebook(
    "newzealand",
    version="2",
    players=(1, 4),
    options=OPTIONS,
    actions=ACTIONS,
    turn_rule="NZ-4.1",
    end_rule="NZ-29.5",
    chapters=[(f"NZ-{chapter}", rules) for chapter, rules in enumerate(_CHAPTERS, 1)],
    score_items=ITEMS,
    end_reasons=END_REASONS,
)
BOOK.declare(DECLARED, STEPS)


class NewZealandGame(NewZealand):
    """A game of New Zealand."""

    def fresh(self) -> State:
        return NewZealandGame()

    def free_plays(self, seat: i64, window: i64, o: Offers) -> None:
        list_free_plays(self, seat, window, o)

    def take_free(self, seat: i64, action: i64) -> bool:
        return take_free_play(self, seat, action)

    def view(self, seat: Optional[int] = None) -> View:
        return cast(View, super().view(seat))

    def table(self, seat: Optional[int]) -> TableView:
        return table(self, seat)

    def redeal(self, seat: int, rng: Quick) -> None:
        redeal(self, seat, rng)

    def score(self) -> Result:
        return final_result(self)

    def components_data(self) -> Optional[Mapping[str, str]]:
        return None if self.kit.standard else self.kit.box.texts

    def census(self) -> dict[str, int]:
        return census(self)


def make(box: Box, standard: bool) -> State:
    """A state with its components, before setup."""
    g = NewZealandGame()
    g.kit = standard_kit(box) if standard else Components(box, False, LEXICON)
    return g


_STANDARD: Final[list[Components]] = []


def standard_kit(box: Box) -> Components:
    """The standard edition is read once: reading its texts takes longer than a random game."""
    if not _STANDARD:
        _STANDARD.append(Components(box, True, LEXICON))
    return _STANDARD[0]


def deal(g: State, players: int, options: Mapping[str, Value]) -> None:
    """Set the table; all chance of the setup comes from the state's dice."""
    assert isinstance(g, NewZealandGame)
    set_up(g, players, options)
