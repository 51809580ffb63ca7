"""SY-26: whoever can complete a ship with exactly one card may do so."""

from __future__ import annotations

from quayside.games.shipyard.actions import PASS
from quayside.games.shipyard.nouns import BOW, ROW_COUNT, SHIP_COLUMNS, STERN
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.build import is_gone, offer_cards, take_card
from quayside.games.shipyard.steps.frames import (
    last_ships_number,
    queue_complete_ship,
    queue_game_over,
    queue_last_ships,
    queue_place_card,
)
from quayside.games.shipyard.tell import tell_passed
from quayside.games.shipyard.view_types import SpendQuestion
from quayside.games.shipyard.yard import can_complete
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


def can_finish_ship(g: Shipyard, seat: i64) -> bool:
    """SY-26.1, SY-26.5: a kind completes a ship and is to be had: displayed (the bottom row is free) or gone."""
    for kind in range(BOW, STERN + 1):
        if can_complete(g.shape[seat], kind) and (is_shown(g, kind) or is_gone(g, kind)):
            return True
    return False


def is_shown(g: Shipyard, kind: i64) -> bool:
    """Is a card of that kind displayed? After a slide it would lie in the bottom row."""
    for column in range(SHIP_COLUMNS):
        card = g.display[column * ROW_COUNT]
        if card and g.kit.kind_of[card] == kind:
            return True
    return False


class LastShips(Step[Shipyard]):
    """Ask those who can, one after the other; skip the others silently."""

    rules: Rules = ("SY-26.1", "SY-26.5")

    def run(self, g: Shipyard) -> None:
        number = last_ships_number(g)
        if number == g.seats:
            queue_game_over(g)
            return
        g.active = g.player(number)
        if can_finish_ship(g, g.active):
            g.hand_over()
            queue_complete_ship(g, only(g.active))
        queue_last_ships(g, number + 1)


class CompleteShip(Step[Shipyard]):
    """Take the one card that completes a ship, or pass; the ship sails at once."""

    rules: Rules = ("SY-26.1", "SY-26.2", "SY-26.3", "SY-26.4", "SY-26.5", "SY-27.2")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        o.add(PASS)
        offer_cards(g, seat, True, o)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        if action == PASS:
            tell_passed(g, seat)
            return
        take_card(g, seat, action)
        queue_place_card(g, only(seat), 1)

    def context(self, g: Shipyard, seat: i64) -> SpendQuestion:
        return {"guilders": int(g.guilders[seat])}
