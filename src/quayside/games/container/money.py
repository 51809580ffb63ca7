"""CT-2: money cards, purses and how payments are made."""

from __future__ import annotations

from typing import Final

from quayside.games.container.components import Components
from quayside.games.container.fields import ContainerFields
from quayside.games.container.nouns import BLUFFS, CARD_COUNT
from quayside.kernel.packed import i64
from quayside.kernel.sets import has
from quayside.kernel.state import State


def fewest_cards(amount: i64) -> tuple[i64, i64, i64, i64, i64]:
    """An amount from the bank in as few cards as possible: numbers of 1s, 2s, 5s, 10s, 20s."""
    rest = amount % 20
    tens = rest // 10
    rest -= 10 * tens
    fives = rest // 5
    rest -= 5 * fives
    return rest % 2, rest // 2, fives, tens, amount // 20


def exact_subset(
    ones: i64, twos: i64, fives: i64, tens: i64, twenties: i64, amount: i64
) -> tuple[bool, i64, i64, i64, i64, i64]:
    """The subset of a purse that is worth exactly `amount` with the fewest cards (CT-2.5), if there is one.

    Taking as many 20s as can be, then 10s, then 5s, also gives the fewest cards; a test compares with brute force.
    """
    most_20 = min(twenties, amount // 20)
    for n20 in range(most_20, -1, -1):
        after_20 = amount - 20 * n20
        most_10 = min(tens, after_20 // 10)
        for n10 in range(most_10, -1, -1):
            after_10 = after_20 - 10 * n10
            most_5 = min(fives, after_10 // 5)
            for n5 in range(most_5, -1, -1):
                after_5 = after_10 - 5 * n5
                n2 = min(twos, after_5 // 2)
                n1 = after_5 - 2 * n2
                if n1 <= ones:
                    return True, n1, n2, n5, n10, n20
            if after_10 > 2 * twos + ones + 5 * fives:
                break  # fewer 10s can only leave more to cover
    return False, 0, 0, 0, 0, 0


class Purses(ContainerFields):
    """The money on the table: purses, bids laid down and the payment card."""

    def __init__(self) -> None:
        super().__init__()
        self.kit: Components = _NO_KIT

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, Purses)
        other.kit = self.kit

    def cash(self, seat: i64) -> i64:
        """What the purse is worth."""
        at = seat * CARD_COUNT
        p = self.purse
        return p[at] + 2 * p[at + 1] + 5 * p[at + 2] + 10 * p[at + 3] + 20 * p[at + 4]

    def bid_amount(self, seat: i64) -> i64:
        """What the money laid down in the island auction adds up to."""
        at = seat * CARD_COUNT
        p = self.laid
        return p[at] + 2 * p[at + 1] + 5 * p[at + 2] + 10 * p[at + 3] + 20 * p[at + 4]

    def card_count(self, seat: i64) -> i64:
        """The number of cards in a purse, bluff cards included (CT-2.2)."""
        at = seat * CARD_COUNT
        p = self.purse
        return p[at] + p[at + 1] + p[at + 2] + p[at + 3] + p[at + 4] + BLUFFS - self.laid_bluffs[seat]

    def shown_count(self, seat: i64) -> i64:
        """The number of cards rivals see: while a bid is being prepared, the number before it (CT-10.3)."""
        if not has(self.frozen, seat):
            return self.card_count(seat)
        at = seat * CARD_COUNT
        p = self.before
        return p[at] + p[at + 1] + p[at + 2] + p[at + 3] + p[at + 4] + BLUFFS - self.opened_bluffs[seat]

    def receive(self, seat: i64, amount: i64) -> None:
        """Money from the bank, in as few cards as possible."""
        n1, n2, n5, n10, n20 = fewest_cards(amount)
        self._add(seat, n1, n2, n5, n10, n20)

    def receive_openly(self, seat: i64, amount: i64) -> None:
        """Money that joins the stack in everybody's sight, also while a bid is being prepared."""
        self.receive(seat, amount)
        if has(self.frozen, seat):
            n1, n2, n5, n10, n20 = fewest_cards(amount)
            at = seat * CARD_COUNT
            self.before[at] += n1
            self.before[at + 1] += n2
            self.before[at + 2] += n5
            self.before[at + 3] += n10
            self.before[at + 4] += n20

    def pay_bank(self, seat: i64, amount: i64) -> None:
        """CT-2.5: pay the bank."""
        self.take_out(seat, amount)

    def pay_player(self, seat: i64, to: i64, amount: i64) -> None:
        """CT-2.5: the receiver gets the very cards if they fit exactly, else the amount in as few as possible."""
        n1, n2, n5, n10, n20 = self.take_out(seat, amount)
        self._add(to, n1, n2, n5, n10, n20)
        if self.mixed[seat]:
            self.mixed[to] = 1

    def lay_bid(self, seat: i64, amount: i64, bluffs: i64) -> None:
        """CT-10.2: put cards of that amount on the table, changing them with the bank if need be."""
        n1, n2, n5, n10, n20 = self.take_out(seat, amount)
        at = seat * CARD_COUNT
        self.laid[at] += n1
        self.laid[at + 1] += n2
        self.laid[at + 2] += n5
        self.laid[at + 3] += n10
        self.laid[at + 4] += n20
        self.laid_bluffs[seat] += bluffs

    def take_bid_back(self, seat: i64) -> None:
        """CT-10.14: all cards of the bid return to the purse."""
        self.hand_over_bid(seat, seat)

    def hand_over_bid(self, seat: i64, to: i64) -> None:
        """CT-10.10: the money cards of the bid go to `to`; bluff cards stay with their owner."""
        for card in range(CARD_COUNT):
            self.purse[to * CARD_COUNT + card] += self.laid[seat * CARD_COUNT + card]
            self.laid[seat * CARD_COUNT + card] = 0
            self.opened[seat * CARD_COUNT + card] = 0
        self.laid_bluffs[seat] = 0
        self.opened_bluffs[seat] = 0

    def freeze_counts(self, bidders: i64) -> None:
        """While bids are prepared the others see each purse as it was before, so that counts tell nothing."""
        self.frozen = bidders
        for card in range(len(self.purse)):
            self.before[card] = self.purse[card]

    def open_bids(self) -> None:
        """The bids on the table and the card counts are public from now on."""
        self.frozen = 0
        for seat in range(self.seats):
            self.opened_bluffs[seat] = self.laid_bluffs[seat]
        for card in range(len(self.laid)):
            self.opened[card] = self.laid[card]

    def _add(self, seat: i64, n1: i64, n2: i64, n5: i64, n10: i64, n20: i64) -> None:
        at = seat * CARD_COUNT
        self.purse[at] += n1
        self.purse[at + 1] += n2
        self.purse[at + 2] += n5
        self.purse[at + 3] += n10
        self.purse[at + 4] += n20

    def take_out(self, seat: i64, amount: i64) -> tuple[i64, i64, i64, i64, i64]:
        """Take `amount` out of a purse as CT-2.5 says and return the cards it consists of afterwards.

        Everybody can follow a purse from the public payments until its owner exchanges cards. From then on the
        number of cards left after a payment tells the others something, so there is no way back past it.
        """
        if self.mixed[seat] and not has(self.frozen, seat):
            self.revealed(seat)
        at = seat * CARD_COUNT
        p = self.purse
        sum_taken = amount
        found, n1, n2, n5, n10, n20 = exact_subset(p[at], p[at + 1], p[at + 2], p[at + 3], p[at + 4], amount)
        while not found:
            sum_taken += 1
            found, n1, n2, n5, n10, n20 = exact_subset(p[at], p[at + 1], p[at + 2], p[at + 3], p[at + 4], sum_taken)
        self._add(seat, -n1, -n2, -n5, -n10, -n20)
        if sum_taken == amount:
            return n1, n2, n5, n10, n20
        self.receive(seat, sum_taken - amount)
        return fewest_cards(amount)


class _NoComponents(Components):
    def __init__(self) -> None:
        """Stands in until a state is set up."""


_NO_KIT: Final = _NoComponents()
