"""What a seat may take back, and why no more than that.

Among people the rules of the engine hold: nobody may have learnt anything. Whoever has only bots about may also take
back what it has shown them, or promised them for good: a bot knows nothing but what it sees when it has to decide.
What the seat itself has learnt stays in any case.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Optional

from quayside.kernel.log import BEGAN, CLOSED, LEARNT, SHOWED, UNKNOWN, LoggedAction
from quayside.table.table import PLAYING, Table

Reason = Literal[
    "driven",  # a bot decides for the seat
    "secret",  # several decide at once
    "turn-ended",
    "nothing-done",  # here the turn began
    "others-acted",
    "learnt",  # the action showed the seat something that was hidden from it
    "shown",  # the action showed the others something
    "stands",  # the rules say that the choice is for good
]


@dataclass(frozen=True)
class Undoable:
    """How many of its last actions a seat may take back, why that is all, and which action is in the way."""

    steps: int
    reason: Reason
    action: Optional[int] = None


def undoable(table: Table, seat: int) -> Undoable:
    g = table.state
    if g is None or table.header.status != PLAYING:
        return Undoable(0, "turn-ended")
    if table.seats[seat].driven:
        return Undoable(0, "driven")
    if int(g.asked()).bit_count() > 1:
        return Undoable(0, "secret")  # others may be deciding; that one's undo goes away must not tell of it
    held = table.header.unconfirmed == seat  # its turn has passed on, but nobody has acted on it yet
    if not held and seat not in g.pending():
        return Undoable(0, "turn-ended")
    by_itself = alone(table, seat)
    found = _walked(g.log, seat, by_itself, held)
    if found is None:  # the game was read from a file: its actions are carried out again to see what they were like
        found = _walked(g.replayed(len(g.log)).log, seat, by_itself, held)
    assert found is not None
    return found


def alone(table: Table, seat: int) -> bool:
    """Whether everybody else at the table is a bot, and has been from the beginning."""
    return all(each.person is None for each in table.seats if each.seat != seat)


def _walked(log: list[LoggedAction], seat: int, by_itself: bool, held: bool) -> Optional[Undoable]:
    """Back along the log as far as the seat may go; None if the log does not tell."""
    bars = LEARNT if by_itself else CLOSED
    steps = 0
    for entry in reversed(log):
        if entry.mark == UNKNOWN:
            return None
        if entry.seat != seat:
            return Undoable(steps, "nothing-done" if entry.mark & BEGAN else "others-acted")
        if entry.mark & BEGAN and not (held and steps == 0):
            return Undoable(steps, "nothing-done")
        if entry.mark & bars:
            return Undoable(steps, _reason(entry.mark), entry.action)
        steps += 1
    return Undoable(steps, "nothing-done")


def _reason(mark: int) -> Reason:
    if mark & LEARNT:
        return "learnt"
    return "shown" if mark & SHOWED else "stands"
