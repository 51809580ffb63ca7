"""SY-3: the order of turns. SY-23.1 and SY-24 say when it stops."""

from __future__ import annotations

from quayside.games.shipyard.market import fill_gaps
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.advance import advance
from quayside.games.shipyard.steps.countdown import lap_ends
from quayside.games.shipyard.steps.finish import close_play
from quayside.games.shipyard.steps.frames import queue_choose_card, queue_next_turn, queue_start_turn
from quayside.games.shipyard.tell import tell_turn
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step


class StartTurn(Step[Shipyard]):
    """Step 1 by itself, except in first turns; then step 2."""

    rules: Rules = (
        *("SY-3.1", "SY-3.2", "SY-3.3", "SY-3.7", "SY-3.9", "SY-3.10"),
        *("SY-4.1", "SY-4.2", "SY-4.3", "SY-4.4", "SY-4.5", "SY-4.6", "SY-4.7", "SY-4.8"),
    )

    def run(self, g: Shipyard) -> None:
        g.hand_over()
        g.chosen = -1
        tell_turn(g, g.active, g.turn + 1)
        if g.turn >= g.first_turns():
            advance(g, g.active)
        fill_gaps(g)
        queue_choose_card(g, only(g.active))


class EndOfTurn(Step[Shipyard]):
    """After the cruises the countdown may move."""

    rules: Rules = ("SY-23.1", "SY-23.2")

    def run(self, g: Shipyard) -> None:
        if g.lap_done:
            lap_ends(g)
        queue_next_turn(g)


class NextTurn(Step[Shipyard]):
    """The next player; or the end, by the countdown or after the round in which a ship deck ran out."""

    rules: Rules = ("SY-3.2", "SY-24.1", "SY-24.2", "SY-24.4", "SY-24.5", "SY-24.7")

    def run(self, g: Shipyard) -> None:
        round_is_over = (g.turn + 1) % g.seats == 0
        if g.laps_left == 0:
            close_play(g, 0)
        elif g.last_card and round_is_over:
            close_play(g, 1)
        else:
            g.turn += 1
            g.active = g.player(g.turn % g.seats)
            queue_start_turn(g)
