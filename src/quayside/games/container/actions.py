"""Every action of Container, listed once. The numbers are catalogue indices; the rule is where an action belongs."""

from __future__ import annotations

from typing import Final

from quayside.games.container.nouns import BROKERS, CARDS, COLOURS, PRICES, SEATS, SHORTS, SQUARES, STORES, ZONES
from quayside.kernel.actions import Catalogue
from quayside.kernel.packed import i64

ACTIONS: Final = Catalogue(aliases=dict(zip(SHORTS, COLOURS, strict=True)))

# Main actions and the end of the turn.
PASS: Final[i64] = 0
END_TURN: Final[i64] = PASS + 1
BUY_MACHINE: Final[i64] = END_TURN + 1  # + colour
BUY_WAREHOUSE: Final[i64] = BUY_MACHINE + 5
BUY_FOR_HARBOUR: Final[i64] = BUY_WAREHOUSE + 1  # + rival
PRODUCE: Final[i64] = BUY_FOR_HARBOUR + 5
SAIL: Final[i64] = PRODUCE + 1  # + zone
BUY_DOCKED: Final[i64] = SAIL + 8
CALL_BROKER: Final[i64] = BUY_DOCKED + 1  # + broker * 2 + square

# Parts of a main action.
DONE: Final[i64] = CALL_BROKER + 6
MAKE: Final[i64] = DONE + 1  # + colour
BUY: Final[i64] = MAKE + 5  # + colour * 6 + price - 1
PRICE: Final[i64] = BUY + 30  # + store * 30 + colour * 6 + price - 1
REPRICE: Final[i64] = PRICE + 60  # + colour * 36 + (old - 1) * 6 + new - 1
LOAD: Final[i64] = REPRICE + 180  # + colour
LAY: Final[i64] = LOAD + 5  # + store * 30 + colour * 6 + price - 1
PLACE: Final[i64] = LAY + 60  # + colour
BID_MONEY: Final[i64] = PLACE + 5  # + amount - 1

# The island auction.
BID: Final[i64] = BID_MONEY + 500  # + amount * 3 + bluff cards
ACCEPT: Final[i64] = BID + 1503  # + bidder
REJECT: Final[i64] = ACCEPT + 5

# Answers outside the own turn, and scoring.
SEIZE: Final[i64] = REJECT + 1  # + colour
SEIZE_FROM_STORE: Final[i64] = SEIZE + 5  # + colour * 6 + price - 1
DISCARD: Final[i64] = SEIZE_FROM_STORE + 30  # + colour

# Free operations, CT-3.6.
TAKE_LOAN: Final[i64] = DISCARD + 5
REPAY_LOAN: Final[i64] = TAKE_LOAN + 1
BREAK_CARD: Final[i64] = REPAY_LOAN + 1  # + card - 1: the smallest card cannot be broken
COMBINE_CARDS: Final[i64] = BREAK_CARD + 4  # + card - 1

ACTIONS.kind(PASS, "pass", "CT-3.4")
ACTIONS.kind(END_TURN, "end_turn", "CT-3.7")
ACTIONS.kind(BUY_MACHINE, "buy_machine", "CT-6.1", colour=COLOURS)
ACTIONS.kind(BUY_WAREHOUSE, "buy_warehouse", "CT-6.1")
ACTIONS.kind(BUY_FOR_HARBOUR, "buy_for_harbour", "CT-7.1", rival=SEATS)
ACTIONS.kind(PRODUCE, "produce", "CT-8.1")
ACTIONS.kind(SAIL, "sail", "CT-9.1", to=ZONES)
ACTIONS.kind(BUY_DOCKED, "buy_docked", "CT-9.4")
ACTIONS.kind(CALL_BROKER, "call_broker", "CT-15.1", broker=BROKERS, square=SQUARES)
ACTIONS.kind(DONE, "done", "CT-3.5")
ACTIONS.kind(MAKE, "make", "CT-8.3", colour=COLOURS)
ACTIONS.kind(BUY, "buy", "CT-7.1", colour=COLOURS, price=PRICES)
ACTIONS.kind(PRICE, "price", "CT-7.4", store=STORES, colour=COLOURS, price=PRICES)
ACTIONS.kind(REPRICE, "reprice", "CT-7.5", colour=COLOURS, old=PRICES, new=PRICES)
ACTIONS.kind(LOAD, "load", "CT-16.1", colour=COLOURS)
ACTIONS.kind(LAY, "lay", "CT-15.8", store=STORES, colour=COLOURS, price=PRICES)
ACTIONS.kind(PLACE, "place", "CT-14.4", colour=COLOURS)
ACTIONS.kind(BID_MONEY, "bid_money", "CT-15.6", amount=range(1, 501))
ACTIONS.kind(BID, "bid", "CT-10.2", amount=range(0, 501), bluff=(0, 1, 2))
ACTIONS.kind(ACCEPT, "accept", "CT-10.9", bidder=SEATS)
ACTIONS.kind(REJECT, "reject", "CT-10.12")
ACTIONS.kind(SEIZE, "seize", "CT-4.5", colour=COLOURS)
ACTIONS.kind(SEIZE_FROM_STORE, "seize_from_store", "CT-4.5", colour=COLOURS, price=PRICES)
ACTIONS.kind(DISCARD, "discard", "CT-12.3", colour=COLOURS)
ACTIONS.kind(TAKE_LOAN, "take_loan", "CT-5.1")
ACTIONS.kind(REPAY_LOAN, "repay_loan", "CT-5.3")
ACTIONS.kind(BREAK_CARD, "break_card", "CT-2.4", card=CARDS[1:])
ACTIONS.kind(COMBINE_CARDS, "combine_cards", "CT-2.4", card=CARDS[1:])


def priced_piece(offset: i64) -> tuple[i64, i64]:
    """The colour and price behind BUY, LAY, PRICE or SEIZE_FROM_STORE, the store taken off."""
    return offset // 6, offset % 6 + 1
