"""Offers: one walk over a decision lists the legal actions and explains the refusal of one of them."""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64, vec, zeros

LEGAL: Final[i64] = 0
NOT_NOW: Final[i64] = 1  # the current decision does not offer this action
NOT_YOURS: Final[i64] = 2  # another seat decides
IS_OVER: Final[i64] = 3
FIRST_REASON: Final[i64] = 4  # a game's own reasons start here


class Offers:
    """A reused buffer. `probe` is the action somebody asks about, or -1."""

    def __init__(self, size: int) -> None:
        self.items: vec[i64] = zeros(size)
        self.n: i64 = 0
        self.probe: i64 = -1
        self.reason: i64 = NOT_NOW
        self.p: i64 = 0
        self.q: i64 = 0

    def clear(self, probe: i64) -> None:
        self.n = 0
        self.probe = probe
        self.reason = NOT_NOW
        self.p = 0
        self.q = 0

    def add(self, action: i64) -> None:
        """This action is legal."""
        self.items[self.n] = action
        self.n += 1
        if action == self.probe:
            self.reason = LEGAL

    def add_all(self, first: i64, count: i64) -> None:
        """`count` consecutive actions are legal."""
        for action in range(first, first + count):
            self.items[self.n] = action
            self.n += 1
        if first <= self.probe < first + count:
            self.reason = LEGAL

    def withdraw(self, n: i64) -> None:
        """Nothing that was offered since there were `n` actions is legal after all; refusals stay."""
        self.n = n
        if self.reason == LEGAL:
            self.reason = NOT_NOW

    def refuse(self, action: i64, reason: i64, p: i64 = 0, q: i64 = 0) -> None:
        """This action is illegal; the first reason given stands."""
        if action == self.probe and self.reason == NOT_NOW:
            self.reason = reason
            self.p = p
            self.q = q

    def refuse_all(self, first: i64, count: i64, reason: i64, p: i64 = 0, q: i64 = 0) -> None:
        """A whole run of actions is illegal, at no cost."""
        if first <= self.probe < first + count and self.reason == NOT_NOW:
            self.reason = reason
            self.p = p
            self.q = q

    def offer(self, action: i64, reason: i64, p: i64 = 0, q: i64 = 0) -> None:
        """Legal if `reason` is LEGAL, else refused for it."""
        if reason == LEGAL:
            self.add(action)
        else:
            self.refuse(action, reason, p, q)
