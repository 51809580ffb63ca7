"""Questions about the target of an action. They can also be answered together with the action itself, in one go."""

from __future__ import annotations

from quayside.games.newzealand.actions import ACTIONS, DECLINE
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.view_types import TargetQuestion
from quayside.games.newzealand.windows import INSIDE
from quayside.kernel.agenda import first_argument, second_argument
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Step


class TargetStep(Step[NewZealand]):
    """A question with up to two numbers: those of its frame, or those its frame would have had."""

    window: i64 = INSIDE
    way_out: i64 = DECLINE

    def targets(self, g: NewZealand, seat: i64, number: i64, more: i64, o: Offers) -> None:
        """Offer every target; not the way out."""
        raise AssertionError(f"{self.name} has targets")

    def answers(self, action: i64) -> bool:
        """Is this action the name of a target?"""
        raise AssertionError(f"{self.name} has targets")

    def choose(self, g: NewZealand, seat: i64, number: i64, more: i64, action: i64) -> None:
        raise AssertionError(f"{self.name} has targets")

    def about(self, number: i64, more: i64) -> TargetQuestion:
        """What the deciding seat should know of the arguments."""
        return {}

    def prices(self, g: NewZealand, seat: i64, number: i64, more: i64) -> dict[int, int]:
        """What the targets cost that are there to be had, whether or not the seat has as much."""
        return {}

    def told(self, g: NewZealand, seat: i64, number: i64, more: i64) -> TargetQuestion:
        """All that the deciding seat is told of the question."""
        return {**self.about(number, more), **ACTIONS.prices(self.prices(g, seat, number, more))}

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        self.targets(g, seat, first_argument(g), second_argument(g), o)
        o.add(self.way_out)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action != self.way_out:
            self.choose(g, seat, first_argument(g), second_argument(g), action)

    def context(self, g: NewZealand, seat: i64) -> TargetQuestion:
        return self.told(g, seat, first_argument(g), second_argument(g))
