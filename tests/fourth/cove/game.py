"""Cove as a whole: its rulebook, its setup, and the state that players meet."""

from __future__ import annotations

from typing import Final, Mapping, Optional, cast

from quayside.kernel.components import Box
from quayside.kernel.options import Option, Value
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.rng import Quick
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import Result, State

from cove.actions import ACTIONS
from cove.components import Components
from cove.declared import DECLARED
from cove.nouns import END_REASONS, GOOD_COUNT, GOODS
from cove.redeal import redeal
from cove.scoring import ITEMS, final_result
from cove.state import NO_BID, Cove
from cove.steps.frames import queue_nightfall
from cove.steps.listed import STEPS
from cove.view import table
from cove.view_types import TableView, View

_CHAPTERS: Final = (4, 3, 4, 3, 4, 3)

BOOK: Final[Rulebook] = Rulebook(
    "cove",
    version="1",
    players=(2, 4),
    options=(Option("nights", 6, "CV-6.1", low=1, high=12),),
    actions=ACTIONS,
    turn_rule="CV-2.1",
    end_rule="CV-6.1",
    chapters=[(f"CV-{chapter}", rules) for chapter, rules in enumerate(_CHAPTERS, 1)],
    score_items=ITEMS,
    end_reasons=END_REASONS,
)
BOOK.declare(DECLARED, STEPS)


class CoveGame(Cove):
    """A game of Cove."""

    def fresh(self) -> State:
        return CoveGame()

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
        """All cards by good, wherever they are."""
        counted: dict[str, int] = {}
        for good, name in enumerate(GOODS):
            found = int(self.bag[good] + self.beach[good] + self.gone[good])
            counted[name] = found + sum(int(self.owned(seat, good)) for seat in range(int(self.seats)))
        return counted


def make(box: Box, standard: bool) -> State:
    """A state with its components, before setup."""
    g = CoveGame()
    g.kit = Components(box, standard)
    return g


def deal(g: State, players: int, options: Mapping[str, Value]) -> None:
    """CV-1; all chance of the setup comes from the state's dice."""
    assert isinstance(g, CoveGame)
    g.seats = players
    g.nights = int(options["nights"])
    g.coins = vec[i64]([int(g.kit.coins)] * players)
    g.bids = vec[i64]([int(NO_BID)] * players)
    g.cellar = zeros(players * GOOD_COUNT)
    g.quay = zeros(players * GOOD_COUNT)
    g.bag = g.kit.cards[:]
    g.beach = zeros(GOOD_COUNT)
    g.gone = zeros(GOOD_COUNT)
    g.prices = g.kit.prices[:]
    g.sold = zeros(GOOD_COUNT)
    for seat in range(players):
        for _card in range(int(g.kit.cellar)):
            g.cellar[seat * GOOD_COUNT + g.draw_card()] += 1
    g.lantern = g.draw(players)
    queue_nightfall(g)
    g.settle()
