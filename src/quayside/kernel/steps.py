"""Steps: one stateless object per question the rulebook asks. What it needs to remember stands in its frame."""

from __future__ import annotations

from typing import Generic, Mapping, TypeVar

from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64, mypyc_attr

S = TypeVar("S")

Rules = tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A question to one or several seats, or (with no seats) something that happens by itself.

    `legal` lists the answers of a seat, `take` carries one out, `done` runs when every asked seat has answered.
    `run` is for frames that ask nobody. All of them may queue further steps.
    """

    code: i64 = 0
    name: str = ""
    window: i64 = 0  # which free plays are open while this step waits; the game gives the meaning
    rules: Rules = ()

    def legal(self, g: S, seat: i64, o: Offers) -> None:
        raise AssertionError(f"{self.name} asks nobody")

    def take(self, g: S, seat: i64, action: i64) -> None:
        raise AssertionError(f"{self.name} asks nobody")

    def done(self, g: S) -> None:
        """Nothing more to do once all have answered, unless a step says otherwise."""

    def run(self, g: S) -> None:
        raise AssertionError(f"{self.name} waits for an answer")

    def context(self, g: S, seat: i64) -> Mapping[str, object]:
        """What the deciding seat should see beside the question."""
        return {}
