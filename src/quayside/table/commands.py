"""What can be done to a table. Each command checks who asks, changes a draft and says what to log; no I/O."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, Optional

from quayside.bots.registry import bot_names
from quayside.kernel.errors import IllegalAction, MalformedAction
from quayside.kernel.state import State
from quayside.table.refusals import forbidden, illegal, malformed, not_agreed, refused
from quayside.table.table import (
    ABANDONED,
    EVERYBODY,
    FINISHED,
    OPEN,
    OVER,
    PAUSED,
    PLAYING,
    Entry,
    Header,
    Seat,
    Table,
    Told,
    dealt,
    stored_events,
)


@dataclass(frozen=True)
class Actor:
    """Who asks. The server itself has no id: it moves bots and stops clocks."""

    person: Optional[str]
    name: str = ""


SERVER = Actor(None)


class Command(ABC):
    """One change of a table. `carry_out` raises a Refusal, or changes the draft and returns the entry to log."""

    kind: str
    creates = False

    @abstractmethod
    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry: ...

    def entry(self, draft: Table, actor: Actor, now: float, seat: Optional[int] = None, **more: Any) -> Entry:
        return Entry(draft.header.version + 1, self.kind, now, seat, actor.person, **more)

    def viewer(self, table: Table, actor: Actor) -> Optional[int]:
        """The seat with whose eyes the one who asks sees the table."""
        return table.seat_of(actor.person)

    def same_as(self, entry: Entry) -> bool:
        """Whether a logged entry is what this command would have logged."""
        return entry.kind == self.kind


# -- who may ------------------------------------------------------------------------------------------------------


def own_seat(draft: Table, actor: Actor) -> Seat:
    seat = draft.seat_of(actor.person)
    if seat is None:
        raise forbidden("no-seat", "you have no seat at this table")
    return draft.seats[seat]


def must_own(draft: Table, actor: Actor) -> None:
    if actor.person != draft.header.owner:
        raise forbidden("not-owner", "only the owner of the table may do that")


def must_be(draft: Table, *statuses: str) -> None:
    if draft.header.status not in statuses:
        raise refused(f"is-{draft.header.status}", f"the table is {draft.header.status}")


def numbered(draft: Table, seat: int) -> Seat:
    if not 0 <= seat < len(draft.seats):
        raise malformed("no-such-seat", f"there is no seat {seat}; seats are 0 to {len(draft.seats) - 1}")
    return draft.seats[seat]


def known_bot(game: str, bot: Optional[str]) -> str:
    """A bot of that name; without a name the first that does more than guess, because a seat must not wait long."""
    names = bot_names(game)
    if bot is not None and bot not in names:
        raise malformed("no-such-bot", f"there is no bot {bot!r} for {game}; there are {', '.join(names)}")
    return bot or names[:2][-1]


# -- the life of a table -------------------------------------------------------------------------------------------


@dataclass
class Create(Command):
    """A new table. `sit` is the seat its owner takes at once."""

    header: Header
    seats: list[Seat]
    sit: Optional[int] = None
    kind = "create"
    creates = True

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
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

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
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

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        seat = own_seat(draft, actor)
        must_be(draft, OPEN)
        seat.person = seat.name = None
        seat.link = None  # an invitation is for once; whoever has left needs a new one
        seat.agreed = False
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Unseat(Command):
    """The owner asks somebody to get up before the game begins."""

    seat: int
    kind = "unseat"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        must_own(draft, actor)
        must_be(draft, OPEN)
        seat = numbered(draft, self.seat)
        if seat.person is None and seat.held_for is None:
            raise refused("empty", f"nobody sits at seat {self.seat}")
        seat.person = seat.name = seat.held_for = seat.link = None
        seat.agreed = False
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Invite(Command):
    """Make, replace or (with None) revoke the invitation link of a seat."""

    seat: int
    link: Optional[str]
    kind = "invite"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        must_own(draft, actor)
        must_be(draft, OPEN)
        seat = numbered(draft, self.seat)
        if self.link is not None and (seat.person is not None or seat.bot is not None):
            raise refused("taken", f"seat {self.seat} is taken")
        seat.link = self.link
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class Agree(Command):
    """Play a game all the same that was imported: its position was made elsewhere."""

    kind = "agree"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
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

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
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
        if header.clock is not None:
            header.times = [[float(header.clock["seconds"]), None] for _ in draft.seats]
        header.pending = _mask(g)
        return self.entry(draft, actor, now)


def _mask(g: State) -> int:
    return sum(1 << seat for seat in g.pending())


def playing(draft: Table) -> State:
    must_be(draft, PLAYING)
    assert draft.state is not None
    return draft.state


@dataclass
class Act(Command):
    """Take an action of the game: a person for its own seat, the server for a seat that a bot drives."""

    action: str
    seat: Optional[int] = None  # for the server; people act for the seat they have
    kind = "act"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        seat = self._seat(draft, actor)
        g = playing(draft)
        if draft.header.unconfirmed is not None:
            raise refused("unconfirmed", f"seat {draft.header.unconfirmed} has still to confirm its turn")
        before = g.clone()
        try:
            index = g.index(self.action)
            events = g.apply(index, seat)
        except MalformedAction as error:
            raise malformed("no-such-action", str(error)) from None
        except IllegalAction as error:
            raise illegal(error) from None
        logged = g.log[-1]
        _after(draft, g, seat)
        entry = self.entry(draft, actor, now, seat, action=g.book.actions.name(index), outcomes=tuple(logged.outcomes))
        entry.events = stored_events(events)
        entry.audience = audience(before, g, seat, entry.events)
        return entry

    def viewer(self, table: Table, actor: Actor) -> Optional[int]:
        return self.seat if actor.person is None else table.seat_of(actor.person)

    def _seat(self, draft: Table, actor: Actor) -> int:
        if actor.person is None:
            assert self.seat is not None
            if not draft.seats[self.seat].driven:
                raise refused("not-driven", f"no bot drives seat {self.seat}")
            return self.seat
        seat = own_seat(draft, actor)
        if seat.driven:
            raise refused("driven", "a bot decides for your seat; take it back first")
        return seat.seat

    def same_as(self, entry: Entry) -> bool:
        return entry.kind == self.kind and entry.action is not None and _same_action(self.action, entry.action)


def _same_action(asked: str, logged: str) -> bool:
    """Whether two texts name one action, as far as spelling tells: `bid(3, 0)` may be logged with argument names."""
    if asked.replace(" ", "") == logged.replace(" ", ""):
        return True
    values = [part.split("=")[-1].strip(" )") for part in logged.partition("(")[2].split(",")]
    given = [part.split("=")[-1].strip(" )") for part in asked.partition("(")[2].split(",")]
    return asked.partition("(")[0].strip() == logged.partition("(")[0] and sorted(values) == sorted(given)


def _after(draft: Table, g: State, seat: Optional[int]) -> None:
    """What follows for the table from a game that has changed."""
    header = draft.header
    header.pending = _mask(g)
    header.unconfirmed = None
    if g.over:
        header.status = FINISHED
    elif header.confirm and seat is not None and not draft.seats[seat].driven and not header.pending >> seat & 1:
        if g.unanswered(seat) and int(g.asked()).bit_count() == 1:
            header.unconfirmed = seat


def audience(before: State, after: State, seat: int, events: tuple[Told, ...]) -> int:
    """Who may know that an action happened: everybody, unless it told and changed nothing for somebody."""
    kinds = {kind.name: kind for kind in after.book.events}
    if any(not kinds[name].secret for name, _mask, _args in events):
        return EVERYBODY
    mask = 1 << seat
    for _name, insiders, _args in events:
        mask |= insiders
    for viewer in (*range(int(after.seats)), None):
        if viewer is not None and mask >> viewer & 1:
            continue
        if json.dumps(before.view(viewer)) != json.dumps(after.view(viewer)):
            if viewer is None:
                return EVERYBODY
            mask |= 1 << viewer
    return mask


@dataclass
class Undo(Command):
    """Go back some steps, or (with None) to where this seat's turn began. The log keeps what was undone."""

    steps: Optional[int]
    kind = "undo"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        seat = own_seat(draft, actor).seat
        g = playing(draft)
        most = draft.undo_steps(seat)
        steps = most if self.steps is None else self.steps
        if not 1 <= steps <= most:
            raise refused("cannot-undo", f"you can take back {most} of your actions, not {steps}")
        length = len(g.log)
        back = g.replayed(length - steps)
        draft.state = back
        _after(draft, back, None)
        data = {"to": length - steps, "steps": steps, "all": self.steps is None}
        entry = self.entry(draft, actor, now, seat, data=data)
        entry.audience = _audience_of_undone(back, g)
        return entry

    def same_as(self, entry: Entry) -> bool:
        if entry.kind != self.kind or entry.data is None:
            return False
        return bool(entry.data["all"]) if self.steps is None else int(entry.data["steps"]) == self.steps


