"""Before a game: laying a table, sitting down and getting up, invitations, and the deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from quayside.table.clocks import wound
from quayside.table.commands.base import (
    Actor,
    Command,
    known_bot,
    must_be,
    must_own,
    numbered,
    own_seat,
    stands,
)
from quayside.table.entries import LogEntry
from quayside.table.log import dealt
from quayside.table.refusals import forbidden, not_agreed, refused
from quayside.table.table import FINISHED, OPEN, PLAYING, Header, Seat, Table


@dataclass
class Create(Command):
    """A new table. `sit` is the seat its owner takes at once."""

    header: Header
    seats: list[Seat]
    sit: Optional[int] = None
    kind = "create"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        draft.seats = self.seats
        if self.sit is not None:
            sit_down(draft, draft.seats[self.sit], actor)
        return self.entry(draft, actor, now)


def sit_down(draft: Table, seat: Seat, actor: Actor) -> None:
    """Who lays an imported game on the table agrees to play it by sitting down there."""
    seat.person, seat.name, seat.held_for = actor.person, actor.name, None
    seat.agreed = actor.person == draft.header.owner


@dataclass
class Sit(Command):
    """Take a free seat. `link` is the hash of an invitation, which also opens tables that are not public."""

    seat: Optional[int] = None
    link: Optional[str] = None
    kind = "sit"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        must_be(draft, OPEN)
        if draft.seat_of(actor.person) is not None:
            raise refused("seated", "you have a seat at this table already")
        seat = self._invited(draft) if self.link is not None else self._free(draft, actor)
        if seat.person is not None or seat.bot is not None:
            raise refused("taken", f"seat {seat.seat} is taken")
        if seat.held_for is not None and seat.held_for != actor.person:
            raise forbidden("held", f"seat {seat.seat} is kept for somebody else")
        sit_down(draft, seat, actor)
        return self.entry(draft, actor, now, seat.seat, data={"name": actor.name})

    def _invited(self, draft: Table) -> Seat:
        for seat in draft.seats:
            if seat.link == self.link:
                return seat
        raise forbidden("bad-link", "this invitation is not valid, or no longer")

    def _free(self, draft: Table, actor: Actor) -> Seat:
        held = [seat for seat in draft.seats if seat.held_for == actor.person and seat.person is None]
        if not draft.header.public and actor.person != draft.header.owner and not held:
            raise forbidden("by-link", "this table is by invitation only")
        if self.seat is not None:
            return numbered(draft, self.seat)
        free = [seat for seat in draft.seats if seat.person is None and seat.bot is None and seat.held_for is None]
        if not held and not free:
            raise refused("full", "there is no free seat")
        return (held or free)[0]


@dataclass
class Leave(Command):
    """Get up before the game begins."""

    kind = "leave"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = own_seat(draft, actor)
        must_be(draft, OPEN)
        seat.person = seat.name = None
        seat.link = None  # an invitation is for once; whoever has left needs a new one
        seat.agreed = False
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Unseat(Command):
    """The owner asks somebody to get up before the game begins, or gives the seat of a bot to people."""

    seat: int
    kind = "unseat"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        must_own(draft, actor)
        must_be(draft, OPEN)
        seat = numbered(draft, self.seat)
        if seat.person is None and seat.held_for is None and seat.bot is None:
            raise refused("empty", f"nobody sits at seat {self.seat}")
        seat.person = seat.name = seat.held_for = seat.link = seat.bot = None
        seat.agreed = False
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class SeatBot(Command):
    """The owner gives a free seat to a bot before the game begins; an invitation to it stops working."""

    seat: int
    bot: Optional[str]
    kind = "seat-bot"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        must_own(draft, actor)
        must_be(draft, OPEN)
        seat = numbered(draft, self.seat)
        if seat.person is not None:
            raise refused("taken", f"seat {self.seat} is taken")
        seat.bot = known_bot(draft.header.game, self.bot)
        seat.link = seat.held_for = None
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Invite(Command):
    """Make, replace or (with None) revoke the invitation link of a seat."""

    seat: int
    link: Optional[str]
    kind = "invite"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        must_own(draft, actor)
        must_be(draft, OPEN)
        seat = numbered(draft, self.seat)
        if self.link is not None and (seat.person is not None or seat.bot is not None):
            raise refused("taken", f"seat {self.seat} is taken")
        seat.link = self.link
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Keep(Command):
    """The owner keeps a free seat for somebody; a link to it stops working."""

    seat: int
    person: str
    kind = "keep"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        must_own(draft, actor)
        must_be(draft, OPEN)
        seat = numbered(draft, self.seat)
        if seat.person is not None or seat.bot is not None:
            raise refused("taken", f"seat {self.seat} is taken")
        if any(self.person in (each.person, each.held_for) for each in draft.seats):
            raise refused("seated", "that person has a seat at this table already")
        seat.held_for, seat.link = self.person, None
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Decline(Command):
    """Leave a seat to others that is kept for oneself."""

    kind = "decline"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        must_be(draft, OPEN)
        seat = next((each for each in draft.seats if each.held_for == actor.person), None)
        if seat is None:
            raise refused("not-kept", "no seat at this table is kept for you")
        seat.held_for = None
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Agree(Command):
    """Play a game all the same that was imported: its position was made elsewhere."""

    kind = "agree"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = own_seat(draft, actor)
        must_be(draft, OPEN)
        if draft.agrees(seat):
            raise refused("agreed", "there is nothing left that you have to agree to")
        seat.agreed = True
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Start(Command):
    """Deal and begin."""

    kind = "start"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        must_own(draft, actor)
        must_be(draft, OPEN)
        if any(seat.person is None and seat.bot is None for seat in draft.seats):
            raise refused("seats-free", "some seats are still free")
        undecided = [seat.seat for seat in draft.seats if not draft.agrees(seat)]
        if undecided:
            raise not_agreed(undecided)
        header = draft.header
        g = dealt(header, len(draft.seats))
        draft.state = g
        header.status = FINISHED if g.over else PLAYING
        header.started_at = now
        header.rules = g.book.version
        for seat in draft.seats:
            seat.driven = seat.person is None
        header.times = wound(header, len(draft.seats))
        stands(header, g)
        return self.entry(draft, actor, now)
