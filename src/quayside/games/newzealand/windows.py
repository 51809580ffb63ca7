"""Which free plays (NZ-4.6) a step leaves open."""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

SHUT: Final[i64] = 0  # the game is being scored
BEFORE_MOVING: Final[i64] = 1  # everything
MOVING: Final[i64] = 2  # exchange tokens and gold
BETWEEN: Final[i64] = 3  # everything: phase B before, between and after actions
INSIDE: Final[i64] = 4  # exchange tokens and gold
REVEALING: Final[i64] = 5  # gold; exchange tokens only for the others (NZ-7.5, NZ-20.4)
