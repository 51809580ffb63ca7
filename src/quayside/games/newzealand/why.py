"""The two numbers that explain a refusal."""

from __future__ import annotations

from quayside.kernel.packed import i64


class Why:
    """What was needed and what there was when a rule last said no for want of it. No part of the position.

    Between `open` and `best`, `consider` keeps the refusal that is nearest to a yes: of several things that are all too
    dear, the cheapest.
    """

    def __init__(self) -> None:
        self.need: i64 = 0
        self.have: i64 = 0
        self._reason: i64 = 0  # that `need` and `have` belong to
        self._best: i64 = 0
        self._best_need: i64 = 0
        self._best_have: i64 = 0
        self._counted: i64 = 0  # the best refusal so far is for want of something

    def lacks(self, reason: i64, need: i64, have: i64) -> i64:
        self.need = need
        self.have = have
        self._reason = reason
        return reason

    def open(self, reason: i64) -> None:
        """`reason` is the answer if nothing better turns up."""
        self._best = reason
        self._best_need = 0
        self._best_have = 0
        self._counted = 0
        self._reason = -1

    def consider(self, reason: i64) -> None:
        if reason == self._reason:
            if not self._counted or self.need - self.have < self._best_need - self._best_have:
                self._best = reason
                self._best_need = self.need
                self._best_have = self.have
                self._counted = 1
        elif not self._counted:
            self._best = reason
        self._reason = -1

    def best(self) -> i64:
        self.need = self._best_need
        self.have = self._best_have
        return self._best
