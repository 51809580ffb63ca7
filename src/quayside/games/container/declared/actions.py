"""Every action, in the order of their numbers, with the rule where it belongs and the words of its arguments."""

from __future__ import annotations

from typing import Final

from quayside.games.container.nouns import BROKERS, CARDS, COLOURS, PRICES, SEATS, SHORTS, SQUARES, STORES, ZONES
from quayside.kernel.declared import Action

ACTIONS: Final = (
    # Main actions and the end of the turn.
    Action("pass", "CT-3.4"),
    Action("end_turn", "CT-3.7"),
    Action("buy_machine", "CT-6.1", colour=COLOURS),
    Action("buy_warehouse", "CT-6.1"),
    Action("buy_for_harbour", "CT-7.1", rival=SEATS),
    Action("produce", "CT-8.1"),
    Action("sail", "CT-9.1", to=ZONES),
    Action("buy_docked", "CT-9.4"),
    Action("call_broker", "CT-15.1", broker=BROKERS, square=SQUARES),
    # Parts of a main action.
    Action("done", "CT-3.5"),
    Action("make", "CT-8.3", colour=COLOURS),
    Action("buy", "CT-7.1", colour=COLOURS, price=PRICES),
    Action("price", "CT-7.4", store=STORES, colour=COLOURS, price=PRICES),
    Action("reprice", "CT-7.5", colour=COLOURS, old=PRICES, new=PRICES),
    Action("load", "CT-16.1", colour=COLOURS),
    Action("lay", "CT-15.8", store=STORES, colour=COLOURS, price=PRICES),
    Action("place", "CT-14.4", colour=COLOURS),
    Action("bid_money", "CT-15.6", amount=range(1, 501)),
    # The island auction.
    Action("bid", "CT-10.2", amount=range(0, 501), bluff=(0, 1, 2)),
    Action("accept", "CT-10.9", bidder=SEATS),
    Action("reject", "CT-10.12"),
    # Answers outside the own turn, and scoring.
    Action("seize", "CT-4.5", colour=COLOURS),
    Action("seize_from_store", "CT-4.5", colour=COLOURS, price=PRICES),
    Action("discard", "CT-12.3", colour=COLOURS),
    # Free operations, CT-3.6.
    Action("take_loan", "CT-5.1"),
    Action("repay_loan", "CT-5.3"),
    Action("break_card", "CT-2.4", card=CARDS[1:]),  # + card - 1: the smallest card cannot be broken
    Action("combine_cards", "CT-2.4", card=CARDS[1:]),
)
ALIASES: Final[dict[str, str]] = dict(zip(SHORTS, COLOURS, strict=True))
