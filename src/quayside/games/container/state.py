"""What lies on the table in Container, and the questions every chapter asks of it."""

from __future__ import annotations

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
from quayside.kernel.agenda import step_code
from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import first, without


class Container(Loans):
    """One position. Rows are per seat; a store is a row of price spaces per colour."""

    # -- seats ---------------------------------------------------------------------------------------------------

    def right_of(self, seat: i64) -> i64:
        """The right-hand neighbour: the previous player in turn order."""
        return (seat + self.seats - 1) % self.seats

    def rivals_of(self, seat: i64) -> i64:
        """All other seats, as a set."""
        return without(first(self.seats), seat)

    def has_promised(self, seat: i64) -> bool:
        """With an empty harbour store, whoever enters a shop must buy something (CT-R27)."""
        return self.owed > 0 or (step_code(self) == SHOP and self.harbour_is_empty(seat))

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
