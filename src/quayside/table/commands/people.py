"""What happens at a table because of something that happened to a person: another name, or being gone for good."""

from __future__ import annotations

from dataclasses import dataclass

from quayside.table.commands.away import Resign
from quayside.table.commands.base import Actor, Command
from quayside.table.commands.seating import Decline, Leave
from quayside.table.commands.wishes import Abandon
from quayside.table.entries import LogEntry
from quayside.table.refusals import refused
from quayside.table.table import OPEN, OVER, Table


@dataclass
class Rename(Command):
    """A person is called differently from now on."""

    person: str
    name: str
    kind = "rename"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = draft.seat_of(self.person)
        if seat is None:
            raise refused("no-seat", "that person has no seat at this table")
        draft.seats[seat].name = self.name
        return self.entry(draft, actor, now, seat)


@dataclass
class Depart(Command):
    """A person is gone for good: a bot plays the seat to the end, or it is free again; an open table of its own ends.

    Who sat there is no longer told: `name` stands for it.
    """

    person: str
    name: str
    kind = "depart"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        gone = Actor(self.person)
        seat = draft.seat_of(self.person)
        if seat is not None:
            draft.seats[seat].name = self.name
        if draft.header.status == OPEN:
            if draft.header.owner == self.person:
                return Abandon().carry_out(draft, gone, now)
            return (Decline() if seat is None else Leave()).carry_out(draft, gone, now)
        if seat is None:
            raise refused("no-seat", "that person has no seat at this table")
        if draft.header.status in OVER or draft.seats[seat].resigned:
            return self.entry(draft, actor, now, seat)
        return Resign().carry_out(draft, gone, now)
