"""Who may know that something happened: actions that tell and change nothing for somebody are no steps for them."""

from __future__ import annotations

import json
from typing import Optional

from quayside.kernel.events import Event
from quayside.kernel.log import LoggedAction
from quayside.kernel.sets import has, only
from quayside.kernel.state import State
from quayside.table.entries import EVERYBODY, Told, stored_events


def audience(before: State, after: State, seat: int, events: tuple[Told, ...]) -> int:
    """Who may know that an action happened: everybody, unless it told and changed nothing for somebody."""
    kinds = {kind.name: kind for kind in after.book.events}
    if any(not kinds[name].secret for name, _mask, _args in events):
        return EVERYBODY
    mask = only(seat)
    for _name, insiders, _args in events:
        mask |= insiders
    for viewer in (*range(int(after.seats)), None):
        if viewer is not None and has(mask, viewer):
            continue
        if json.dumps(before.view(viewer)) != json.dumps(after.view(viewer)):
            if viewer is None:
                return EVERYBODY
            mask |= only(viewer)
    return mask


def audience_of_undone(back: State, g: State) -> int:
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


class Eyes:
    """A viewer who follows a game: may it know that an action happened? What `audience` says of everybody."""

    def __init__(self, g: State, seat: Optional[int]) -> None:
        self.g = g
        self.seat = seat
        self._public = {kind.name for kind in g.book.events if not kind.secret}
        self._sight: Optional[tuple[str, ...]] = None  # what it and everybody see now, if that was looked at

    def follow(self, logged: LoggedAction) -> tuple[list[Event], bool]:
        """Carry a logged action out."""
        before = self.g.clone() if self._sight is None else None
        events = self.g.enter(logged)
        if self._is_told(logged, stored_events(events)):
            self._sight = None
            return events, True
        was = self._sight if before is None else self._looked(before)
        self._sight = self._looked(self.g)
        return events, was != self._sight

    def _is_told(self, logged: LoggedAction, events: tuple[Told, ...]) -> bool:
        if any(name in self._public for name, _insiders, _args in events):
            return True
        seat = self.seat
        return seat is not None and (seat == logged.seat or any(has(insiders, seat) for _, insiders, _ in events))

    def _looked(self, g: State) -> tuple[str, ...]:
        return tuple(json.dumps(g.view(seat)) for seat in dict.fromkeys((None, self.seat)))
