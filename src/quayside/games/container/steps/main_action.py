"""What every main action of CT-3.3 has: when it is offered and how it is carried out."""

from __future__ import annotations

from quayside.games.container.state import Container
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64


class MainAction:
    """A run of catalogue actions, `first` to `first + count - 1`; `which` is the place in that run."""

    first: i64 = 0
    count: i64 = 1

    def offer(self, g: Container, seat: i64, o: Offers) -> None:
        raise AssertionError("a main action says when it is legal")

    def prices(self, g: Container, seat: i64) -> dict[int, int]:
        """What it costs that is there to be had, whether or not the seat has as much."""
        return {}

    def carry_out(self, g: Container, seat: i64, which: i64) -> None:
        raise AssertionError("a main action says what it does")
