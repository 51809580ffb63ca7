"""The log of a game: who did what, with the random outcomes it caused."""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

# What a logged action was like, as bits; nothing of it is kept in a dump.
UNKNOWN: Final[i64] = 0  # read from a file, not carried out here
DONE: Final[i64] = 1
CLOSED: Final[i64] = 2  # no way back past it
SHOWED: Final[i64] = 4  # it revealed something that was hidden
LEARNT: Final[i64] = 8  # also to whoever took it
BEGAN: Final[i64] = 16  # a turn began with it


class LoggedAction:
    """One action, the random numbers drawn while it was carried out, and what it was like."""

    def __init__(self, seat: int, action: int, outcomes: tuple[int, ...], mark: i64 = UNKNOWN) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes
        self.mark = mark


class Log:
    """Append-only and shared between clones: each state remembers how much of it is its own past.

    Whoever appends where another clone has already gone on gets a copy of the common part first.
    """

    def __init__(self) -> None:
        self.entries: list[LoggedAction] = []

    def appended(self, length: int, entry: LoggedAction) -> Log:
        """The log with `entry` behind its first `length` entries: this one if it ends there, else a copy."""
        log = self
        if len(self.entries) != length:
            log = Log()
            log.entries = self.entries[:length]
        log.entries.append(entry)
        return log
