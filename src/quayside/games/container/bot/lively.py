"""A lively player's tastes in Container: it makes, sells and ships containers, bids and borrows."""

from __future__ import annotations

from typing import Any, Callable, Final, Mapping, cast

from quayside.bots.base import Situation
from quayside.bots.lively.tastes import Tastes
from quayside.games.container.actions import ACTIONS
from quayside.games.container.nouns import SEATS
from quayside.games.container.view_types import Player, Stored, View

KINDS: Final = {
    "done": 20,
    "reprice": 8,
    "price": 600,
    "buy": 150,
    "make": 300,
    "load": 300,
    "lay": 20,
    "end_turn": 300,
    "accept": 100,
    "reject": 30,
    "bid": 600,
    "bid_money": 600,
    "take_loan": 1,
    "repay_loan": 40,
    "break_card": 2,
    "combine_cards": 2,
}
FAIR_BID: Final = 12  # beyond this a bid on a cargo is rash, and rare
FAIR_BROKER_BID: Final = 6
BLUFFS: Final = (8, 2, 1)
MAIN: Final = {
    "pass": 4,
    "produce": 120,
    "buy_machine": 8,
    "buy_warehouse": 50,
    "buy_docked": 60,
    "call_broker": 10,
    "take_loan": 2,
    "repay_loan": 30,
    "break_card": 2,
    "combine_cards": 2,
}


def tastes() -> Tastes:
    return Tastes(ACTIONS, KINDS, {"bid": _bid, "bid_money": _bid_money, "price": _price}, {"main": _main})


def _bid(values: Mapping[str, Any]) -> int:
    """Anything up to a fair bid; a rash one now and then."""
    likely = 12 if values["amount"] <= FAIR_BID else 1
    return likely * BLUFFS[values["bluff"]]


def _bid_money(values: Mapping[str, Any]) -> int:
    return 12 if values["amount"] <= FAIR_BROKER_BID else 1


def _price(values: Mapping[str, Any]) -> int:
    """Prices that somebody pays: in the middle of what a store allows."""
    middle = 2 if values["store"] == "factory" else 4
    return max(1, 6 - 2 * abs(int(values["price"]) - middle))


def _main(s: Situation) -> dict[int, int]:
    view = cast(View, s.view)
    me = view["players"][s.seat]
    weights: dict[int, int] = {}
    for action in s.legal:
        kind = s.book.actions.kind_of(action)
        weigh = _LOOKS.get(kind.name)
        weights[action] = MAIN[kind.name] if weigh is None else weigh(view, me, kind.values(action))
    return weights


def _shop(view: View, me: Player, values: Mapping[str, Any]) -> int:
    """A rival who has something to sell, if there is room for it; else only to change prices."""
    room = me["capacity"]["harbour"] - _pieces(me["harbour"])
    return 3 + 60 * min(3, room, _pieces(view["players"][SEATS.index(values["rival"])]["factory"]))


def _sail(view: View, me: Player, values: Mapping[str, Any]) -> int:
    """To harbours that have something to sell, and with a cargo to the island."""
    cargo, waiting = sum(me["hold"].values()), sum(me["personal_port"].values())
    to = values["to"]
    if to == "island":
        return 3 + 100 * cargo
    if to == "bank":
        return 3 + 100 * waiting
    if to == "sea":
        return 60 + 60 * cargo
    return 5 + 60 * min(3, _pieces(view["players"][SEATS.index(to)]["harbour"]))


def _pieces(store: list[Stored]) -> int:
    return sum(piece["count"] for piece in store)


_LOOKS: Final[dict[str, Callable[[View, Player, Mapping[str, Any]], int]]] = {
    "buy_for_harbour": _shop,
    "sail": _sail,
}
