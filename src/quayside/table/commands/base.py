"""Commands: what can be done to a table. Each checks who asks, changes a draft and says what to log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Optional

from quayside.bots.registry import bot_names, seatable
from quayside.games.registry import ROUNDS
from quayside.kernel.sets import only
from quayside.kernel.state import State
from quayside.table.entries import LogEntry
from quayside.table.refusals import forbidden, malformed, refused
from quayside.table.table import Header, Seat, Table


@dataclass(frozen=True)
class Actor:
    """Who asks. The house has no id: it moves bots and stops clocks."""

    person: Optional[str]
    name: str = ""


HOUSE = Actor(None)


class Command(ABC):
    """One change of a table. `carry_out` raises a Refusal, or changes the draft and returns the entry to log."""

    kind: str

    @abstractmethod
    def carry_out(self, draft: Table, actor: Actor, now: float) -> LogEntry: ...

    def entry(self, draft: Table, actor: Actor, now: float, seat: Optional[int] = None, **more: Any) -> LogEntry:
        return LogEntry(draft.header.version + 1, self.kind, now, seat, actor.person, **more)

    def viewer(self, table: Table, actor: Actor) -> Optional[int]:
        """The seat with whose eyes the one who asks sees the table."""
        return table.seat_of(actor.person)

    def same_as(self, entry: LogEntry) -> bool:
        """Whether a logged entry is what this command would have logged."""
        return entry.kind == self.kind


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
    """A bot of that name; without a name the club player, because a seat must not wait long, else the first."""
    if bot is not None and bot not in seatable(game):
        raise malformed("no-such-bot", f"there is no bot {bot!r} for {game}; there are {', '.join(seatable(game))}")
    names = bot_names(game)
    return bot or ("club" if "club" in names else names[0])


def stands(header: Header, g: State) -> None:
    """Note in the header what lists say of a game: whom it waits for, its round, and its result."""
    header.pending = asked_mask(g)
    header.round = ROUNDS[g.game](g) if g.game in ROUNDS else None
    header.result = None if g.result is None else {"ranks": list(g.result.ranks), "scores": list(g.result.scores)}


def asked_mask(g: State) -> int:
    """The seats that have to decide now, as a mask."""
    return sum(only(seat) for seat in g.pending())
