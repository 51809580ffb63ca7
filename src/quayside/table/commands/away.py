"""Seats that somebody leaves to a bot: by resigning, by being away, or because time has run out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from quayside.kernel.sets import has
from quayside.table.clocks import has_run_out, is_empty, refill
from quayside.table.commands.base import Actor, Command, known_bot, must_be, numbered, own_seat
from quayside.table.entries import LogEntry
from quayside.table.refusals import forbidden, refused
from quayside.table.table import ABANDONED, PAUSED, PLAYING, Seat, Table


@dataclass
class Resign(Command):
    """Give up: a bot plays the seat to the end. Without any person left the game is abandoned."""

    kind = "resign"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = own_seat(draft, actor)
        must_be(draft, PLAYING, PAUSED)
        if seat.resigned:
            raise refused("resigned", "you have resigned already")
        seat.resigned = seat.driven = True
        seat.bot = seat.bot or known_bot(draft.header.game, None)
        if draft.header.unconfirmed == seat.seat:
            draft.header.unconfirmed = None
        if all(each.resigned or each.person is None for each in draft.seats):
            draft.header.status = ABANDONED
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Hand(Command):
    """Let a bot decide for a seat: one's own at any time, somebody else's after an absence.

    `absent` says how long that person has been away, None if it is here.
    """

    seat: int
    bot: Optional[str] = None
    absent: Optional[float] = None
    kind = "hand"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        mine = draft.seat_of(actor.person)
        if mine is None and actor.person != draft.header.owner:
            raise forbidden("no-seat", "you have no seat at this table")
        must_be(draft, PLAYING, PAUSED)
        seat = numbered(draft, self.seat)
        if seat.driven:
            raise refused("driven", f"a bot decides for seat {self.seat} already")
        if mine != self.seat:
            if self.absent is None:
                raise refused("present", "that person is here")
            if self.absent < draft.header.absence:
                wait = int(draft.header.absence - self.absent) + 1
                raise refused("not-absent-yet", f"wait {wait} seconds more for that person")
        hand_over(draft, seat, self.bot)
        return self.entry(draft, actor, now, seat.seat, data={"bot": seat.bot})


def hand_over(draft: Table, seat: Seat, bot: Optional[str]) -> None:
    seat.bot = known_bot(draft.header.game, bot)
    seat.driven = True
    if draft.header.unconfirmed == seat.seat:
        draft.header.unconfirmed = None


@dataclass
class TakeBack(Command):
    """Decide for one's own seat again. Who ran out of time lets the bot answer first, and has a last stretch then."""

    kind = "take-back"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = own_seat(draft, actor)
        must_be(draft, PLAYING, PAUSED)
        if seat.resigned:
            raise refused("resigned", "you have resigned")
        if not seat.driven:
            raise refused("not-driven", "you decide for your seat already")
        if is_empty(draft.header, seat.seat):
            if draft.header.status == PLAYING and has(draft.header.pending, seat.seat):
                raise refused("bot-decides", "your time has run out: a bot answers this for you, then you can go on")
            refill(draft.header, seat.seat)
        seat.driven = False
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class OutOfTime(Command):
    """A clock has run out by the time of the house: a bot takes the seat."""

    seat: int
    house: float
    kind = "timeout"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        assert actor.person is None
        must_be(draft, PLAYING)
        if not has_run_out(draft, self.seat, self.house):
            raise refused("has-time", f"the clock of seat {self.seat} has not run out")
        hand_over(draft, draft.seats[self.seat], None)
        return self.entry(draft, actor, now, self.seat)
