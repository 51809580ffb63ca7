"""The game itself: acting, taking back, confirming a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from quayside.kernel.errors import IllegalAction, MalformedAction
from quayside.kernel.sets import has
from quayside.kernel.state import State
from quayside.table.ahead import passes_on
from quayside.table.commands.base import Actor, Command, must_be, own_seat, stands
from quayside.table.entries import LogEntry, stored_events
from quayside.table.refusals import cannot_undo, ends_turn, illegal, malformed, refused
from quayside.table.secrecy import audience, audience_of_undone
from quayside.table.table import FINISHED, PLAYING, Table
from quayside.table.undoing import undoable


def playing(draft: Table) -> State:
    must_be(draft, PLAYING)
    assert draft.state is not None
    return draft.state


@dataclass
class Act(Command):
    """Take an action of the game: a person for its own seat, the house for a seat that a bot drives.

    With `hold` it is not taken if it would end the turn while there is still something to choose or to take back.
    """

    action: str
    seat: Optional[int] = None  # for the house; people act for the seat they have
    hold: bool = False
    kind = "act"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = self._seat(draft, actor)
        g = playing(draft)
        if draft.header.unconfirmed is not None:
            raise refused("unconfirmed", f"seat {draft.header.unconfirmed} has still to confirm its turn")
        try:
            index = g.index(self.action)
            if self.hold and g.refusal(index, seat) is None:
                self._hold(draft, g, seat, index)
            events = g.apply(index, seat)
        except MalformedAction as error:
            raise malformed("no-such-action", str(error)) from None
        except IllegalAction as error:
            raise illegal(error) from None
        logged = g.log[-1]
        _after(draft, g, seat)
        entry = self.entry(draft, actor, now, seat, action=g.book.actions.name(index), outcomes=tuple(logged.outcomes))
        entry.events = stored_events(events)
        assert draft.before is not None
        entry.audience = audience(draft.before, g, seat, entry.events)
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

    def _hold(self, draft: Table, g: State, seat: int, index: int) -> None:
        """Whoever still has a choice is asked once more before it is out of its hands."""
        if len(g.legal(seat)) > 1 or undoable(draft, seat).steps > 0:
            passes = passes_on(g, seat, index)
            if passes is not None:
                raise ends_turn(passes)

    def same_as(self, entry: LogEntry) -> bool:
        return entry.kind == self.kind and entry.action is not None and _same_action(self.action, entry.action)


def _same_action(asked: str, logged: str) -> bool:
    """Whether two texts name one action, as far as spelling tells: `bid(3, 0)` is logged with names of arguments."""
    name, written = _spelled(asked)
    logged_name, told = _spelled(logged)
    if name != logged_name or len(written) != len(told):
        return False
    values = dict(told)
    return all(value == (values.get(arg) if arg else told[place][1]) for place, (arg, value) in enumerate(written))


def _spelled(action: str) -> tuple[str, list[tuple[str, str]]]:
    """The name of an action, and its arguments with their names; '' for one that is given by its place."""
    name, _, inside = action.strip().removesuffix(")").partition("(")
    parts = [part.rpartition("=") for part in inside.split(",") if part.strip()]
    return name.strip(), [(arg.strip(), value.strip()) for arg, _equals, value in parts]


def _after(draft: Table, g: State, seat: Optional[int]) -> None:
    """What follows for the table from a game that has changed."""
    header = draft.header
    stands(header, g)
    header.unconfirmed = None
    if g.over:
        header.status = FINISHED
    elif header.confirm and seat is not None and not draft.seats[seat].driven and not has(header.pending, seat):
        if g.unanswered(seat) and int(g.asked()).bit_count() == 1:
            header.unconfirmed = seat


@dataclass
class Undo(Command):
    """Go back some steps, or (with None) to where this seat's turn began. The log keeps what was undone."""

    steps: Optional[int]
    kind = "undo"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = own_seat(draft, actor).seat
        g = playing(draft)
        most = undoable(draft, seat)
        steps = most.steps if self.steps is None else self.steps
        if not 1 <= steps <= most.steps:
            raise cannot_undo(most.steps, steps, most.reason)
        length = len(g.log)
        back = g.replayed(length - steps)
        draft.state = back
        _after(draft, back, None)
        data = {"to": length - steps, "steps": steps, "all": self.steps is None}
        entry = self.entry(draft, actor, now, seat, data=data)
        entry.audience = audience_of_undone(back, g)
        return entry

    def same_as(self, entry: LogEntry) -> bool:
        if entry.kind != self.kind or entry.data is None:
            return False
        return bool(entry.data["all"]) if self.steps is None else int(entry.data["steps"]) == self.steps


@dataclass
class Confirm(Command):
    """Let the next one go on: the turn can no longer be taken back."""

    kind = "confirm"

    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry:
        seat = own_seat(draft, actor).seat
        playing(draft)
        if draft.header.unconfirmed != seat:
            raise refused("nothing-to-confirm", "you have no turn to confirm")
        draft.header.unconfirmed = None
        return self.entry(draft, actor, now, seat)
