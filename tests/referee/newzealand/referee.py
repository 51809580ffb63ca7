"""The referee of New Zealand, put together."""

from __future__ import annotations

from referee.following import Answer, Ask, Referee, Steps
from referee.newzealand import checks, gains, offers, scoring, turn
from referee.newzealand.sarah_board import Sarah
from referee.newzealand.table import Table
from referee.record import Record, Words


class NewZealandReferee(Referee):
    FREE = gains.FREE

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.table = Table(record, self.events)
        if self.table.solo:
            self.table.sarah = Sarah(record.deal[0]["sarah"], str(record.options["difficulty"]))
        self.table.nested = lambda p, texts: offers.immediate(self.table, p, texts)
        self.table.cards = +checks.all_cards(self.table)
        checks.check_deal(self.table, record)

    def course(self) -> Steps:
        return turn.course(self.table)

    def conservation(self) -> None:
        checks.check_conservation(self.table)

    def result(self) -> Words:
        return scoring.result(self.table)

    def own_view(self) -> Words:
        return checks.shown(self.table)

    def read_views(self, views: list[Words]) -> Words:
        return checks.seen(views)

    def free_plays(self, seat: int, question: Ask) -> set[str]:
        return gains.free_plays(self.table, self.table.players[seat], question)

    def play_freely(self, answer: Answer, question: Ask) -> Steps:
        self.table.chance = self.turned_up
        return gains.play_freely(self.table, answer)

    def answered(self) -> None:
        self.table.chance = self.turned_up
