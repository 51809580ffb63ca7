"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.declared import DECLARED
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.writer import ObservationWriter


class ShipyardObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, g: State) -> None:
        assert isinstance(g, Shipyard)
        self.mine("contracts", g.contracts, 24, 1, 5)
        self.board("track", g.track, 8)
        self.board_seats("occupant", g.occupant, 8, 1)
        self.number_bits("in_play", g.in_play, 8)
        self.number("lead", g.lead)
        self.player_choice("due", g.due, 8)
        self.player_choice("later", g.later, 8)
        self.players("guilders", g.guilders)
        self.players("points", g.points)
        self.players("tally", g.tally, 5)
        self.players("stock", g.stock, 8)
        self.player_bits("staff", g.staff, 24)
        self.players("yard", g.yard, 9)
        self.players("failed", g.failed)
        self.players("figure", g.figure, 3)
        self.players("reach", g.reach)
        self.players("used", g.used)
        self.board_seats("trains", g.trains, 14, 1)
        self.board_seats("canals", g.canals, 24, 1, 5)
        self.board("canal_x", g.canal_x, 24)
        self.board("canal_y", g.canal_y, 24)
        self.board("canal_turns", g.canal_turns, 24)
        self.board("deck_left", g.deck_left, 5)
        self.board("display", g.display, 30)
        self.board("oval", g.oval, 24)
        self.board("stacks", g.stacks, 24)
        self.board("lost", g.lost, 3)
        self.number("fleet_size", g.fleet_size)
        self.seat("active", g.active)
        self.seat("first", g.first)
        self.number("turn", g.turn)
        self.number_choice("chosen", g.chosen, 8)
        self.number("performed", g.performed)
        self.number("bonus_used", g.bonus_used)
        self.number("reserve", g.reserve)
        self.number("taken", g.taken)
        self.number("hand_card", g.hand_card)
        self.number("hand_canal", g.hand_canal)
        self.board("cars", g.cars, 3)
        self.number_bits("traded", g.traded, 8)
        self.number("equipment_marker", g.equipment_marker)
        self.number("crew_marker", g.crew_marker)
        self.number("hire_marker", g.hire_marker)
        self.number("exchange_marker", g.exchange_marker)
        self.number("laps_left", g.laps_left)
        self.number("lap_done", g.lap_done)
        self.number("last_card", g.last_card)
        self.number("closing", g.closing)
        self.number("ship_bow", g.ship_bow)
        self.number("ship_length", g.ship_length)
        self.number("ship_speed", g.ship_speed)
        self.number("ship_steps", g.ship_steps)
        self.number("ship_officials", g.ship_officials)
        self.number("ship_riband", g.ship_riband)
        self.board("aboard", g.aboard, 8)
        self.board("room", g.room, 8)
        self.board("allowance", g.allowance, 9)
        self.number("end_reason", g.end_reason)


def writer(book: Rulebook) -> ObservationWriter:
    return ShipyardObservationWriter(book, Shipyard())


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
