"""CT-12: the discard and the end of the game. What things are worth is in scoring.py."""

from __future__ import annotations

from quayside.games.container.actions import DISCARD, discard_colour
from quayside.games.container.loans import SHUT
from quayside.games.container.nouns import COLOUR_COUNT
from quayside.games.container.reasons import NOT_MOST
from quayside.games.container.scoring import discardable, most_numerous
from quayside.games.container.state import Container
from quayside.games.container.steps.frames import queue_discard_choice, queue_game_over
from quayside.games.container.tell import tell_discarded, tell_over, tell_value_card
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step


class Scoring(Step[Container]):
    """Value cards are shown; whoever has to choose a colour to discard is asked, all at once."""

    rules: Rules = ("CT-12.1", "CT-12.3")

    def run(self, g: Container) -> None:
        g.revealed()
        choosers: i64 = 0
        for seat in range(g.seats):
            tell_value_card(g, seat, g.kit.special(g.cards[seat]))
            tied = discardable(g, seat)
            if tied & (tied - 1):
                choosers |= only(seat)
            elif tied:
                for colour in range(COLOUR_COUNT):
                    if has(tied, colour):
                        discard(g, seat, colour)
        if choosers:
            queue_discard_choice(g, choosers)
        queue_game_over(g)


class DiscardChoice(Step[Container]):
    """A tie without the special colour: the owner picks the colour that goes."""

    window: i64 = SHUT
    rules: Rules = ("CT-12.3",)

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        tied = most_numerous(g, seat)
        for colour in range(COLOUR_COUNT):
            if has(tied, colour):
                o.add(DISCARD + colour)
            else:
                o.refuse(DISCARD + colour, NOT_MOST)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        discard(g, seat, discard_colour(action))


def discard(g: Container, seat: i64, colour: i64) -> None:
    """Remember the colour; scoring leaves it out."""
    g.discards[seat] = colour
    tell_discarded(g, seat, colour, g.island[seat * COLOUR_COUNT + colour])


class GameOver(Step[Container]):
    """Nothing is left to decide."""

    rules: Rules = ("CT-11.2",)

    def run(self, g: Container) -> None:
        g.over = 1
        tell_over(g, g.end_reason)
