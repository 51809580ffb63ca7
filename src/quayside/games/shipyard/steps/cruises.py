"""SY-17.1, SY-17.2: every completed ship leaves the yard, one after the other. SY-19.3: ships that fail."""

from __future__ import annotations

from quayside.games.shipyard.actions import LAUNCH, launch_cell
from quayside.games.shipyard.employees import take_allowances
from quayside.games.shipyard.nouns import (
    BLANK,
    CAPTAIN,
    CELL_COUNT,
    ICON_COUNT,
    NO_CAPTAIN_IN_STOCK,
    NO_ROUTE,
    PIECE_COUNT,
)
from quayside.games.shipyard.reasons import NOT_COMPLETE
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_cruises, queue_loading, queue_pick_ship
from quayside.games.shipyard.tell import tell_failed, tell_launched
from quayside.games.shipyard.yard import completed_ships, ship_length
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step


class Cruises(Step[Shipyard]):
    """Step 5: as long as a completed ship is in the yard, one sails; ask only if there are several."""

    rules: Rules = ("SY-3.1", "SY-3.6", "SY-17.1", "SY-17.2")

    def run(self, g: Shipyard) -> None:
        ships = completed_ships(g.shape[g.active])
        if ships == 0:
            return
        if ships & (ships - 1):
            queue_pick_ship(g, only(g.active))
            return
        for cell in range(CELL_COUNT):
            if has(ships, cell):
                launch(g, g.active, cell)
        queue_cruises(g)


class PickShip(Step[Shipyard]):
    """Several ships are complete: which one goes next?"""

    rules: Rules = ("SY-17.2",)

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        ships = completed_ships(g.shape[seat])
        for cell in range(CELL_COUNT):
            if has(ships, cell):
                o.add(LAUNCH + cell)
            else:
                o.refuse(LAUNCH + cell, NOT_COMPLETE)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        launch(g, seat, launch_cell(action) - 1)
        queue_cruises(g)


def launch(g: Shipyard, seat: i64, cell: i64) -> None:
    """Read the ship's cards. Without a captain in stock or any route no load can save it (SY-19.6)."""
    g.ship_bow = cell
    g.ship_length = ship_length(g.shape[seat], cell)
    for icon in range(ICON_COUNT):
        g.room[icon] = 0
    for at in range(cell, cell + g.ship_length):
        card = g.yard[seat * CELL_COUNT + at]
        for icon in range(ICON_COUNT):
            g.room[icon] += g.kit.icons[card * ICON_COUNT + icon]
    for piece in range(PIECE_COUNT):
        g.aboard[piece] = 0
    take_allowances(g, seat)
    tell_launched(g, seat, cell, g.ship_length)
    if g.stock[seat * PIECE_COUNT + CAPTAIN] == 0:
        fail_ship(g, seat, NO_CAPTAIN_IN_STOCK)
    elif g.reach[seat] == 0:
        fail_ship(g, seat, NO_ROUTE)
    else:
        queue_loading(g, only(seat))


def fail_ship(g: Shipyard, seat: i64, why: i64) -> None:
    """SY-19.3, SY-19.4: no points, no movement, the cards leave the game. Nothing was loaded, so nothing is lost."""
    for at in range(g.ship_bow, g.ship_bow + g.ship_length):
        card = g.yard[seat * CELL_COUNT + at]
        if card <= BLANK:
            g.lost[g.kit.kind_of[card] - 1] += 1
        g.clear_cell(seat, at)
    for piece in range(PIECE_COUNT):
        g.aboard[piece] = 0
    g.failed[seat] += 1
    tell_failed(g, seat, g.ship_length, why)
    g.ship_length = 0
