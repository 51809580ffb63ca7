"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.declared import DECLARED
from quayside.games.newzealand.state import NewZealand
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.writer import ObservationWriter


class NewZealandObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, g: State) -> None:
        assert isinstance(g, NewZealand)
        self.own("hand", g.hand, 48)
        self.players("pile", g.pile, 48)
        self.players("shown", g.shown, 48)
        self.players("area", g.area, 48)
        self.players("hand_size", g.hand_size)
        self.players("stack_size", g.stack_size)
        self.players("pile_size", g.pile_size)
        self.players("tops", g.tops, 24)
        self.players("top_count", g.top_count)
        self.board("gained", g.gained, 48)
        self.players("money", g.money)
        self.players("gold", g.gold)
        self.players("certificates", g.certificates)
        self.players("tokens", g.tokens)
        self.players("path", g.path)
        self.players("step_tile", g.step_tile)
        self.players("fee_free", g.fee_free)
        self.player_bits("discs", g.discs, 16)
        self.player_bits("storehouses", g.storehouses, 10)
        self.players("workers", g.workers, 4)
        self.player_bits("jokers", g.jokers, 6, 4)
        self.players("tiles", g.tiles, 11)
        self.players("hazards", g.hazards, 12)
        self.players("built", g.built, 10)
        self.players("runholder", g.runholder)
        self.players("ship", g.ship)
        self.players("harbours", g.harbours, 21)
        self.players("posts", g.posts, 18)
        self.players("visits", g.visits)
        self.board("trail", g.trail, 41)
        self.board_seats("master_owner", g.master_owner, 8, 0)
        self.board("masters", g.masters, 5)
        self.board("appointed", g.appointed, 5)
        self.board("jobs", g.jobs, 16)
        self.board("bonus", g.bonus, 28)
        self.number("token_row", g.token_row)
        self.seat("token_owner", g.token_owner)
        self.board("forecast", g.forecast, 4)
        self.board("bag_a", g.bag_a, 16)
        self.board("bag_b", g.bag_b, 11)
        self.board("gone_a", g.gone_a, 16)
        self.board("gone_b", g.gone_b, 11)
        self.board("pens", g.pens, 6)
        self.board("flock", g.flock, 6)
        self.number("market_size", g.market_size)
        self.board("objectives", g.objectives, 4)
        self.board("objective_stack", g.objective_stack, 24)
        self.board("supply", g.supply, 4)
        self.board("stacks", g.stacks, 4)
        self.board("stack_card", g.stack_card, 4)
        self.board("boxed", g.boxed, 48)
        self.number("owners", g.owners)
        self.seat("active", g.active)
        self.seat("first", g.first)
        self.number("turns", g.turns)
        self.number("in_play", g.in_play)
        self.number_bits("used", g.used, 4)
        self.number("acted", g.acted)
        self.number("revealing", g.revealing)
        self.number_bits("sides", g.sides, 10)
        self.number("flipped", g.flipped)
        self.number("step_limit", g.step_limit)
        self.number("step_tile_at", g.step_tile_at)
        self.number("ending", g.ending)
        self.number("solo", g.solo)
        self.number("level", g.level)
        self.number("speciality", g.speciality)
        self.number("next_delivery", g.next_delivery)
        self.number("sarah_discs", g.sarah_discs)
        self.number("sarah_card", g.sarah_card)
        self.board("sarah_deck", g.sarah_deck, 17)


def writer(book: Rulebook) -> ObservationWriter:
    return NewZealandObservationWriter(book, NewZealand())


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
