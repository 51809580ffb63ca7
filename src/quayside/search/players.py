"""Players that answer in compiled code, at the table itself and not before a view of it.

They hold nothing of a game from one decision to the next, and chance is handed to them, so one can sit at many tables.
What they are handed is the whole table. A judge's weights look at nothing that its seat does not see, and a search
begins with a deal that the seat holds possible, so what is hidden makes no difference to any answer.
"""

from __future__ import annotations

from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64, mypyc_attr
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.search.ismcts import Search
from quayside.search.judge import Judge
from quayside.search.rehearsal import Rehearsal


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Whoever answers for a seat."""

    def answer(self, g: State, seat: i64, o: Offers, rng: Quick) -> i64:
        """One of the actions offered."""
        raise AssertionError("an opponent answers")


class AtRandom(Opponent):
    """Anything legal."""

    def answer(self, g: State, seat: i64, o: Offers, rng: Quick) -> i64:
        return o.items[rng.below(o.n)]


class AtOnce(Opponent):
    """What the judge likes best, and now and then, `slips` times in a hundred, anything."""

    def __init__(self, judge: Judge, slips: int = 0) -> None:
        self._judge = judge
        self._slips: i64 = slips

    def answer(self, g: State, seat: i64, o: Offers, rng: Quick) -> i64:
        if self._slips > 0 and rng.below(100) < self._slips:
            return o.items[rng.below(o.n)]
        return self._judge.best(g, seat, o, rng)


class Searching(Opponent):
    """What a tree of so many iterations visits most."""

    def __init__(self, judge: Judge, iterations: int, exploration: float, horizon: int) -> None:
        self._judge = judge
        self._iterations = iterations
        self._exploration: float = exploration
        self._horizon: i64 = horizon

    def answer(self, g: State, seat: i64, o: Offers, rng: Quick) -> i64:
        if o.n == 1:
            return o.items[0]
        deal = g.imagine(int(seat), rng)
        search = Search(deal, seat, self._judge, rng, self._exploration, self._horizon)
        search.run(self._iterations)
        return search.best()


class Rehearsing(Opponent):
    """What turned out best in so many games played on."""

    def __init__(self, judge: Judge, lines: int, width: int, horizon: int, caution: float) -> None:
        self._judge = judge
        self._lines: i64 = lines
        self._width: i64 = width
        self._horizon: i64 = horizon
        self._caution: float = caution

    def answer(self, g: State, seat: i64, o: Offers, rng: Quick) -> i64:
        if o.n == 1:
            return o.items[0]
        deal = g.imagine(int(seat), rng)
        rehearsal = Rehearsal(deal, seat, self._judge, rng, self._width, self._horizon, self._caution)
        return rehearsal.best(self._lines)
