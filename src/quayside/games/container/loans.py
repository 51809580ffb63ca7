"""CT-5 loans and CT-2.4 exchange: what players may do beside the current question (CT-3.6)."""

from __future__ import annotations

from typing import Final

from quayside.games.container.actions import (
    BREAK_CARD,
    COMBINE_CARDS,
    REPAY_LOAN,
    TAKE_LOAN,
    break_card_card,
    combine_cards_card,
)
from quayside.games.container.money import Purses, exact_subset
from quayside.games.container.nouns import CARD_COUNT
from quayside.games.container.reasons import (
    BID_COMMITTED,
    CANNOT_COMBINE,
    CARDS_BACK_AND_FORTH,
    LOAN_BACK_AND_FORTH,
    LOANS_CLOSED,
    NO_LOAN,
    NO_SUCH_CARD,
    NOT_YOUR_TURN,
    PROMISED,
    TOO_MANY_LOANS,
    TOO_POOR,
)
from quayside.games.container.tell import tell_exchanged, tell_exchanged_in_secret, tell_loan, tell_repaid
from quayside.kernel.agenda import asked, waiting
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only

# Windows: which free operations a step leaves open.
SHUT: Final[i64] = 0  # scoring: nothing any more
OPEN: Final[i64] = 1  # the active player may also repay and exchange
PROMISE: Final[i64] = 2  # as OPEN, but something promised is still unpaid: no repayment (CT-R31)
BIDDING: Final[i64] = 3  # sealed bids: bidders may exchange, the seller may repay

# The free operations of a seat since the last step of anybody, as a set: none of them may be reversed at once (CT-R28).
BORROWED: Final[i64] = 0
REPAID: Final[i64] = 1
COMBINED: Final[i64] = 2


