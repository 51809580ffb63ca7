"""What a seat may know, as numbers with names.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.declared import DECLARED
from quayside.games.newzealand.state import NewZealand
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import State
from quayside.observe.page import Page
from quayside.observe.writer import ObservationWriter


class NewZealandObservationWriter(ObservationWriter):
    """Writes down a table of the game."""

    def fields(self, g: State, page: Page) -> None:
        assert isinstance(g, NewZealand)
        page.own("hand", g.hand, 48)
        page.players("pile", g.pile, 48)
        page.players("shown", g.shown, 48)
        page.players("area", g.area, 48)
        page.players("hand_size", g.hand_size)
        page.players("stack_size", g.stack_size)
        page.players("pile_size", g.pile_size)
        page.players("tops", g.tops, 24)
        page.players("top_count", g.top_count)
        page.board("gained", g.gained, 48)
        page.players("money", g.money)
        page.players("gold", g.gold)
        page.players("certificates", g.certificates)
        page.players("tokens", g.tokens)
        page.players("path", g.path)
        page.players("step_tile", g.step_tile)
        page.players("fee_free", g.fee_free)
        page.player_bits("discs", g.discs, 16)
        page.player_bits("storehouses", g.storehouses, 10)
        page.players("workers", g.workers, 4)
        page.player_bits("jokers", g.jokers, 6, 4)
        page.players("tiles", g.tiles, 11)
        page.players("hazards", g.hazards, 12)
        page.players("built", g.built, 10)
        page.players("runholder", g.runholder)
        page.players("ship", g.ship)
        page.players("harbours", g.harbours, 21)
        page.players("posts", g.posts, 18)
        page.players("visits", g.visits)
        page.board("trail", g.trail, 41)
        page.board_seats("master_owner", g.master_owner, 8, 0)
        page.board("masters", g.masters, 5)
        page.board("appointed", g.appointed, 5)
        page.board("jobs", g.jobs, 16)
        page.board("bonus", g.bonus, 28)
        page.number("token_row", g.token_row)
        page.seat("token_owner", g.token_owner)
        page.board("forecast", g.forecast, 4)
        page.board("bag_a", g.bag_a, 16)
        page.board("bag_b", g.bag_b, 11)
        page.board("gone_a", g.gone_a, 16)
        page.board("gone_b", g.gone_b, 11)
        page.board("pens", g.pens, 6)
        page.board("flock", g.flock, 6)
        page.number("market_size", g.market_size)
        page.board("objectives", g.objectives, 4)
        page.board("objective_stack", g.objective_stack, 24)
        page.board("supply", g.supply, 4)
        page.board("stacks", g.stacks, 4)
        page.board("stack_card", g.stack_card, 4)
        page.board("boxed", g.boxed, 48)
        page.number("owners", g.owners)
        page.seat("active", g.active)
        page.seat("first", g.first)
        page.number("turns", g.turns)
        page.number("in_play", g.in_play)
        page.number_bits("used", g.used, 4)
        page.number("acted", g.acted)
        page.number("revealing", g.revealing)
        page.number_bits("sides", g.sides, 10)
        page.number("flipped", g.flipped)
        page.number("step_limit", g.step_limit)
        page.number("step_tile_at", g.step_tile_at)
        page.number("ending", g.ending)
        page.number("solo", g.solo)
        page.number("level", g.level)
        page.number("speciality", g.speciality)
        page.number("next_delivery", g.next_delivery)
        page.number("sarah_discs", g.sarah_discs)
        page.number("sarah_card", g.sarah_card)
        page.board("sarah_deck", g.sarah_deck, 17)


def writer(book: Rulebook) -> ObservationWriter:
    return NewZealandObservationWriter(book, NewZealand())


LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}
