"""NZ-13: hire a worker. NZ-14.4 and NZ-19.3 place workers too, so the placing stands here."""

from __future__ import annotations

from quayside.games.newzealand.actions import (
    HIRE,
    hire_number,
    hire_row,
    hire_worker,
    is_hire,
)
from quayside.games.newzealand.nouns import JOB_ROWS, ROW_SIZE, WORKER_COUNT
from quayside.games.newzealand.reasons import HIRE_TOO_DEAR, NO_WORKER, WORKER_ROW_FULL
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import queue_offer
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.tell import tell_hired
from quayside.games.newzealand.view_types import TargetQuestion
from quayside.games.newzealand.vocabulary import NO_HALF
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules


def hire_price(g: NewZealand, row: i64, modifier: i64) -> i64:
    """NZ-13.2: the price of the row changed by the icon, at least 0."""
    price = g.kit.job_price[row] + modifier
    if price < 0:
        return 0
    return price


def hire_rule(g: NewZealand, seat: i64, kind: i64, row: i64, modifier: i64) -> i64:
    """NZ-13.1, NZ-13.4: a tile is there, the own row has room and the price can be paid."""
    if g.jobs[kind * JOB_ROWS + row] == 0:
        return NO_WORKER
    if not g.row_open(seat, kind):
        return WORKER_ROW_FULL
    price = hire_price(g, row, modifier)
    if g.money[seat] < price:
        return g.why.lacks(HIRE_TOO_DEAR, price, g.money[seat])
    return LEGAL


def any_hire(g: NewZealand, seat: i64, modifier: i64) -> i64:
    """LEGAL if somebody can be hired, else the best reason why not."""
    g.why.open(NO_WORKER)
    for kind in range(WORKER_COUNT):
        for row in range(JOB_ROWS):
            rule = hire_rule(g, seat, kind, row, modifier)
            if rule == LEGAL:
                return LEGAL
            if rule != NO_WORKER:
                g.why.consider(rule)
    return g.why.best()


class Hiring(TargetStep):
    """Choose a worker of the job market."""

    rules: Rules = ("NZ-13.1", "NZ-13.2", "NZ-13.4")

    def targets(self, g: NewZealand, seat: i64, change: i64, more: i64, o: Offers) -> None:
        for kind in range(WORKER_COUNT):
            for row in range(JOB_ROWS):
                o.offer(hire_number(kind, row + 1), hire_rule(g, seat, kind, row, change), g.why.need, g.why.have)

    def answers(self, action: i64) -> bool:
        return is_hire(action)

    def choose(self, g: NewZealand, seat: i64, change: i64, more: i64, action: i64) -> None:
        kind, row = hire_worker(action), hire_row(action) - 1
        price = hire_price(g, row, change)
        g.jobs[kind * JOB_ROWS + row] = 0
        g.pay(seat, price)
        tell_hired(g, seat, kind, price)
        place_worker(g, seat, kind)

    def about(self, change: i64, more: i64) -> TargetQuestion:
        return {"modifier": int(change)}

    def prices(self, g: NewZealand, seat: i64, change: i64, more: i64) -> dict[int, int]:
        tiles = [tile for tile in range(int(WORKER_COUNT * JOB_ROWS)) if g.jobs[tile]]
        return {int(HIRE) + tile: int(hire_price(g, tile % JOB_ROWS, change)) for tile in tiles}


def place_worker(g: NewZealand, seat: i64, kind: i64) -> None:
    """NZ-13.1, NZ-13.3: onto the leftmost empty space of the row; its immediate action is offered."""
    g.workers[seat * WORKER_COUNT + kind] += 1
    slot = kind * (ROW_SIZE + 1) + g.workers[seat * WORKER_COUNT + kind]
    if g.kit.slot_half[slot * 2] != NO_HALF:
        queue_offer(g, 0, g.kit.slot_half[slot * 2], g.kit.slot_half[slot * 2 + 1], seat, 0)
