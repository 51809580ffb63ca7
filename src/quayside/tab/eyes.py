"""With whose eyes the device looks at a table: its one person's, or those of whoever holds it in a hot seat.

At a table where several people share the device nobody sees anything but what everybody may see until the one whose
turn it is has taken the device. Whoever has nothing to decide while another has gives it away.
"""

from __future__ import annotations

from typing import Optional

from quayside.table.commands import Actor
from quayside.table.refusals import refused
from quayside.table.table import PAUSED, PLAYING, Table


def sharers(table: Table) -> list[int]:
    """The seats of the people at this device; bots play the others."""
    return [seat.seat for seat in table.seats if seat.person is not None]


def is_shared(table: Table) -> bool:
    return table.header.status in (PLAYING, PAUSED) and len(sharers(table)) > 1


def asked(table: Table) -> list[int]:
    """Those of them who have something to decide."""
    return [seat for seat in sharers(table) if seat in table.running()]


class Eyes:
    def __init__(self) -> None:
        self._holding: dict[str, int] = {}

    def person(self, table: Table) -> Optional[str]:
        """Who looks; None while the device is being passed on."""
        if not is_shared(table):
            return table.header.owner
        seat = self._holding.get(table.id)
        return None if seat is None else table.seats[seat].person

    def actor(self, table: Table) -> Actor:
        person = self.person(table)
        seat = table.seat_of(person)
        name = None if seat is None else table.seats[seat].name
        return Actor(person or "", name or "")

    def take(self, table: Table, seat: int) -> None:
        """Somebody has the device in hand."""
        if not is_shared(table) or seat not in (asked(table) or sharers(table)):
            raise refused("not-yours", "somebody else is asked at this table, or nobody at this device")
        self._holding[table.id] = seat

    def pass_on(self, table: Table) -> bool:
        """Whether the device is in nobody's hand now: a shared game begins, or another one is asked."""
        if not is_shared(table):
            return False
        waiting = asked(table)
        if waiting and self._holding.get(table.id) not in waiting:
            self._holding.pop(table.id, None)
        return table.id not in self._holding
