"""SY-10: Purchase Commodities."""

from __future__ import annotations

from quayside.games.shipyard.actions import BUY_TRAIN, buy_train_row
from quayside.games.shipyard.market import refill_trains
from quayside.games.shipyard.nouns import ROW_COUNT, TRAIN_COLUMN, WITH_SEAT
from quayside.games.shipyard.reasons import NO_TRAIN_SHOWN, NO_TRAIN_THERE, TRAIN_TOO_DEAR
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import queue_pick_train
from quayside.games.shipyard.steps.game_action import IMPOSSIBLE, GameAction, offer_at_price
from quayside.games.shipyard.tell import tell_train
from quayside.games.shipyard.view_types import SpendQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


class Purchase(GameAction):
    """Needs a displayed train; the bottom one is free (SY-5.5)."""

    missing: i64 = NO_TRAIN_SHOWN

    def least(self, g: Shipyard, seat: i64) -> i64:
        for row in range(ROW_COUNT):
            if g.shown(TRAIN_COLUMN, row):
                return g.price(TRAIN_COLUMN, row)
        return IMPOSSIBLE

    def start(self, g: Shipyard, seat: i64) -> None:
        queue_pick_train(g, only(seat))


class PickTrain(Step[Shipyard]):
    """Buy exactly one displayed train at its row price."""

    rules: Rules = ("SY-10.1", "SY-10.2", "SY-10.3", "SY-10.4")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        for row in range(ROW_COUNT):
            price = g.price(TRAIN_COLUMN, row)
            if g.shown(TRAIN_COLUMN, row) == 0:
                o.refuse(BUY_TRAIN + row, NO_TRAIN_THERE)
            else:
                offer_at_price(g, seat, BUY_TRAIN + row, price, TRAIN_TOO_DEAR, o)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        row = buy_train_row(action) - 1
        train = g.shown(TRAIN_COLUMN, row) - 1
        price = g.price(TRAIN_COLUMN, row)
        g.guilders[seat] -= price
        g.display[TRAIN_COLUMN * ROW_COUNT + row] = 0
        g.trains[train] = WITH_SEAT + seat
        tell_train(g, seat, train, price)
        refill_trains(g)

    def context(self, g: Shipyard, seat: i64) -> SpendQuestion:
        return {"guilders": int(g.spendable(seat))}
