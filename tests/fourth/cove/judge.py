"""Cove's judge: what a sensible smuggler would do, and how a position stands."""

from __future__ import annotations

from typing import Callable, Final

from quayside.kernel.packed import i64
from quayside.kernel.state import State
from quayside.search.judge import Judge, Kinds, chances, weight_of

from cove.actions import ACTIONS, bid_amount, pick_good, sell_count, sell_good
from cove.nouns import GOODS
from cove.scoring import score_sheet
from cove.state import Cove
from cove.values import card_value, goods_value, sale_gain

SCALE: Final = 8.0  # coins that make a lead clear


class CoveJudge(Judge):
    """Weights by what an action is worth; values by an estimate of the final totals."""

    def __init__(self) -> None:
        super().__init__()
        self._target = 0.0  # of a bid

    def prepare(self, g: State, seat: i64) -> None:
        assert isinstance(g, Cove)
        gains = sorted(pick_worth(g, seat, good) for good in range(len(GOODS)) if g.beach[good])
        self._target = min(0.8 * sum(gains[-2:]) / 2, float(g.coins[seat]))

    def weight(self, g: State, seat: i64, action: i64) -> i64:
        assert isinstance(g, Cove)
        return weight_of(_WORTHS[_KINDS.kind[action]](self, g, seat, action))

    def bid(self, g: Cove, seat: i64, action: i64) -> float:
        return 4.0 - abs(float(bid_amount(action)) - self._target)

    def pick(self, g: Cove, seat: i64, action: i64) -> float:
        return pick_worth(g, seat, pick_good(action))

    def sell(self, g: Cove, seat: i64, action: i64) -> float:
        good, count = sell_good(action), sell_count(action)
        return sale_gain(int(g.prices[good]), int(count), int(g.owned(seat, good)), nights_left(g))

    def hold(self, g: Cove, seat: i64, action: i64) -> float:
        return 0.0

    def totals(self, g: State) -> list[float]:
        assert isinstance(g, Cove)
        return [prospects(g, seat) for seat in range(int(g.seats))]

    def values(self, g: State) -> list[float]:
        return chances(self.totals(g), SCALE)


_OWN: Final[dict[str, Callable[[CoveJudge, Cove, i64, i64], float]]] = {
    "bid": CoveJudge.bid,
    "pick": CoveJudge.pick,
    "sell": CoveJudge.sell,
    "hold": CoveJudge.hold,
}
_KINDS: Final = Kinds(ACTIONS)
_WORTHS: Final = [_OWN[name] for name in _KINDS.names]


def nights_left(g: Cove) -> int:
    return int(g.nights - g.night)


def pick_worth(g: Cove, seat: i64, good: i64) -> float:
    return card_value(int(g.prices[good]), int(g.owned(seat, good)), nights_left(g))


def prospects(g: Cove, seat: i64) -> float:
    """The final total a seat can expect: exact at the end."""
    if g.over:
        return float(sum(score_sheet(g, int(seat)).values()))
    owned = [int(g.owned(seat, good)) for good in range(len(GOODS))]
    return float(g.coins[seat]) + goods_value([int(price) for price in g.prices], owned, nights_left(g))
