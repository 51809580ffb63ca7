"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.container.declared import DECLARED
from quayside.games.container.state import Container
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.page import Page
from quayside.observe.writer import ObservationWriter


class ContainerObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, g: State, page: Page) -> None:
        assert isinstance(g, Container)
        page.own("purse", g.purse, 5)
        page.own("laid", g.laid, 5)
        page.own("laid_bluffs", g.laid_bluffs)
        page.own_choice("cards", g.cards, 5)
        page.players("opened", g.opened, 5)
        page.players("opened_bluffs", g.opened_bluffs)
        page.seat_set("frozen", g.frozen)
        page.players("loans", g.loans)
        page.players("machines", g.machines, 5)
        page.players("warehouses", g.warehouses)
        page.players("stores", g.stores, 60)
        page.players("stored", g.stored, 2)
        page.players("hold", g.hold, 5)
        page.players("island", g.island, 5)
        page.players("port", g.port, 5)
        page.player_choice("ship", g.ship, 8, 1)
        page.player_choice("discards", g.discards, 5)
        page.board("supply", g.supply, 5)
        page.board("machine_supply", g.machine_supply, 5)
        page.number("warehouse_supply", g.warehouse_supply)
        page.board("boxed", g.boxed, 5)
        page.board("broker_containers", g.broker_containers, 15)
        page.board("broker_money", g.broker_money, 3)
        page.board("payment", g.payment, 5)
        page.board("payment_pieces", g.payment_pieces, 10)
        page.board("loose", g.loose, 10)
        page.seat("active", g.active)
        page.seat("first", g.first)
        page.seat("holder", g.holder)
        page.number_choice("square", g.square, 6)
        page.number("round", g.round)
        page.number("actions_left", g.actions_left)
        page.number("prepared", g.prepared)
        page.number("produced", g.produced)
        page.number("called", g.called)
        page.number("won", g.won)
        page.number("owed", g.owed)
        page.number("ending", g.ending)
        page.number("end_reason", g.end_reason)
        page.number("bank_on", g.bank_on)
        page.number("cancel_on", g.cancel_on)
        page.number("interest_first", g.interest_first)
        page.number("docked_buying", g.docked_buying)
        page.number("round_limit", g.round_limit)


def writer(book: Rulebook) -> ObservationWriter:
    return ContainerObservationWriter(book, Container())


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
