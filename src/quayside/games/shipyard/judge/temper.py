"""How a builder's character differs from the plain one's, whose temper is all zeros and ones."""

from __future__ import annotations

from quayside.kernel.packed import i64


class Temper:
    def __init__(
        self,
        building: float = 0.0,
        length: float = 0.0,
        contracts: float = 1.0,
        settled: float = 0.0,
        guilders: float = 1.0,
    ) -> None:
        self.building: float = building  # points that the action is worth more
        self.length: i64 = i64(length)  # cards that ships get longer
        self.contracts: float = contracts  # a multiple of what contracts in hand pay for things
        self.settled: i64 = i64(settled)  # with so many more contracts in hand it counts as clear which will be kept
        self.guilders: float = guilders  # a multiple of what they are worth
