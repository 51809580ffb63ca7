"""The referee of Shipyard, put together."""

from __future__ import annotations

from referee.following import Referee, Steps
from referee.record import Record, Words
from referee.shipyard import scoring, turn
from referee.shipyard.table import Table, check_conservation, seen


class ShipyardReferee(Referee):
    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.table = Table(record, self.events)

    def course(self) -> Steps:
        return turn.course(self.table)

    def conservation(self) -> None:
        check_conservation(self.table)

    def result(self) -> Words:
        return scoring.result(self.table)

    def own_view(self) -> Words:
        return self.table.shown()

    def read_views(self, views: list[Words]) -> Words:
        return seen(views)
