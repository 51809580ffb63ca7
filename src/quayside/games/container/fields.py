"""What lies on the table, as numbers.

Made by `quayside.declaring` from the fields that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State

VECS: Final = (
    "purse",
    "laid",
    "laid_bluffs",
    "cards",
    "opened",
    "opened_bluffs",
    "loans",
    "machines",
    "warehouses",
    "stores",
    "stored",
    "hold",
    "island",
    "port",
    "ship",
    "discards",
    "supply",
    "machine_supply",
    "boxed",
    "broker_containers",
    "broker_money",
    "payment",
    "payment_pieces",
    "loose",
    "before",
    "mixed",
    "free_since",
    "settled",
)
SCALARS: Final = (
    "frozen",
    "warehouse_supply",
    "active",
    "first",
    "holder",
    "square",
    "round",
    "actions_left",
    "prepared",
    "produced",
    "called",
    "won",
    "owed",
    "ending",
    "end_reason",
    "bank_on",
    "cancel_on",
    "interest_first",
    "docked_buying",
    "round_limit",
)


class ContainerFields(State):
    """The fields of a position, and how they are copied."""

    def __init__(self) -> None:
        super().__init__()
        # per seat: cards of each value, bluff cards apart
        self.purse: vec[i64] = vec[i64]()
        # per seat: cards of the bid in the island auction
        self.laid: vec[i64] = vec[i64]()
        # per seat
        self.laid_bluffs: vec[i64] = vec[i64]()
        # value cards: first those dealt to the seats, then the boxed ones
        self.cards: vec[i64] = vec[i64]()
        # per seat: what of `laid` has been revealed
        self.opened: vec[i64] = vec[i64]()
        # per seat
        self.opened_bluffs: vec[i64] = vec[i64]()
        # per seat
        self.loans: vec[i64] = vec[i64]()
        # per seat and colour: 0 or 1
        self.machines: vec[i64] = vec[i64]()
        # per seat
        self.warehouses: vec[i64] = vec[i64]()
        # per seat, store, colour, price: containers
        self.stores: vec[i64] = vec[i64]()
        # per seat and store: containers in all
        self.stored: vec[i64] = vec[i64]()
        # per seat and colour
        self.hold: vec[i64] = vec[i64]()
        # per seat and colour
        self.island: vec[i64] = vec[i64]()
        # personal port at the bank, per seat and colour
        self.port: vec[i64] = vec[i64]()
        # per seat: zone
        self.ship: vec[i64] = vec[i64]()
        # per seat: colour discarded at scoring, or -1
        self.discards: vec[i64] = vec[i64]()
        # containers per colour
        self.supply: vec[i64] = vec[i64]()
        # per colour
        self.machine_supply: vec[i64] = vec[i64]()
        # containers out of the game, per colour
        self.boxed: vec[i64] = vec[i64]()
        # per broker and colour
        self.broker_containers: vec[i64] = vec[i64]()
        # per broker
        self.broker_money: vec[i64] = vec[i64]()
        # money cards on the payment card
        self.payment: vec[i64] = vec[i64]()
        # containers on it, per store of origin and colour
        self.payment_pieces: vec[i64] = vec[i64]()
        # containers without a price yet, per store and colour
        self.loose: vec[i64] = vec[i64]()
        # per seat: the purse before the bid that is being prepared; rivals see its size
        self.before: vec[i64] = vec[i64]()
        # per seat: an exchange has made the cards unknown to the others
        self.mixed: vec[i64] = vec[i64]()
        # per seat; shown only in what its owner may do
        self.free_since: vec[i64] = vec[i64]()
        # containers priced in this action, per colour and price; of account only to whoever sets prices
        self.settled: vec[i64] = vec[i64]()
        # the seats whose bids are being prepared, as a set
        self.frozen: i64 = 0
        self.warehouse_supply: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        # the seat before which the payment card lies
        self.holder: i64 = -1
        # broker * 2 + square marked by the choice card
        self.square: i64 = -1
        self.round: i64 = 1
        self.actions_left: i64 = 0
        # the preparatory step of this turn is over
        self.prepared: i64 = 0
        self.produced: i64 = 0
        self.called: i64 = 0
        # a broker auction in this turn's preparatory step
        self.won: i64 = 0
        # the price of what has been picked but not yet paid
        self.owed: i64 = 0
        self.ending: i64 = 0
        self.end_reason: i64 = 0
        self.bank_on: i64 = 0
        self.cancel_on: i64 = 0
        self.interest_first: i64 = 0
        self.docked_buying: i64 = 0
        self.round_limit: i64 = 0

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, ContainerFields)
        copy = other  # so compiled code looks at its class once
        copy.purse = self.purse[:]
        copy.laid = self.laid[:]
        copy.laid_bluffs = self.laid_bluffs[:]
        copy.cards = self.cards[:]
        copy.opened = self.opened[:]
        copy.opened_bluffs = self.opened_bluffs[:]
        copy.loans = self.loans[:]
        copy.machines = self.machines[:]
        copy.warehouses = self.warehouses[:]
        copy.stores = self.stores[:]
        copy.stored = self.stored[:]
        copy.hold = self.hold[:]
        copy.island = self.island[:]
        copy.port = self.port[:]
        copy.ship = self.ship[:]
        copy.discards = self.discards[:]
        copy.supply = self.supply[:]
        copy.machine_supply = self.machine_supply[:]
        copy.boxed = self.boxed[:]
        copy.broker_containers = self.broker_containers[:]
        copy.broker_money = self.broker_money[:]
        copy.payment = self.payment[:]
        copy.payment_pieces = self.payment_pieces[:]
        copy.loose = self.loose[:]
        copy.before = self.before[:]
        copy.mixed = self.mixed[:]
        copy.free_since = self.free_since[:]
        copy.settled = self.settled[:]
        copy.frozen = self.frozen
        copy.warehouse_supply = self.warehouse_supply
        copy.active = self.active
        copy.first = self.first
        copy.holder = self.holder
        copy.square = self.square
        copy.round = self.round
        copy.actions_left = self.actions_left
        copy.prepared = self.prepared
        copy.produced = self.produced
        copy.called = self.called
        copy.won = self.won
        copy.owed = self.owed
        copy.ending = self.ending
        copy.end_reason = self.end_reason
        copy.bank_on = self.bank_on
        copy.cancel_on = self.cancel_on
        copy.interest_first = self.interest_first
        copy.docked_buying = self.docked_buying
        copy.round_limit = self.round_limit

    def vec_names(self) -> tuple[str, ...]:
        return VECS

    def scalar_names(self) -> tuple[str, ...]:
        return SCALARS
