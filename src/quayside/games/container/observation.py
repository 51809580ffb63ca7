"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.container.declared import DECLARED
from quayside.games.container.state import Container
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.writer import ObservationWriter


class ContainerObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, g: State) -> None:
        assert isinstance(g, Container)
        self.own("purse", g.purse, 5)
        self.own("laid", g.laid, 5)
        self.own("laid_bluffs", g.laid_bluffs)
        self.own_choice("cards", g.cards, 5)
        self.players("opened", g.opened, 5)
        self.players("opened_bluffs", g.opened_bluffs)
        self.seat_set("frozen", g.frozen)
        self.players("loans", g.loans)
        self.players("machines", g.machines, 5)
        self.players("warehouses", g.warehouses)
        self.players("stores", g.stores, 60)
        self.players("stored", g.stored, 2)
        self.players("hold", g.hold, 5)
        self.players("island", g.island, 5)
        self.players("port", g.port, 5)
        self.player_choice("ship", g.ship, 8, 1)
        self.player_choice("discards", g.discards, 5)
        self.board("supply", g.supply, 5)
        self.board("machine_supply", g.machine_supply, 5)
        self.number("warehouse_supply", g.warehouse_supply)
        self.board("boxed", g.boxed, 5)
        self.board("broker_containers", g.broker_containers, 15)
        self.board("broker_money", g.broker_money, 3)
        self.board("payment", g.payment, 5)
        self.board("payment_pieces", g.payment_pieces, 10)
        self.board("loose", g.loose, 10)
        self.seat("active", g.active)
        self.seat("first", g.first)
        self.seat("holder", g.holder)
        self.number_choice("square", g.square, 6)
        self.number("round", g.round)
        self.number("actions_left", g.actions_left)
        self.number("prepared", g.prepared)
        self.number("produced", g.produced)
        self.number("called", g.called)
        self.number("won", g.won)
        self.number("owed", g.owed)
        self.number("ending", g.ending)
        self.number("end_reason", g.end_reason)
        self.number("bank_on", g.bank_on)
        self.number("cancel_on", g.cancel_on)
        self.number("interest_first", g.interest_first)
        self.number("docked_buying", g.docked_buying)
        self.number("round_limit", g.round_limit)


def writer(book: Rulebook) -> ObservationWriter:
    return ContainerObservationWriter(book, Container())


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
