"""Blunders that anybody who knows the rules would call so, by game and kind; `bench/blunders.py` plants them.

Each is asked wherever a seat has to choose, and says what the seat does instead of playing well, or nothing where that
cannot be done or would do little harm: the club player has to like something else much better.
"""

from __future__ import annotations

from typing import Callable, Final, Iterable, Mapping, Optional, Sequence

from quayside.bots.ismcts import JUDGES
from quayside.kernel.state import State

WORTH_MUCH: Final = 12  # what the club player would bid for a load that is no trifle
RICH: Final = 25  # money with which a seat could buy anything that is offered
PREPARED: Final = 5  # breeds in hand that are worth showing
HIGH_BID: Final = 1100  # the weight of accepting one

Plant = Callable[["Asked"], Optional[str]]  # the answer that is planted


class Asked:
    """A seat that has to choose: what it is asked, what it may answer, and what the club player would."""

    def __init__(self, g: State, seat: int) -> None:
        decision = g.decision_of(seat)
        assert decision is not None
        self.g = g
        self.seat = seat
        self.step = decision.step
        self.names: Sequence[str] = g.legal_names(seat)
        judge = JUDGES[g.game]()
        judge.prepare(g, seat)
        self.weights: Mapping[str, int] = {
            g.book.actions.name(action): int(judge.weight(g, seat, action)) for action in g.legal(seat)
        }
        self.liked = max(self.names, key=lambda name: self.weights[name])

    def starting(self, *words: str) -> list[str]:
        """The legal answers that begin so."""
        return [name for name in self.names if name.startswith(words)]

    def least(self, names: Iterable[str]) -> Optional[str]:
        """What the club player likes least of some."""
        return min(names, key=lambda name: self.weights[name], default=None)

    def instead_of(self, liked: Sequence[str], answer: str) -> Optional[str]:
        """That answer, where it can be given and the club player likes something of another kind."""
        return answer if answer in self.names and self.liked.startswith(tuple(liked)) else None


def amount_of(bid: str) -> int:
    return int(bid.split("amount=")[1].split(",")[0].rstrip(")")) if "amount=" in bid else 0


def everything_bid(asked: Asked) -> Optional[str]:
    """All the money for one load."""
    bids = [name for name in asked.starting("bid(") if name.endswith("bluff=0)")]
    highest = max(bids, key=amount_of, default="")
    absurd = amount_of(highest) >= max(RICH, 3 * amount_of(asked.liked))
    return highest if asked.step == "sealed_bid" and absurd else None


def nothing_bid(asked: Asked) -> Optional[str]:
    """Nothing for a load that is worth much."""
    fits = asked.step == "sealed_bid" and amount_of(asked.liked) >= WORTH_MUCH
    return min(asked.starting("bid("), key=amount_of) if fits else None


def high_bid_rejected(asked: Asked) -> Optional[str]:
    """A seller pays to the bank what others bid so much for."""
    fits = asked.step == "decide" and asked.weights[asked.liked] > HIGH_BID
    return asked.instead_of(["accept"], "reject") if fits else None


def sold_for_nothing(asked: Asked) -> Optional[str]:
    """A load is given away for a poor bid that the seller could have paid itself."""
    return asked.least(asked.starting("accept")) if asked.step == "decide" and asked.liked == "reject" else None


def action_passed(asked: Asked) -> Optional[str]:
    """A main action is not taken."""
    return asked.instead_of(["produce", "buy", "sail", "call"], "pass") if asked.step == "main" else None


def island_left_aside(asked: Asked) -> Optional[str]:
    """A laden ship sails elsewhere when it could sell at the island."""
    away = [name for name in asked.starting("sail(") if "island" not in name]
    return asked.least(away) if asked.step == "main" and asked.liked == "sail(to=island)" else None


def given_away(asked: Asked) -> Optional[str]:
    """A good is offered at the lowest price there is."""
    prices = {name: int(name.split("price=")[1].rstrip(")")) for name in asked.starting("price(")}
    cheapest = min(prices, key=lambda name: prices[name], default="")
    dear = prices.get(asked.liked, 0) - prices.get(cheapest, 0) >= 2
    return cheapest if asked.step in ("price_harbour", "price_factory") and dear else None


def nothing_bought(asked: Asked) -> Optional[str]:
    """Money is there, and the rival's goods that one came for are left."""
    return asked.instead_of(["buy("], "done") if asked.step in ("shop", "dock") else None


def loan_for_nothing(asked: Asked) -> Optional[str]:
    """Money is borrowed that nobody needs."""
    return asked.instead_of(["produce", "buy", "sail", "end_turn"], "take_loan") if asked.step == "main" else None


def useless_machine(asked: Asked) -> Optional[str]:
    """A machine is bought when there is something better to be done."""
    return asked.least(asked.starting("buy_machine")) if asked.liked.startswith(("sail", "produce")) else None


def contracts_given_up(asked: Asked) -> Optional[str]:
    """Of its contracts a seat gives up those that it was best prepared for."""
    return asked.least(asked.names) if asked.step == "give_up_contracts" else None


