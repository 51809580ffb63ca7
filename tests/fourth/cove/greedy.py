"""The club player of Cove: sees its view, bids about what the beach is worth to it, sells where a price is high."""

from __future__ import annotations

from typing import Any, Callable, Final, Mapping

from quayside.bots.base import Bot, Budget, Situation

from cove.nouns import GOODS
from cove.values import card_value, sale_gain

Side = Mapping[str, Any]


class GreedyCove(Bot):
    """Every decision by itself, with what the cards will probably bring."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._eager = 0.0  # the share of a beach's worth that is bid, another one every time

    def decide(self, view: dict[str, Any], decision: Situation, legal: list[int], budget: Budget) -> int:
        self._eager = 0.35 + 0.02 * float(self.rng.below(11))
        worth = _WORTHS[decision.step]
        kinds = decision.book.actions
        rows = [(worth(self, view, decision, kinds.kind_of(action).values(action)), -action) for action in legal]
        return -max(rows)[1]

    def bid(self, view: Side, s: Situation, values: Side) -> float:
        """About half the worth of the two best cards, but never nearly all coins."""
        gains = sorted((self._card(view, s.seat, good) for good, n in view["beach"].items() for _each in range(n)))
        target = (gains[-1] + gains[-2]) * self._eager
        most = 0.6 * float(view["players"][s.seat]["coins"])
        return -abs(float(values["amount"]) - min(target, most))

    def pick(self, view: Side, s: Situation, values: Side) -> float:
        return self._card(view, s.seat, values["good"])

    def sell(self, view: Side, s: Situation, values: Side) -> float:
        """Nothing for holding; the last night holds nothing back but a set."""
        if not values:
            return 0.0
        owned = owned_goods(view["players"][s.seat])
        good, count = values["good"], int(values["count"])
        left = nights_left(view)
        if left == 0:
            keeps = 0.0 if owned[good] > count else 6.0 * all(owned.values())
            return float((view["market"]["prices"][good] - 1) * count) - keeps
        return sale_gain(view["market"]["prices"][good], count, owned[good], left)

    def _card(self, view: Side, seat: int, good: str) -> float:
        owned = owned_goods(view["players"][seat])
        return card_value(view["market"]["prices"][good], owned[good], nights_left(view))


def owned_goods(player: Side) -> dict[str, int]:
    """Quay and own cellar together."""
    return {good: player["quay"].get(good, 0) + player.get("cellar", {}).get(good, 0) for good in GOODS}


def nights_left(view: Side) -> int:
    return int(view["turn"]["nights"] - view["turn"]["night"])


_WORTHS: Final[dict[str, Callable[[GreedyCove, Side, Situation, Side], float]]] = {
    "sealed_bid": GreedyCove.bid,
    "picking": GreedyCove.pick,
    "selling": GreedyCove.sell,
}