class Loans(Purses):
    """Loans, repayment and exchange of cards."""

    def free_plays(self, seat: i64, window: i64, o: Offers) -> None:
        if window == SHUT:
            o.refuse_all(TAKE_LOAN, 2, LOANS_CLOSED)
            return
        o.offer(TAKE_LOAN, self.loan_rule(seat, window))
        self._offer_repayment(seat, window, o)
        if self._may_exchange(seat, window):
            self._offer_exchange(seat, o)
        else:
            o.refuse_all(BREAK_CARD, 8, NOT_YOUR_TURN)

    def loan_rule(self, seat: i64, window: i64) -> i64:
        """CT-5.1, CT-5.2, CT-5.4, CT-5.6: may this seat borrow now?"""
        if window == BIDDING and self.committed(seat):
            return BID_COMMITTED
        if self.loans[seat] >= self.kit.loan_limit:
            return TOO_MANY_LOANS
        if has(self.free_since[seat], REPAID):
            return LOAN_BACK_AND_FORTH
        return LEGAL

    def committed(self, seat: i64) -> bool:
        """Has this seat answered the current question to several seats already?"""
        return has(asked(self), seat) and not has(waiting(self), seat)

    def _offer_repayment(self, seat: i64, window: i64, o: Offers) -> None:
        """CT-5.3, CT-5.4: the active player, after the preparatory step, while nothing promised is unpaid."""
        if seat != self.active or not self.prepared:
            o.refuse(REPAY_LOAN, NOT_YOUR_TURN)
        elif self.loans[seat] == 0:
            o.refuse(REPAY_LOAN, NO_LOAN)
        elif window == PROMISE or self.has_promised(seat):
            o.refuse(REPAY_LOAN, PROMISED)
        elif self.cash(seat) < self.kit.repayment:
            o.refuse(REPAY_LOAN, TOO_POOR, self.kit.repayment, self.cash(seat))
        elif has(self.free_since[seat], BORROWED):
            o.refuse(REPAY_LOAN, LOAN_BACK_AND_FORTH)
        else:
            o.add(REPAY_LOAN)

    def has_promised(self, seat: i64) -> bool:
        """Is there something picked or promised that is still to be paid (CT-R31)?"""
        return self.owed > 0

    def _may_exchange(self, seat: i64, window: i64) -> bool:
        """CT-2.4: in the own turn after the preparatory step, and while preparing a sealed bid."""
        if window == BIDDING and has(asked(self), seat):
            return not self.committed(seat)
        return seat == self.active and bool(self.prepared)

    def _offer_exchange(self, seat: i64, o: Offers) -> None:
        """Break cards, then combine cards: every exchange can be made so, and none can go on for ever (CT-R28)."""
        at = seat * CARD_COUNT
        p = self.purse
        for card in range(1, CARD_COUNT):
            if p[at + card] == 0:
                o.refuse(BREAK_CARD + card - 1, NO_SUCH_CARD)
            elif has(self.free_since[seat], COMBINED):
                o.refuse(BREAK_CARD + card - 1, CARDS_BACK_AND_FORTH)
            else:
                o.add(BREAK_CARD + card - 1)
        worth = self.kit.card_values
        low: i64 = 0
        for card in range(1, CARD_COUNT):
            low += p[at + card - 1] * worth[card - 1]
            if low >= worth[card] and self._combination(seat, card)[0]:
                o.add(COMBINE_CARDS + card - 1)
            else:
                o.refuse(COMBINE_CARDS + card - 1, CANNOT_COMBINE)

    def _combination(self, seat: i64, card: i64) -> tuple[bool, i64, i64, i64, i64, i64]:
        """The fewest smaller cards that make up one card."""
        at = seat * CARD_COUNT
        p = self.purse
        fives: i64 = 0
        tens: i64 = 0
        twos: i64 = 0
        if card > 1:
            twos = p[at + 1]
        if card > 2:
            fives = p[at + 2]
        if card > 3:
            tens = p[at + 3]
        return exact_subset(p[at], twos, fives, tens, 0, self.kit.card_values[card])

    def take_free(self, seat: i64, action: i64) -> bool:
        if action < TAKE_LOAN:
            for each in range(self.seats):
                self.free_since[each] = 0
            return False
        _FREE_PLAYS[action - TAKE_LOAN].take(self, seat, action)
        return True

    def take_loan(self, seat: i64) -> None:
        """CT-5.1: a loan card, and its amount from the bank."""
        self.loans[seat] += 1
        self.receive_openly(seat, self.kit.loan_amount)
        tell_loan(self, seat)

    def repay_loan(self, seat: i64) -> None:
        """CT-5.3: the card goes back, and what it costs to the bank."""
        self.loans[seat] -= 1
        self.pay_bank(seat, self.kit.repayment)
        tell_repaid(self, seat)

    def break_card(self, seat: i64, card: i64) -> None:
        """2 into 1+1, 5 into 2+2+1, 10 into 5+5, 20 into 10+10."""
        at = seat * CARD_COUNT
        self.purse[at + card] -= 1
        self.purse[at + card - 1] += 2
        if card == 2:
            self.purse[at] += 1
        self._tell_exchange(seat, card)

    def combine_cards(self, seat: i64, card: i64) -> None:
        _found, n1, n2, n5, n10, _n20 = self._combination(seat, card)
        self._add(seat, -n1, -n2, -n5, -n10, 0)
        self.purse[seat * CARD_COUNT + card] += 1
        self._tell_exchange(seat, card)

    def _tell_exchange(self, seat: i64, card: i64) -> None:
        """Rivals learn the new count, but while bids are prepared not even that (CT-2.4)."""
        if has(self.frozen, seat):
            tell_exchanged_in_secret(self, only(seat), seat, card)
        else:
            tell_exchanged(self, only(seat), seat, self.card_count(seat), card)
            if self.mixed[seat]:
                self.revealed(seat)  # the new count tells something about cards that were unknown
        self.mixed[seat] = 1


class FreePlay:
    """One of the things that players may do beside the current question."""

    def take(self, g: Loans, seat: i64, action: i64) -> None:
        raise AssertionError("a free play does something")


class Borrow(FreePlay):
    def take(self, g: Loans, seat: i64, action: i64) -> None:
        g.take_loan(seat)
        g.free_since[seat] |= only(BORROWED)


class Repay(FreePlay):
    def take(self, g: Loans, seat: i64, action: i64) -> None:
        g.repay_loan(seat)
        g.free_since[seat] |= only(REPAID)


class BreakCard(FreePlay):
    def take(self, g: Loans, seat: i64, action: i64) -> None:
        g.break_card(seat, break_card_card(action) + 1)


class CombineCards(FreePlay):
    def take(self, g: Loans, seat: i64, action: i64) -> None:
        g.combine_cards(seat, combine_cards_card(action) + 1)
        g.free_since[seat] |= only(COMBINED)


# By their numbers from TAKE_LOAN on. The smallest card cannot be broken, and no other makes it.
_OTHER_CARDS: Final = int(CARD_COUNT) - 1
_FREE_PLAYS: Final[list[FreePlay]] = [
    Borrow(),
    Repay(),
    *[BreakCard() for _card in range(_OTHER_CARDS)],
    *[CombineCards() for _card in range(_OTHER_CARDS)],
]