def _audience_of_undone(back: State, g: State) -> int:
    """Who knows of the actions between two states of a game: the undoing is for them alone."""
    again = back.clone()
    mask = 0
    for logged in g.log[len(back.log) :]:
        before = again.clone()
        known = audience(before, again, logged.seat, stored_events(again.enter(logged)))
        if known == EVERYBODY:
            return EVERYBODY
        mask |= known
    return mask


@dataclass
class Confirm(Command):
    """Let the next one go on: the turn can no longer be taken back."""

    kind = "confirm"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        seat = own_seat(draft, actor).seat
        playing(draft)
        if draft.header.unconfirmed != seat:
            raise refused("nothing-to-confirm", "you have no turn to confirm")
        draft.header.unconfirmed = None
        return self.entry(draft, actor, now, seat)


@dataclass
class Resign(Command):
    """Give up: a bot plays the seat to the end. Without any person left the game is abandoned."""

    kind = "resign"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
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

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
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
    """Decide for one's own seat again."""

    kind = "take-back"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        seat = own_seat(draft, actor)
        must_be(draft, PLAYING, PAUSED)
        if seat.resigned:
            raise refused("resigned", "you have resigned")
        if not seat.driven:
            raise refused("not-driven", "you decide for your seat already")
        if draft.header.clock is not None and (draft.header.times[seat.seat][0] or 0.0) <= 0.0:
            raise refused("no-time", "your time has run out")
        seat.driven = False
        return self.entry(draft, actor, now, seat.seat)


