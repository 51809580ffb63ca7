"""What all who play have to want: a pause, or an end without a result; and what comes after a game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from quayside.kernel.sets import has, only, without
from quayside.table.commands.base import Actor, Command, must_be, must_own, own_seat
from quayside.table.entries import LogEntry
from quayside.table.refusals import refused
from quayside.table.table import ABANDONED, OPEN, OVER, PAUSED, PLAYING, Table


def agreed(draft: Table, asked: int) -> bool:
    """Whether everybody who decides at a table is among those who asked. Bots, and people who are away, have no say."""
    return not draft.deciding() & ~asked


@dataclass
class Pause(Command):
    """Ask for a pause. When all the people who play have asked, the game and its clocks stop."""

    kind = "pause"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = own_seat(draft, actor).seat
        must_be(draft, PLAYING)
        header = draft.header
        header.pause_asked |= only(seat)
        if not agreed(draft, header.pause_asked):
            return replace(self.entry(draft, actor, now, seat), kind="ask-pause")
        header.status, header.pause_asked = PAUSED, 0
        return self.entry(draft, actor, now, seat)

    def same_as(self, entry: LogEntry) -> bool:
        return entry.kind in (self.kind, "ask-pause")


@dataclass
class Resume(Command):
    """Let a paused game go on, which anybody who plays may; while it runs, withdraw one's wish to pause or end it."""

    kind = "resume"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = own_seat(draft, actor).seat
        header = draft.header
        if header.status == PLAYING and has(header.pause_asked | header.end_asked, seat):
            header.pause_asked = without(header.pause_asked, seat)
            header.end_asked = without(header.end_asked, seat)
        else:
            must_be(draft, PAUSED)
            header.status = PLAYING
        return self.entry(draft, actor, now, seat)


@dataclass
class Abandon(Command):
    """End the table without a result. It shows all hands, so when people play they all have to ask for it."""

    kind = "abandon"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        must_be(draft, OPEN, PLAYING, PAUSED)
        header = draft.header
        seat = draft.seat_of(actor.person)
        if header.status == OPEN or not draft.deciding():
            must_own(draft, actor)
        else:
            header.end_asked |= only(own_seat(draft, actor).seat)
            if not agreed(draft, header.end_asked):
                return replace(self.entry(draft, actor, now, seat), kind="ask-end")
        header.status = ABANDONED
        return self.entry(draft, actor, now, seat)

    def same_as(self, entry: LogEntry) -> bool:
        return entry.kind in (self.kind, "ask-end")


@dataclass
class Rematch(Command):
    """Name the table at which the same people play again; the first one to ask names it."""

    table: str
    kind = "rematch"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        own_seat(draft, actor)
        must_be(draft, *OVER)
        if draft.header.rematch is not None:
            raise refused("rematch", "there is a rematch already")
        draft.header.rematch = self.table
        return self.entry(draft, actor, now, draft.seat_of(actor.person), data={"table": self.table})
