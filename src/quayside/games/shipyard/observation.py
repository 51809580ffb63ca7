"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.declared import DECLARED
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.page import Page
from quayside.observe.writer import ObservationWriter


class ShipyardObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, g: State, page: Page) -> None:
        assert isinstance(g, Shipyard)
        page.mine("contracts", g.contracts, 24, 1, 5)
        page.board("track", g.track, 8)
        page.board_seats("occupant", g.occupant, 8, 1)
        page.number_bits("in_play", g.in_play, 8)
        page.number("lead", g.lead)
        page.player_choice("due", g.due, 8)
        page.player_choice("later", g.later, 8)
        page.players("guilders", g.guilders)
        page.players("points", g.points)
        page.players("tally", g.tally, 5)
        page.players("stock", g.stock, 8)
        page.player_bits("staff", g.staff, 24)
        page.players("yard", g.yard, 9)
        page.players("failed", g.failed)
        page.players("figure", g.figure, 3)
        page.players("reach", g.reach)
        page.players("used", g.used)
        page.board_seats("trains", g.trains, 14, 1)
        page.board_seats("canals", g.canals, 24, 1, 5)
        page.board("canal_x", g.canal_x, 24)
        page.board("canal_y", g.canal_y, 24)
        page.board("canal_turns", g.canal_turns, 24)
        page.board("deck_left", g.deck_left, 5)
        page.board("display", g.display, 30)
        page.board("oval", g.oval, 24)
        page.board("stacks", g.stacks, 24)
        page.board("lost", g.lost, 3)
        page.number("fleet_size", g.fleet_size)
        page.seat("active", g.active)
        page.seat("first", g.first)
        page.number("turn", g.turn)
        page.number_choice("chosen", g.chosen, 8)
        page.number("performed", g.performed)
        page.number("bonus_used", g.bonus_used)
        page.number("reserve", g.reserve)
        page.number("taken", g.taken)
        page.number("hand_card", g.hand_card)
        page.number("hand_canal", g.hand_canal)
        page.board("cars", g.cars, 3)
        page.number_bits("traded", g.traded, 8)
        page.number("equipment_marker", g.equipment_marker)
        page.number("crew_marker", g.crew_marker)
        page.number("hire_marker", g.hire_marker)
        page.number("exchange_marker", g.exchange_marker)
        page.number("laps_left", g.laps_left)
        page.number("lap_done", g.lap_done)
        page.number("last_card", g.last_card)
        page.number("closing", g.closing)
        page.number("ship_bow", g.ship_bow)
        page.number("ship_length", g.ship_length)
        page.number("ship_speed", g.ship_speed)
        page.number("ship_steps", g.ship_steps)
        page.number("ship_officials", g.ship_officials)
        page.number("ship_riband", g.ship_riband)
        page.board("aboard", g.aboard, 8)
        page.board("room", g.room, 8)
        page.board("allowance", g.allowance, 9)
        page.number("end_reason", g.end_reason)


def writer(book: Rulebook) -> ObservationWriter:
    return ShipyardObservationWriter(book, Shipyard())


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