def ship_left_to_fail(asked: Asked) -> Optional[str]:
    """A ship goes to its trial without the captain that stands on the quay."""
    return asked.instead_of(["load"], "let_fail") if asked.step == "loading" else None


def left_on_the_quay(asked: Asked) -> Optional[str]:
    """Crew and equipment that would have room on board stay behind."""
    return asked.instead_of(["load"], "done_loading") if asked.step == "loading" else None


def final_action_passed(asked: Asked) -> Optional[str]:
    """The action after the last turn is not taken."""
    return asked.instead_of(["final_action"], "pass") if asked.step == "pick_final_action" else None


def crawling(asked: Asked) -> Optional[str]:
    """A fast ship sails as slowly as it may."""
    speeds = {name: int(name.split("spaces=")[1].rstrip(")")) for name in asked.starting("speed")}
    slowest = min(speeds, key=lambda name: speeds[name], default="")
    return slowest if asked.step == "pick_speed" and speeds[asked.liked] - speeds[slowest] >= 4 else None


def ship_left_undone(asked: Asked) -> Optional[str]:
    """At the end a ship is not completed that could be."""
    return asked.instead_of(["take"], "pass") if asked.step == "complete_ship" else None


def goods_sold(asked: Asked) -> Optional[str]:
    """Goods are sold for a few coins that could be traded for what a ship needs."""
    return asked.instead_of(["trade"], "sell_rest") if asked.step == "trade_cars" else None


def nothing_taken(asked: Asked) -> Optional[str]:
    """Cards for the yard are left on display."""
    return asked.instead_of(["take"], "done_building") if asked.step == "take_card" else None


def worst_card(asked: Asked) -> Optional[str]:
    """The action that is of least use."""
    return asked.least(asked.starting("choose")) if asked.step == "choose_card" else None


def wrong_place(asked: Asked) -> Optional[str]:
    """A part of a ship is laid where it spoils another."""
    worst = asked.least(asked.starting("place"))
    spoils = worst is not None and 100 * asked.weights[worst] < asked.weights[asked.liked]
    return worst if asked.step == "place_card" and spoils else None


def hand_not_shown(asked: Asked) -> Optional[str]:
    """Home with a good hand, and nothing is shown for it."""
    fits = asked.step == "income" and len(asked.starting("reveal(")) >= PREPARED
    return "done" if fits and "done" in asked.names else None


def poor_delivery(asked: Asked) -> Optional[str]:
    """Delivered to where it pays least."""
    fits = asked.step in ("choose_delivery", "delivery") and asked.liked.startswith("deliver")
    worst = asked.least(asked.starting("deliver"))
    return worst if fits and worst is not None and 4 * asked.weights[worst] < asked.weights[asked.liked] else None


def building_declined(asked: Asked) -> Optional[str]:
    """Craftspeople and money are there, and nothing is built."""
    return asked.instead_of(["build"], "decline") if asked.step == "building" else None


def master_not_appointed(asked: Asked) -> Optional[str]:
    """A harbour would have a master, and gets none."""
    return asked.instead_of(["appoint"], "decline") if asked.step == "master" else None


def location_unused(asked: Asked) -> Optional[str]:
    """A turn ends without using the location that one walked to."""
    return asked.instead_of(["use", "aux"], "end_turn") if asked.step == "use_location" else None


def nobody_hired(asked: Asked) -> Optional[str]:
    """Money is there, and nobody is hired."""
    return asked.instead_of(["hire"], "decline") if asked.step == "hiring" else None


def no_sheep_bought(asked: Asked) -> Optional[str]:
    """Money is there, and the market is left as it is."""
    return asked.instead_of(["buy", "add_sheep"], "done") if asked.step == "buying" else None


def not_invested(asked: Asked) -> Optional[str]:
    """A tile could be had, and is left."""
    return asked.instead_of(["invest"], "decline") if asked.step == "investing" else None


def no_wool_sheared(asked: Asked) -> Optional[str]:
    """At the shed with wool in hand, and nothing is shorn."""
    return asked.instead_of(["shear", "reveal"], "done") if asked.step in ("shearing", "shear_reveal") else None


def stayed_in_harbour(asked: Asked) -> Optional[str]:
    """The ship could sail on, and stays."""
    return asked.instead_of(["sail", "upgrade"], "done") if asked.step == "ship" else None


def worst_walk(asked: Asked) -> Optional[str]:
    """Past everything of use."""
    return asked.least(asked.starting("move")) if asked.step == "phase_a" else None


PLANTS: Final[Mapping[str, Sequence[Plant]]] = {
    "container": (
        *(everything_bid, nothing_bid, high_bid_rejected, sold_for_nothing, action_passed),
        *(island_left_aside, given_away, nothing_bought, useless_machine, loan_for_nothing),
    ),
    "shipyard": (
        *(contracts_given_up, ship_left_to_fail, left_on_the_quay, final_action_passed, crawling),
        *(ship_left_undone, goods_sold, nothing_taken, worst_card, wrong_place),
    ),
    "newzealand": (
        *(hand_not_shown, poor_delivery, building_declined, master_not_appointed, location_unused, nobody_hired),
        *(no_sheep_bought, not_invested, no_wool_sheared, stayed_in_harbour, worst_walk),
    ),
}
