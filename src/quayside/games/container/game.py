"""Container as a whole: its rulebook and the state that players meet."""

from __future__ import annotations

from typing import Final, Mapping, Optional, cast

from quayside.games.container.actions import ACTIONS
from quayside.games.container.components import Components
from quayside.games.container.declared import DECLARED
from quayside.games.container.nouns import COLOURS, END_REASONS, FACTORY, HARBOUR, SEATS
from quayside.games.container.redeal import redeal, redeal_from_past, redeal_from_view
from quayside.games.container.scoring import ITEMS, final_result
from quayside.games.container.setup import set_up
from quayside.games.container.state import Container
from quayside.games.container.steps.listed import STEPS
from quayside.games.container.view import table
from quayside.games.container.view_types import TableView, View
from quayside.kernel.components import Box
from quayside.kernel.options import Option, Value
from quayside.kernel.rng import Quick
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import Result, State

OPTIONS: Final = (
    Option("bank", True, "CT-13.1"),
    Option("bluff_cancels", False, "CT-18.1"),
    Option("first", "random", "CT-1.8", choices=("random", *SEATS)),
    Option("preparatory_order", "win_first", "CT-14.1", choices=("win_first", "interest_first")),  # CT-R1
    Option("buy_while_docked", False, "CT-9.4"),  # CT-R15
    Option("round_limit", 100, "CT-11.2", low=1, high=1000),  # CT-R29
)

_CHAPTERS: Final = (9, 7, 7, 8, 6, 4, 6, 7, 7, 15, 2, 7, 3, 5, 12, 4, 2, 4)

BOOK: Final[Rulebook] = Rulebook(
    "container",
    version="2",
    players=(3, 5),
    options=OPTIONS,
    actions=ACTIONS,
    turn_rule="CT-3.1",
    end_rule="CT-11.2",
    chapters=[(f"CT-{chapter}", rules) for chapter, rules in enumerate(_CHAPTERS, 1)],
    score_items=ITEMS,
    end_reasons=END_REASONS,
)
BOOK.declare(DECLARED, STEPS)


class ContainerGame(Container):
    """A game of Container."""

    def fresh(self) -> State:
        return ContainerGame()

    def view(self, seat: Optional[int] = None) -> View:
        return cast(View, super().view(seat))

    def table(self, seat: Optional[int]) -> TableView:
        return table(self, seat)

    def redeal(self, seat: int, rng: Quick) -> None:
        redeal(self, seat, rng)

    def redeal_from_view(self, seat: int, rng: Quick) -> None:
        redeal_from_view(self, seat, rng)

    def redeal_from_past(self, seat: int, rng: Quick) -> None:
        redeal_from_past(self, seat, rng)

    def told_by_past(self, seat: int) -> dict[str, int]:
        """CT-2.2: the sums that change hands are public, so what a purse is worth can be followed."""
        return {"cash": int(self.cash(seat))}

    def score(self) -> Result:
        return final_result(self)

    def components_data(self) -> Optional[Mapping[str, str]]:
        return None if self.kit.standard else self.kit.box.texts

    def census(self) -> dict[str, int]:
        """What never changes: all containers by colour, all machines and warehouses, wherever they are."""
        counted = {"warehouses": int(self.warehouse_supply)}
        for seat in range(int(self.seats)):
            counted["warehouses"] += int(self.warehouses[seat])
        for colour, name in enumerate(COLOURS):
            found = int(self.supply[colour] + self.boxed[colour])
            machines = int(self.machine_supply[colour])
            for seat in range(int(self.seats)):
                at = seat * 5 + colour
                found += int(self.hold[at] + self.island[at] + self.port[at])
                machines += int(self.machines[at])
                for store in (FACTORY, HARBOUR):
                    found += sum(int(self.pieces(seat, store, colour, price)) for price in range(1, 7))
            for broker in range(3):
                found += int(self.broker_containers[broker * 5 + colour])
            for store in (0, 5):
                found += int(self.payment_pieces[store + colour] + self.loose[store + colour])
            counted[name] = found
            counted[f"{name} machines"] = machines
        return counted


_KITS: Final[list[Components]] = []  # the edition read last: all its states share what was read and checked


def make(box: Box, standard: bool) -> State:
    """A state with its components, before setup."""
    g = ContainerGame()
    if not _KITS or _KITS[-1].box is not box:
        _KITS[:] = [Components(box, standard)]
    g.kit = _KITS[-1]
    return g


def deal(g: State, players: int, options: Mapping[str, Value]) -> None:
    """Set the table; all chance of the setup comes from the state's dice."""
    assert isinstance(g, ContainerGame)
    set_up(g, players, options)