@dataclass
class OutOfTime(Command):
    """A clock has run out by the time of the house: a bot takes the seat."""

    seat: int
    house: float
    kind = "timeout"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        assert actor.person is None
        must_be(draft, PLAYING)
        left, since = draft.header.times[self.seat]
        if self.seat not in draft.running() or left is None or since is None or left - (self.house - since) > 0.0:
            raise refused("has-time", f"the clock of seat {self.seat} has not run out")
        hand_over(draft, draft.seats[self.seat], None)
        return self.entry(draft, actor, now, self.seat)


def agreed(draft: Table, asked: int) -> bool:
    """Whether everybody who decides at a table is among those who asked. Bots, and people who are away, have no say."""
    return not draft.deciding() & ~asked


@dataclass
class Pause(Command):
    """Ask for a pause. When all the people who play have asked, the game and its clocks stop."""

    kind = "pause"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        seat = own_seat(draft, actor).seat
        must_be(draft, PLAYING)
        header = draft.header
        header.pause_asked |= 1 << seat
        if not agreed(draft, header.pause_asked):
            return replace(self.entry(draft, actor, now, seat), kind="ask-pause")
        header.status, header.pause_asked = PAUSED, 0
        return self.entry(draft, actor, now, seat)

    def same_as(self, entry: Entry) -> bool:
        return entry.kind in (self.kind, "ask-pause")


@dataclass
class Resume(Command):
    """Let a paused game go on, which anybody who plays may; while it runs, withdraw one's wish to pause or end it."""

    kind = "resume"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        seat = own_seat(draft, actor).seat
        header = draft.header
        if header.status == PLAYING and (header.pause_asked | header.end_asked) >> seat & 1:
            header.pause_asked &= ~(1 << seat)
            header.end_asked &= ~(1 << seat)
        else:
            must_be(draft, PAUSED)
            header.status = PLAYING
        return self.entry(draft, actor, now, seat)


@dataclass
class Abandon(Command):
    """End the table without a result. It shows all hands, so when people play they all have to ask for it."""

    kind = "abandon"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        must_be(draft, OPEN, PLAYING, PAUSED)
        header = draft.header
        seat = draft.seat_of(actor.person)
        if header.status == OPEN or not draft.deciding():
            must_own(draft, actor)
        else:
            header.end_asked |= 1 << own_seat(draft, actor).seat
            if not agreed(draft, header.end_asked):
                return replace(self.entry(draft, actor, now, seat), kind="ask-end")
        header.status = ABANDONED
        return self.entry(draft, actor, now, seat)

    def same_as(self, entry: Entry) -> bool:
        return entry.kind in (self.kind, "ask-end")


@dataclass
class Rematch(Command):
    """Name the table at which the same people play again; the first one to ask names it."""

    table: str
    kind = "rematch"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> Entry:
        own_seat(draft, actor)
        must_be(draft, *OVER)
        if draft.header.rematch is not None:
            raise refused("rematch", "there is a rematch already")
        draft.header.rematch = self.table
        return self.entry(draft, actor, now, draft.seat_of(actor.person), data={"table": self.table})
