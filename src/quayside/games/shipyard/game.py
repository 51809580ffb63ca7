"""Shipyard as a whole: its rulebook and the state that players meet."""

from __future__ import annotations

from typing import Final, Mapping, Optional, cast

from quayside.games.shipyard.actions import ACTIONS, BONUS
from quayside.games.shipyard.census import census
from quayside.games.shipyard.components import Components
from quayside.games.shipyard.declared import DECLARED
from quayside.games.shipyard.nouns import ACTION_COUNT, END_REASONS, SEATS
from quayside.games.shipyard.redeal import redeal
from quayside.games.shipyard.scoring import ITEMS, final_result
from quayside.games.shipyard.setup import set_up
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.statistics import statistics
from quayside.games.shipyard.steps.listed import STEPS
from quayside.games.shipyard.steps.perform import refuse_bonus_meanwhile
from quayside.games.shipyard.view import table
from quayside.games.shipyard.view_types import TableView, View
from quayside.kernel.components import Box
from quayside.kernel.offers import NOT_NOW, Offers
from quayside.kernel.options import Option, Value
from quayside.kernel.packed import i64
from quayside.kernel.rng import Quick
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import Result, State

OPTIONS: Final = (
    Option("beginner_employees", False, "SY-2.11"),
    Option("first", "random", "SY-2.1", choices=("random", *SEATS)),
)

_CHAPTERS: Final = (
    *(14, 12, 10, 8, 7, 7, 10, 11, 13, 4, 8, 6, 4, 9, 6, 1),
    *(11, 6, 6, 7, 10, 4, 7, 8, 4, 5, 6, 24, 3, 12, 2),
)

BOOK: Final[Rulebook] = Rulebook(
    "shipyard",
    version="2",
    players=(2, 4),
    options=OPTIONS,
    actions=ACTIONS,
    turn_rule="SY-3.2",
    end_rule="SY-24.2",
    chapters=[(f"SY-{chapter}", rules) for chapter, rules in enumerate(_CHAPTERS, 1)],
    score_items=ITEMS,
    end_reasons=END_REASONS,
)
# Chapter 28 starts with a rule 0, on when contracts are shown.
_CONTRACTS: Final = BOOK.rules.index("SY-28.1")
BOOK.rules = (*BOOK.rules[:_CONTRACTS], "SY-28.0", *BOOK.rules[_CONTRACTS:])
BOOK.declare(DECLARED, STEPS)


class ShipyardGame(Shipyard):
    """A game of Shipyard."""

    def fresh(self) -> State:
        return ShipyardGame()

    def free_plays(self, seat: i64, window: i64, o: Offers) -> None:
        """There are none; but a bonus action asked for at the wrong moment gets its reason."""
        if BONUS <= o.probe < BONUS + ACTION_COUNT and o.reason == NOT_NOW:
            if seat == self.active and not self.closing and self.chosen >= 0:
                refuse_bonus_meanwhile(self, seat, o)

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


_KITS: Final[list[Components]] = []  # the edition read last: reading and checking takes longer than a random game


def make(box: Box, standard: bool) -> State:
    """A state with its components, before setup."""
    g = ShipyardGame()
    if not _KITS or _KITS[-1].box is not box:
        _KITS[:] = [Components(box, standard)]
    g.kit = _KITS[-1]
    return g


def deal(g: State, players: int, options: Mapping[str, Value]) -> None:
    """Set the table; all chance of the setup comes from the state's dice."""
    assert isinstance(g, ShipyardGame)
    set_up(g, players, options)


def figures(g: State) -> list[dict[str, int]]:
    """What `quayside simulate` sums up beside the scores."""
    assert isinstance(g, ShipyardGame)
    return statistics(g)
