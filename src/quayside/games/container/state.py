"""What lies on the table in Container, and the questions every chapter asks of it."""

from __future__ import annotations

from typing import Final

from quayside.games.container.loans import Loans
from quayside.games.container.nouns import (
    CARD_COUNT,
    COLOUR_COUNT,
    FACTORY,
    HARBOUR,
    PRICE_COUNT,
    STORE_SIZE,
)
from quayside.games.container.steps.codes import SHOP
from quayside.kernel.packed import i64, vec
from quayside.kernel.state import State

VECS: Final = (
    "purse",
    "laid",
    "laid_bluffs",
    "opened",
    "opened_bluffs",
    "before",
    "mixed",
    "loans",
    "free_since",
    "machines",
    "warehouses",
    "stores",
    "stored",
    "hold",
    "island",
    "port",
    "ship",
    "cards",
    "discards",
    "supply",
    "machine_supply",
    "boxed",
    "broker_containers",
    "broker_money",
    "payment",
    "payment_pieces",
    "loose",
    "settled",
)
SCALARS: Final = (
    "frozen",
    "active",
    "first",
    "round",
    "actions_left",
    "prepared",
    "produced",
    "called",
    "won",
    "ending",
    "owed",
    "warehouse_supply",
    "holder",
    "square",
    "bank_on",
    "cancel_on",
    "interest_first",
    "docked_buying",
    "round_limit",
    "end_reason",
)


