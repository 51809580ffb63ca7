"""The log of a game: who did what, with the random outcomes it caused."""

from __future__ import annotations


class LogEntry:
    """One action and the random numbers drawn while it was carried out."""

    def __init__(self, seat: int, action: int, outcomes: tuple[int, ...]) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes


class Log:
    """Append-only and shared between clones: each state remembers how much of it is its own past.

    Whoever appends where another clone has already gone on gets a copy of the common part first.
    """

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []

    def appended(self, length: int, entry: LogEntry) -> Log:
        """The log with `entry` behind its first `length` entries: this one if it ends there, else a copy."""
        log = self
        if len(self.entries) != length:
            log = Log()
            log.entries = self.entries[:length]
        log.entries.append(entry)
        return log
