"""How a merchant's character differs from the plain one's, whose temper is all zeros and ones."""

from __future__ import annotations

from quayside.kernel.packed import i64


class Temper:
    """Coins that things are worth more or less, unless it says otherwise."""

    def __init__(
        self,
        works: float = 0.0,
        capital: float = 0.0,
        borrowing: float = 0.0,
        bids: float = 1.0,
        brokers: float = 0.0,
    ) -> None:
        self.works: float = works  # a machine or a warehouse
        self.capital: i64 = i64(capital)  # cash that building must leave
        self.borrowing: float = borrowing
        self.bids: float = bids  # a multiple of fair ones
        self.brokers: float = brokers  # calling one
