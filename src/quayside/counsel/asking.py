"""Who may ask the coach for what."""

from __future__ import annotations

import contextlib
from typing import Final, Iterator, Optional

from quayside.bots.registry import bot_names
from quayside.coach.turns import NothingThere
from quayside.kernel.errors import IllegalAction, MalformedAction
from quayside.kernel.sets import has
from quayside.table.refusals import forbidden, malformed, refused
from quayside.table.table import FINISHED, PLAYING, Table

OPPONENT: Final = "expert"  # who plays the other seats of a game that is played on, where the game has such

SeatWish = tuple[str, Optional[str]]  # a person or a bot, and which


def must_be_finished(table: Table) -> None:
    """What is told of a game tells its secrets."""
    if table.header.status != FINISHED or table.state is None or table.state.result is None:
        raise refused("not-over", "a review tells secrets, so it comes when the game is over")


def practising(table: Table, person: Optional[str]) -> int:
    """The seat of somebody who has something to decide and may be given a hint about it."""
    seat = table.seat_of(person)
    if seat is None:
        raise forbidden("no-seat", "you do not play at this table")
    others = [each for each in table.seats if each.seat != seat]
    if table.header.imported is None or any(each.bot is None for each in others):
        raise refused("no-hints", "hints are for practice: games against bots that count for nothing")
    if table.header.status != PLAYING or not has(table.header.pending, seat):
        raise refused("nothing-asked", "you have nothing to decide now")
    return seat


def one_person(kinds: list[str]) -> None:
    """A practice table is laid for one."""
    if kinds.count("person") != 1:
        raise malformed("bad-seats", "a practice table is for one person against bots")


def against_bots(table: Table, seat: int) -> list[SeatWish]:
    """The seats of a game that is played on: somebody takes one, bots all others."""
    bots = bot_names(table.header.game)
    bot = OPPONENT if OPPONENT in bots else bots[0]
    return [("person", None) if each.seat == seat else ("bot", bot) for each in table.seats]


@contextlib.contextmanager
def there() -> Iterator[None]:
    """Says so where there is nothing to choose, or what was chosen cannot be."""
    try:
        yield
    except (NothingThere, MalformedAction) as error:
        raise malformed("bad-request", str(error)) from None
    except IllegalAction as error:
        raise refused("not-legal", str(error)) from None
