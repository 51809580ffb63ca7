"""The best way along the canals for Shipyard's seasoned judge, by what it gives for each thing that is met."""

from __future__ import annotations

from typing import Final

from quayside.games.shipyard.canals import ahead, lay_card, longest_route, official, onward, take_up
from quayside.games.shipyard.nouns import BLUE_RIBAND, OFFICIALS, SPACE_COUNT
from quayside.games.shipyard.state import Shipyard
from quayside.kernel.packed import i64, vec
from quayside.kernel.sets import has

NO_ROUTE: Final = -1000.0
PATIENCE: Final[i64] = 200  # steps looked at before the search for a route gives up
REST: Final[i64] = 6  # steps after the cruise that count


class Course:
    """What a ship gets for what it meets."""

    def __init__(self) -> None:
        self.met: vec[float] = vec[float]([0.0] * len(OFFICIALS))
        self.riband: float = 1.0  # for each step up to it
        self.crossing: float = 0.0  # for each canal left behind
        self.rest: float = 0.0  # for each step that the next ship can sail
        self.whole: bool = True  # must every step be made?
        self.looked: i64 = 0

    def along(
        self, g: Shipyard, canal: i64, space: i64, stern: i64, gone: i64, left: i64, number: i64, riband: float
    ) -> float:
        """The most in `left` steps more, the next of which is the ship's step `number`; the last Riband counts."""
        if left <= 0 or self.looked >= PATIENCE:
            if self.rest == 0.0:
                return riband
            return riband + self.rest * float(longest_route(g, canal, space, stern, gone, REST))
        best = NO_ROUTE if self.whole else riband
        ways = ahead(g, canal, space, stern)
        for exit_ in range(SPACE_COUNT + 1):
            if has(ways, exit_):
                best = max(best, self.step(g, canal, space, exit_, gone, left, number, riband))
        return best

    def step(
        self, g: Shipyard, canal: i64, space: i64, exit_: i64, gone: i64, left: i64, number: i64, riband: float
    ) -> float:
        self.looked += 1
        there, to, stern, behind = onward(g, canal, space, exit_, gone)
        if there < 0:
            return NO_ROUTE
        found = self.crossing if there != canal else 0.0
        who = official(g, there, to)
        if who == BLUE_RIBAND:
            riband = self.riband * float(number)
        else:
            found += self.met[who]
        return found + self.along(g, there, to, stern, behind, left - 1, number + 1, riband)

    def laid(self, g: Shipyard, seat: i64, canal: i64, x: i64, y: i64, turns: i64, steps: i64) -> float:
        """The most from where the figure is with a canal laid so; the table is left as it was."""
        where, old_x, old_y, old_turns = g.canals[canal], g.canal_x[canal], g.canal_y[canal], g.canal_turns[canal]
        lay_card(g, seat, canal, x, y, turns)
        self.looked = 0
        found = self.along(g, g.figure_canal(seat), g.figure_space(seat), g.figure_stern(seat), 0, steps, 1, 0.0)
        take_up(g, canal, where)
        g.canal_x[canal] = old_x
        g.canal_y[canal] = old_y
        g.canal_turns[canal] = old_turns
        return found
