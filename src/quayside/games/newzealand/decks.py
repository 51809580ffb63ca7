"""NZ-1.10 to NZ-1.12, NZ-11.2: cards. Nobody knows the order of a draw stack, so it has none until a card is drawn.

A stack is the number of each card in it, and drawing picks one of them at random: the same chances as a shuffled pile.
Only cards put on top on purpose (bonus set 4) have a known place.
"""

from __future__ import annotations

from quayside.games.newzealand.components import Components
from quayside.games.newzealand.fields import NewZealandFields
from quayside.games.newzealand.nouns import (
    CARD_COUNT,
    FERRY,
    MAX_TOPS,
    ROMNEY,
    SUPPLY_COUNT,
)
from quayside.games.newzealand.tell import tell_card, tell_discarded, tell_drew, tell_removed, tell_shuffled
from quayside.games.newzealand.why import Why
from quayside.kernel.packed import i64
from quayside.kernel.sets import only


class Decks(NewZealandFields):
    """Hands, draw stacks, discard piles and the supplies that feed them."""

    def __init__(self) -> None:
        super().__init__()
        self.kit: Components
        self.why: Why = Why()  # of the rule asked last; each state has its own, and it is neither copied nor kept

    def draw_card(self, owner: i64) -> i64:
        """NZ-11.2, NZ-11.3: the next card to the hand, or -1 if there is none."""
        if self.stack_size[owner] == 0:
            if self.pile_size[owner] == 0:
                return -1
            self._reshuffle(owner)
        card = self._take_from_stack(owner)
        self.stack_size[owner] -= 1
        self.hand[owner * CARD_COUNT + card] += 1
        self.hand_size[owner] += 1
        tell_drew(self, only(owner), owner, 1, card)
        return card

    def _take_from_stack(self, owner: i64) -> i64:
        known = self.top_count[owner]
        if known > 0:
            card = self.tops[owner * MAX_TOPS + known - 1]
            self.top_count[owner] = known - 1
            self.shown[owner * CARD_COUNT + card] += 1
            return card
        left = self.draw(self.stack_size[owner])
        at = owner * CARD_COUNT
        for card in range(CARD_COUNT):
            left -= self.stack[at + card]
            if left < 0:
                self.stack[at + card] -= 1
                return card
        raise AssertionError("the stack holds fewer cards than it should")

    def _reshuffle(self, owner: i64) -> None:
        at = owner * CARD_COUNT
        for card in range(CARD_COUNT):
            self.stack[at + card] = self.pile[at + card]
            self.pile[at + card] = 0
            self.shown[at + card] = self.hand[at + card]  # with an empty stack the hand is what the pile is not
        self.stack_size[owner] = self.pile_size[owner]
        self.pile_size[owner] = 0
        if owner == self.active:
            self.forget_gained()
        tell_shuffled(self, owner)

    def forget_gained(self) -> None:
        for card in range(CARD_COUNT):
            self.gained[card] = 0

    def draw_up_to(self, owner: i64, count: i64) -> i64:
        """Draw cards; how many there really were."""
        drawn: i64 = 0
        for _each in range(count):
            if self.draw_card(owner) < 0:
                return drawn
            drawn += 1
        return drawn

    def leave_hand(self, owner: i64, card: i64) -> None:
        at = owner * CARD_COUNT + card
        self.hand[at] -= 1
        self.hand_size[owner] -= 1
        if self.shown[at] > 0:
            self.shown[at] -= 1

    def put_on_pile(self, owner: i64, card: i64) -> None:
        self.pile[owner * CARD_COUNT + card] += 1
        self.pile_size[owner] += 1

    def discard(self, owner: i64, card: i64) -> None:
        """NZ-12.1: from the hand, face up, to the own pile."""
        self.revealed(owner)
        self.leave_hand(owner, card)
        self.put_on_pile(owner, card)
        tell_discarded(self, owner, card)

    def remove_card(self, owner: i64, card: i64) -> None:
        """From the hand out of the game."""
        self.revealed(owner)
        self.leave_hand(owner, card)
        self.boxed[card] += 1
        tell_removed(self, owner, card)

    def gain(self, owner: i64, card: i64) -> None:
        """NZ-11.6: a card from anywhere goes face up to the own pile."""
        self.put_on_pile(owner, card)
        if owner == self.active:
            self.gained[card] += 1
        tell_card(self, owner, card)

    def gain_from(self, owner: i64, source: i64) -> None:
        """Take a card from a supply or, numbered after those, a bonus stack; from an empty one nothing (NZ-31.2)."""
        if source < SUPPLY_COUNT:
            if self.supply[source] > 0:
                self.supply[source] -= 1
                self.gain(owner, supply_card(source))
        elif self.stacks[source - SUPPLY_COUNT] > 0:
            self.stacks[source - SUPPLY_COUNT] -= 1
            self.gain(owner, self.stack_card[source - SUPPLY_COUNT])

    def left_in(self, source: i64) -> i64:
        """How many cards such a supply or stack still has."""
        if source < SUPPLY_COUNT:
            return self.supply[source]
        return self.stacks[source - SUPPLY_COUNT]

    def put_on_top(self, owner: i64, card: i64) -> None:
        """NZ-R40: a card gained this turn from the pile onto the draw stack, where its place is known."""
        self.pile[owner * CARD_COUNT + card] -= 1
        self.pile_size[owner] -= 1
        self.gained[card] -= 1
        self.stack_size[owner] += 1
        known = self.top_count[owner]
        if known == MAX_TOPS:  # more than anybody can gain; the lowest of them just joins the unknown cards
            self.stack[owner * CARD_COUNT + self.tops[owner * MAX_TOPS]] += 1
            for place in range(MAX_TOPS - 1):
                self.tops[owner * MAX_TOPS + place] = self.tops[owner * MAX_TOPS + place + 1]
            known -= 1
        self.tops[owner * MAX_TOPS + known] = card
        self.top_count[owner] = known + 1

    def deck_count(self, owner: i64, card: i64) -> i64:
        """How many of a card are in a deck: hand, stack and pile (NZ-1.12)."""
        at = owner * CARD_COUNT + card
        count = self.hand[at] + self.stack[at] + self.pile[at]
        for place in range(self.top_count[owner]):
            if self.tops[owner * MAX_TOPS + place] == card:
                count += 1
        return count


def supply_card(source: i64) -> i64:
    """The card that a supply holds."""
    if source == 0:
        return ROMNEY
    return FERRY + source - 1
