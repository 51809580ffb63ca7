"""Questions about the target of an action. They can also be answered together with the action itself, in one go."""

from __future__ import annotations

from quayside.games.newzealand.actions import ACTIONS, DECLINE
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.view_types import TargetQuestion
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Step


class TargetStep(Step[NewZealand]):
    """`a` and `b` are the arguments of the question: those of its frame, or those its frame would have had."""

    window: i64 = INSIDE
    way_out: i64 = DECLINE

    def targets(self, g: NewZealand, seat: i64, a: i64, b: i64, o: Offers) -> None:
        """Offer every target; not the way out."""
        raise AssertionError(f"{self.name} has targets")

    def answers(self, action: i64) -> bool:
        """Is this action the name of a target?"""
        raise AssertionError(f"{self.name} has targets")

    def choose(self, g: NewZealand, seat: i64, a: i64, b: i64, action: i64) -> None:
        raise AssertionError(f"{self.name} has targets")

    def about(self, a: i64, b: i64) -> TargetQuestion:
        """What the deciding seat should know of the arguments."""
        return {}

    def prices(self, g: NewZealand, seat: i64, a: i64, b: i64) -> dict[int, int]:
        """What the targets cost that are there to be had, whether or not the seat has as much."""
        return {}

    def told(self, g: NewZealand, seat: i64, a: i64, b: i64) -> TargetQuestion:
        """All that the deciding seat is told of the question."""
        return {**self.about(a, b), **ACTIONS.prices(self.prices(g, seat, a, b))}

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        self.targets(g, seat, g.a, g.b, o)
        o.add(self.way_out)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action != self.way_out:
            self.choose(g, seat, g.a, g.b, action)

    def context(self, g: NewZealand, seat: i64) -> TargetQuestion:
        return self.told(g, seat, g.a, g.b)