class Container(Loans):
    """One position. Rows are per seat; a store is a row of price spaces per colour."""

    def __init__(self) -> None:
        super().__init__()
        # boards
        self.machines: vec[i64] = vec[i64]()  # per seat and colour: 0 or 1
        self.warehouses: vec[i64] = vec[i64]()  # per seat
        self.stores: vec[i64] = vec[i64]()  # per seat, store, colour, price: containers
        self.stored: vec[i64] = vec[i64]()  # per seat and store: containers in all
        self.hold: vec[i64] = vec[i64]()  # per seat and colour
        self.island: vec[i64] = vec[i64]()  # per seat and colour
        self.port: vec[i64] = vec[i64]()  # personal port at the bank, per seat and colour
        self.ship: vec[i64] = vec[i64]()  # per seat: zone
        self.cards: vec[i64] = vec[i64]()  # value cards: first those dealt to the seats, then the boxed ones
        self.discards: vec[i64] = vec[i64]()  # per seat: colour discarded at scoring, or -1
        # supply
        self.supply: vec[i64] = vec[i64]()  # containers per colour
        self.machine_supply: vec[i64] = vec[i64]()  # per colour
        self.warehouse_supply: i64 = 0
        self.boxed: vec[i64] = vec[i64]()  # containers out of the game, per colour
        # the Investment Bank
        self.broker_containers: vec[i64] = vec[i64]()  # per broker and colour
        self.broker_money: vec[i64] = vec[i64]()  # per broker
        self.holder: i64 = -1  # the seat before which the payment card lies
        self.square: i64 = -1  # broker * 2 + square marked by the choice card
        self.payment: vec[i64] = vec[i64]()  # money cards on the payment card
        self.payment_pieces: vec[i64] = vec[i64]()  # containers on it, per store of origin and colour
        # the turn
        self.first: i64 = 0
        self.round: i64 = 1
        self.actions_left: i64 = 0
        self.produced: i64 = 0
        self.called: i64 = 0
        self.won: i64 = 0  # a broker auction in this turn's preparatory step
        self.ending: i64 = 0
        self.end_reason: i64 = 0
        self.loose: vec[i64] = vec[i64]()  # containers without a price yet, per store and colour
        self.settled: vec[i64] = vec[i64]()  # containers priced in this action, per colour and price
        # options
        self.bank_on: i64 = 0
        self.cancel_on: i64 = 0
        self.interest_first: i64 = 0
        self.docked_buying: i64 = 0
        self.round_limit: i64 = 0

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, Container)
        other.kit = self.kit
        other.purse = self.purse[:]
        other.laid = self.laid[:]
        other.laid_bluffs = self.laid_bluffs[:]
        other.opened = self.opened[:]
        other.opened_bluffs = self.opened_bluffs[:]
        other.before = self.before[:]
        other.mixed = self.mixed[:]
        other.frozen = self.frozen
        other.loans = self.loans[:]
        other.free_since = self.free_since[:]
        other.machines = self.machines[:]
        other.warehouses = self.warehouses[:]
        other.stores = self.stores[:]
        other.stored = self.stored[:]
        other.hold = self.hold[:]
        other.island = self.island[:]
        other.port = self.port[:]
        other.ship = self.ship[:]
        other.cards = self.cards[:]
        other.discards = self.discards[:]
        other.supply = self.supply[:]
        other.machine_supply = self.machine_supply[:]
        other.boxed = self.boxed[:]
        other.broker_containers = self.broker_containers[:]
        other.broker_money = self.broker_money[:]
        other.payment = self.payment[:]
        other.payment_pieces = self.payment_pieces[:]
        other.loose = self.loose[:]
        other.settled = self.settled[:]
        other.active = self.active
        other.first = self.first
        other.round = self.round
        other.actions_left = self.actions_left
        other.prepared = self.prepared
        other.produced = self.produced
        other.called = self.called
        other.won = self.won
        other.ending = self.ending
        other.owed = self.owed
        other.warehouse_supply = self.warehouse_supply
        other.holder = self.holder
        other.square = self.square
        other.bank_on = self.bank_on
        other.cancel_on = self.cancel_on
        other.interest_first = self.interest_first
        other.docked_buying = self.docked_buying
        other.round_limit = self.round_limit
        other.end_reason = self.end_reason

    def vec_names(self) -> tuple[str, ...]:
        return VECS

    def scalar_names(self) -> tuple[str, ...]:
        return SCALARS

    # -- seats ---------------------------------------------------------------------------------------------------

    def right_of(self, seat: i64) -> i64:
        """The right-hand neighbour: the previous player in turn order."""
        return (seat + self.seats - 1) % self.seats

    def rivals_of(self, seat: i64) -> i64:
        """All other seats, as a bit mask."""
        everybody: i64 = (1 << self.seats) - 1
        return everybody & ~(1 << seat)

    def has_promised(self, seat: i64) -> bool:
        """With an empty harbour store, whoever enters a shop must buy something (CT-R27)."""
        return self.owed > 0 or (self.step_code() == SHOP and self.harbour_is_empty(seat))

    # -- stores --------------------------------------------------------------------------------------------------

    def pieces(self, seat: i64, store: i64, colour: i64, price: i64) -> i64:
        """How many containers of a colour stand at a price."""
        return self.stores[(seat * 2 + store) * STORE_SIZE + colour * PRICE_COUNT + price - 1]

    def put(self, seat: i64, store: i64, colour: i64, price: i64) -> None:
        """Put a container into a store."""
        self.stores[(seat * 2 + store) * STORE_SIZE + colour * PRICE_COUNT + price - 1] += 1
        self.stored[seat * 2 + store] += 1

    def take_piece(self, seat: i64, store: i64, colour: i64, price: i64) -> None:
        """Take a container out of a store."""
        self.stores[(seat * 2 + store) * STORE_SIZE + colour * PRICE_COUNT + price - 1] -= 1
        self.stored[seat * 2 + store] -= 1

    def machine_count(self, seat: i64) -> i64:
        at = seat * COLOUR_COUNT
        m = self.machines
        return m[at] + m[at + 1] + m[at + 2] + m[at + 3] + m[at + 4]

    def bid_pieces(self, store: i64) -> i64:
        """How many containers from that store of the holder lie on the payment card."""
        count: i64 = 0
        for colour in range(COLOUR_COUNT):
            count += self.payment_pieces[store * COLOUR_COUNT + colour]
        return count

    def capacity(self, seat: i64, store: i64) -> i64:
        """How many containers a store may hold (CT-7.2, CT-8.3)."""
        if store == FACTORY:
            return self.machine_count(seat) * self.kit.per_machine
        return self.warehouses[seat] * self.kit.per_warehouse

    def room(self, seat: i64, store: i64) -> i64:
        """Free space in a store; pieces on the payment card still count against it (CT-7.2, CT-8.3, CT-15.8)."""
        space = self.capacity(seat, store) - self.stored[seat * 2 + store]
        if self.holder == seat:
            space -= self.bid_pieces(store)
        return space

    def loose_pieces(self, store: i64) -> i64:
        """Containers that wait for a price."""
        count: i64 = 0
        for colour in range(COLOUR_COUNT):
            count += self.loose[store * COLOUR_COUNT + colour]
        return count

    def hold_room(self, seat: i64) -> i64:
        return self.kit.hold_limit - self.row_total(self.hold, seat)

    def row_total(self, rows: vec[i64], seat: i64) -> i64:
        """The number of containers in a row of colours."""
        at = seat * COLOUR_COUNT
        return rows[at] + rows[at + 1] + rows[at + 2] + rows[at + 3] + rows[at + 4]

    def cheapest(self, seat: i64, store: i64) -> i64:
        """The lowest price in a store, or 0 if it is empty."""
        if self.stored[seat * 2 + store] == 0:
            return 0
        at = (seat * 2 + store) * STORE_SIZE
        for price in range(PRICE_COUNT):
            for colour in range(COLOUR_COUNT):
                if self.stores[at + colour * PRICE_COUNT + price]:
                    return price + 1
        return 0

    # -- brokers -------------------------------------------------------------------------------------------------

    def payment_money(self) -> i64:
        """The sum of the money on the payment card."""
        p = self.payment
        return p[0] + 2 * p[1] + 5 * p[2] + 10 * p[3] + 20 * p[4]

    def square_content(self, broker: i64, square: i64) -> i64:
        """How many containers or how much money a broker's square holds."""
        if square:
            return self.broker_money[broker]
        return self.row_total(self.broker_containers, broker)

    def pay_brokers(self, amount: i64) -> None:
        """CT-14.4: one unit to I, one to II, one to III and round again."""
        for unit in range(amount):
            self.broker_money[unit % 3] += 1

    def take_payment_back(self, seat: i64) -> None:
        """CT-15.10: the money of an outbid player returns card by card."""
        for card in range(CARD_COUNT):
            self.purse[seat * CARD_COUNT + card] += self.payment[card]
            self.payment[card] = 0

    # -- the end -------------------------------------------------------------------------------------------------

    def rounds_are_up(self) -> bool:
        """CT-R29: is this the last turn of the last round that the round limit allows?"""
        return self.round >= self.round_limit and (self.active + 1) % self.seats == self.first

    def is_last_turn(self) -> bool:
        """CT-11.2, CT-R29: nobody has a turn after this one, as things stand."""
        return bool(self.ending) or self.rounds_are_up()

    def exhausted(self) -> i64:
        """How many colours are absent from the supply (CT-11.1)."""
        count: i64 = 0
        for colour in range(COLOUR_COUNT):
            if self.supply[colour] == 0:
                count += 1
        return count

    def harbour_is_empty(self, seat: i64) -> bool:
        return self.stored[seat * 2 + HARBOUR] == 0
