"""The referee of Container, put together."""

from __future__ import annotations

from referee.container import loans, scoring, turn
from referee.container.table import Table, check_conservation, seen
from referee.following import Answer, Ask, Referee, Steps
from referee.record import Record, Words


class ContainerReferee(Referee):
    FREE = loans.FREE

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

    def free_plays(self, seat: int, question: Ask) -> set[str]:
        return loans.free_plays(self.table, seat, question)

    def play_freely(self, answer: Answer, question: Ask) -> Steps:
        return loans.play_freely(self.table, answer, question)

    def answered(self) -> None:
        """CT-R28: what somebody did freely counts as done at once only until the next step of anybody."""
        for done in self.table.done_freely.values():
            done.clear()
