"""What an action would do, told before it is done: played ahead in states that the seat could be in, not the true one.

What happens in all of them is certain. What differs is chance, or another player's secret, and is not told.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import reduce
from operator import and_
from typing import Any, NamedTuple, Optional

from quayside.kernel.errors import MalformedAction
from quayside.kernel.events import Event
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.table.ahead import forced
from quayside.table.refusals import forbidden, illegal, malformed, refused
from quayside.table.shapes import Foresight
from quayside.table.table import PLAYING, Table
from quayside.table.views import started

FEW = 12  # states in which a toss of a coin falls the same way once in two thousand times
MANY = 40  # once there is chance, what is only likely must not seem certain

Telling = dict[str, Any]


def foresight(table: Table, person: str, action: str) -> Foresight:
    """What an action of that person would do now."""
    seat = table.seat_of(person)
    if seat is None:
        raise forbidden("no-seat", "you have no seat at this table")
    g = started(table)
    if table.header.status != PLAYING:
        raise refused("not-playing", "the game does not go on now")
    if table.header.unconfirmed is not None:
        raise refused("unconfirmed", "a turn waits for its confirmation")
    return foreseen(g, seat, action)


def foreseen(g: State, seat: int, action: str) -> Foresight:
    """The same in a state. It depends on nothing that the seat does not see: not on what is hidden, nor on the dice.

    What follows without a choice of the seat belongs to it: a table does not ask such questions.
    """
    try:
        index = g.index(action)
    except MalformedAction as error:
        raise malformed("no-such-action", str(error)) from None
    refusal = g.refusal(index, seat)
    if refusal is not None:
        raise illegal(refusal)
    futures = [_future(g, seat, index, number) for number in range(FEW)]
    told = [_told(future.events, seat) for future in futures]
    chance = any(each != told[0] for each in told)
    if chance:
        futures += [_future(g, seat, index, number) for number in range(FEW, MANY)]
    points = {future.points for future in futures}
    return {
        "events": _in_all(futures) if chance else told[0],
        "chance": chance or len(points) > 1,
        "points": points.pop() if len(points) == 1 else None,
    }


class _Future(NamedTuple):
    """What happens in one state, and by how much the score of the seat grows with it."""

    events: list[Event]
    points: int


def _future(g: State, seat: int, action: int, number: int) -> _Future:
    possible = g.imagine(seat, Quick(f"foresight:{number}"))
    before = possible.score().scores[seat]
    possible.recording = True  # only then it tells what happens
    events = possible.apply(action, seat)
    events += followed(possible, seat)
    return _Future(events, possible.score().scores[seat] - before)


def followed(g: State, seat: int) -> list[Event]:
    """Let a seat do what it would not be asked for."""
    events: list[Event] = []
    while seat in g.pending() and (only := forced(g, seat)) is not None:
        events += g.apply(only, seat)
    return events


def _told(events: list[Event], viewer: Optional[int]) -> list[Telling]:
    tellings = (event.view(viewer) for event in events)
    return [telling for telling in tellings if telling is not None]


def _in_all(futures: list[_Future]) -> list[Telling]:
    """The events that all futures have, in the order of the first, as somebody hears of them who knows no secret.

    So a card that is drawn is told without the card, even if it is very likely this one.
    """
    heard = [_told(future.events, None) for future in futures]
    left = reduce(and_, (Counter(map(json.dumps, each)) for each in heard))
    common = []
    for telling in heard[0]:
        key = json.dumps(telling)
        if left[key] > 0:
            left[key] -= 1
            common.append(telling)
    return common
